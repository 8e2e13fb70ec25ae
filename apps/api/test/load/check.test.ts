import { expect, test } from 'vitest'
import { complaints } from './check'
import { problemOf } from './door'
import { emptyHistory, type History, type Write } from './history'
import { readRow } from './forms'
import type { Found, Holdings } from './read-back'

const marker = `m${'a'.repeat(32)}`
const write = (act: Write['act'], revision: number, outcome: Write['outcome'] = 'done'): Write => ({
  act,
  revision,
  outcome,
})

const historyOf = (...writes: Write[]): History => ({
  ...emptyHistory(),
  subjects: [{ kind: 'contact', marker, id: 'x', writes }],
})
const at = (revision: number | string, more: Partial<Found> = {}): Found => ({
  kind: 'contact',
  id: 'x',
  marker,
  revision,
  ...more,
})
const trail = (created: number, updated = 0, deleted = 0) =>
  new Map([
    ['created x', created],
    ['updated x', updated],
    ['deleted x', deleted],
  ])
const judged = (history: History, ...records: Found[]) =>
  complaints(history, { records, trail: trail(1, 1) } satisfies Holdings)

const refused = historyOf(write('created', 1), write('updated', 2, 'refused'), write('updated', 3))
const changed = historyOf(write('created', 1), write('updated', 2))

test('a history that fits what is there has no complaint', () => {
  expect(judged(changed, at(2))).toEqual([])
  const open = historyOf(write('created', 1), write('updated', 2, 'unknown'))
  expect([judged(open, at(1)), judged(open, at(2))]).toEqual([[], []])
  const repeated = historyOf(write('created', 1, 'unknown'), write('created', 1), write('updated', 2))
  expect(judged(repeated, at(2))).toEqual([])
  const never: History = {
    subjects: [{ kind: 'contact', marker, id: null, writes: [write('created', 1, 'refused')] }],
    answers: [],
  }
  expect(complaints(never, { records: [], trail: new Map() })).toEqual([])
})

test.each<[string, string, History, Found[]]>([
  ['an acknowledged record that is gone', 'lost: ', changed, []],
  ['an acknowledged change that is gone', 'lost: ', changed, [at(1)]],
  ['a refused change that was made', 'lost: ', refused, [at(2)]],
  [
    'an acknowledged deletion that came to nothing',
    'lost: ',
    historyOf(write('created', 1), write('updated', 2), write('deleted', 0)),
    [at(2)],
  ],
  ['another record in its place', 'lost: ', changed, [at(2, { id: 'y' })]],
  ['a record twice', 'doubled: ', changed, [at(2), at(2, { id: 'y' })]],
  ['half a record', 'half: ', changed, [at('one | another')]],
  ['a record of nobody', 'a stranger: ', changed, [at(2), at(1, { marker: `m${'b'.repeat(32)}` })]],
])('%s is found', (_what, complaint, history, records) => {
  expect(judged(history, ...records).filter((one) => one.startsWith(complaint))).toHaveLength(1)
})

test('a file that is another is found', () => {
  const [subject] = changed.subjects
  const withFile: History = { ...changed, subjects: subject ? [{ ...subject, sha256: 'one' }] : [] }
  expect(judged(withFile, at(2, { sha256: 'one' }))).toEqual([])
  expect(judged(withFile, at(2, { sha256: 'another' }))).toEqual(['half: contact x has another file'])
})

test('a deed that the trail does not tell, or tells too often, is found', () => {
  const told = (...counts: [number, number]) =>
    complaints(changed, { records: [at(2)], trail: trail(...counts) })
  expect([told(1, 1), told(0, 1), told(1, 0), told(2, 1), told(1, 2)].map((found) => found.length)).toEqual([
    0, 1, 1, 1, 1,
  ])
})

test('fields that disagree are half a record, and so is a case without one of its parties', () => {
  const row = {
    id: 'x',
    name: `${marker} r2`,
    origin: `${marker} r2`,
    general_notes: `${marker} r2`,
    custom_fields: { Revisão: `${marker} r2` },
  }
  expect(readRow('contact', row)).toEqual({ marker, revision: 2 })
  expect(readRow('contact', { ...row, origin: `${marker} r1` }).revision).toContain('|')
  const party = { name: `${marker} r1` }
  const whole = { id: 'x', title: party.name, description: party.name, parties: [party, party] }
  expect(readRow('case', whole)).toEqual({ marker, revision: 1 })
  expect(readRow('case', { ...whole, parties: [party] }).revision).toContain('1 parties')
  expect(
    readRow('client', { id: 'x', name: `${marker} r3`, email: `${marker}.r3@exemplo.com`, phone: 'r3' }),
  ).toEqual({ marker, revision: 3 })
})

test('an improper answer is told', () => {
  const json = new Headers({ 'content-type': 'application/json', 'retry-after': '5' })
  const body = {
    detail: 'O banco de dados não respondeu. Tente novamente em instantes.',
    code: 'database_unavailable',
    request_id: 'a',
  }
  const problem = (status: number, change = {}, headers = json) =>
    problemOf(status, headers, JSON.stringify({ ...body, ...change }))
  expect(problem(503)).toBeNull()
  const planted = [
    problem(500),
    problem(404),
    problem(503, {}, new Headers({ 'content-type': 'application/json' })),
    problem(503, {}, new Headers({ 'retry-after': '5' })),
    problem(503, { detail: 'connect ECONNREFUSED' }),
    problem(503, { detail: 'Falhou: select 1 from users' }),
    problem(503, { detail: null }),
    problem(503, { code: 'Not a code' }),
    problem(503, { request_id: undefined }),
    problemOf(503, json, '<html>Bad Gateway</html>'),
  ]
  for (const told of planted) expect(told).not.toBeNull()
  const history = { ...changed, answers: [{ call: 'GET /', status: 500, problem: 'x', ms: 1 }] }
  expect(judged(history, at(2))).toEqual(['improper: GET /: x'])
})
