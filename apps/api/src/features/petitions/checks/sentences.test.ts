import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOpen, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { aPetition } from '../../../../test/petitions'
import { groups, type Row } from '../../../../test/sentences'

/** Right and wrong sentences about one record; each group is the text of one petition. */
let api: Api
let user: Actor
let case_id: string
let contact_id: string

beforeAll(async () => {
  api = await startApi({ clock: () => new Date('2026-11-20T15:00:00Z') })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: '123456/SP' })
  const name = 'Marina Duarte Lemos'
  const contact = {
    name,
    contact_type: 'individual',
    birth_date: '1958-03-10',
    address: 'Rua das Acácias, 120, Vila Serena/SP',
  }
  contact_id = String((await api.as(user).post('/api/v1/contacts/', contact)).body.id)
  const client = await aClient(api, { name })
  const parties = [
    { name, role: 'plaintiff', party_type: 'individual', cpf_cnpj: '11122233344', address: contact.address },
    {
      name: 'Lar Claro Móveis Ltda.',
      role: 'defendant',
      party_type: 'corporate',
      cpf_cnpj: '11222333000144',
      address: 'Avenida do Porto, 900, Vila Serena/SP',
    },
  ]
  const description =
    'Marina pagou R$ 19.870,00 por mês e R$ 1.200,00 e R$ 350,50 de frete. A loja recebeu 54 caixas e anuncia em https://www.larclaro.example/sofas. A multa do contrato é de 10%. Vale R$ 54,00 e R$ 5.400,00.'
  const made = await api.as(user).post(
    '/api/v1/cases/',
    caseBody(client.id, {
      parties,
      represented_side: 'plaintiff',
      next_deadline: '2026-12-15',
      claim_value: '4200',
      description,
    }),
  )
  expect(made.status).toBe(201)
  case_id = String(made.body.id)
})
afterAll(() => api.close())

/** What is open in each sentence, as the check tells it. */
async function openIn(rows: readonly Row[]): Promise<string[][]> {
  const plaintiffs = [
    { id: 1, party_type: 'Individual', client_name: 'Marina Duarte Lemos', role: 'plaintiff', contact_id },
  ]
  const id = await aPetition(api, user, { case_id, plaintiffs, additional_context: null })
  const content = rows
    .map(([sentence]) => sentence)
    .join('\n\n')
    .normalize('NFC')
  const saved = await api.as(user).put(`/api/v1/petitions/${id}/content`, { content })
  expect(saved.status).toBe(200)
  let at = 0
  return rows.map(([sentence]) => {
    const [from, to] = [at, at + sentence.normalize('NFC').length]
    at = to + 2
    const own = (saved.body.checks as PetitionCheck[]).filter(({ start }) => start >= from && start < to)
    return own.filter(isOpen).map(({ text }) => text)
  })
}

describe.each(groups)('%s', (_, rows) => {
  let found: string[][]
  beforeAll(async () => {
    found = await openIn(rows)
  })
  test.each(rows.map(([sentence, ...open], at) => ({ sentence, open, at })))(
    '$sentence → $open',
    ({ open, at }) => {
      expect(found[at]).toEqual(open)
    },
  )
})

test.each([
  ['https://www.planalto.gov.br/ccivil_03/', 'a_verificar'],
  ['pje.tjsp.jus.br/consulta', 'a_verificar'],
  ['planalto.gov.br.evil.example/x', 'sem_origem'],
  ['https://evil.example/planalto.gov.br', 'sem_origem'],
  ['https://planalto.gov.br@evil.example/', 'sem_origem'],
])('%s is told as %s', async (address, verdict) => {
  const id = await aPetition(api, user, { case_id })
  const saved = await api
    .as(user)
    .put(`/api/v1/petitions/${id}/content`, { content: `Veja ${address} agora.` })
  const grave = (saved.body.checks as PetitionCheck[]).filter(isOpen).map((check) => check.verdict)
  expect(grave).toContain(verdict)
  if (verdict !== 'a_verificar') expect(grave).not.toContain('a_verificar')
})
