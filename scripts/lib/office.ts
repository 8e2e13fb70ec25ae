// The demo office in a browser: signed in, with what the addresses of its screens need.
import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { LavraServer } from '../../e2e/server'
import type { Office } from './screens'

export interface Session {
  access_token: string
  user: unknown
}

export async function signIn({ url }: LavraServer): Promise<Session> {
  const body = new URLSearchParams({ username: 'helena', password: 'demonstracao' })
  const answer = await fetch(`${url}/token`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  return (await answer.json()) as Session
}

/** Finds what the addresses need, and leaves one petition half-way. */
export async function prepareOffice({ url }: LavraServer, { access_token }: Session): Promise<Office> {
  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    const headers = {
      authorization: `Bearer ${access_token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const answer = await fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return (await answer.json()) as T
  }
  const petitions = await call<{ petition_id: string; case_id: string | null; status: string }[]>(
    'GET',
    '/petitions/recent',
  )
  const finished = petitions.find(({ status, case_id }) => status === 'completed' && case_id)
  if (!finished?.case_id) throw new Error('the demo office has no finished petition')
  const parties = await call<{ plaintiffs: unknown[]; defendants: unknown[]; content: string }>(
    'GET',
    `/petitions/${finished.petition_id}`,
  )
  const { plaintiffs, defendants, content } = parties
  const { cases } = await call<{ cases: { id: string }[] }>('GET', '/cases/?search=Ipê')
  // Two earlier texts, and the present one as it was.
  for (const text of [`${content}\n\nProtesta por provas.`, content])
    await call('PUT', `/petitions/${finished.petition_id}/content`, { content: text })
  const input = {
    petition_type: 'complaint',
    plaintiffs,
    defendants,
    case_id: finished.case_id,
    author: 'Helena Martins',
  }
  const { petition_id } = await call<{ petition_id: string }>('POST', '/petitions/initialize', input)
  await call('POST', `/petitions/${petition_id}/start-generation`, {})
  for (let agent = 0; agent < 3; agent++) await call('POST', `/petitions/${petition_id}/advance-agent`, {})
  const open = await call<{ petition_id: string }>('POST', '/petitions/initialize', input)
  const slips =
    '\n\nA testemunha Marcela Brandão Teles viu o pagamento de R$ 12.345,67, como exige o art. 2.500 do Código Civil (Súmula 1.999 do STJ).'
  await call('PUT', `/petitions/${open.petition_id}/content`, { content: content + slips })
  return {
    openItemsId: open.petition_id,
    caseId: finished.case_id,
    pictureCaseId: cases[0]?.id ?? '',
    petitionId: finished.petition_id,
    runningId: petition_id,
  }
}

interface Look {
  theme: string
  width: number
  session?: Session
}

export function openContext(
  browser: Browser,
  { url }: LavraServer,
  { theme, width, session }: Look,
  more: BrowserContextOptions = {},
) {
  const entries = [
    ['theme', theme],
    ...(session
      ? [
          ['access_token', session.access_token],
          ['user', JSON.stringify(session.user)],
        ]
      : []),
  ]
  const phone = width < 1000
  return browser.newContext({
    baseURL: url,
    viewport: { width, height: phone ? 844 : 900 },
    hasTouch: phone,
    isMobile: phone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: entries.map(([name = '', value = '']) => ({ name, value })) }],
    },
    ...more,
  })
}
