import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld } from '../../../test/database'
import type { World } from '../runtime'
import { referencesOf } from './references'

let world: World
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

test('every reference of the database is of the form that the trash follows', async () => {
  const references = await referencesOf(
    world.ctx({
      log: world.log,
      request_id: 'test',
      origin: { address: '', direct_loopback: false },
      user: null,
    }),
  )
  const [counted] = await world.database.query<{ all: number; odd: number }>(
    `select count(*)::int as all, count(*) filter (where cardinality(conkey) <> 1 or (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) <> 'id')::int as odd
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  expect([references.length, counted?.odd]).toEqual([counted?.all, 0])
  const goes = (table: string): string[] =>
    references
      .filter(({ parent, rule }) => parent === table && rule === 'cascade')
      .flatMap((one) => [one.table, ...goes(one.table)])
  // What is reached twice would be copied twice.
  for (const root of ['clients', 'contacts', 'cases', 'documents', 'case_notes', 'petitions'])
    expect(goes(root)).toEqual([...new Set(goes(root))])
  // A new table here goes along and comes back by itself; say what of it may be confidential in visibility.ts
  // (caseHides, trashOpen).
  expect([...new Set(goes('cases'))].sort()).toEqual([
    'case_notes',
    'contact_cases',
    'document_pages',
    'documents',
    'parties',
    'petition_documents',
  ])
  expect([...new Set(goes('petitions'))].sort()).toEqual([
    'agent_runs',
    'petition_attachments',
    'petition_checks',
    'petition_documents',
    'petition_parties',
    'petition_take_overs',
    'petition_versions',
  ])
})
