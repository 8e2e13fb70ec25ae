import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceOf, openLaw } from './law'
import { faultsIn } from './whole'

const bundled = fileURLToPath(new URL('../data', import.meta.url))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lavra-pack-'))
  cpSync(bundled, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const line = (name: string, row: object) => appendFileSync(join(folder, name), `${JSON.stringify(row)}\n`)
const swap = (name: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(folder, name), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(folder, name), text.replace(from, to))
}
const provision = {
  at: 'cpc:1',
  says: 'O processo civil segue os valores e as normas da Constituição.',
  keys: ['processo civil', 'constituicao', 'valores'],
  source: 'teste',
  state: '2026-11-22',
}

test('the pack that the product is delivered with is whole', () => {
  expect(faultsIn(bundled)).toEqual([])
})

test.each<[string, () => void, string | RegExp]>([
  [
    'a line that is no JSON',
    () => appendFileSync(join(folder, 'structure/cc.jsonl'), '{"a":\n'),
    /structure\/cc\.jsonl:\d+: no JSON/,
  ],
  [
    'an article of another form',
    () => line('structure/cc.jsonl', { a: '9999', p: 'three' }),
    /structure\/cc\.jsonl:\d+: p/,
  ],
  [
    'a paragraph of another state',
    () => line('structure/cc.jsonl', { a: '9999', p: { '1': 'x' } }),
    /structure\/cc\.jsonl:\d+: p/,
  ],
  [
    'a member that is neither number nor letter',
    () => line('structure/cc.jsonl', { a: '9999', p: { one: 0 } }),
    /structure\/cc\.jsonl:\d+: p/,
  ],
  [
    'an article twice',
    () => line('structure/cc.jsonl', { a: '1' }),
    'structure/cc.jsonl: article 1 stands twice',
  ],
  [
    'a field that nobody knows',
    () => line('provisions/cpc.jsonl', { ...provision, more: 1 }),
    /provisions\/cpc\.jsonl:\d+: /,
  ],
  [
    'a provision that does not exist',
    () => line('provisions/cpc.jsonl', { ...provision, at: 'cpc:1073' }),
    'provisions/cpc.jsonl: cpc:1073 does not exist, or is out of force',
  ],
  [
    'a precedent beyond the last one',
    () => line('precedents/stj-sumula.jsonl', { n: 9_999, status: 'in_force', checked: true }),
    'precedents/stj-sumula.jsonl: 9999 is out of order or beyond the last one',
  ],
  [
    'a norm twice',
    () =>
      appendFileSync(
        join(folder, 'norms.jsonl'),
        readFileSync(join(bundled, 'norms.jsonl'), 'utf8').split('\n')[0] ?? '',
      ),
    'norms.jsonl: cf stands twice',
  ],
  [
    'a norm whose articles are lost',
    () => rmSync(join(folder, 'structure/cc.jsonl')),
    'norms.jsonl: cc has a last article and no structure, or the other way round',
  ],
  [
    'a file of no norm',
    () => cpSync(join(folder, 'structure/cc.jsonl'), join(folder, 'structure/xx.jsonl')),
    'structure/xx.jsonl: nothing of that name',
  ],
  ['a file of no kind', () => writeFileSync(join(folder, 'run.sh'), ''), 'run.sh: no file of a pack'],
  [
    'a fingerprint that is cut off',
    () =>
      writeFileSync(
        join(folder, 'fingerprints/cc.lvf'),
        readFileSync(join(bundled, 'fingerprints/cc.lvf')).subarray(0, 5_000),
      ),
    'fingerprints/cc.lvf: no fingerprint',
  ],
  ['a register without lines', () => writeFileSync(join(folder, 'series.jsonl'), ''), 'series.jsonl: empty'],
  ['a table that is lost', () => rmSync(join(folder, 'indices/ipca.json')), 'indices/ipca.json: missing'],
  [
    'a month that there is not',
    () => swap('indices/ipca.json', '"1980-01"', '"1980-13"'),
    /^indices\/ipca\.json: values/,
  ],
  [
    'a rate in words',
    () => swap('indices/taxa-legal.json', '0.605306', '"0,605306"'),
    /^indices\/taxa-legal\.json: values/,
  ],
  [
    'a holiday of no month',
    () => swap('deadlines/holidays.json', /"month": 1,/, '"month": 13,'),
    /^deadlines\/holidays\.json: national/,
  ],
  [
    'fewer terms than were counted',
    () => swap('deadlines/terms.json', /"count": \d+/, '"count": 7'),
    /^deadlines\/terms\.json: /,
  ],
  [
    'a case with no day',
    () => swap('deadlines/cases.json', '"2025-07-29"', '"29/07/2025"'),
    /^deadlines\/cases\.json: cases/,
  ],
  [
    'a class below none',
    () => swap('courts/tpu-classes.json', '"pai": 547', '"pai": 54700'),
    /^courts\/tpu-classes\.json: .*below/,
  ],
  [
    'no day of its own',
    () => writeFileSync(join(folder, 'pack.json'), '{"schema":1,"state":"ontem"}'),
    /^pack\.json: state/,
  ],
])('%s is found', (_what, plant, fault) => {
  plant()
  expect(faultsIn(folder)[0]).toMatch(fault)
})

test('where a file of articles is lost nothing is said of them', () => {
  rmSync(join(folder, 'structure/cc.jsonl'))
  expect(openLaw(folder).standing(deviceOf('cc:186'))).toBe('unmapped')
})

test('what a norm holds is counted with its parts', () => {
  writeFileSync(
    join(folder, 'structure/cc.jsonl'),
    ['{"a":"1"}', '{"a":"2","u":0,"i":{"n":3,"x":[2],"2-A":0}}', '{"a":"2-A","p":{"n":2,"2":{"l":4}}}'].join(
      '\n',
    ),
  )
  expect(openLaw(folder).size('cc')).toBe(3 + 1 + 3 + 2 + 4)
})
