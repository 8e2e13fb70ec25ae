import { createTransport } from 'nodemailer'
import type { Env } from './env'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends one plain e-mail through SMTP_URL, within thirty seconds in all. Fails where the mail server does not take it. */
export async function sendMail(env: Pick<Env, 'SMTP_URL'>, mail: Mail): Promise<void> {
  if (!env.SMTP_URL) throw new Error('no mail server is set')
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000, dnsTimeout: 5_000 }
  const transport = createTransport({ url: env.SMTP_URL, ...limits })
  try {
    await transport.sendMail({ from: { name: 'Lavra', address: senderOf(env.SMTP_URL) }, ...mail })
  } finally {
    transport.close()
  }
}

/** The account that signs in to the mail server where it is an address, else one at that server. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl)
  const account = decodeURIComponent(username)
  return account.includes('@') ? account : `lavra@${hostname}`
}
