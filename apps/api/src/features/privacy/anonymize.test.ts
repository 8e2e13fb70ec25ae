import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOffice, placesOf, plant, told, wordColumns, type Office } from '../../../test/canaries'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { indexing, settledIndex, systemCtx } from '../../../test/indexing'
import { chainEvents } from '../../platform/audit/chain'
import { auditKey } from '../../platform/audit/seal'
import { verifyAudit, type AuditFinding } from '../../platform/audit/verify'
import { checkIntegrity } from '../../platform/backup/integrity'
import { removeDueFiles } from '../../platform/storage/pending-files'
import { registry } from './registry/index'

let api: Api
let admin: Actor
beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin')
})
afterAll(() => api.close())

const remove = (kind: 'clients' | 'contacts', id: string, body: object, actor = admin) =>
  api.as(actor).post(`/api/v1/${kind}/${id}/anonymize`, body)

/** What a person is known by, and how a text may spell it. */
const spellings = (name: string, cpf: string) => [
  name,
  name.toUpperCase(),
  name.normalize('NFD').replace(/\p{M}/gu, ''),
  name.replaceAll(' ', '  '),
  cpf,
  cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
  'joana@segredo.exemplo.com',
  'Joana@Segredo.exemplo.com',
  '(11) 98765-1234',
  '11 98765 1234',
  '+55 11 98765-1234',
  '91234-5678',
  '(21) 91234 5678',
  'Rua das Bétulas, 77',
  'rua das betulas 77',
  '44.555.666-7',
  '445556667',
]

/**
 * Who else is in the directory keeps what is theirs, even where it is the same, such as the address of a
 * family.
 */
const directory = [
  'name',
  'cpf_cnpj',
  'rg',
  'email',
  'phone',
  'profession',
  'nationality',
  'address',
  'zip_code',
]

/**
 * The person's identifiers in every text of every row of the office, and words of its own in what is emptied.
 */
async function plantEverywhere(
  office: Office,
  own: Record<string, string[]>,
  words: string[],
  canary: string,
): Promise<void> {
  for (const [table, which] of Object.entries(office.rows)) {
    const given: Record<string, string> = {}
    for (const { name } of await wordColumns(api, table)) {
      const fate = registry[table]?.columns[name]?.fate
      if (fate === 'kept' || own[table]?.includes(name)) continue
      const emptied = fate === 'blanked' && own[table] && own[table] !== directory
      given[name] = emptied ? `${canary} ${table} ${name}` : `Diz ${words.join('; ')}. Fim`
    }
    if (Object.keys(given).length > 0) await plant(api, table, which, given)
  }
}

/** Works the index's queue off, and stops. */
async function reindexed(): Promise<void> {
  const sweeps = indexing(api)
  await settledIndex(api)
  await sweeps.stop()
}

async function verified(): Promise<AuditFinding[]> {
  await chainEvents(systemCtx(api))
  const findings: AuditFinding[] = []
  await verifyAudit(api.world.database, auditKey(api.world.env.AUDIT_KEY), [], (finding) =>
    findings.push(finding),
  )
  return findings
}

