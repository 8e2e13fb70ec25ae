import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PetitionCheck } from '@lavra/contracts/petitions/checks'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { aPetition } from '../../../../test/petitions'

let api: Api
let user: Actor
let case_id: string

beforeAll(async () => {
  api = await startApi({ clock: () => new Date('2026-11-20T15:00:00Z') })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: '123456/SP' })
  const client = await aClient(api, { name: 'Clínica Aurora Ltda.' })
  await api.as(user).post('/api/v1/contacts/', {
    name: 'Bento Farias Leal',
    contact_type: 'individual',
    cpf_cnpj: '111.444.777-35',
    marital_status: 'divorciado',
    profession: 'médico',
    gender: 'masculino',
  })
  const made = await api.as(user).post(
    '/api/v1/cases/',
    caseBody(client.id, {
      parties: [
        {
          name: 'Clínica Aurora Ltda.',
          role: 'defendant',
          party_type: 'corporate',
          cpf_cnpj: '11222333000181',
          legal_representative: 'Bento Farias Leal (sócio administrador)',
        },
      ],
      represented_side: 'defendant',
      court: '2ª Vara Cível',
      district: 'Olinda/PE',
      claim_value: '4200',
      description: 'Cobrança de R$ 9.800,00.',
    }),
  )
  expect(made.status).toBe(201)
  case_id = String(made.body.id)
})
afterAll(() => api.close())

const defendants = [
  { id: 1, party_type: 'Corporate', client_name: 'Clínica Aurora Ltda.', role: 'defendant' },
]

async function differing(content: string): Promise<string[]> {
  const id = await aPetition(api, user, { case_id, plaintiffs: [], defendants })
  expect((await api.as(user).put(`/api/v1/petitions/${id}/content`, { content })).status).toBe(200)
  const { checks } = (await api.as(user).get(`/api/v1/petitions/${id}`)).body as { checks: PetitionCheck[] }
  return checks
    .filter(({ verdict }) => verdict === 'diverge')
    .map(({ text, note }) => `${text}: ${note ?? ''}`)
}

const text = (status: string, court: string, value: string, side: string): string =>
  `AO JUÍZO DA ${court} DA COMARCA DE OLINDA/PE

CLÍNICA AURORA LTDA., ${side}, representada por Bento Farias Leal, brasileiro, ${status}, médico, contesta.

Dá-se à causa o valor de ${value}.`

test('what contradicts the case, its parties and their representative is told with what the record has', async () => {
  expect(await differing(text('casado', '7ª VARA CÍVEL', 'R$ 9.800,00', 'autora'))).toEqual([
    '7ª VARA CÍVEL: No registro: 2ª Vara Cível, Olinda/PE.',
    'autora: No registro, Clínica Aurora Ltda. é a parte ré.',
    'casado: O registro diz divorciado.',
    'R$ 9.800,00: No registro, o valor da causa é R$ 4.200,00.',
  ])
})

test('what agrees with them is left alone', async () => {
  expect(await differing(text('divorciado', '2ª VARA CÍVEL', 'R$ 4.200,00', 'ré'))).toEqual([])
})
