import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

export interface Statement {
  text: string
  values: unknown[]
}

/**
 * The statements that `work` sends to the database, on either of them; those of the job queue and of
 * transactions are left out.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  // Prisma's adapters call these two; a spy lets each do its work.
  const spies = [vi.spyOn(pg.Client.prototype, 'query'), vi.spyOn(PGlite.prototype, 'query')]
  try {
    await work()
    const calls = spies.flatMap((spy) => spy.mock.calls as unknown[][])
    return calls.map(statementOf).filter(({ text }) => !/pgboss|^\s*(begin|commit|rollback)\b/i.test(text))
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Both drivers take a text and its values, pg also one object of both. */
function statementOf([query, given]: unknown[]): Statement {
  const { text, values } =
    typeof query === 'string'
      ? { text: query, values: given }
      : (query as { text?: string; values?: unknown })
  return { text: text ?? '', values: Array.isArray(values) ? values : [] }
}
