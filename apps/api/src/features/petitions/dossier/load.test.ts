import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { draft } from '../../../../test/drafting'
import { startModelServer, type ModelServer } from '../../../../test/model-server'
import { aPetition, advance, llmOf, started, statusOf } from '../../../../test/petitions'
import type { Ctx } from '../../../platform/ctx'
import { loadDossier } from './load'
import { shares } from './cutting'

import { sourcesOf } from '../tracing/material'
import { joinParty, sideOf, type CasePartyRecord, type ContactRecord } from './joins'

let model: ModelServer
let api: Api
let user: Actor
let ctx: Ctx

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model) })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: 'OAB/SP 123.456' })
  ctx = api.world.ctx({
    log: api.world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: true },
    user: null,
  })
})
afterAll(async () => {
  await api.close()
  await model.close()
})

const caseParty = (fields: Partial<CasePartyRecord>): CasePartyRecord => ({
  name: 'Helena Prado Nogueira',
  role: 'plaintiff',
  party_type: 'individual',
  cpf_cnpj: '11122233344',
  address: null,
  phone: null,
  email: null,
  nationality: null,
  marital_status: null,
  stable_union: null,
  profession: null,
  rg: null,
  gender: null,
  legal_representative: null,
  ...fields,
})
const contact = (fields: Partial<ContactRecord>): ContactRecord => ({
  id: randomUUID(),
  name: 'Helena Prado Nogueira',
  cpf_cnpj: '11122233344',
  rg: '334445556',
  email: 'helena@exemplo.com.br',
  phone: null,
  birth_date: null,
  marital_status: 'casado',
  profession: 'enfermeira',
  nationality: 'brasileira',
  gender: 'feminino',
  address: 'Rua das Acácias, 120',
  zip_code: '01000111',
  custom_fields: {},
  ...fields,
})
const row = {
  side: 'plaintiff' as const,
  name: 'Helena Prado Nogueira',
  party_type: 'individual' as const,
  contact_id: null,
}

test('a party is joined by exact name to the case and by CPF to a contact', () => {
  const joined = joinParty({ ...row, name: ' helena  prado nogueira' }, [caseParty({})], [contact({})])
  expect(joined).toMatchObject({
    cpf_cnpj: '11122233344',
    profession: 'enfermeira',
    zip_code: '01000111',
    marital_status: 'casado',
  })
})

test('what is ambiguous or only similar is not joined at all', () => {
  const nothing = { cpf_cnpj: null, profession: null, address: null }
  expect(joinParty({ ...row, name: 'Helena Prado' }, [caseParty({})], [contact({})])).toMatchObject(nothing)
  expect(
    joinParty(row, [caseParty({}), caseParty({ cpf_cnpj: '99988877766' })], [contact({})]),
  ).toMatchObject(nothing)
  expect(joinParty(row, [caseParty({})], [contact({}), contact({ profession: 'juíza' })])).toMatchObject({
    cpf_cnpj: '11122233344',
    profession: null,
  })
  expect(joinParty(row, [], [contact({})])).toMatchObject(nothing)
})

test('a chosen contact counts, but not beside a namesake with another number', () => {
  const chosen = contact({ cpf_cnpj: '55566677788' })
  const joined = joinParty({ ...row, contact_id: chosen.id }, [caseParty({ rg: '999' })], [chosen])
  expect(joined).toMatchObject({ cpf_cnpj: '55566677788', rg: '334445556' })
})

test('the client of the case lends its e-mail and phone to the party of exactly its name, and to nobody else', () => {
  const client = { name: 'Helena Prado Nogueira', email: 'helena@cliente.exemplo.com', phone: '11988887777' }
  expect(joinParty(row, [caseParty({})], [], client)).toMatchObject({
    email: client.email,
    phone: client.phone,
  })
  expect(joinParty(row, [caseParty({ email: 'outra@exemplo.com' })], [], client)).toMatchObject({
    email: 'outra@exemplo.com',
  })
  expect(joinParty({ ...row, name: 'Helena Prado' }, [], [], client)).toMatchObject({
    email: null,
    phone: null,
  })
})

test('the postal code of one address is not put beside another', () => {
  expect(joinParty(row, [caseParty({ address: 'Avenida do Porto, 900' })], [contact({})])).toMatchObject({
    zip_code: null,
  })
})

test('our side is the recorded one, else where the client stands, else unknown', () => {
  const parties = [
    { side: 'plaintiff' as const, name: 'Rui Vidal', cpf_cnpj: null },
    { side: 'defendant' as const, name: 'Padaria Ltda.', cpf_cnpj: '22333444000155' },
  ]
  expect(sideOf('plaintiff', 'Padaria Ltda.', parties, [])).toBe('plaintiff')
  expect(sideOf(null, 'PADARIA LTDA.', parties, [])).toBe('defendant')
  expect(
    sideOf(null, 'Grão de Luz', parties, [{ name: 'Grão de Luz', cpf_cnpj: '22.333.444/0001-55' }]),
  ).toBe('defendant')
  expect(sideOf(null, 'Outra pessoa', parties, [])).toBeNull()
  expect(
    sideOf(null, 'Rui Vidal', [...parties, { side: 'defendant', name: 'Rui Vidal', cpf_cnpj: null }], []),
  ).toBeNull()
  expect(sideOf(null, null, parties, [])).toBeNull()
})

