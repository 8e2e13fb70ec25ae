import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { deviceOf, openLaw } from './law'
import { rows } from './pack'
import { normSchema, precedentSchema, provisionSchema, seriesSchema } from './schemas'

const folder = fileURLToPath(new URL('../data', import.meta.url))
const law = openLaw(folder)
const files = (name: string): string[] =>
  readdirSync(`${folder}/${name}`).map((file) => file.replace(/\.\w+$/, ''))

/** The first rows that are not of the form, with what is wrong. */
const faultsIn = (schema: z.ZodType, ...path: string[]): string[] =>
  rows<unknown>(folder, ...path)
    .flatMap((row, at) => {
      const { error } = schema.safeParse(row)
      return error
        ? [`${path.join('/')}:${at + 1}: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`]
        : []
    })
    .slice(0, 5)

describe('the files are of their form', () => {
  test('norms and series', () => {
    expect(faultsIn(normSchema, 'norms.jsonl')).toEqual([])
    expect(faultsIn(seriesSchema, 'series.jsonl')).toEqual([])
  })
  test.each(files('precedents'))('%s', (name) => {
    expect(faultsIn(precedentSchema, 'precedents', `${name}.jsonl`)).toEqual([])
    const known = law.series.find(({ series }) => series === name)
    const numbers = rows<{ n: number }>(folder, 'precedents', `${name}.jsonl`).map(({ n }) => n)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    expect(numbers.at(-1)).toBeLessThanOrEqual(known?.last ?? 0)
  })
  test.each(files('provisions'))('provisions of %s: each exists and is in force', (name) => {
    expect(faultsIn(provisionSchema, 'provisions', `${name}.jsonl`)).toEqual([])
    const keys = [...law.provisions(name).keys()]
    expect(keys.filter((key) => deviceOf(key).norm !== name)).toEqual([])
    const standings = new Map(keys.map((key) => [key, law.standing(deviceOf(key))]))
    expect([...standings].filter(([, is]) => is !== 'in_force' && is !== 'unmapped')).toEqual([])
  })
  test('each norm is named once, and what is held of it has its norm', () => {
    const ids = law.norms.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const names = [...ids, ...law.series.map(({ series }) => series)]
    for (const place of ['structure', 'fingerprints', 'provisions', 'precedents'])
      expect(files(place).filter((name) => !names.includes(name))).toEqual([])
  })
})