async function aClientEverywhere(name: string): Promise<{ office: Office; words: string[]; canary: string }> {
  const office = await anOffice(api, name, `Réu ${name.length}`)
  const words = spellings(name, '39053344705')
  await plant(api, 'clients', { id: office.client }, { phone: '11987651234' })
  const canary = `intimidade de ${name.split(' ')[0] ?? ''}`
  await plant(api, 'parties', office.rows['parties'] ?? {}, {
    cpf_cnpj: '39053344705',
    email: 'joana@segredo.exemplo.com',
    phone: '+55 (21) 91234-5678',
    address: 'Rua das Bétulas, 77',
    rg: '445556667',
  })
  const known = {
    clients: ['name', 'email', 'phone'],
    parties: ['name', 'cpf_cnpj', 'email', 'phone', 'address', 'rg'],
    petition_parties: ['client_name'],
    contacts: directory,
  }
  await plantEverywhere(office, known, words, canary)
  await told(api, {
    action: 'updated',
    entity_type: 'client',
    entity_id: office.client,
    before: { name: `Antiga ${name}` },
    after: { name },
  })
  await told(api, {
    action: 'deleted',
    entity_type: 'party',
    entity_id: 'parte-de-antes',
    case_id: office.case,
    before: { name, profession: `${canary} antes` },
  })
  await told(api, {
    action: 'created',
    entity_type: 'party',
    entity_id: 'parte-de-antes',
    case_id: office.case,
    after: { profession: `${canary} primeiro` },
  })
  await told(api, {
    action: 'updated',
    entity_type: 'case',
    entity_id: office.case,
    case_id: office.case,
    before: { description: `Antiga ${name} pede` },
    after: { status: 'closed' },
  })
  await api.world.database.query(
    "insert into idempotency_keys (user_id, key, request_hash, status, response, expires_at) values ($1, 'chave', 'x', 201, $2::jsonb, now() + interval '1 day')",
    [admin.id + name, JSON.stringify({ name })],
  )
  await plant(api, 'petitions', office.rows['petitions'] ?? {}, {
    content: `Antiga ${name}, CPF 390.533.447-05, ${words.join(', ')}`,
  })
  return { office, words: [...words, `Antiga ${name}`, canary], canary }
}

test.each(['delete', 'keep'] as const)(
  'with papers: %s, no trace of a client is left in any column of any table',
  async (papers) => {
    const name = papers === 'delete' ? 'Joana Peçanha Ávila' : 'Zoé Magalhães Ítalo'
    const { office, words } = await aClientEverywhere(name)
    const bystander = await anOffice(api, `Vizinha de ${papers}`, 'Outro Réu')
    await reindexed()
    expect(await placesOf(api, words)).toEqual(
      expect.arrayContaining([
        'chunks.content',
        'audit_events.before',
        'contacts.general_notes',
        'petition_versions.content',
      ]),
    )

    const answer = await remove('clients', office.client, { name: name.toUpperCase(), papers })
    expect([answer.status, answer.body.detail]).toEqual([200, undefined])
    expect(answer.body).toMatchObject({
      anonymized_at: expect.any(String),
      hindrances: [],
      name: expect.stringMatching(/^Pessoa anonimizada/),
    })
    // At once, and not only when the index has been made anew.
    expect(await placesOf(api, words)).toEqual([])
    await reindexed()
    expect(await placesOf(api, words)).toEqual([])
    expect(await verified()).toEqual([])

    const documents = await api.world.database.query<{ storage_key: string }>(
      'select storage_key from documents where case_id = $1',
      [office.case],
    )
    expect(documents).toHaveLength(papers === 'delete' ? 0 : 1)
    await removeDueFiles(systemCtx(api))
    const [party] = await api.world.database.query<Record<string, unknown>>(
      'select * from parties where id = $1',
      [office.rows['parties']?.['id']],
    )
    expect(party).toMatchObject({
      name: answer.body.name,
      cpf_cnpj: null,
      profession: null,
      role: 'plaintiff',
    })
    // Who else is in the case, and everybody else, stays.
    expect(await placesOf(api, [office.cpf])).toContain('contacts.cpf_cnpj')
    expect(await placesOf(api, [bystander.name])).toEqual(
      expect.arrayContaining(['clients.name', 'parties.name']),
    )
    expect((await remove('clients', office.client, { name: answer.body.name, papers })).body).toMatchObject({
      code: 'already_anonymized',
    })
  },
)

test('files go with the papers, and stay with those that are kept', async () => {
  const files = async () => {
    const found = new Set<string>()
    for await (const { path } of api.world.files.list()) found.add(path)
    return found.size
  }
  const [gone, stays] = [
    await anOffice(api, 'Abel Tavares Rosa', 'Réu A'),
    await anOffice(api, 'Bento Tavares Rosa', 'Réu B'),
  ]
  await removeDueFiles(systemCtx(api))
  const before = await files()
  expect((await remove('clients', gone.client, { name: gone.name, papers: 'delete' })).status).toBe(200)
  expect((await remove('clients', stays.client, { name: stays.name, papers: 'keep' })).status).toBe(200)
  await removeDueFiles(systemCtx(api))
  expect(before - (await files())).toBe(2)
})

