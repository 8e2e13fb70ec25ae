import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOpen, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { aPetition, started } from '../../../../test/petitions'

let api: Api
let lia: Actor
let admin: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi()
  lia = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
  admin = await signedIn(api, 'admin', { full_name: 'Ana Chefe' })
})
afterAll(() => api.close())

interface Read {
  checks: PetitionCheck[]
  content: string
  version: number
}
const read = async (id: string, who = lia): Promise<Read> =>
  (await api.as(who).get(`${base}/${id}`)).body as Read
const gapsOf = ({ checks }: Read) => checks.filter(({ kind }) => kind === 'lacuna')
const fill = async (id: string, part: string, body: object, who = lia) => {
  const petition = await read(id, who)
  const key = gapsOf(petition).find(({ text }) => text.includes(part))?.key ?? part
  return api
    .as(who)
    .post(`${base}/${id}/checks/fill`, { key, ...body })
    .set('If-Match', `"${petition.version}"`)
}

async function written(content: string, fields: Record<string, unknown> = {}): Promise<string> {
  const id = await aPetition(api, lia, fields)
  expect((await api.as(lia).put(`${base}/${id}/content`, { content })).status).toBe(200)
  return id
}

async function aCase(): Promise<string> {
  const client = await aClient(api, { name: 'Helena Prado Nogueira' })
  const parties = [
    { name: 'Helena Prado Nogueira', role: 'plaintiff', party_type: 'individual', gender: 'feminino' },
    { name: 'Lar Claro Móveis Ltda.', role: 'defendant', party_type: 'corporate' },
  ]
  return String(
    (
      await api
        .as(lia)
        .post(
          '/api/v1/cases/',
          caseBody(client.id, { parties, claim_value: null, description: 'Comprou um sofá.' }),
        )
    ).body.id,
  )
}
const caseOf = async (id: string) => (await api.as(lia).get(`/api/v1/cases/${id}`)).body

test('a mark is an open item of its own in every form, and what stands in it belongs to it', async () => {
  const marks = [
    '[COMPLETAR: vara]',
    '[COMPLETAR]',
    '[completar: o valor de R$ 9.999,00 pago por Zuleica Brandão Teles]',
    '[COMPLETAR: CPF\nda autora]',
    '[VERIFICAR]',
    '[verificar: REsp 1.234.567/SP]',
    '**[COMPLETAR: nome]**',
    '[**COMPLETAR:** data]',
    '\\[COMPLETAR: rua\\]',
    '[COMPLETAR: valor [em reais]]',
    '[COMPLETAR sem fim',
  ]
  const [one, two, three, ...rest] = marks
  const id = await written(
    `Ao juízo ${one}.\n\n- item ${two}\n- ${three}\n\n| a | b |\n|---|---|\n| x | ${rest[0]?.replace('\n', ' ')} |\n\n${rest.join('\n\n')}`,
  )
  const { checks, content } = await read(id)
  const open = checks.filter(isOpen)
  expect(open.map(({ kind }) => kind)).toEqual(Array(12).fill('lacuna'))
  expect(open.map(({ verdict }) => verdict).filter((verdict) => verdict === 'a_verificar')).toHaveLength(2)
  for (const { text, start, end } of open) expect(content.slice(start, end)).toBe(text)
  expect(open.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      marks[2],
      marks[3],
      '[COMPLETAR: nome]',
      '[**COMPLETAR:** data]',
      marks[8],
      marks[9],
      '[COMPLETAR',
    ]),
  )
  expect(open.some(({ field }) => field?.entity === 'user')).toBe(false)
})

test('filling puts the words where the mark stood, printed as typed, and keeps the former text', async () => {
  const id = await written(
    'Pagou a [COMPLETAR: nome de quem recebeu], que deu recibo. Depois, [COMPLETAR: o que houve].',
  )
  const filled = await fill(id, 'nome de quem', { value: ' Casa *Azul* & Filhos [SP] ' })
  expect([filled.status, (filled.body as Read).content]).toEqual([
    200,
    'Pagou a Casa \\*Azul\\* & Filhos \\[SP\\], que deu recibo. Depois, [COMPLETAR: o que houve].',
  ])
  expect(gapsOf(filled.body as Read)).toHaveLength(1)
  const { versions } = (await api.as(lia).get(`${base}/${id}/versions`)).body
  expect(versions[0]).toMatchObject({
    reason: 'edit',
    content: expect.stringContaining('[COMPLETAR: nome de quem recebeu]'),
  })
  const told = await api.world.database.prisma.auditEvent.findMany({
    where: { entity_id: id, action: 'updated' },
    orderBy: { at: 'desc' },
  })
  expect(told[0]).toMatchObject({ actor_id: lia.id, after: { filled: '[COMPLETAR: nome de quem recebeu]' } })
})

