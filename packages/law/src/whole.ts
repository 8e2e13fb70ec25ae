import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { ArticleRow } from './devices'
import { Fingerprint } from './fingerprint'
import { deviceOf, openLaw, type Law } from './law'
import { filesIn, isPackName, MANIFEST, manifestSchema } from './manifest'
import { rows } from './pack'
import { articleSchema, normSchema, precedentSchema, provisionSchema, seriesSchema } from './schemas'
import { tables } from './tables'

const MOST = 20

/**
 * What is wrong with a pack, at most twenty lines: each file and line by its schema, then what they say of
 * each other. Takes about a second; a pack is checked before it is published and before it is installed.
 */
export function faultsIn(folder: string): string[] {
  const names = filesIn(folder)
  const needed = [MANIFEST, 'norms.jsonl', 'series.jsonl', ...Object.keys(tables)]
  const ofForm = [
    ...needed.filter((name) => !names.includes(name)).map((name) => `${name}: missing`),
    ...names.filter((name) => !isPackName(name)).map((name) => `${name}: no file of a pack`),
    ...names.filter(isPackName).flatMap((name) => inFile(folder, name)),
  ]
  return (ofForm.length > 0 ? ofForm : betweenFiles(folder, names)).slice(0, MOST)
}

const lines: Readonly<Record<string, z.ZodType>> = {
  'norms.jsonl': normSchema,
  'series.jsonl': seriesSchema,
  structure: articleSchema,
  provisions: provisionSchema,
  precedents: precedentSchema,
}
const placeOf = (name: string): string => name.split('/')[0] ?? ''
const nameOf = (file: string): string => file.replace(/^\w+\//, '').replace(/\.\w+$/, '')

function inFile(folder: string, name: string): string[] {
  const content = readFileSync(join(folder, name))
  if (name.endsWith('.lvf')) return fingerprintFault(name, content)
  const schema = lines[placeOf(name)]
  const text = content.toString('utf8')
  if (!schema) return faultOf(name === MANIFEST ? manifestSchema : tables[name], text, name)
  const all = text.split('\n')
  if (!all.some(Boolean)) return [`${name}: empty`]
  return all.flatMap((line, at) => (line ? faultOf(schema, line, `${name}:${at + 1}`) : []))
}

function faultOf(schema: z.ZodType | undefined, text: string, at: string): string[] {
  try {
    const issue = schema?.safeParse(JSON.parse(text)).error?.issues[0]
    return issue ? [`${at}: ${issue.path.join('.')} ${issue.message}`] : []
  } catch {
    return [`${at}: no JSON`]
  }
}

function fingerprintFault(name: string, content: Buffer): string[] {
  try {
    new Fingerprint(content)
    return []
  } catch {
    return [`${name}: no fingerprint`]
  }
}

function betweenFiles(folder: string, files: readonly string[]): string[] {
  const law = openLaw(folder)
  const ids = law.norms.map(({ id }) => id)
  const series = law.series.map(({ series: name }) => name)
  const owners: Record<string, readonly string[]> = {
    structure: ids,
    provisions: ids,
    precedents: series,
    fingerprints: [...ids, ...series],
  }
  const lost = (file: string) => owners[placeOf(file)]?.includes(nameOf(file)) === false
  const inPlace = (place: string) => files.filter((file) => placeOf(file) === place).map(nameOf)
  return [
    ...twice(ids).map((id) => `norms.jsonl: ${id} stands twice`),
    ...twice(series).map((name) => `series.jsonl: ${name} stands twice`),
    ...files.filter(lost).map((file) => `${file}: nothing of that name`),
    ...law.norms
      .filter(({ id, last }) => (last !== undefined) !== files.includes(`structure/${id}.jsonl`))
      .map(({ id }) => `norms.jsonl: ${id} has a last article and no structure, or the other way round`),
    ...inPlace('structure').flatMap((id) => articleFaults(folder, id)),
    ...inPlace('precedents').flatMap((name) => precedentFaults(folder, law, name)),
    ...inPlace('provisions').flatMap((id) => provisionFaults(folder, law, id)),
  ]
}

const twice = (names: readonly (string | number)[]) => names.filter((name, at) => names.indexOf(name) !== at)

function articleFaults(folder: string, id: string): string[] {
  const numbers = rows<ArticleRow>(folder, 'structure', `${id}.jsonl`).map(({ a }) => a)
  return twice(numbers).map((number) => `structure/${id}.jsonl: article ${number} stands twice`)
}

function precedentFaults(folder: string, law: Law, name: string): string[] {
  const last = law.series.find(({ series }) => series === name)?.last ?? 0
  const numbers = rows<{ n: number }>(folder, 'precedents', `${name}.jsonl`).map(({ n }) => n)
  const wrong = numbers.filter((number, at) => number > last || number <= (numbers[at - 1] ?? 0))
  return wrong.map((number) => `precedents/${name}.jsonl: ${number} is out of order or beyond the last one`)
}

function provisionFaults(folder: string, law: Law, id: string): string[] {
  const file = `provisions/${id}.jsonl`
  const keys = rows<{ at: string }>(folder, 'provisions', `${id}.jsonl`).map(({ at }) => at)
  const out = keys.filter((key) => {
    const device = deviceOf(key)
    return device.norm !== id || !['in_force', 'unmapped'].includes(law.standing(device))
  })
  return [
    ...twice(keys).map((key) => `${file}: ${key} stands twice`),
    ...out.map((key) => `${file}: ${key} does not exist, or is out of force`),
  ]
}