test('a contact goes from the own record and from the cases of others, whose papers stay', async () => {
  const office = await anOffice(api, 'Cliente Que Fica', 'Edu Sampaio Quintela')
  const words = ['Edu Sampaio Quintela', 'EDU SAMPAIO QUINTELA', office.cpf]
  const opponent: Office = { ...office, rows: { ...office.rows, parties: { id: office.other } } }
  await plantEverywhere(
    opponent,
    { contacts: ['name', 'cpf_cnpj'], parties: ['name', 'cpf_cnpj'] },
    words,
    'intimidade de Edu',
  )
  await plant(
    api,
    'clients',
    { id: office.client },
    { name: office.name, email: 'fica@exemplo.com', phone: null as unknown as string },
  )
  const answer = await remove('contacts', office.contact, { name: 'Edu Sampaio Quintela' })
  expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  await reindexed()
  expect(await placesOf(api, [...words, 'intimidade de Edu'])).toEqual([])
  expect(await verified()).toEqual([])
  expect(await placesOf(api, [office.name])).toContain('clients.name')
  const [document] = await api.world.database.query<{ title: string }>(
    'select title from documents where case_id = $1',
    [office.case],
  )
  expect(document?.title).toContain('[dado removido]')
})

test('a duty to keep stands against it: a case that runs, one closed too short a time ago, work under way', async () => {
  const office = await anOffice(api, 'Ciro Dutra Maia', 'Réu C')
  const { query } = api.world.database
  const refused = async () => {
    const answer = await remove('clients', office.client, { name: office.name, papers: 'delete' })
    return [answer.status, answer.body.code, answer.body.detail]
  }
  await query("update cases set status = 'on_hold' where id = $1", [office.case])
  expect(await refused()).toEqual([
    409,
    'open_case',
    expect.stringMatching(
      /^Não é possível anonimizar: O processo PROC-\S+ está com a situação “Em Pausa”\.$/,
    ),
  ])
  // Closing it begins the period; the ten years of the default are counted from there.
  await query("update cases set status = 'closed' where id = $1", [office.case])
  expect(await refused()).toEqual([409, 'within_period', expect.stringContaining('tem de ser guardado até')])
  await query("update cases set closed_at = now() - interval '3 years' where id = $1", [office.case])
  expect((await api.as(admin).get(`/api/v1/clients/${office.client}/anonymization`)).body).toMatchObject({
    hindrances_total: 1,
    hindrances: [{ code: 'within_period' }],
  })
  await api.as(admin).put('/api/v1/users/settings/system', { retention_case_years: 2 })
  await query("update petitions set status = 'processing' where case_id = $1", [office.case])
  expect(await refused()).toEqual([409, 'petition_under_way', expect.any(String)])
  await query("update petitions set status = 'completed' where case_id = $1", [office.case])
  await query("update documents set text_status = 'pending' where case_id = $1", [office.case])
  expect(await refused()).toEqual([409, 'file_being_read', expect.any(String)])
  await query("update documents set text_status = 'ready' where case_id = $1", [office.case])
  expect((await api.as(admin).get(`/api/v1/clients/${office.client}/anonymization`)).body).toMatchObject({
    hindrances: [],
    files: 2,
    name: office.name,
  })
  expect(
    (await remove('clients', office.client, { name: 'Ciro Dutra', papers: 'delete' })).body,
  ).toMatchObject({ detail: [{ loc: ['body', 'name'] }] })
  expect(
    (await remove('clients', office.client, { name: office.name, papers: 'delete' }, await signedIn(api)))
      .status,
  ).toBe(403)
  expect(await placesOf(api, [office.name])).toContain('clients.name')
  expect((await remove('clients', office.client, { name: office.name, papers: 'delete' })).status).toBe(200)
  await api.as(admin).put('/api/v1/users/settings/system', { retention_case_years: 10 })
})

