// The list of attacks against the files that it names.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attackFiles, attacks } from './lib/attacks.mjs'
import { root } from './lib/run.mjs'

const api = join(root, 'apps/api')

test('every attack is held by a test that is there', () => {
  expect(attackFiles.filter((file) => !existsSync(join(api, file)))).toEqual([])
  expect(Object.entries(attacks).filter(([, files]) => files.length === 0)).toEqual([])
})

test('every file of the attacks stands in the list', () => {
  const own = readdirSync(join(api, 'test/attacks'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `test/attacks/${name}`)
  expect(own.filter((file) => !attackFiles.includes(file))).toEqual([])
})
