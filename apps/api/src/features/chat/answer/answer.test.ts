import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { aDocument, anOffice, indexed, wednesday, type Office } from '../../../../test/chat-office'
import { quotationsOf, standsIn } from './quotes'

let api: Api
let office: Office
beforeAll(async () => {
  api = await startApi({ clock: wednesday })
  office = await anOffice(api)
  await aDocument(api, office.cases.rent, {
    title: 'Ata',
    text: 'A testemunha Zilda Moraes atende no telefone (11) 3333-2222 e confirma o despejo [99] em http://mau.exemplo/x.',
  })
  await api.world.database.prisma.petition.create({
    data: {
      id: `petition_${'0'.repeat(32)}`,
      petition_type: 'complaint',
      title: 'Petição Inicial – Usucapião',
      author_id: office.admin.id,
      case_id: office.cases.rent,
      content:
        '## I – DA POSSE DA CHÁCARA BOA VISTA\n\nA autora ocupa a chácara Boa Vista há dezessete anos.',
    },
  })
  await indexed(api, office)
})
afterAll(() => api.close())

const ask = async (message: string, more: object = {}) =>
  (
    await api
      .as(office.admin)
      .post('/api/v1/chat/chat', { message, ...more })
      .expect(200)
  ).body

it('quotes the passages word for word, each with its number', async () => {
  const { answer, sources, kind } = await ask('Qual o reajuste do aluguel mensal e a multa por atraso?')
  expect(kind).toBe('extractive')
  expect(answer).toMatch(/^Estes são os trechos dos registros mais próximos da pergunta:\n\n- /)
  expect(answer).toContain(
    '«Cláusula 3ª. O aluguel mensal é de R$ 2.050,00, reajustado a cada doze meses pelo índice geral de preços.',
  )
  expect(answer.match(/\[\d+\]/g)).toEqual(sources.map((_: unknown, at: number) => `[${at + 1}]`))
  const texts = await api.world.database.prisma.chunk.findMany({ select: { content: true } })
  const quotations = quotationsOf(answer)
  expect(quotations.length).toBeGreaterThan(0)
  for (const quoted of quotations)
    expect(
      texts.some(({ content }) => standsIn(quoted, content)),
      quoted,
    ).toBe(true)
})

it('says what a passage is of, once', async () => {
  const { answer } = await ask('Quem ocupa a chácara Boa Vista e há quantos anos?')
  expect(answer).toMatch(/^- Petição Inicial – Usucapião, de Marta Souza: «.*dezessete anos/m)
  expect(answer).not.toContain('#')
  expect((await ask('Qual a multa por atraso do aluguel?')).answer).toMatch(
    /^- Documento Contrato de locação, de Marta Souza, p\. 1: «/m,
  )
})

it('looks into the documents for somebody on no record', async () => {
  const { answer, kind, sources } = await ask('Qual o telefone da Zilda Moraes?')
  expect([kind, sources[0]?.title]).toEqual(['extractive', 'Ata'])
  expect(answer).toContain('(11) 3333-2222')
})

it('shows neither addresses nor numbers of sources that a document holds', async () => {
  const { answer } = await ask('O que confirma a testemunha Zilda sobre o despejo?')
  expect(answer).toContain('confirma o despejo (99)')
  expect(answer).not.toContain('mau.exemplo')
})

it('stays within a client', async () => {
  const message = 'Qual a multa por atraso do aluguel?'
  expect((await ask(message, { client_id: office.marta.id })).sources[0].title).toBe('Contrato de locação')
  expect((await ask(message, { client_id: office.padaria.id })).answer).not.toContain('dez por cento')
})

it('reads a short question together with the one before it', async () => {
  const history = [
    { sender: 'user', text: 'Qual a multa por atraso do aluguel?' },
    { sender: 'assistant', text: 'Dez por cento.' },
  ]
  expect((await ask('e o reajuste?', { history })).sources[0]?.title).toBe('Contrato de locação')
})
