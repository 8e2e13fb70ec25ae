import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOpen, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { aPetition, advance, started, statusOf } from '../../../../test/petitions'

let api: Api
let user: Actor
const base = '/api/v1/petitions'

let now: Date | null = null

beforeAll(async () => {
  api = await startApi({ clock: () => now ?? new Date() })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: '123456/SP' })
})
afterAll(() => api.close())

const party = {
  name: 'Helena Prado Nogueira',
  role: 'plaintiff',
  party_type: 'individual',
  cpf_cnpj: '11122233344',
}

async function aCase(): Promise<string> {
  const client = await aClient(api, { name: 'Helena Prado Nogueira' })
  const made = await api.as(user).post(
    '/api/v1/cases/',
    caseBody(client.id, {
      parties: [party],
      claim_value: '4200',
      description: 'Comprou um sofá em 03/02/2025.',
    }),
  )
  return String(made.body.id)
}

async function written(content: string, fields: Record<string, unknown> = {}): Promise<string> {
  const id = await aPetition(api, user, fields)
  expect((await api.as(user).put(`${base}/${id}/content`, { content })).status).toBe(200)
  return id
}

interface Read {
  checks: PetitionCheck[]
  content: string
  version: number
}
const read = async (id: string, who = user): Promise<Read> =>
  (await api.as(who).get(`${base}/${id}`)).body as Read
const openIn = ({ checks }: Read) => checks.filter(isOpen).map(({ text, verdict }) => `${text}: ${verdict}`)
const exported = (id: string, who = user, format = 'md', draft = false) =>
  api.as(who).get(`${base}/${id}/export?format=${format}${draft ? '&draft=true' : ''}`)
const trail = (id: string, action: string) =>
  api.world.database.prisma.auditEvent.findMany({ where: { entity_id: id, action }, orderBy: { at: 'asc' } })

const wrong =
  'Helena Prado Nogueira, CPF 111.222.333-45, pagou R$ 9.999,00 e invoca o art. 2.500 do Código Civil e a Súmula 1.999 do STJ.'

test('a petition without a text has no checks', async () => {
  const id = await aPetition(api, user)
  expect(await read(id)).toMatchObject({ checks: [] })
})

test('a save answers what stands and what does not, each with its place and source', async () => {
  const id = await aPetition(api, user, { case_id: await aCase() })
  const saved = await api
    .as(user)
    .put(`${base}/${id}/content`, { content: `${wrong} Vale R$ 4.200,00 (art. 319 do CPC).` })
  const { checks } = saved.body as Read
  expect(checks.map(({ text, kind, verdict }) => [text, kind, verdict])).toEqual([
    ['Helena Prado Nogueira', 'nome', 'verificada'],
    ['111.222.333-45', 'cpf_cnpj', 'sem_origem'],
    ['R$ 9.999,00', 'valor', 'sem_origem'],
    ['art. 2.500 do Código Civil', 'artigo', 'inexistente'],
    ['Súmula 1.999 do STJ', 'sumula', 'posterior'],
    ['R$ 4.200,00', 'valor', 'verificada'],
    ['art. 319 do CPC', 'artigo', 'verificada'],
  ])
  for (const { text, start, end } of checks)
    expect(`${wrong} Vale R$ 4.200,00 (art. 319 do CPC).`.slice(start, end)).toBe(text)
  expect(checks[0]).toMatchObject({ source: 'Parte: Helena Prado Nogueira' })
  expect(checks[5]).toMatchObject({ source: 'Processo' })
  expect((await read(id)).checks).toEqual(checks)
})

test('what the drafter wrote has no open item, and its revisor says so', async () => {
  const id = await started(api, user, 8, { case_id: await aCase() })
  const found = await read(id)
  expect(found.checks.length).toBeGreaterThan(10)
  // Nothing but its own marks.
  const open = found.checks.filter(isOpen)
  expect(open.length).toBeGreaterThan(0)
  expect(
    open.every(
      ({ kind, verdict, text }) =>
        kind === 'lacuna' && verdict === 'a_completar' && text.startsWith('[COMPLETAR: '),
    ),
  ).toBe(true)
  const { agents_progress } = await statusOf(api, user, id)
  expect(agents_progress.find(({ agent_id }) => agent_id === 'revisor')?.output).toMatch(
    /## Rastreamento de citações e dados\n\nConferidos \d+ itens/,
  )
})

test('the revisor lists what somebody wrote into the draft, with its heading', async () => {
  const id = await started(api, user, 6, { case_id: await aCase() })
  const draft =
    (await statusOf(api, user, id)).agents_progress.find(({ agent_id }) => agent_id === 'redator')?.output ??
    ''
  await api.as(user).put(`${base}/${id}/agents/redator/output`, {
    output: `${draft}\n\n## DO DANO\n\nA perda foi de R$ 77.123,45.`,
  })
  await advance(api, user, id)
  const revisor = (await statusOf(api, user, id)).agents_progress.find(
    ({ agent_id }) => agent_id === 'revisor',
  )?.output
  expect(revisor).toContain('Valor “R$ 77.123,45”, em “DO DANO”: não consta do registro.')
})

