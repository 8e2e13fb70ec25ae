import { Prisma } from '../../generated/prisma/client'
import type { Ctx } from './ctx'
import { AppError } from './errors'
import { rows, sql } from './sql'

/** The entity tags of an `If-Match` header; null where there was none, which is accepted. */
export type Expected = readonly string[] | null

type Versioned = 'clients' | 'contacts' | 'cases' | 'documents' | 'petitions'

/**
 * Holds a record until the transaction ends, so that nobody changes it between the check and the write. False where it does not exist;
 * throws 412 where it is not the version that the caller expects.
 */
export async function holdVersion(tx: Ctx, table: Versioned, id: string, expected: Expected): Promise<boolean> {
  const [found] = await rows<{ version: number }>(tx, sql`select version from ${Prisma.raw(table)} where id = ${id} for update`)
  if (!found) return false
  if (expected && !expected.includes('*') && !expected.includes(String(found.version))) throw stale
  return true
}

const stale = new AppError(412, 'stale_version', 'Alterado por outra pessoa. Recarregue antes de salvar.')

/** Reads `If-Match`: quoted tags, weak or strong, or `*`. What is none of these matches no version. */
export function readExpected(header: string | undefined): Expected {
  if (header === undefined) return null
  return header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
}
