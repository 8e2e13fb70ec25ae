import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ArchiveError, readArchive, type Source } from '../../src/platform/backup/archive-reader'
import { ArchiveWriter } from '../../src/platform/backup/archive-writer'
import { examineBackup } from '../../src/platform/backup/examine'
import { Header, Manifest } from '../../src/platform/backup/format'
import { makeBackup } from '../../src/platform/backup/make'
import { restoreBackup } from '../../src/platform/backup/restore'
import type { World } from '../../src/platform/runtime'
import { migrations, openTestWorld } from '../database'
import { layFile, storageOf } from '../uploads'

const passphrase = 'a senha das cópias'
let world: World
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(inject('folder'), 'damage-'))
  world = await openTestWorld()
  await world.database.exec(`
    insert into clients (id, name) select n::text, 'Cliente ' || n || repeat(' de São Paulo', 30) from generate_series(1, 200) n;
    insert into cases (id, title, case_number, client_id, client_name, case_type) values ('k', 't', 'n', '1', 'Cliente', 'Inventário')`)
  for (let n = 0; n < 5; n++) {
    const key = world.files.newKey()
    await layFile(world, `${key.slice(0, 2)}/${key}`, Buffer.alloc(20_000, n))
    await world.database.query(
      "insert into documents (id, case_id, title, storage_key, file_size) values ($1, 'k', 'Contrato', $1, 20000)",
      [key],
    )
  }
})
afterAll(() => world.close())

async function backup(name: string, locked: boolean): Promise<Source> {
  const lock = locked ? { passphrase, workFactor: 10 } : {}
  const path = join(folder, name)
  const office = { database: world.database, files: world.files, secrets: { AUDIT_KEY: 'x'.repeat(48) } }
  expect(await makeBackup(office, path, lock, new AbortController().signal)).toMatchObject({
    files: 5,
    bytes: 100_000,
    missing: [],
  })
  return { path, passphrase: lock.passphrase }
}

/** What is said of an archive; empty where nothing is found wrong with it. */
const verdict = (source: Source): Promise<string> =>
  examineBackup(source).then(
    () => '',
    (error: unknown) => {
      expect(error).toBeInstanceOf(ArchiveError)
      return (error as Error).message
    },
  )

describe.each([
  ['plain', false],
  ['with a passphrase', true],
])('%s', (name, locked) => {
  let source: Source
  let whole: Buffer
  beforeAll(async () => {
    source = await backup(`${name}.tar`, locked)
    whole = readFileSync(source.path)
    expect(await verdict(source)).toBe('')
  })
  const verdictOn = (bytes: Buffer): Promise<string> => {
    writeFileSync(source.path, bytes)
    return verdict(source)
  }

  test('one byte that is another in 50 places is found 50 times, in places of its form too', async () => {
    const spread = Array.from({ length: 50 }, (_, n) => Math.floor((n * (whole.length - 1)) / 49))
    const ends = [1, 60, 100, 130, 156, 511, 512, 600].flatMap((near) => [near, whole.length - near])
    for (const [n, at] of [...spread, ...ends].entries()) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (n % 8)), at)
      expect(await verdictOn(bytes), `byte ${at}`).toMatch(/danificad|não confere/)
    }
  })

  test('an archive that breaks off, has more, or lacks a piece in its middle is not whole', async () => {
    for (const length of [
      0,
      10,
      511,
      512,
      5_000,
      whole.length >> 1,
      whole.length - 2048,
      whole.length - 1024,
      whole.length - 1,
    ])
      expect(await verdictOn(whole.subarray(0, length)), `${length} bytes`).toMatch(/danificad/)
    expect(await verdictOn(Buffer.concat([whole, Buffer.alloc(512)]))).toMatch(/danificad/)
    const middle = Math.floor(whole.length / 1024) * 512
    expect(await verdictOn(Buffer.concat([whole.subarray(0, middle), whole.subarray(middle + 512)]))).toMatch(
      /danificad/,
    )
    expect(await verdictOn(whole)).toBe('')
  })
})