test('texts are bounded each and together, the short ones whole', () => {
  expect(shares([10, 20], { each: 100, all: 1000 })).toEqual([10, 20])
  expect(shares([500, 10], { each: 100, all: 1000 })).toEqual([100, 10])
  expect(shares([500, 10, 500], { each: 400, all: 210 })).toEqual([100, 10, 100])
})

async function aCase(fields: Record<string, unknown> = {}): Promise<string> {
  const client = await aClient(api, { name: 'Helena Prado Nogueira' })
  const parties = [
    { name: 'Helena Prado Nogueira', role: 'plaintiff', party_type: 'individual', cpf_cnpj: '11122233344' },
  ]
  const made = await api
    .as(user)
    .post('/api/v1/cases/', caseBody(client.id, { parties, claim_value: '4200', ...fields }))
  return String(made.body.id)
}

const aDocument = async (
  case_id: string,
  title: string,
  text: string | null,
  fields: Record<string, unknown> = {},
) => {
  const pages = text === null ? {} : { pages: { create: [{ page: 1, text }] } }
  await api.world.database.prisma.document.create({
    data: { id: randomUUID(), case_id, title, text_status: 'ready', ...pages, ...fields },
  })
}

test('the dossier holds the record: court number, value, side, author and office', async () => {
  const { prisma } = api.world.database
  await prisma.setting.createMany({ data: [{ key: 'office_city', value: 'Vila Serena/SP' }] })
  const number = '0000417-60.2025.5.02.9001'
  const id = await aPetition(api, user, {
    case_id: await aCase({ case_number: number, description: 'Venda sem entrega.' }),
  })
  const { dossier } = await loadDossier(ctx, id)
  expect(dossier).toMatchObject({
    our_side: 'plaintiff',
    author: { name: 'Lia Torres Amado', oab_number: 'OAB/SP 123.456' },
    office: { city: 'Vila Serena/SP' },
    case: { court_number: number, claim_value: '4200.00', description: 'Venda sem entrega.' },
  })
  const own = await aPetition(api, user, { case_id: await aCase(), author: 'Usuário não identificado' })
  expect((await loadDossier(ctx, own)).dossier).toMatchObject({
    case: { court_number: null },
    author: { name: null, oab_number: null },
  })
})

test('the dossier joins the directory: the contact chosen, the one with a party’s number, and the client’s namesakes, however written', async () => {
  const { prisma } = api.world.database
  const fields = {
    birth_date: new Date('1988-05-14'),
    profession: 'enfermeira',
    custom_fields: { 'Cartão do SUS': '700' },
  }
  await prisma.contact.create({
    data: { id: randomUUID(), name: 'Outra pessoa', cpf_cnpj: '11122233344', ...fields },
  })
  const chosen = await prisma.contact.create({
    data: { id: randomUUID(), name: 'Rui Vidal', rg: '99', custom_fields: { idade: 40 } },
  })
  const case_id = await aCase()
  const defendants = [
    { id: 'a', party_type: 'custom', client_name: '', custom_name: 'Rui Vidal', contact_id: chosen.id },
  ]
  const { dossier } = await loadDossier(
    ctx,
    await aPetition(api, user, { case_id, plaintiffs: [], defendants }),
  )
  expect(dossier.parties).toMatchObject([
    {
      side: 'plaintiff',
      name: 'Helena Prado Nogueira',
      birth_date: '1988-05-14',
      profession: 'enfermeira',
      custom_fields: { 'Cartão do SUS': '700' },
    },
    { side: 'defendant', name: 'Rui Vidal', rg: '99', birth_date: null, custom_fields: {} },
  ])
  await prisma.case.update({
    where: { id: case_id },
    data: {
      client_name: 'ÁGUA VIVA LTDA.',
      parties: {
        deleteMany: {},
        create: {
          id: randomUUID(),
          name: 'Sem cliente',
          role: 'defendant',
          party_type: 'corporate',
          cpf_cnpj: '22333444000155',
        },
      },
    },
  })
  await prisma.contact.create({
    data: { id: randomUUID(), name: 'Água Viva Ltda.', cpf_cnpj: '22.333.444/0001-55' },
  })
  expect(
    (await loadDossier(ctx, await aPetition(api, user, { case_id, plaintiffs: [], defendants: [] }))).dossier,
  ).toMatchObject({ our_side: 'defendant' })
})

