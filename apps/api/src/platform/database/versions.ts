import type { Ctx } from '../ctx'
import { AppError, refuse } from '../errors'
import { identifier, rows, sql } from './sql'

/** The entity tags of an `If-Match` header; null where there was none, which is accepted. */
export type Expected = readonly string[] | null

type Versioned = 'clients' | 'contacts' | 'cases' | 'documents' | 'case_notes' | 'petitions'

/**
 * Holds a record until the transaction ends, so that nobody changes it between the check and the write. False
 * where it does not exist;
 * throws 412 where it is not the version that the caller expects.
 */
export async function holdVersion(
  tx: Ctx,
  table: Versioned,
  id: string,
  expected: Expected,
): Promise<boolean> {
  const [found] = await rows<{ version: number }>(
    tx,
    sql`select version from ${identifier(table)} where id = ${id} for no key update`,
  )
  if (found) requireVersion(found.version, expected)
  return found !== undefined
}

/**
 * Holds a record that is to go: until the transaction ends nothing new can belong to it, either. False where
 * it does not exist.
 */
export async function holdToRemove(tx: Ctx, table: Versioned, id: string): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from ${identifier(table)} where id = ${id} for update`)
  return found.length > 0
}

/** Throws 412 where a held record is not the version that the caller expects. */
export function requireVersion(version: number, expected: Expected): void {
  if (expected && !expected.includes('*') && !expected.includes(String(version))) throw stale
}

const stale = new AppError(412, 'stale_version', 'Alterado por outra pessoa. Recarregue antes de salvar.')

const unreadable = refuse(
  'invalid_if_match',
  'O cabeçalho If-Match não diz uma versão. Envie o ETag que veio com o registro, como "3", ou *.',
)
const tagForm = /^(?:W\/)?"([^"]*)"$|^(\*|\d+)$/

/**
 * Reads `If-Match`: quoted tags, weak or strong, bare numbers or `*`. Throws 400 where it is none of these:
 * to say that somebody else changed the record would be wrong.
 */
export function readExpected(header: string | undefined): Expected {
  if (header === undefined) return null
  return header.split(',').map((tag) => {
    const found = tagForm.exec(tag.trim())
    if (!found) throw unreadable
    return found[1] ?? found[2] ?? ''
  })
}
