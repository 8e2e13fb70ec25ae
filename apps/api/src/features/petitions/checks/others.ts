import { isOpen, type FoundCheck } from '@lavra/contracts/petitions/checks'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'
import type { Traced } from '../tracing/check'

const most = 200

/**
 * Says of names that nothing supports whether they are somebody else's in the office: the gravest slip there
 * is. Of words that only a register can tell to be a name, the others go.
 */
export async function others(ctx: Ctx, checks: Traced[]): Promise<FoundCheck[]> {
  const open = checks.filter((check) => check.kind === 'nome' && isOpen(check))
  if (open.length === 0) return checks
  const names = [...new Set(open.map(({ text }) => text.replace(/\s+/g, ' ')))].slice(0, most)
  const found = await rows<{ name: string }>(
    ctx,
    sql`select name from unnest(${names}::text[]) as name
        where exists (select 1 from clients c where fold(c.name) = fold(name.name))
           or exists (select 1 from contacts c where fold(c.name) = fold(name.name))
           or exists (select 1 from parties p where fold(p.name) = fold(name.name))`,
  )
  const known = new Set(found.map(({ name }) => name))
  return checks.flatMap(({ unsure, ...check }) => {
    if (check.kind === 'nome' && isOpen(check) && known.has(check.text.replace(/\s+/g, ' ')))
      return [{ ...check, verdict: 'de_outra_pessoa' as const, note }]
    return unsure ? [] : [check]
  })
}

const note = 'É o nome de outra pessoa ou empresa do cadastro do escritório.'
