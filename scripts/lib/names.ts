import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** File names that every feature may use: its door to the server, and the test of its fields. */
const vocabulary = new Set(['queries.ts', 'fields.test.tsx'])

const declaration =
  /^export (?:default )?(?:async )?(?:const|class|enum|function\*?|interface|type) ([A-Za-z]\w*)/gm

/** The file names and exported names below `folder` that more than one file has, each with its files. */
export function repeatedNames(root: string, folder: string): Record<string, string[]> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const places = new Map<string, Set<string>>()
  const note = (name: string, file: string) => places.set(name, (places.get(name) ?? new Set()).add(file))
  for (const file of files) {
    if (!vocabulary.has(basename(file))) note(basename(file), file)
    if (file.includes('.test.')) continue
    const text = readFileSync(join(root, folder, file), 'utf8')
    for (const [, name = ''] of text.matchAll(declaration)) note(name, file)
  }
  return Object.fromEntries(
    [...places].flatMap(([name, where]) => (where.size > 1 ? [[name, [...where].toSorted()]] : [])),
  )
}
