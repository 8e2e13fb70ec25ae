import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Env } from './env'
import { inTime } from './lib/with-timeout'

export interface Mail {
  /** One address. */
  to: string
  subject: string
  text: string
}

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>

/**
 * Without what an address list, a group, a comment or a quotation is written with: the library would read
 * `x:a@b.com` as a@b.com.
 */
const plainAddress = /^[^\s@,;:"()<>[\]\\]+@[^\s@,;:"()<>[\]\\]+$/

/** A mail server gets this long for each of its steps, and for all of them. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
}
const ALL_MS = 30_000

/**
 * Sends one plain e-mail through SMTP_URL, within thirty seconds in all; fails where the mail server does not
 * take it. The connection is encrypted where the server offers it (`?requireTLS=true` insists).
 */
export async function sendMail(env: MailSettings, { to, subject, text }: Mail): Promise<void> {
  if (!env.SMTP_URL) throw new Error('no mail server is set')
  if (!plainAddress.test(to)) throw new Error('the address could be read as another one')
  const from = env.MAIL_FROM ?? senderOf(env.SMTP_URL)
  const transport = createTransport({ url: env.SMTP_URL, ...limits })
  const message = {
    from: { name: 'Lavra', address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    subject,
    text,
  }
  const sending = transport.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true })
  try {
    await inTime(ALL_MS, sending, () => new Error('the mail server took too long'))
  } finally {
    transport.close()
  }
}

/** The account that signs in to the mail server where it is an address, else one at that server. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl)
  const account = decodeURIComponent(username)
  if (account.includes('@')) return account
  return `lavra@${isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname}`
}