test('a closed case that is opened again runs, and its period begins anew when it is closed', async () => {
  const office = await anOffice(api, 'Dora Lima Fontes', 'Réu D')
  const closed = async () =>
    (
      await api.world.database.query<{ closed_at: Date | null }>(
        'select closed_at from cases where id = $1',
        [office.case],
      )
    )[0]?.closed_at?.getFullYear() ?? null
  expect(await closed()).toBe(2011)
  await api.as(admin).put(`/api/v1/cases/${office.case}`, { status: 'archived' })
  expect(await closed()).toBe(2011)
  await api.as(admin).put(`/api/v1/cases/${office.case}`, { status: 'active' })
  expect(await closed()).toBe(null)
  await api.as(admin).put(`/api/v1/cases/${office.case}`, { status: 'closed' })
  expect(await closed()).toBeGreaterThan(2024)
})

test('others of the same name or e-mail are told, and stay untouched', async () => {
  const office = await anOffice(api, 'Íris Moreira Sá', 'Réu E')
  const twin = await api.as(admin).post('/api/v1/contacts/', { name: 'ÍRIS MOREIRA SÁ' })
  const preview = await api.as(admin).get(`/api/v1/clients/${office.client}/anonymization`)
  expect(preview.body.others).toEqual([{ kind: 'contact', id: twin.body.id, name: twin.body.name }])
  expect(preview.body.holdings).toEqual(
    expect.arrayContaining([{ title: 'Clientes', rows: 1, changed: ['Nome', 'E-mail', 'Telefone'] }]),
  )
  expect(preview.body.kept).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Processos', fields: 'Número do processo' })]),
  )
})

test('what lies in the trash of a client goes for good, with its files and what the trail says of it', async () => {
  const name = 'Quitéria Lixo Amparo'
  const { office, words } = await aClientEverywhere(name)
  const bystander = await anOffice(api, 'Vizinha na Lixeira', 'Outro Réu')
  const paths = [
    `contacts/${office.contact}`,
    `petitions/${String(office.rows['petitions']?.['id'])}`,
    `cases/${office.case}`,
    `cases/${bystander.case}`,
  ]
  for (const path of paths) expect((await api.as(admin).delete(`/api/v1/${path}`)).status).toBe(204)
  await reindexed()
  expect(await placesOf(api, words)).toEqual(
    expect.arrayContaining(['trash_rows.row', 'audit_events.before']),
  )
  expect((await api.as(admin).get(`/api/v1/clients/${office.client}/anonymization`)).body).toMatchObject({
    trash: 3,
    hindrances: [],
  })

  const answer = await remove('clients', office.client, { name, papers: 'keep' })
  expect([answer.status, answer.body.detail, answer.body.trash]).toEqual([200, undefined, 0])
  expect(await placesOf(api, words)).toEqual([])
  expect(await verified()).toEqual([])
  await removeDueFiles(systemCtx(api))
  expect(await checkIntegrity(api.world.database, api.world.files)).toEqual([])
  expect(await placesOf(api, [bystander.name])).toContain('trash_rows.row')
})

test('a contact takes along what names it in the trash, and leaves what does not', async () => {
  const [office, other] = [
    await anOffice(api, 'Cliente Que Fica', 'Ramiro Dito Cujo'),
    await anOffice(api, 'Outra Que Fica', 'Alguém Diverso'),
  ]
  await plant(api, 'petitions', office.rows['petitions'] ?? {}, { content: 'Contra Ramiro Dito Cujo, réu' })
  const paths = [
    `petitions/${String(office.rows['petitions']?.['id'])}`,
    `documents/${String(office.rows['documents']?.['id'])}`,
    `cases/${other.case}`,
  ]
  for (const path of paths) expect((await api.as(admin).delete(`/api/v1/${path}`)).status).toBe(204)
  expect((await remove('contacts', office.contact, { name: 'Ramiro Dito Cujo' })).status).toBe(200)
  expect(await placesOf(api, ['Ramiro Dito Cujo'])).toEqual([])
  const left = await api.world.database.query<{ id: string }>('select id from trash where id = any($1)', [
    paths.map((path) => path.split('/')[1]),
  ])
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    [String(office.rows['documents']?.['id']), other.case].toSorted(),
  )
})
