import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOffice, plant, told, unzipped, wordColumns, type Office } from '../../../test/canaries'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { isExported } from './export-data'
import { registry } from './registry/index'

let api: Api
let admin: Actor
beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin')
})
afterAll(() => api.close())

async function exported(actor: Actor, path: string): Promise<Map<string, string>> {
  const answer = await api
    .as(actor)
    .get(`/api/v1${path}/personal-data`)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = []
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => done(null, Buffer.concat(pieces)))
    })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  return unzipped(answer.body as Buffer)
}

/**
 * A word of its own in every column of the office's rows that holds personal data; those that an export has
 * to bring.
 */
async function plantEverywhere(office: Office, mark: string, tables: string[]): Promise<string[]> {
  const expected: string[] = []
  for (const table of tables) {
    const words: Record<string, string> = {}
    for (const { name } of await wordColumns(api, table)) {
      // Who a party is, is told by its name.
      if (['parties', 'petition_parties'].includes(table) && /name/.test(name)) continue
      words[name] = `${mark}-${table}-${name}`
      const column = registry[table]?.columns[name]
      if (column && isExported(column)) expected.push(words[name])
    }
    if (Object.keys(words).length > 0) await plant(api, table, office.rows[table] ?? {}, words)
  }
  return expected
}

const clientTables = [
  'clients',
  'cases',
  'parties',
  'documents',
  'document_pages',
  'petitions',
  'petition_parties',
  'petition_attachments',
  'petition_versions',
  'agent_runs',
]

test("a client's export holds every registered column that tells of the client, the files, and nothing of anybody else", async () => {
  const office = await anOffice(api, 'Joana Prado Lemos', 'Caio Brito Sales')
  const stranger = await anOffice(api, 'Rui Campos Neto', 'Davi Moura Reis')
  // A client is known by the name in the client's own record.
  const words = (await plantEverywhere(office, 'canario', clientTables)).filter(
    (word) => word !== 'canario-clients-name',
  )
  await plant(api, 'clients', { id: office.client }, { name: office.name })
  await plantEverywhere(
    stranger,
    'alheio',
    clientTables.filter((table) => table !== 'clients'),
  )
  await plant(
    api,
    'contacts',
    { id: office.contact },
    { general_notes: 'alheio-nota', address: 'alheio-endereço' },
  )
  await plant(
    api,
    'parties',
    { id: office.other },
    { address: 'alheio-parte', profession: 'alheio-profissão' },
  )
  await told(api, {
    action: 'updated',
    entity_type: 'client',
    entity_id: office.client,
    before: { phone: 'canario-antes' },
    after: { phone: 'canario-depois' },
  })
  await told(api, {
    action: 'updated',
    entity_type: 'client',
    entity_id: stranger.client,
    before: { phone: 'alheio-antes' },
    after: {},
  })

  const files = await exported(admin, `/clients/${office.client}`)
  const all = [...files.values()].join('\n')
  expect(words.length).toBeGreaterThan(30)
  expect(
    [...words, 'canario-antes', 'canario-depois', 'arquivo de Joana Prado Lemos', 'anexo'].filter(
      (word) => !all.includes(word),
    ),
  ).toEqual([])
  expect(all).not.toMatch(/alheio|Rui Campos|Davi Moura/)
  const data = JSON.parse(files.get('dados.json') ?? '') as {
    dados: Record<string, Record<string, unknown>[]>
  }
  expect(data.dados['Clientes']).toEqual([
    expect.objectContaining({
      Nome: 'Joana Prado Lemos',
      Tipo: 'Individual',
      Telefone: 'canario-clients-phone',
    }),
  ])
  expect(data.dados['Partes dos processos']).toHaveLength(1)
  const path = [...files.keys()].find((name) => name.startsWith('documentos/'))
  expect(data.dados['Documentos']).toEqual([expect.objectContaining({ 'Arquivo guardado': path })])
  expect(files.get('LEIA-ME.txt')).toContain('Titular: Joana Prado Lemos (cliente)')
  expect(files.get('LEIA-ME.txt')).toContain('Processos: 1')
})

