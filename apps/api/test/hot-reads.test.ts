import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from './api'
import { onPostgres } from './database'
import { aClient, caseBody, signedIn } from './factories'
import { statementsOf } from './statements'
import { count } from './trials/counts'

let api: Api
let user: Actor
let clientId: string

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'admin')
  const { id } = await aClient(api, {
    name: 'João Água-Viva',
    email: 'joao@exemplo.com',
    phone: '(11) 98765-4321',
  })
  clientId = id
  const party = (name: string) => ({ name, role: 'plaintiff', party_type: 'individual' })
  for (let i = 0; i < 12; i++)
    await api
      .as(user)
      .post('/api/v1/cases/', caseBody(id, { title: `Ação ${i}`, parties: [party('Ana'), party('Bia')] }))
  for (let i = 0; i < 12; i++) await api.as(user).post('/api/v1/contacts/', { name: `Contato ${i}` })
})
afterAll(() => api.close())

const get = async (path: string) => {
  const answer = await api.as(user).get(`/api/v1${path}`)
  expect(answer.status, path).toBe(200)
  return answer.body
}

describe('a read takes at most four statements, the session’s look-up included, however many rows', () => {
  const paths = [
    '/clients/',
    '/contacts/',
    '/cases/',
    '/cases/with-parties/all',
    '/audit',
    '/cases/statistics/summary',
  ]
  const searches = [
    '/clients/?search=joao',
    '/contacts/?search=con',
    '/cases/?search=ac',
    '/cases/with-parties/all?search=acao',
  ]
  test.each([...paths, ...searches])('%s', async (path) => {
    const statements = await statementsOf(() => get(path))
    expect(statements.length).toBeGreaterThanOrEqual(2)
    expect(statements.length, statements.map(({ text }) => text).join('\n\n')).toBeLessThanOrEqual(4)
  })
  test('one record and what belongs to a client or case', async () => {
    const [{ id: caseId }] = (await get('/cases/')).cases
    const [{ id: contactId }] = (await get('/contacts/')).contacts
    const own = [
      `/clients/${clientId}`,
      `/contacts/${contactId}`,
      `/contacts/case/${caseId}`,
      `/cases/${caseId}`,
      `/cases/${caseId}/history`,
    ]
    for (const path of [...own, `/cases/client/${clientId}`, `/cases/client/${clientId}/with-parties`])
      expect((await statementsOf(() => get(path))).length, path).toBeLessThanOrEqual(4)
  })
})

test('pages neither repeat nor skip, and the total stays right far beyond the last', async () => {
  const seen: string[] = []
  for (let skip = 0; skip < 12; skip += 5) {
    const { cases, total } = await get(`/cases/with-parties/all?search=acao&limit=5&skip=${skip}`)
    expect(total).toBe(12)
    seen.push(
      ...cases.map(
        ({ title, parties }: { title: string; parties: unknown[] }) => `${title} ${parties.length}`,
      ),
    )
  }
  expect(seen).toEqual(Array.from({ length: 12 }, (_, i) => `Ação ${11 - i} 2`))
  expect(await get('/cases/with-parties/all?search=acao&skip=1000000')).toEqual({ cases: [], total: 12 })
})

describe('a search', () => {
  beforeAll(async () => {
    const contacts = [
      {
        name: 'Érica Núñez',
        cpf_cnpj: '529.982.247-25',
        phone: '(21) 3456-7890',
        email: 'erica@nunes.exemplo.com',
        origin: 'Indicação do Zé',
      },
      { name: 'Alfa Numérica Ltda.', cpf_cnpj: '12.ABC.345/01DE-35', origin: '100%_puro\\' },
      { name: 'Jose\u0301 de Xavantes', origin: 'Xerém' },
      {
        name: 'Quilombo',
        cpf_cnpj: '111.444.777-35',
        phone: '(85) 99999-1111',
        email: 'kiwi@exemplo.com',
        origin: 'Sala 3337',
      },
    ]
    for (const contact of contacts) await api.as(user).post('/api/v1/contacts/', contact)
    await api
      .as(user)
      .post(
        '/api/v1/cases/',
        caseBody(clientId, { title: 'Execução', case_number: '5046512-94.2016.4.04.7000' }),
      )
  })
  const names = async (search: string) =>
    (await get(`/contacts/?search=${encodeURIComponent(search)}`)).contacts.map(
      ({ name }: { name: string }) => name.split(' ')[0],
    )

  test.each([
    ['erica n', ['Érica']],
    ['NUNEZ', ['Érica']],
    ['núñ', ['Érica']],
    ['@nunes', ['Érica']],
    ['indicacao', ['Érica']],
    ['jose', ['Jose\u0301']],
    ['josé', ['Jose\u0301']],
  ])('%s ignores case and accents', async (search, found) => expect(await names(search)).toEqual(found))
  test.each([
    ['x', ['Jose\u0301']],
    ['É', ['Érica']],
    ['nu', ['Alfa', 'Érica']],
    ['zé', ['Érica']],
    ['ri', []],
    ['al', ['Alfa']],
  ])('%s, being short, finds how words begin', async (search, found) =>
    expect(await names(search)).toEqual(found),
  )
  test.each([
    ['529.982.247-25', ['Érica']],
    ['52998224725', ['Érica']],
    ['982247', ['Érica']],
    ['(21) 3456', ['Érica']],
    ['+55 21 34567890', ['Érica']],
    ['52', ['Érica']],
    ['12.ABC.345/01DE-35', ['Alfa']],
    ['12abc34501de35', ['Alfa']],
    ['abc.345', ['Alfa']],
    ['12', ['Alfa']],
  ])('%s is a number with or without its punctuation', async (search, found) =>
    expect(await names(search)).toEqual(found),
  )
  test.each([
    ['%', []],
    ['100%', ['Alfa']],
    ['1％', []],
    ['100％', ['Alfa']],
    ['％＿p', ['Alfa']],
    ['_', []],
    ['puro\\', ['Alfa']],
    ['\\\\\\', []],
    ['%%%', []],
    ['e_i', []],
    ["'; drop table contacts; --", []],
  ])('%s is plain text', async (search, found) => expect(await names(search)).toEqual(found))
  test.each([
    ['quilombo', ['Quilombo']],
    ['kiwi', ['Quilombo']],
    ['sala 3337', ['Quilombo']],
    ['3337', ['Quilombo']],
    ['99991111', ['Quilombo']],
    ['11144477735', ['Quilombo']],
    ['quilombokiwi', []],
    ['quilombo kiwi', []],
    ['quilombo\u001fkiwi', []],
    ['3337\u001d\u001fquilombo', []],
    ['quilombo\nkiwi', []],
    ['111111444', []],
    ['1111\u001f111', []],
    ['\u001e', []],
    ['\u001f', []],
    ['sala 33-37', []],
    ['33-37', []],
    ['3-337', []],
  ])('%j is found within one field, and without its punctuation in numbers only', async (search, found) =>
    expect(await names(search)).toEqual(found),
  )
  test.each(['5046512-94.2016.4.04.7000', '50465129420164047000', '201640', '5046512-94', 'execu'])(
    '%s finds the case',
    async (search) => {
      const { cases } = await get(`/cases/?search=${encodeURIComponent(search)}`)
      expect(cases.map(({ title }: { title: string }) => title)).toEqual(['Execução'])
    },
  )
})

