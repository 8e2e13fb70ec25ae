// docs/security.md against the requirements, the files and the tests that it names; each kind of fault is
// seen to be found.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'
import { problemsOf, rowsOf, type Levels } from './lib/security-page'

const read = (path: string) =>
  existsSync(join(root, path)) && statSync(join(root, path)).isFile()
    ? readFileSync(join(root, path), 'utf8')
    : null
const levels = JSON.parse(read('scripts/lib/asvs-levels.json') ?? '') as Levels
const page = read('docs/security.md') ?? ''

test('the list of requirements has the standard’s counts: 70, 183 and 92 of the three levels', () => {
  const all = Object.values(levels).join('')
  expect(['1', '2', '3'].map((level) => all.split(level).length - 1)).toEqual([70, 183, 92])
})

test('every requirement is answered once, with its reason, and what is named is there', () => {
  expect(problemsOf(page, levels, read)).toEqual([])
  expect(rowsOf(page).length).toBe(253)
})

const row = (id: string) => page.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? ''
const faults: Record<string, [from: string, to: string, told: string]> = {
  'a missing requirement': [row('V1.2.4'), '', 'V1.2.4 is missing'],
  'one that is there twice': [row('V1.2.4'), `${row('V1.2.4')}\n${row('V1.2.4')}`, 'V1.2.4 is there twice'],
  'one of level 3': [
    row('V1.2.9'),
    `${row('V1.2.9')}\n| V1.2.10 | 2 | Tables | **Code** \`README.md\`: it is |`,
    'V1.2.10 is no requirement of level 1 or 2',
  ],
  'another level': ['| V1.2.4 | 1 |', '| V1.2.4 | 2 |', 'V1.2.4 is of level 1'],
  'no subject': [
    row('V1.2.6'),
    '| V1.2.6 | 2 |  | **Not applicable**: no directory is asked |',
    'V1.2.6 does not say what it is about',
  ],
  'no answer': [row('V1.2.6'), '| V1.2.6 | 2 | LDAP | no directory is asked |', 'V1.2.6 has no answer'],
  'no reason': [row('V1.2.6'), '| V1.2.6 | 2 | LDAP | **Not applicable** |', 'V1.2.6 gives no reason'],
  'a test without its name': [
    row('V1.2.4'),
    '| V1.2.4 | 1 | SQL | **Test**: there is one somewhere |',
    'V1.2.4 names no test',
  ],
  'code without its place': [
    row('V1.2.5'),
    '| V1.2.5 | 1 | Commands | **Code**: it is somewhere |',
    'V1.2.5 names no place',
  ],
  'a heading that is not there': [
    '### Classes of data (',
    '### Kinds of data (',
    'V14.1.1: no heading “Classes of data”',
  ],
  'a test of another title': [
    '“nothing is found for: %s”',
    '“nothing is lost for: %s”',
    'apps/api/src/features/chat/search/search.test.ts has 0 tests “nothing is lost for: %s”',
  ],
  'a beginning that fits several': [
    '“nothing is found for: %s”',
    '“…”',
    'apps/api/src/features/chat/search/search.test.ts has',
  ],
  'a link to no file': [
    'chat/search/search.test.ts',
    'chat/search/lost.test.ts',
    'apps/api/src/features/chat/search/lost.test.ts is not there',
  ],
  'a link that leads nowhere': ['[search] “', '[lost] “', '[lost] leads nowhere'],
  'a file that is not there': [
    '`apps/api/src/platform/database/sql.ts`',
    '`apps/api/src/platform/lost.ts`',
    'apps/api/src/platform/lost.ts is not there',
  ],
  'a wrong count': ['| Requirements | 70 |', '| Requirements | 71 |', 'the summary is not'],
  'a deviation that is not in the list': [
    '| V5.4.3 | No scanner',
    '| No scanner',
    'V5.4.3 is not in the list of deviations',
  ],
  'one in the list that is none': [
    '| V5.4.3 | No scanner',
    '| V5.4.3, V5.4.2 | No scanner',
    'V5.4.2 stands wrongly in the list of deviations',
  ],
}

test.each(Object.entries(faults))('%s is found', (_name, [from, to, told]) => {
  expect(page).toContain(from)
  expect(
    problemsOf(
      page.replace(from, () => to),
      levels,
      read,
    ).filter((problem) => problem.startsWith(told)),
  ).not.toEqual([])
})