test('a contact gets the own record, links and party rows; papers of the case are named, for they are its client’s', async () => {
  const office = await anOffice(api, 'Lúcia Braga Pinto', 'Otto Farias Lins')
  const contactRow = { ...office.rows, parties: { id: office.other } }
  const words = await plantEverywhere({ ...office, rows: contactRow }, 'canario', ['contacts', 'parties'])
  await plant(api, 'contacts', { id: office.contact }, { name: 'Otto Farias Lins', cpf_cnpj: office.cpf })
  await plant(api, 'parties', { id: office.other }, { cpf_cnpj: office.cpf })
  await plant(api, 'document_pages', office.rows['document_pages'] ?? {}, {
    text: 'só-do-cliente do cliente: OTTO FARIAS LINS deve',
  })
  await plant(api, 'petitions', office.rows['petitions'] ?? {}, { content: 'só-do-cliente: Otto não paga' })
  await api.world.database.query("update contacts set birth_date = '1980-05-17' where id = $1", [
    office.contact,
  ])
  const files = await exported(admin, `/contacts/${office.contact}`)
  const all = [...files.values()].join('\n')
  expect(words.filter((word) => !/-(name|cpf_cnpj)$/.test(word) && !all.includes(word))).toEqual([])
  expect(all).not.toMatch(/só-do-cliente|Lúcia Braga|arquivo de/)
  const data = JSON.parse(files.get('dados.json') ?? '') as Record<string, Record<string, unknown>[]> & {
    dados: Record<string, Record<string, unknown>[]>
  }
  expect(data.dados['Contatos']?.[0]).toMatchObject({
    'CPF/CNPJ': office.cpf,
    'Data de nascimento': '1980-05-17',
  })
  expect(data['citações em processos de outras pessoas']).toEqual([
    expect.objectContaining({ onde: 'Documento', título: 'Contrato' }),
  ])
  expect(data.dados['Vínculos de contatos com processos']).toEqual([
    expect.objectContaining({ Processo: expect.stringMatching(/^PROC-/) }),
  ])
  expect([...files.keys()]).toEqual(['dados.json', 'LEIA-ME.txt'])
})

test('the trail tells who exported what of whom, and a file that is gone is told in the ZIP', async () => {
  const office = await anOffice(api, 'Vera Nunes Alba', 'Hugo Paz Leal')
  const [document] = await api.world.database.query<{ storage_key: string }>(
    'select storage_key from documents where case_id = $1',
    [office.case],
  )
  await api.world.files.remove(document?.storage_key ?? '')
  const files = await exported(admin, `/clients/${office.client}`)
  expect(files.get('LEIA-ME.txt')).toContain('não está mais guardado: contrato.txt')
  const events = await api.world.database.prisma.auditEvent.findMany({
    where: { entity_id: office.client, action: 'exported' },
  })
  expect(events).toMatchObject([
    {
      actor_id: admin.id,
      entity_type: 'client',
      confidential: true,
      after: { files: 2, confidential: 1, withheld: 0 },
    },
  ])
})

test('what lies in the trash of a client is in the export, under its labels and with its files', async () => {
  const office = await anOffice(api, 'Rosaura Guardada', 'Réu Qualquer')
  await plant(api, 'documents', office.rows['documents'] ?? {}, { description: 'marca-do-excluído' })
  await api.as(admin).delete(`/api/v1/cases/${office.case}`)
  const files = await exported(admin, `/clients/${office.client}`)
  const data = JSON.parse(files.get('dados.json') ?? '{}') as {
    dados: Record<string, Record<string, unknown>[]>
  }
  expect(data.dados['Lixeira']).toMatchObject([{ 'Título ou nome do que foi excluído': 'Cobrança' }])
  const rows = data.dados['Conteúdo da Lixeira'] ?? []
  const document = rows.find((row) => row['De que tabela'] === 'documents')?.[
    'Registro excluído, com todos os seus campos'
  ] as Record<string, unknown>
  expect(document).toMatchObject({ Título: 'Contrato', Descrição: 'marca-do-excluído', Tipo: 'Outros' })
  expect(document).not.toHaveProperty('author_id')
  const file = [...files].find(([name]) => name.startsWith('lixeira/'))
  expect([file?.[1], document['Arquivo guardado']]).toEqual(['arquivo de Rosaura Guardada', file?.[0]])
})