test('a wrong passphrase opens nothing, and tells so', async () => {
  const source = await backup('locked.tar.age', true)
  expect(await verdict({ ...source, passphrase: 'outra senha qualquer' })).toMatch(
    /^A senha não abre esta cópia/,
  )
  expect(readFileSync(source.path).includes('Cliente')).toBe(false)
})

/** An archive with a right seal, of which something was made another. */
async function forged(change: (entries: Map<string, string>) => void): Promise<Source> {
  const { path } = await backup('original.tar', false)
  const entries = new Map<string, string>()
  await readArchive({ path }, async ({ name, content }) => {
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(chunk)
    entries.set(name, Buffer.concat(chunks).toString('latin1'))
    return 'next'
  })
  change(entries)
  const writer = await ArchiveWriter.open(join(folder, 'forged.tar'), {})
  for (const [name, content] of entries) {
    const bytes = Buffer.from(content, 'latin1')
    await writer.addStream(name, bytes.length, Readable.from([bytes], { objectMode: false }))
  }
  await writer.finish()
  return { path: join(folder, 'forged.tar') }
}

test('what does not agree with the manifest is told, be the seal as it may', async () => {
  expect(await verdict(await forged(() => undefined))).toBe('')
  const clients = 'tables/clients/000001.json'
  expect(
    await verdict(
      await forged((all) => all.set(clients, String(all.get(clients)).replace('Cliente 1', 'Cliente 9'))),
    ),
  ).toMatch(/não confere \(tabela clients\)/)
  expect(await verdict(await forged((all) => all.delete(clients)))).toMatch(/não confere \(tabela clients\)/)
  const file = (all: Map<string, string>) => [...all.keys()].find((name) => name.startsWith('files/')) ?? ''
  expect(await verdict(await forged((all) => all.set(file(all), 'x')))).toMatch(/não confere \(arquivo/)
  expect(await verdict(await forged((all) => all.delete(file(all))))).toMatch(/não confere \(arquivo/)
  expect(await verdict(await forged((all) => all.delete('manifest.json')))).toMatch(
    /não confere \(o índice falta\)/,
  )
  expect(await verdict(await forged((all) => all.set('../fora', 'x')))).toMatch(/não confere/)
  const lacking = (all: Map<string, string>) => {
    const manifest = Manifest.parse(JSON.parse(String(all.get('manifest.json'))))
    all.set('manifest.json', JSON.stringify({ ...manifest, files: manifest.files.slice(1) }))
  }
  expect(await verdict(await forged(lacking))).toMatch(/fora do índice/)
})

test('a backup of a newer version is refused with what to do, and changes nothing', async () => {
  const withHeader = (change: (header: Header) => Header) => (all: Map<string, string>) =>
    void all.set(
      'lavra.json',
      JSON.stringify(change(Header.parse(JSON.parse(String(all.get('lavra.json')))))),
    )
  expect(
    await verdict(await forged(withHeader((header) => ({ ...header, format: 2, lavra: '9.9.9' })))),
  ).toBe('A cópia vem de uma versão mais nova do Lavra (9.9.9). Atualize o programa e repita o comando.')
  const newer = await forged(
    withHeader((header) => ({
      ...header,
      migrations: [...header.migrations, { name: '99991231000000_future', checksum: 'a'.repeat(64) }],
    })),
  )
  await world.database.exec(
    'delete from documents; delete from cases; delete from clients; delete from index_queue',
  )
  const { files, database } = world
  for (const key of (await storageOf(world)).files) await files.remove(key)
  await expect(restoreBackup(newer, { database, files, migrations })).rejects.toThrow(
    /versão mais nova \(migração 99991231000000_future\); atualize o programa/,
  )
  expect(await storageOf(world)).toEqual({ files: [], rows: [], loose: [] })
})
