import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import type { Api } from './api'
import { systemCtx } from './indexing'
import { recordEvent } from '../src/platform/audit/events'
import { identifier, joined, rows, sql } from '../src/platform/database/sql'
import { registry } from '../src/features/privacy/registry/index'
import { personal } from '../src/features/privacy/rows-of'

/**
 * Records of one client, one of every kind, each in a table by its name; `other` is somebody else in the same
 * case.
 */
export interface Office {
  client: string
  contact: string
  case: string
  rows: Record<string, Record<string, unknown>>
  other: string
  name: string
  /** The opponent's CPF. */
  cpf: string
}

/**
 * An office with one closed case of a client, its papers and files, and a contact who is the client's
 * opponent.
 */
export async function anOffice(api: Api, name: string, opponent: string): Promise<Office> {
  const { prisma } = api.world.database
  const [client, contact, kase, party, other, document] = [uuid(), uuid(), uuid(), uuid(), uuid(), uuid()]
  const [petition, pparty, attachment, run] = [
    `petition_${randomBytes(16).toString('hex')}`,
    uuid(),
    uuid(),
    uuid(),
  ]
  const cpf = String(10_000_000_000 + randomBytes(4).readUInt32BE())
  await prisma.client.create({ data: { id: client, name, email: `${client}@exemplo.com` } })
  await prisma.contact.create({ data: { id: contact, name: opponent, cpf_cnpj: cpf } })
  const number = `PROC-2010-${randomBytes(5).readUIntBE(0, 5)}`
  await prisma.case.create({
    data: {
      id: kase,
      title: 'Cobrança',
      case_number: number,
      case_type: 'Litígio Cível',
      client_id: client,
      client_name: name,
      status: 'closed',
      closed_at: new Date('2011-05-04T12:00:00Z'),
      parties: {
        create: [
          { id: party, name, role: 'plaintiff', party_type: 'individual' },
          { id: other, name: opponent, role: 'defendant', party_type: 'individual', cpf_cnpj: cpf },
        ],
      },
      contacts: { create: { contact_id: contact } },
    },
  })
  const content = `arquivo de ${name}`
  await prisma.document.create({
    data: {
      id: document,
      case_id: kase,
      title: 'Contrato',
      is_confidential: true,
      storage_key: await aFile(api, content),
      file_name: 'contrato.txt',
      file_size: BigInt(Buffer.byteLength(content)),
      text_status: 'ready',
      pages: { create: { page: 1, text: 'Texto' } },
    },
  })
  const note = uuid()
  await prisma.caseNote.create({
    data: { id: note, case_id: kase, text: 'Texto', happened_at: new Date(), created_by: 'Lia' },
  })
  await prisma.petition.create({
    data: {
      id: petition,
      petition_type: 'complaint',
      title: 'Petição Inicial',
      case_id: kase,
      status: 'completed',
      client_name: name,
      content: 'Texto',
      parties: {
        create: {
          id: pparty,
          position: 0,
          row_id: '1',
          role: 'plaintiff',
          party_type: 'individual',
          client_name: name,
        },
      },
      versions: { create: { number: 1, content: 'Antes', reason: 'edit' } },
      runs: { create: { id: run, agent_id: 'fatos', position: 0, status: 'completed', output: 'Fatos' } },
      checks: { create: { stamp: 'x', checks: [{ text: name }] } },
      attachments: {
        create: {
          id: attachment,
          position: 0,
          file_name: 'anexo.txt',
          file_size: 5n,
          storage_key: await aFile(api, 'anexo'),
          text_status: 'ready',
          text: 'Anexo',
        },
      },
    },
  })
  return {
    client,
    contact,
    case: kase,
    other,
    name,
    cpf,
    rows: {
      clients: { id: client },
      contacts: { id: contact },
      cases: { id: kase },
      parties: { id: party },
      documents: { id: document },
      document_pages: { document_id: document },
      petitions: { id: petition },
      petition_parties: { id: pparty },
      petition_attachments: { id: attachment },
      petition_versions: { petition_id: petition },
      case_notes: { id: note },
      agent_runs: { id: run },
      petition_take_overs: { petition_id: petition },
    },
  }
}

async function aFile(api: Api, text: string): Promise<string> {
  const key = api.world.files.newKey()
  await api.world.files.save(key, Readable.from([Buffer.from(text)]))
  return key
}

/**
 * Columns that may hold any words: what the registry says of them does not matter, but that they hold
 * personal data.
 */
export async function wordColumns(api: Api, table: string): Promise<{ name: string; type: string }[]> {
  const found = await api.world.database.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and udt_name in ('text', '_text', 'jsonb') and is_generated = 'NEVER'`,
    [table],
  )
  const held = new Set(
    personal(registry[table] ?? { title: '', purpose: '', whose: '', columns: {} }).map(([name]) => name),
  )
  return found.filter(
    ({ name }) =>
      held.has(name) &&
      name !== 'id' &&
      !name.endsWith('_id') &&
      !['storage_key', 'case_type'].includes(name),
  )
}

/** Writes words into columns of one row. */
export async function plant(
  api: Api,
  table: string,
  which: Record<string, unknown>,
  words: Record<string, string>,
): Promise<void> {
  const types = new Map((await wordColumns(api, table)).map(({ name, type }) => [name, type]))
  const set = Object.entries(words).map(([name, text]) => {
    const type = types.get(name)
    const value =
      type === 'jsonb'
        ? sql`${JSON.stringify({ campo: text })}::jsonb`
        : type === '_text'
          ? sql`${[text]}::text[]`
          : sql`${text}`
    return sql`${identifier(name)} = ${value}`
  })
  const where = joined(
    Object.entries(which).map(([name, value]) => sql`${identifier(name)} = ${value}`),
    ' and ',
  )
  await rows(systemCtx(api), sql`update ${identifier(table)} set ${joined(set)} where ${where}`)
}

/** An event of the trail, as the server writes them. */
export const told = (api: Api, entry: Parameters<typeof recordEvent>[1]) => recordEvent(systemCtx(api), entry)

/** `table.column` of every place of the database, the job queue's too, in which a text stands. */
export async function placesOf(api: Api, texts: string[]): Promise<string[]> {
  const columns = await api.world.database.query<{ schema: string; place: string; name: string }>(
    `select c.table_schema as schema, c.table_name as place, c.column_name as name from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema in ('public', 'pgboss') and c.udt_name in ('text', '_text', 'varchar', 'json', 'jsonb', 'tsvector', 'bpchar', 'date')`,
  )
  const parts = columns.map(
    ({ schema, place, name }) =>
      `select '${place}.${name}' as found from "${schema}"."${place}" where lower("${name}"::text) like any($1)`,
  )
  const patterns = texts.map((text) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
  return (await api.world.database.query<{ found: string }>(parts.join(' union '), [patterns]))
    .map(({ found }) => found)
    .toSorted()
}

/** The files of a ZIP by name, read as text. */
export function unzipped(zip: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      const found = new Map<string, string>()
      file.on('entry', (entry: Entry) => {
        read(file, entry).then((text) => {
          found.set(entry.fileName, text)
          file.readEntry()
        }, reject)
      })
      file.once('end', () => resolve(found)).once('error', reject)
      file.readEntry()
    })
  })
}

const read = (file: ZipFile, entry: Entry): Promise<string> =>
  new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const pieces: Buffer[] = []
      stream
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => resolve(Buffer.concat(pieces).toString('utf8')))
        .on('error', reject)
    })
  })
