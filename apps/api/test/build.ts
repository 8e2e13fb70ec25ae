import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Inside of it the npm packages are found that stay outside of the bundle. */
const apiFolder = fileURLToPath(new URL('..', import.meta.url))
/** Tests' own programs, beside the product's. */
const ours = [
  'trials/trial-server',
  'children/chain',
  'children/hang-in-job',
  'children/hold-lock',
  'children/many-texts',
  'children/loops',
]

/** Builds the server and all its programs into a folder for one run; `remove` takes it away. */
export function buildAll(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(apiFolder, 'dist-'))
  const sources = ours.map((name) => join(apiFolder, `test/${name}.ts`))
  execFileSync(process.execPath, [join(apiFolder, 'build.mjs'), folder, ...sources], { stdio: 'inherit' })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
