// No regular expression of the product takes exponential time, and those that grow faster than the text read
// only so much of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { allPatterns, hashOf, literalsOf, verdictOf, type Pattern, type Verdict } from './lib/patterns'
import { root } from './lib/run.mjs'
import { boundOf, bounds } from './lib/slow-patterns'

const kept = 'scripts/lib/patterns.json'
const readKept = () => JSON.parse(readFileSync(join(root, kept), 'utf8')) as Record<string, Verdict>
let found: { pattern: Pattern; verdict: Verdict }[]

beforeAll(async () => {
  const known = readKept()
  found = (await allPatterns()).map((pattern) => ({
    pattern,
    verdict: known[hashOf(pattern)] ?? verdictOf(pattern),
  }))
}, 600_000)

test('verdicts are kept but of a few: `KEEP=1 npm run test:rules -- patterns` writes them down', () => {
  const verdicts = found
    .map(({ pattern, verdict }) => [hashOf(pattern), verdict] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  if (process.env['KEEP'])
    writeFileSync(join(root, kept), `${JSON.stringify(Object.fromEntries(verdicts), null, 1)}\n`)
  const known = readKept()
  expect(verdicts.filter(([hash]) => !(hash in known)).length).toBeLessThan(60)
})

test('none is exponential', () => {
  expect(found.filter(({ verdict }) => verdict === 'exponential').map(({ pattern }) => pattern)).toEqual([])
})

const slow = () => found.filter(({ verdict }) => verdict !== 'safe')

test('what grows faster than the text, or was not judged, reads a text of which it is said how long it can be', () => {
  const unbounded = slow().flatMap(({ pattern, verdict }) =>
    pattern.files
      .filter((file) => boundOf(file) === undefined)
      .map((file) => `${file}: ${verdict}: ${pattern.source}`),
  )
  expect(unbounded).toEqual([])
})

test('where only the length is bounded, none is worse than quadratic but those of a citation', () => {
  const worse = slow().filter(({ verdict }) => verdict !== 'polynomial 2')
  const places = new Set(
    worse
      .flatMap(({ pattern }) => pattern.files)
      .filter((file) => !boundOf(file)?.includes('deadline') || file.includes('/law/')),
  )
  expect([...places].sort()).toEqual([
    'apps/api/src/platform/secrets.ts',
    'packages/law/src/citations/extract.ts',
    'scripts/lib/security-page.ts',
  ])
})

test('and nothing is said of files without such a pattern', () => {
  const files = new Set(slow().flatMap(({ pattern }) => pattern.files))
  expect(Object.keys(bounds).filter((place) => ![...files].some((file) => file.startsWith(place)))).toEqual(
    [],
  )
})

test.each([
  ['(\\w+\\s*,?\\s*)+$', 'exponential'],
  ['\\s+$', 'polynomial 2'],
  ['[a-z]{2,20}', 'safe'],
])('a planted one is judged: %s', (source, verdict) => {
  expect(verdictOf({ source, flags: '' })).toBe(verdict)
})

test('a literal is found wherever it stands, and so is what puts one together', () => {
  expect(literalsOf('a.ts', 'const a = b / c / d; const e = [/x+/g, f(/y/)]; new RegExp(a)')).toEqual({
    literals: [
      ['x+', 'g'],
      ['y', ''],
    ],
    assembles: true,
  })
})
