import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>

test('every dependency names exactly one version', () => {
  const manifests = [
    '',
    'apps/api',
    'apps/web',
    'packages/contracts',
    'packages/language',
    'packages/law',
  ].map((folder) => {
    return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  })
  const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  )
  expect(asked.length).toBeGreaterThan(80)
  expect(
    asked.filter(
      ([name, version]) => !name.startsWith('@lavra/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  ).toEqual([])
})