test('a checked mark goes without anything in its place; a gap does not', async () => {
  const id = await written('Como no REsp 1.234.567/SP [VERIFICAR], e em [COMPLETAR: lugar].')
  expect((await fill(id, 'VERIFICAR', { value: '' })).body.content).toBe(
    'Como no REsp 1.234.567/SP, e em [COMPLETAR: lugar].',
  )
  expect((await fill(id, 'lugar', { value: ' ' })).status).toBe(422)
})

test('only for who has read this text, one line, a mark that is open', async () => {
  const id = await written('Pagou R$ 9.999,00 em [COMPLETAR: lugar].')
  const { checks, version } = await read(id)
  const sum = checks.find(({ kind }) => kind === 'valor')
  const post = (body: object, match = String(version)) =>
    api.as(lia).post(`${base}/${id}/checks/fill`, body).set('If-Match', `"${match}"`)
  expect((await api.as(lia).post(`${base}/${id}/checks/fill`, { key: 'x', value: 'y' })).status).toBe(428)
  expect((await post({ key: gapsOf(await read(id))[0]?.key, value: 'y' }, '1000')).status).toBe(412)
  expect((await post({ key: 'x', value: 'y' })).body).toMatchObject({ code: 'not_open' })
  expect((await post({ key: sum?.key, value: 'R$ 1,00' })).body).toMatchObject({ code: 'not_a_gap' })
  for (const value of ['a\nb', 'a\u0000', 'x'.repeat(2_001), 5])
    expect((await fill(id, 'lugar', { value })).status).toBe(422)
  expect((await fill(id, 'lugar', { value: 'Campinas', to_record: true })).body).toMatchObject({
    code: 'no_field',
  })
  expect((await read(id)).version).toBe(version)
})

test('the drafter’s own gaps name the field that they ask for, and a tick writes it there, too', async () => {
  const case_id = await aCase()
  const id = await started(api, lia, 8, { case_id })
  const fields = (petition: Read) =>
    Object.fromEntries(gapsOf(petition).map(({ text, field }) => [text, field?.label ?? null]))
  expect(fields(await read(id))).toMatchObject({
    '[COMPLETAR: vara]': 'Vara ou juízo do processo',
    '[COMPLETAR: comarca]': 'Comarca do processo',
    '[COMPLETAR: CPF da autora]': 'CPF de Helena Prado Nogueira',
    '[COMPLETAR: CNPJ da ré]': 'CNPJ de Lar Claro Móveis Ltda.',
    '[COMPLETAR: estado civil da autora]': 'Estado civil de Helena Prado Nogueira',
    '[COMPLETAR: endereço completo da ré]': 'Endereço completo de Lar Claro Móveis Ltda.',
    '[COMPLETAR: UF e número da OAB]': 'Número da OAB de Lia Torres Amado',
    '[COMPLETAR: município]': null,
    '[COMPLETAR: data]': null,
  })
  expect(fields(await read(id, admin))).toMatchObject({
    '[COMPLETAR: município]': 'Cidade do escritório',
    '[COMPLETAR: UF e número da OAB]': null,
  })

  const tick = (part: string, value: string, who = lia) => fill(id, part, { value, to_record: true }, who)
  expect((await tick('CPF da autora', '123')).body.detail).toMatchObject([
    { loc: ['body', 'value'], msg: expect.stringContaining('11 dígitos') },
  ])
  expect((await tick('estado civil', 'feliz')).status).toBe(422)
  expect((await tick('CPF da autora', '52998224725')).status).toBe(200)
  for (const [part, value] of [
    ['CNPJ da ré', '11.222.333/0001-81'],
    ['estado civil da autora', 'Casada'],
    ['vara', '2ª Vara Cível'],
    ['valor da causa', '4.200,00'],
    ['OAB', 'SP 123.456'],
  ] as const)
    expect([part, (await tick(part, value)).status]).toEqual([part, 200])
  expect((await tick('município', 'Campinas')).status).toBe(403)
  expect((await tick('município', 'Campinas', admin)).status).toBe(200)
  expect(await caseOf(case_id)).toMatchObject({
    court: '2ª Vara Cível',
    claim_value: '4200.00',
    parties: [
      { name: 'Helena Prado Nogueira', cpf_cnpj: '52998224725', marital_status: 'casado' },
      { cpf_cnpj: '11222333000181' },
    ],
  })
  const after = await read(id)
  for (const words of [
    '529.982.247-25',
    '11.222.333/0001-81',
    'casada',
    '2ª VARA CÍVEL',
    'R$ 4.200,00',
    'Campinas',
  ])
    expect(after.content).toContain(words)
  expect(after.checks.filter(isOpen).every(({ kind }) => kind === 'lacuna')).toBe(true)
  const told = await api.world.database.prisma.auditEvent.findMany({
    where: { case_id, entity_type: 'party', action: 'updated' },
    orderBy: { at: 'asc' },
  })
  expect(told[0]).toMatchObject({
    actor_id: lia.id,
    before: { cpf_cnpj: null },
    after: { cpf_cnpj: '52998224725' },
  })
})
