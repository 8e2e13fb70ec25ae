import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

/** How many statements reach the database while `work` runs; transaction control and the job queue's own do not count. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const seen: string[] = []
  const note = (query: unknown) => {
    const text = typeof query === 'string' ? query : typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
    if (text !== '' && !/^\s*(begin|commit|rollback|set |savepoint)|pgboss/i.test(text)) seen.push(text)
  }
  const onServer = queryOf(pg.Client.prototype)
  const inProcess = queryOf(PGlite.prototype)
  const spies = [
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      note(args[0])
      return Reflect.apply(onServer, this, args) as never
    }),
    vi.spyOn(PGlite.prototype, 'query').mockImplementation(function (this: PGlite, ...args: unknown[]) {
      note(args[0])
      return Reflect.apply(inProcess, this, args) as never
    }),
  ]
  try {
    await work()
    return seen.length
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

type Query = (...args: unknown[]) => unknown
const queryOf = (prototype: object): Query => Reflect.get(prototype, 'query') as Query