test('a check follows the record: a corrected party, a new document', async () => {
  const case_id = await aCase()
  const id = await written('Helena Prado Nogueira, CPF 555.666.777-88.', { case_id })
  expect(openIn(await read(id))).toEqual(['555.666.777-88: sem_origem'])
  await api
    .as(user)
    .put(`/api/v1/cases/${case_id}/parties`, { parties: [{ ...party, cpf_cnpj: '55566677788' }] })
  expect(openIn(await read(id))).toEqual([])
})

test('a page far behind what a prompt holds is read', async () => {
  const case_id = await aCase()
  const { prisma } = api.world.database
  await prisma.document.create({
    data: { id: `laudo-${case_id}`, case_id, title: 'Laudo', text_status: 'ready' },
  })
  const pages = Array.from({ length: 90 }, (_, page) => ({
    document_id: `laudo-${case_id}`,
    page: page + 1,
    text: page === 89 ? 'O dano foi avaliado em R$ 33.210,09.' : 'palavras '.repeat(300),
  }))
  await prisma.documentPage.createMany({ data: pages })
  const id = await written('O dano é de R$ 33.210,09.', { case_id })
  expect((await read(id)).checks).toMatchObject([{ verdict: 'verificada', source: 'Doc. 1 – Laudo' }])
})

test('another client’s name is told as such', async () => {
  await aClient(api, { name: 'Marina Duarte Lemos' })
  const id = await written('A autora Marina Duarte Lemos requer.', { case_id: await aCase() })
  expect((await read(id)).checks).toMatchObject([
    {
      text: 'Marina Duarte Lemos',
      verdict: 'de_outra_pessoa',
      note: expect.stringContaining('cadastro do escritório'),
    },
  ])
})

test('words that may be a name are one where the office knows somebody of that name', async () => {
  await aClient(api, { name: 'Justo Prazo' })
  const id = await written('Foi o Justo Prazo quem pagou, e correu o Novo Prazo.', { case_id: await aCase() })
  expect((await read(id)).checks).toMatchObject([
    {
      text: 'Justo Prazo',
      verdict: 'de_outra_pessoa',
      note: expect.stringContaining('cadastro do escritório'),
    },
  ])
})

test('a clean copy waits until each item is closed; a draft leaves freely and says so', async () => {
  const id = await written(`${wrong} [COMPLETAR: data]`)
  for (const format of ['md', 'html', 'docx', 'pdf']) {
    const refused = await exported(id, user, format)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'open_checks', detail: expect.stringContaining('5 itens') })
  }
  expect(await trail(id, 'exported')).toEqual([])
  const draft = await exported(id, user, 'md', true)
  expect([draft.status, draft.text]).toEqual([
    200,
    expect.stringMatching(/^> \*\*MINUTA – 5 itens em aberto – \d\d\/\d\d\/\d{4}\*\*/),
  ])
  expect(decodeURIComponent(String(draft.headers['content-disposition']))).toMatch(
    /MINUTA \(5 em aberto\) \d{4}-\d\d-\d\d Petição Inicial – Helena Prado Nogueira × Lar Claro Móveis Ltda\.md/,
  )
  expect(await trail(id, 'exported')).toMatchObject([{ after: { format: 'md', open: 5, draft: true } }])
})

test('the HTML that a browser builds is checked anew and told to the trail', async () => {
  const id = await written(wrong)
  const tell = (draft: boolean) => api.as(user).post(`${base}/${id}/exports`, { format: 'html', draft })
  expect((await tell(false)).body).toMatchObject({ code: 'open_checks' })
  expect(await trail(id, 'exported')).toEqual([])
  const told = await tell(true)
  expect([told.status, (told.body as Read).content, openIn(told.body as Read).length]).toEqual([
    200,
    wrong,
    4,
  ])
  expect(await trail(id, 'exported')).toMatchObject([{ after: { format: 'html', open: 4, draft: true } }])
  expect(
    (await api.as(user).post(`${base}/${await aPetition(api, user)}/exports`, { format: 'html' })).status,
  ).toBe(409)
})

test('a closing bears the day it is in São Paulo, to the end of it', async () => {
  // Half past eleven in the evening there, when it is the next day in UTC.
  const late = new Date()
  late.setUTCHours(2, 30)
  if (late < new Date()) late.setUTCDate(late.getUTCDate() + 1)
  const dayBefore = (moment: Date, days: number) =>
    new Date(moment.getTime() - days * 86_400_000).toLocaleDateString('pt-BR', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
  const closing = (day: string) => written(`Termos em que pede deferimento.\n\nSão Paulo, ${day}.`)
  const [today, tomorrow] = [await closing(dayBefore(late, 1)), await closing(dayBefore(late, 0))]
  now = late
  try {
    expect(openIn(await read(today))).toEqual([])
    expect(openIn(await read(tomorrow))).toEqual([`${dayBefore(late, 0)}: sem_origem`])
  } finally {
    now = null
  }
})
