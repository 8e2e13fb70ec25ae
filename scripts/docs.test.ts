// The map and the decisions name files that are there.
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

const pages = [
  'ARCHITECTURE.md',
  'docs/recipes.md',
  ...readdirSync(join(root, 'docs/adr')).map((name) => `docs/adr/${name}`),
]
const read = (page: string) => readFileSync(join(root, page), 'utf8')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const tracked = listed.split('\n')

test.each(pages)('%s names no file that is gone', (page) => {
  const named = [...read(page).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|json))`/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !tracked.some((file) => file === path || file.endsWith(`/${path}`)))).toEqual(
    [],
  )
})

test('the map leads to every decision', () => {
  const linked = [...read('ARCHITECTURE.md').matchAll(/\]\((docs\/adr\/[\w-]+\.md)\)/g)].map(
    ([, path]) => path,
  )
  expect(linked).toEqual(pages.filter((page) => page.startsWith('docs/adr/')).toSorted())
})

test('the map is short enough to be read first', () => {
  expect(read('ARCHITECTURE.md').split(/\s+/).length).toBeLessThanOrEqual(1_200)
})

test('the map has every room that the layers know', () => {
  const rooms = JSON.parse(read('scripts/lib/rooms.json')) as Record<string, string[]>
  const map = read('ARCHITECTURE.md')
  expect(
    Object.values(rooms)
      .flat()
      .filter((room) => !new RegExp(`\\b${room}\\b`).test(map)),
  ).toEqual([])
})
