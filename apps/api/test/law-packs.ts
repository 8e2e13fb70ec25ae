import { generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packedFiles, writeArchive, type PackFiles } from '@lavra/law/archive'
import { digestOf } from '@lavra/law/manifest'
import { inject } from 'vitest'
import { bundledPack } from '../src/law/pack'
import { bundledState } from '../src/law/installed'

/** A publisher of packs of law, and what they publish. */
export const publisher = generateKeyPairSync('ed25519')
export const publicKey = Buffer.from(publisher.publicKey.export({ type: 'spki', format: 'pem' })).toString(
  'base64',
)

/** A day counted from that of the bundled pack. */
export const dayAfter = (days: number): string =>
  new Date(Date.parse(bundledState()) + days * 86_400_000).toISOString().slice(0, 10)

interface Variant {
  state?: string
  key?: typeof publisher.privateKey
  /** Puts other files into the folder before it is packed. */
  change?: (folder: string) => void
  /** Puts other files into the archive, with digests that agree. */
  files?: Record<string, string>
}

/** Writes a pack like the bundled one, of another day and signed by the publisher; answers its file. */
export function aPack({
  state = dayAfter(1),
  key = publisher.privateKey,
  change,
  files = {},
}: Variant = {}): string {
  const folder = mkdtempSync(join(inject('folder'), 'pack-'))
  const data = join(folder, 'data')
  cpSync(bundledPack, data, { recursive: true })
  writeFileSync(join(data, 'pack.json'), JSON.stringify({ schema: 1, state }))
  change?.(data)
  const out = join(folder, 'pack.lavra-law')
  writeFileSync(out, writeArchive(withFiles(packedFiles(data), files), key))
  return out
}

function withFiles(packed: PackFiles, files: Record<string, string>): PackFiles {
  const contents = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const)
  const manifest = JSON.parse(packed.get('pack.json')?.toString() ?? '') as { files: Record<string, string> }
  for (const [name, content] of contents) manifest.files[name] = digestOf(content)
  return new Map([...packed, ...contents, ['pack.json', Buffer.from(JSON.stringify(manifest))]])
}

/** One byte of a file another. */
export function withOtherByte(file: string): string {
  const bytes = readFileSync(file)
  const at = bytes.length >> 1
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
  return file
}
