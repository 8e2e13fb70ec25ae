import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Where built programs are while the server runs from source, if there are any: to start one from its source
 * costs three times as much.
 */
export const programs: { builtFolder: string | null } = { builtFolder: null }

/**
 * A program of ours that is started as a process or on threads of its own: the bundle's entry of that name
 * (`build.mjs`), or its source by tsx.
 * `flags` are node's.
 */
export function ownProgram(name: string, source: URL): { file: string; flags: string[] } {
  if (import.meta.url.endsWith('.js'))
    return { file: fileURLToPath(new URL(`./${name}.js`, import.meta.url)), flags: [] }
  if (programs.builtFolder) return { file: join(programs.builtFolder, `${name}.js`), flags: [] }
  return { file: fileURLToPath(source), flags: ['--import', 'tsx'] }
}
