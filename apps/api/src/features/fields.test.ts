import { fieldText } from '@lavra/contracts/fields/text'
import {
  caseDetails,
  caseFields,
  clientFields,
  contactFields,
  documentFields,
  partyDetails,
  partyFields,
  type Field,
  type Fields,
} from '@lavra/contracts/fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../test/api'
import { unzipped } from '../../test/canaries'
import { caseBody, signedIn } from '../../test/factories'
import { indexing, settledIndex } from '../../test/indexing'
import { startModelServer, type ModelServer } from '../../test/model-server'
import { llmOf, started } from '../../test/petitions'
import { askedOfPeople } from './chat/exact/asked'
import { petitionStep } from './petitions/service'

/*
 * A field of contracts/fields.ts is stored, told in the history, found by the search, answered by the
 * assistant, given to the agents and exported, or stands in one of the lists below.
 */

/** Columns that are no field of the record: keys, times, and what the server keeps for itself. */
const columnsBeside: Record<string, [Fields, string[]]> = {
  cases: [caseFields, ['client_id', 'closed_at', 'search']],
  parties: [partyFields, ['case_id', 'position', 'search']],
  contacts: [contactFields, ['custom_fields', 'anonymized_at', 'search']],
  clients: [clientFields, ['anonymized_at', 'search']],
  documents: [
    documentFields,
    [
      ...['case_id', 'owner_chosen', 'purpose_chosen', 'file_name', 'file_size', 'file_type', 'storage_key'],
      ...['author_id', 'text_status', 'text_error', 'text_source', 'unread_pages', 'uncertain_pages'],
      'hidden_text',
    ],
  ],
}
const ofEveryTable = ['id', 'version', 'created_at', 'updated_at']

/** Shown elsewhere in other words, or not at all on purpose. */
const not = {
  indexed: { case: [], party: ['gender', 'stable_union'] },
  // Whom we represent is told as the client's side; origin and notes are the office's for itself.
  prompted: { case: ['represented_side'], contact: ['client_type', 'origin', 'general_notes'] },
}

let api: Api
let model: ModelServer
let admin: Actor
const path = '/api/v1'

beforeAll(async () => {
  model = await startModelServer()
  model.always({ kind: 'ok' })
  api = await startApi({ llm: llmOf(model), jobs: [petitionStep] })
  admin = await signedIn(api, 'admin', { full_name: 'Ana Campos Sá' })
})
afterAll(async () => {
  await api.close()
  await model.close()
})

/** A value of its kind that stands nowhere else. */
function sampleOf(name: string, { kind, choices }: Field, who: string): unknown {
  const options = Object.keys(choices ?? {})
  switch (kind) {
    case 'choice':
      return options.at(-1)
    case 'flag':
      return true
    case 'date':
      return '1987-03-14'
    case 'amount':
      return '8765.43'
    case 'email':
      return `${who}@campo.com.br`
    case 'phone':
      return who === 'parte' ? '11987651234' : '21987651234'
    case 'postal_code':
      return '13010111'
    case 'tax_id':
      return '52998224725'
    default:
      return name === 'rg' ? '445566778' : `${name.replaceAll('_', ' ')} ${who}`
  }
}

const samples = (fields: Fields, who: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(name, field, who)]))

const { name: _name, ...ofContact } = contactFields
const { name: _clientName, ...ofClient } = clientFields
const given = {
  case: samples(caseDetails, 'caso'),
  party: samples(partyDetails, 'parte'),
  contact: { ...samples(ofContact, 'contato'), client_type: 'individual' },
  client: samples(ofClient, 'cliente'),
}
const names = { party: 'Rui Paes Leme', contact: 'Bento Vilar Costa', client: 'Dalva Prates Nunes' }
let office: Record<'client' | 'contact' | 'case', { id: string; [field: string]: unknown }>

async function made(collection: string, body: object) {
  const answer = await api.as(admin).post(`${path}/${collection}/`, body)
  expect(answer.body).toMatchObject({ id: expect.any(String) })
  return answer.body as (typeof office)['case']
}

beforeAll(async () => {
  const client = await made('clients', { name: names.client, ...given.client })
  const parties = [{ name: names.party, role: 'plaintiff', party_type: 'individual', ...given.party }]
  office = {
    client,
    contact: await made('contacts', { name: names.contact, ...given.contact }),
    case: await made('cases', caseBody(client.id, { title: 'Moinho da Serra', ...given.case, parties })),
  }
  const running = indexing(api)
  await settledIndex(api)
  await running.stop()
})

/** Fields of a record with the value given to each, but those on the list. */
const filled = (fields: Fields, values: Record<string, unknown>, besides: readonly string[] = []) =>
  Object.entries(fields).flatMap(([name, field]) =>
    name in values && !besides.includes(name) ? [{ name, field, value: values[name] }] : [],
  )

const columnsOf = async (table: string): Promise<string[]> =>
  (
    await api.world.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [table],
    )
  ).map(({ name }) => name)

