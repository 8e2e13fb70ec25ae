import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { anOffice, indexed, wednesday, type Office, type People } from '../../../test/chat-office'
import { systemCtx } from '../../../test/indexing'
import { retrieve } from './search/retrieve'

let api: Api
let office: Office
beforeAll(async () => {
  api = await startApi({ clock: wednesday })
  office = await anOffice(api)
  await indexed(api, office)
})
afterAll(() => api.close())

const advice = ['CANARIO-7741', 'CANARIOTITULO']
const survey = ['CANARIO-9932', 'CANARIOLAUDO']
const petition = ['CANARIO-5518', 'CANARIOPETICAO']
const sees: Record<keyof People, string[]> = {
  admin: [...advice, ...survey, ...petition],
  standard: [...advice, ...survey, ...petition],
  restricted: [],
  author: advice,
  lawyer: survey,
}

const questions = [
  'Qual o acordo máximo admitido pela cliente?',
  'CANARIO-7741',
  'a testemunha principal pretende se retratar do depoimento?',
  'Parecer estratégico CANARIOTITULO',
  'O que a perícia interna confirma sobre o despejo de corantes?',
  'Laudo reservado CANARIOLAUDO',
  'CANARIO-9932',
  'Recurso reservado CANARIOPETICAO',
  'CANARIO-5518',
  'o que diz o texto da peça reservada?',
  'documentos da Marta',
  'documentos do processo PROC-2026-000123',
  'documentos confidenciais',
  'documentos do processo PROC-2026-000131',
  'quantos relatórios temos',
  'petições da Marta',
  'petições concluídas',
  'quais relatórios do processo "Multa ambiental"?',
  'quantos documentos confidenciais temos',
  'liste os documentos',
  'situação do processo PROC-2026-000123',
  'corantes no rio de madrugada',
  'parecer',
  'laudo',
  'CANARIO',
]

describe.each(Object.keys(sees) as (keyof People)[])('%s', (role) => {
  it('finds in answers, excerpts, titles and searches what they may see, and nothing else', async () => {
    let everything = ''
    for (const message of questions) {
      for (const client_id of [null, office.marta.id, office.aurora.id]) {
        const { body } = await api
          .as(office[role])
          .post('/api/v1/chat/chat', { message, client_id })
          .expect(200)
        everything += JSON.stringify([body.answer, body.sources])
      }
      everything += (
        await api.as(office[role]).post('/api/v1/chat/search', { query: message, k: 50 }).expect(200)
      ).text
    }
    const found = [...new Set(everything.match(/CANARIO[-A-Z0-9]*\d|CANARIO[A-Z]{4,}/g) ?? [])].sort()
    expect(found).toEqual([...sees[role]].sort())
  }, 120_000)
})

it('is decided anew at each question', async () => {
  const { prisma } = api.world.database
  const question = { message: 'Qual o acordo máximo admitido pela cliente?' }
  const answers = async () =>
    (await api.as(office.restricted).post('/api/v1/chat/chat', question).expect(200)).text
  expect(await answers()).not.toContain('CANARIO-7741')
  await prisma.case.update({
    where: { id: office.cases.rent },
    data: { assigned_lawyers: [office.restricted.id] },
  })
  expect(await answers()).toContain('CANARIO-7741')
  await prisma.case.update({ where: { id: office.cases.rent }, data: { assigned_lawyers: [] } })
  expect(await answers()).not.toContain('CANARIO-7741')
})

it('writes down who was quoted a confidential passage', async () => {
  const read = await api.world.database.prisma.auditEvent.findMany({ where: { action: 'read_confidential' } })
  const readers = (id: string) =>
    new Set(read.filter(({ entity_id }) => entity_id === id).map(({ actor_id }) => actor_id))
  expect(readers(office.documents.survey)).toEqual(
    new Set([office.admin.id, office.standard.id, office.lawyer.id]),
  )
})

it('what goes to a model holds nothing internal unless the office allows it', async () => {
  const { prisma } = api.world.database
  const ctx = systemCtx(api)
  const user = {
    ...office.admin,
    username: '',
    full_name: '',
    email: '',
    user_role: 'admin',
    is_superuser: true,
    session_id: '',
  } as const
  const internal = async (for_model: boolean) =>
    (
      await retrieve(
        { ...ctx, user },
        { question: 'multa por atraso do contrato de locação', k: 50, for_model },
      )
    ).hits.filter((hit) => hit.internal)
  expect(await internal(false)).toEqual([])
  await prisma.document.update({ where: { id: office.documents.lease }, data: { purpose: 'internal' } })
  expect((await internal(false)).length).toBeGreaterThan(0)
  expect(await internal(true)).toEqual([])
  await prisma.setting.create({ data: { key: 'send_internal_to_ai', value: true } })
  expect((await internal(true)).length).toBeGreaterThan(0)
  await prisma.setting.deleteMany()
  await prisma.document.update({ where: { id: office.documents.lease }, data: { purpose: 'to_file' } })
})
