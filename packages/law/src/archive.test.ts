import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packedFiles, readArchive, unpackInto, writeArchive, type PackFiles } from './archive'
import { filesIn, intactManifest, isPackName } from './manifest'

const bundled = fileURLToPath(new URL('../data', import.meta.url))
const script = fileURLToPath(new URL('../scripts/pack.ts', import.meta.url))
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
let folder: string
let files: PackFiles
let archive: Buffer
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lavra-archive-'))
  files = packedFiles(bundled)
  archive = writeArchive(files, privateKey)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const refusal = (bytes: Buffer): string => {
  try {
    readArchive(bytes, publicKey)
    return 'read'
  } catch (error) {
    return String(error)
  }
}
const signed = (more: Record<string, string>, without?: string): Buffer => {
  const all = new Map([
    ...files,
    ...Object.entries(more).map(([name, text]) => [name, Buffer.from(text)] as const),
  ])
  if (without !== undefined) all.delete(without)
  return writeArchive(all, privateKey)
}

test('what was published is read again, byte by byte', () => {
  const read = readArchive(archive, publicKey)
  expect(read.manifest.state).toMatch(/^\d{4}-\d\d-\d\d$/)
  const place = join(folder, 'read')
  mkdirSync(place)
  unpackInto(place, read.files)
  expect(filesIn(place)).toEqual(filesIn(bundled))
  for (const name of filesIn(bundled).filter((one) => one !== 'pack.json'))
    expect(readFileSync(join(place, name)).equals(readFileSync(join(bundled, name)))).toBe(true)
  expect(intactManifest(place)).toEqual(read.manifest)
})

test('no byte of it can be another', () => {
  for (let at = 0; at < archive.length; at += Math.floor(archive.length / 40)) {
    const changed = Buffer.from(archive)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(refusal(changed)).toMatch(/PackError: (A assinatura não confere|Este arquivo não é um pacote)/)
  }
  expect(refusal(archive.subarray(0, archive.length - 1))).toMatch('A assinatura não confere')
  expect(refusal(Buffer.alloc(0))).toMatch('não é um pacote')
  expect(refusal(writeArchive(files, generateKeyPairSync('ed25519').privateKey))).toMatch(
    'A assinatura não confere',
  )
})

test('what is signed and no pack is refused all the same', () => {
  expect(refusal(signed({ 'norms.jsonl': '{}\n' }))).toMatch('norms.jsonl não é o que foi publicado')
  expect(refusal(signed({ 'structure/xx.jsonl': '{}\n' }))).toMatch('structure/xx.jsonl não faz parte')
  expect(refusal(signed({}, 'series.jsonl'))).toMatch('series.jsonl falta')
  expect(refusal(signed({}, 'pack.json'))).toMatch('pack.json do pacote está danificado')
  expect(refusal(signed({ 'pack.json': '{"schema":2,"state":"2026-12-01"}' }))).toMatch('Atualize o Lavra')
  expect(refusal(signed({ 'pack.json': '{"schema":1,"state":"2026-12-01"}' }))).toMatch('não diz quais são')
  expect(refusal(signed({ '../x': '' }))).toMatch('um arquivo que não pode haver nele ("../x")')
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`structure/l${at}.jsonl`, '']))
  expect(refusal(signed(many))).toMatch('mais de 2.000 arquivos')
})

test('a bomb is not unpacked', () => {
  const bomb = signed({ 'norms.jsonl': ' '.repeat(101_000_000) })
  expect(bomb.length).toBeLessThan(5_000_000)
  expect(refusal(bomb)).toMatch('passa de 100 MB')
  expect(refusal(Buffer.alloc(20_000_001))).toMatch('passa de 20 MB')
})

test.each([
  '../x',
  '/etc/passwd',
  'structure/../x.jsonl',
  'structure\\cc.jsonl',
  'structure/cc.jsonl/',
  'x.sh',
  '__proto__',
  'toString',
  'deadlines/x.json',
  'structure/cc.jsonl\n',
  '',
])('no pack holds a file %j', (name) => expect(isPackName(name)).toBe(false))

test('an installed pack of which a file was changed, added or lost is not intact', () => {
  const place = join(folder, 'installed')
  mkdirSync(place)
  unpackInto(place, files)
  expect(intactManifest(place).schema).toBe(1)
  appendFileSync(join(place, 'provisions/cpc.jsonl'), ' ')
  expect(() => intactManifest(place)).toThrow('provisions/cpc.jsonl não é o que foi publicado')
  rmSync(join(place, 'provisions/cpc.jsonl'))
  expect(() => intactManifest(place)).toThrow('provisions/cpc.jsonl falta')
  writeFileSync(join(place, 'pack.json'), '{')
  expect(() => intactManifest(place)).toThrow('danificado')
})

test('the publisher’s script signs what is whole, and nothing else', () => {
  const key = join(folder, 'key.pem')
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const pack = (args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8' })
  const out = join(folder, 'out.lavra-law')
  const made = pack(['--key', key, out])
  expect([made.status, made.stderr, made.stdout]).toEqual([
    0,
    '',
    expect.stringContaining(`${out}: 20`) as string,
  ])
  expect(readArchive(readFileSync(out), publicKey).files.size).toBe(files.size)
  // It writes over nothing.
  expect(pack(['--key', key, out]).status).toBe(1)
  const data = join(folder, 'data')
  cpSync(bundled, data, { recursive: true })
  appendFileSync(join(data, 'norms.jsonl'), '{}\n')
  const refused = pack(['--key', key, join(folder, 'no'), '--data', data])
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/norms\.jsonl:\d+: /) as string])
  expect(existsSync(join(folder, 'no'))).toBe(false)
})
