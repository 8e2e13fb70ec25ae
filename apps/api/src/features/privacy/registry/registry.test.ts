import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld } from '../../../../test/database'
import type { World } from '../../../platform/runtime'
import { registry } from './index'
import { registryPage } from './page'

let world: World
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

test('every column of every table is in the registry of personal data, and nothing else is', async () => {
  const columns = await world.database.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and table_name <> '_prisma_migrations'`,
  )
  const registered = Object.entries(registry).flatMap(([table, { columns: known }]) =>
    Object.keys(known).map((column) => `${table}.${column}`),
  )
  // A new column: say in features/privacy/registry what personal data it holds and what becomes of it, or
  // `none`.
  expect(registered.toSorted()).toEqual(columns.map(({ place }) => place).toSorted())
})

test('what is kept or goes by itself says why, and what is taken out of rows has rows to be taken out of', () => {
  for (const [name, table] of Object.entries(registry))
    for (const [column, held] of Object.entries(table.columns)) {
      if (held === null) continue
      if (held.fate === 'kept' || held.fate === 'dropped')
        expect([name, column, held.why]).toEqual([name, column, expect.stringMatching(/\w{4}/)])
      if (['replaced', 'blanked', 'redacted'].includes(held.fate))
        expect([name, column, Boolean(table.own ?? table.around)]).toEqual([name, column, true])
      if (held.fate === 'replaced' || held.fate === 'blanked')
        expect([name, column, Boolean(table.own)]).toEqual([name, column, true])
    }
})

test('the page for people says what the registry says', () => {
  const page = readFileSync(
    fileURLToPath(new URL('../../../../../../docs/dados-pessoais.md', import.meta.url)),
    'utf8',
  )
  // Print it anew with `npm run admin -- personal-data > docs/dados-pessoais.md`.
  expect(page).toBe(registryPage())
})