test.each(Object.entries(columnsBeside))(
  'every column of %s is a field, or said to be none',
  async (table, [fields, beside]) => {
    const columns = await columnsOf(table)
    // A new column: declare it in packages/contracts/src/fields.ts, or name it in `columnsBeside`.
    const known = [...Object.keys(fields), ...beside, ...ofEveryTable]
    expect(columns.filter((name) => !known.includes(name))).toEqual([])
    expect(Object.keys(fields).filter((name) => !columns.includes(name))).toEqual([])
  },
)

test('every field is stored, given back, and cleared', async () => {
  const read = async (collection: string, { id }: { id: string }) =>
    (await api.as(admin).get(`${path}/${collection}/${id}`)).body as Record<string, unknown>
  expect(await read('cases', office.case)).toMatchObject(given.case)
  expect((office.case['parties'] as unknown[])[0]).toMatchObject(given.party)
  expect(await read('contacts', office.contact)).toMatchObject(given.contact)
  expect(await read('clients', office.client)).toMatchObject(given.client)

  const blank = Object.fromEntries(Object.keys(caseDetails).map((name) => [name, null]))
  const other = await made('cases', caseBody(office.client.id, given.case))
  const changed = await api.as(admin).put(`${path}/cases/${other.id}`, blank)
  expect(changed.body).toMatchObject(blank)
  const history = await api.as(admin).get(`${path}/cases/${other.id}/history`)
  expect(history.body.events[0]).toMatchObject({ before: given.case, after: blank })
})

test('every field stands in the text that is searched', async () => {
  const texts = async (type: string, { id }: { id: string }) =>
    (
      await api.world.database.query<{ content: string }>(
        'select content from chunks where source_type::text = $1 and source_id = $2',
        [type, id],
      )
    )
      .map(({ content }) => content)
      .join('\n')
  const expected = [
    [await texts('case', office.case), caseDetails, given.case, not.indexed.case],
    [await texts('case', office.case), partyDetails, given.party, not.indexed.party],
    [await texts('contact', office.contact), contactFields, given.contact, []],
    [await texts('client', office.client), clientFields, given.client, []],
  ] as const
  for (const [text, fields, values, besides] of expected)
    for (const { field, value } of filled(fields, values, besides))
      expect(text).toContain(fieldText(field, value))
})

const ask = async (message: string) =>
  (await api.as(admin).post(`${path}/chat/chat`, { message }).expect(200)).body as {
    answer: string
    kind: string
  }

test.each(filled(caseDetails, given.case))(
  'the assistant says from the tables: $field.label of a case',
  async ({ field, value }) => {
    const answer = await ask(`Qual ${field.label.toLowerCase()} do processo "Moinho da Serra"?`)
    const text = fieldText(field, value).replace(/\s/g, ' ')
    expect(answer).toMatchObject({ kind: 'records', answer: expect.stringContaining(text) })
  },
)

test.each([
  ...filled(askedOfPeople, given.party).map((asked) => ({ ...asked, who: names.party })),
  ...filled(askedOfPeople, given.contact).map((asked) => ({ ...asked, who: names.contact })),
])('the assistant says from the tables: $field.label of $who', async ({ field, value, who }) => {
  const answer = await ask(`Qual ${field.label.toLowerCase().replace('/', ' ')} de ${who}?`)
  expect(answer).toMatchObject({
    kind: 'records',
    answer: expect.stringContaining(`${field.label}: ${fieldText(field, value)}`),
  })
})

test('every field is given to the agents', async () => {
  const defendant = { id: 1, party_type: 'custom', custom_name: names.contact, contact_id: office.contact.id }
  await started(api, admin, 1, { case_id: office.case.id, plaintiffs: [], defendants: [defendant] })
  const prompt = model.requests.find(({ agent }) => agent === 'qualificacao')?.user ?? ''
  const expected = [
    ...filled(caseDetails, given.case, not.prompted.case),
    ...filled(partyDetails, given.party),
    ...filled(contactFields, given.contact, not.prompted.contact),
  ]
  for (const { name, field, value } of expected)
    expect([name, prompt.includes(String(value)) || prompt.includes(fieldText(field, value))]).toEqual([
      name,
      true,
    ])
})

test('every field that tells of a person is in that person’s export', async () => {
  const exported = async (collection: string, { id }: { id: string }) => {
    const answer = await api
      .as(admin)
      .get(`${path}/${collection}/${id}/personal-data`)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () => done(null, Buffer.concat(pieces)))
      })
    return [...(await unzipped(answer.body as Buffer)).values()].join('\n')
  }
  const personal = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, { data }]) => data !== null))
  const expected = [
    [await exported('clients', office.client), clientFields, given.client],
    [await exported('clients', office.client), caseDetails, given.case],
    [await exported('contacts', office.contact), contactFields, given.contact],
  ] as const
  for (const [text, fields, values] of expected)
    for (const { field } of filled(personal(fields), values)) expect(text).toContain(`"${field.label}"`)
})
