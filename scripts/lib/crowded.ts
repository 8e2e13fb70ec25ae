import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const mostFiles = 15

/** The folders below `folder`, itself included, that hold more files than that, tests counted. */
export function crowdedFolders(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).length
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => crowdedFolders(root, `${folder}/${name}`))
  return files > mostFiles ? [`${folder} has ${files} files: give it rooms`, ...below] : below
}
