import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packedFiles, readArchive, writeArchive } from '../src/archive'
import { faultsIn } from '../src/whole'

/*
 * `npm run law:pack -- --key PRIVATE.pem OUT [--data FOLDER]`: checks the data whole, signs them and writes
 * the one file that offices install with `law update`.
 */

const usage = 'npm run law:pack -- --key PRIVATE.pem OUT [--data FOLDER]'
const data = fileURLToPath(new URL('../data', import.meta.url))

function readKey(file: string): KeyObject {
  const key = createPrivateKey(readFileSync(file, 'utf8'))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`)
  return key
}

function run(): void {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, data: { type: 'string', default: data } },
    allowPositionals: true,
  })
  const [out] = positionals
  if (values.key === undefined || out === undefined) throw new Error(usage)
  const faults = faultsIn(values.data)
  if (faults.length > 0) throw new Error(`The pack is not whole:\n${faults.join('\n')}`)
  const key = readKey(values.key)
  const archive = writeArchive(packedFiles(values.data), key)
  // What an office would refuse is not published.
  const { files, manifest } = readArchive(archive, createPublicKey(key))
  writeFileSync(out, archive, { flag: 'wx' })
  console.log(`${out}: ${manifest.state}, ${files.size} files, ${archive.length} bytes`)
}

try {
  run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