test('the OAB of namesakes is nobody’s', async () => {
  for (const oab_number of ['OAB/SP 1', 'OAB/RJ 2'])
    await signedIn(api, 'standard', { full_name: 'Ana Reis', oab_number })
  const { dossier } = await loadDossier(ctx, await aPetition(api, user, { author: 'Ana Reis' }))
  expect(dossier.author).toEqual({ name: 'Ana Reis', oab_number: null })
})

test('a confidential or internal paper that was chosen enters no prompt, and with the office’s leave only as background', async () => {
  const case_id = await aCase()
  await aDocument(case_id, 'Contrato', 'Cláusula de entrega.')
  await aDocument(case_id, 'Laudo médico', 'SEGREDO-DO-LAUDO', {
    is_confidential: true,
    description: 'SEGREDO-DA-DESCRIÇÃO',
  })
  await aDocument(case_id, 'Reunião', 'SEGREDO-DA-REUNIÃO', { purpose: 'internal' })
  await aDocument(case_id, 'Inicial', 'Pede R$ 9.000,00.', { purpose: 'read_only', owner: 'opposing' })
  await aDocument(case_id, 'Foto', null, { text_status: 'pending' })
  const all = await api.world.database.prisma.document.findMany({
    where: { case_id },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  })
  const document_ids = all.map((document) => document.id)
  model.always({ kind: 'ok' })
  const id = await started(api, user, 8, { case_id, document_ids })
  const lia = { id: user.id, user_role: 'standard' } as const
  const { dossier } = await loadDossier(ctx, id, undefined, lia)
  expect(
    dossier.documents.map(({ number, title, owner, purpose }) => [number, title, owner, purpose]),
  ).toEqual([
    [1, 'Contrato', 'ours', 'to_file'],
    [null, 'Inicial', 'opposing', 'read_only'],
    [2, 'Foto', 'ours', 'to_file'],
  ])
  const reasons = { 'Laudo médico': 'confidential', Reunião: 'internal', Foto: 'not_ready' }
  expect(dossier.withheld).toEqual(Object.entries(reasons).map(([title, reason]) => ({ title, reason })))
  expect(dossier.background).toEqual([])
  for (const { system, user: words } of model.requests)
    expect(system + words).not.toMatch(/SEGREDO|Laudo|Reunião/)
  const outputs = (await statusOf(api, user, id)).agents_progress.map(({ output }) => output)
  expect(outputs[1]).toContain('não considera 2 documentos confidenciais ou internos')
  expect(outputs[7]).not.toContain('confidencia')

  await api.world.database.prisma.setting.create({ data: { key: 'send_confidential_to_ai', value: true } })
  const allowed = await loadDossier(ctx, id, undefined, lia)
  expect(allowed.dossier.background).toEqual([{ title: 'Laudo médico', text: 'SEGREDO-DO-LAUDO' }])
  expect(JSON.stringify(allowed.dossier.documents)).not.toContain('SEGREDO')
  await api.world.database.prisma.setting.create({ data: { key: 'send_internal_to_ai', value: true } })
  model.reset()
  model.always({ kind: 'ok' })
  await started(api, user, 2, { case_id, document_ids })
  expect(model.requests).toHaveLength(2)
  for (const { user: words } of model.requests) {
    expect(words).toContain('RESERVADO, SÓ PARA ORIENTAR: Laudo médico\nSEGREDO-DO-LAUDO')
    expect(words).toContain('RESERVADO, SÓ PARA ORIENTAR: Reunião\nSEGREDO-DA-REUNIÃO')
  }
  const both = await loadDossier(ctx, id, undefined, lia)
  expect([...sourcesOf(both.dossier)].map(({ text }) => text).join()).not.toContain('SEGREDO')
  expect(both.confidential).toBe(true)
  const stranger = await signedIn(api, 'restricted')
  expect((await advance(api, stranger, id)).status).toBe(404)
  await api.world.database.prisma.setting.deleteMany({
    where: { key: { in: ['send_confidential_to_ai', 'send_internal_to_ai'] } },
  })
})

test('whoever reads a text that was recognised in a picture is told so: the model, and without one the lawyer', async () => {
  const case_id = await aCase()
  await aDocument(case_id, 'Contrato', 'Cláusula de entrega.')
  await aDocument(case_id, 'Recibo', 'Recebi R$ 4.200,00.', { text_source: 'ocr' })
  model.reset()
  model.always({ kind: 'ok' })
  await started(api, user, 2, { case_id })
  for (const { user: words } of model.requests) {
    expect(words).toMatch(/DOCUMENTO \d: Recibo \(lido por OCR: nomes e números podem estar errados\)\n/)
    expect(words).toMatch(/DOCUMENTO \d: Contrato\n/)
  }
  expect(model.requests).toHaveLength(2)
  const { dossier } = await loadDossier(ctx, await aPetition(api, user, { case_id }))
  const facts = draft(dossier).fatos
  expect(facts).toMatch(
    /Recibo \(doc\. \d\): texto lido por OCR; confira nomes, datas e valores com o original\./,
  )
  expect(facts).not.toMatch(/Contrato \(doc\. \d\): texto lido por OCR/)
})