/** The planner takes an index from some thousand rows on. */
const ROWS = count(5_000, 20_000)

/** Each call's own statements, run again under EXPLAIN. */
describe.runIf(onPostgres)(`with ${ROWS} rows of each kind`, () => {
  beforeAll(async () => {
    const { database } = api.world
    const common = "md5(g::text) || ' ' || (array['Souza','Prado','Moreira','Conceição'])[1 + g % 4]"
    await database.transaction((tx) =>
      tx.exec(`
      set local statement_timeout = 0;
      insert into clients (id, name, email, phone) select 'k' || g, ${common}, 'k' || md5(g::text) || '@exemplo.com', '11' || (900000000 + g) from generate_series(1, ${ROWS}) g;
      insert into contacts (id, name, email, origin, cpf_cnpj, phone) select 'c' || g, ${common}, 'c' || md5(g::text) || '@exemplo.com', 'Origem ' || md5((g / 7)::text),
        lpad((g * 7919)::text, 11, '0'), '11' || (900000000 + g) from generate_series(1, ${ROWS}) g;
      insert into cases (id, title, case_number, client_id, client_name, case_type) select 'p' || g, 'Ação ' || md5((g * 3)::text), 'NUM-' || (700000000 + g), 'k' || g, ${common},
        'Litígio Cível' from generate_series(1, ${ROWS}) g;
      insert into parties (id, case_id, name, role, party_type) select 'q' || g, 'p' || g, 'Parte', 'plaintiff', 'individual' from generate_series(1, ${ROWS}) g;
      insert into audit_events (id, at, action, entity_type, entity_id, case_id) select 'e' || g, now(), 'updated', 'case', 'p' || (g / 2), 'p' || (g / 2) from generate_series(1, ${ROWS}) g;
      analyze clients, contacts, cases, parties, audit_events;`),
    )
  }, 120_000)

  const searches = ['joao agua', 'zq', 'z', '5046512', '98765-4321', 'c3@exe']
  const lists = ['/clients/', '/contacts/', '/cases/', '/cases/with-parties/all']
  const own = [
    '/cases/client/k77',
    '/cases/client/k77/with-parties',
    '/cases/p77',
    '/cases/p77/history',
    '/contacts/case/p77',
    '/audit?entity_type=case&entity_id=p77',
  ]
  test.each([
    ...lists.flatMap((list) => searches.map((search) => `${list}?search=${encodeURIComponent(search)}`)),
    ...own,
  ])('%s reads by index, and few rows in vain', async (path) => {
    for (const { text, values } of await statementsOf(() => get(path))) {
      const [explained] = await api.world.database.query<{ 'QUERY PLAN': unknown }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      const plan = JSON.stringify(explained?.['QUERY PLAN'])
      expect(plan).toContain('"Node Type"')
      for (const table of ['clients', 'contacts', 'cases', 'parties', 'audit_events'])
        expect(plan, text).not.toMatch(new RegExp(`"Seq Scan"[^{}]*"Relation Name":"${table}"`))
      const inVain = [...plan.matchAll(/"Rows Removed by (?:Filter|Index Recheck)":(\d+)/g)].reduce(
        (sum, [, rows]) => sum + Number(rows),
        0,
      )
      expect(inVain, text).toBeLessThan(ROWS / 100)
    }
  })

  test('counts stay right', async () => {
    expect((await get('/clients/?search=prado')).total).toBe(ROWS / 4)
    expect((await get('/cases/?search=acao&limit=1&skip=15000')).total).toBe(ROWS + 12)
  })
})
