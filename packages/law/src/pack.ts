import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a JSONL file of the pack; none where the pack has no such file. */
export function rows<Row>(folder: string, ...path: string[]): Row[] {
  const file = join(folder, ...path)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
}

/** A value that is made at the first question. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** One value a key, each made at the first question for it. */
export function lazyMap<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined || made.has(key)) return known as Value
    const value = make(key)
    made.set(key, value)
    return value
  }
}
