import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { onPostgres } from '../../../../test/database'
import { signedIn } from '../../../../test/factories'
import { systemCtx } from '../../../../test/indexing'
import { quietJobs } from '../../../../test/surface/quiet-jobs'
import { freshRecords, type Records } from '../../../../test/surface/matrix-records'
import { rows, sql } from '../../../platform/database/sql'
import { holdVersion } from '../../../platform/database/versions'
import { drainQueue } from './queue'

let api: Api
let records: Records

beforeAll(async () => {
  api = await startApi({ jobs: quietJobs })
  records = await freshRecords(api, await signedIn(api, 'admin'))
})
afterAll(() => api.close())

const kinds = [
  ['clients', 'client', sql`update clients set phone = '1'`],
  ['contacts', 'contact', sql`update contacts set phone = '1'`],
  ['cases', 'case', sql`update cases set title = 'Outro'`],
  ['documents', 'document', sql`update documents set title = 'Outro'`],
  ['petitions', 'petition', sql`update petitions set content = 'Outro'`],
] as const

// The embedded database does one transaction at a time.
test.skipIf(!onPostgres).each(kinds)(
  'of %s that are being changed, the old state is indexed without waiting',
  async (table, kind, change) => {
    const ctx = systemCtx(api)
    const id = records[kind]
    const noted = () =>
      rows(ctx, sql`select 1 from index_queue where source_type = ${kind}::source_type and source_id = ${id}`)
    while ((await drainQueue(ctx, () => false)) > 0);
    await rows(ctx, sql`select index_again(${kind}::source_type, array[${id}])`)
    let begun = 0
    await ctx.transaction(async (tx) => {
      begun++
      await holdVersion(tx, table, id, null)
      // It would wait for the change, and the change for the note that it holds.
      await drainQueue(ctx, () => false)
      expect(await noted()).toEqual([])
      await rows(tx, sql`${change} where id = ${id}`)
    })
    expect(begun).toBe(1)
    expect(await noted()).toHaveLength(1)
  },
)
