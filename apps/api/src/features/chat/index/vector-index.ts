import { createHash } from 'node:crypto'
import type { Ctx } from '../../../platform/ctx'
import type { Database } from '../../../platform/database/database'
import type { Sql as Connection } from '../../../platform/database/driver'
import { rows, sql } from '../../../platform/database/sql'
import { embedderOf } from '../embedding/embedder'

/** Fewer vectors than this are compared one by one in good time. */
const fewest = 10_000
/** Any number that nothing else locks by. */
const lockKey = 7_041_996
const prefix = 'chunks_near_'

interface There {
  name: string
  valid: boolean
}

/**
 * An index of neighbours (HNSW) for the vectors of one model: the type that it casts them to, and its name.
 */
export interface VectorIndex {
  name: string
  model: string
  dimensions: number
  type: 'vector' | 'halfvec'
}

/** pgvector indexes up to 2,000 dimensions of a vector, 4,000 of one in half precision. */
export function vectorIndexOf(model: string, dimensions: number): VectorIndex | null {
  if (dimensions > 4_000) return null
  const hash = createHash('sha256').update(`${model} ${dimensions}`).digest('hex').slice(0, 12)
  return { name: `${prefix}${hash}`, model, dimensions, type: dimensions > 2_000 ? 'halfvec' : 'vector' }
}

/** Whether searches may use it: it is built to its end. */
export async function isBuilt(ctx: Ctx, { name }: VectorIndex): Promise<boolean> {
  const found = await rows(
    ctx,
    sql`select 1 from pg_class k join pg_index x on x.indexrelid = k.oid where k.relname = ${name} and x.indisvalid`,
  )
  return found.length > 0
}

/**
 * Sees to it that an office with many vectors has their index, and no other: one of another model, or that a
 * killed build left, is dropped.
 * Nobody waits for it, and of several servers one builds; the embedded database has none.
 */
export async function keepVectorIndex(
  ctx: Ctx,
  { apart, query }: Pick<Database, 'apart' | 'query'>,
  signal: AbortSignal,
): Promise<void> {
  if (!apart) return
  const wanted = await wantedIndex(ctx)
  if (isAsWanted(await indexesThere({ query }), wanted)) return
  await apart(async (own) => {
    const [lock] = await own.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (lock?.taken) await build(own, wanted)
  }, signal)
}

/** None where there are few vectors and no index yet; one that is there stays while its vectors do. */
async function wantedIndex(ctx: Ctx): Promise<VectorIndex | null> {
  const { model } = embedderOf(ctx)
  const [one] = await rows<{ dimensions: number }>(
    ctx,
    sql`select vector_dims(embedding) as dimensions from chunks where embedding_model = ${model} and embedding is not null limit 1`,
  )
  const index = one ? vectorIndexOf(model, one.dimensions) : null
  if (!index || (await isBuilt(ctx, index))) return index
  const [counted] = await rows<{ many: boolean }>(
    ctx,
    sql`select count(*) >= ${fewest} as many from (select 1 from chunks where embedding_model = ${model} limit ${fewest}) c`,
  )
  return counted?.many ? index : null
}

const indexesThere = ({ query }: Pick<Connection, 'query'>): Promise<There[]> =>
  query(
    `select k.relname as name, x.indisvalid as valid from pg_index x join pg_class k on k.oid = x.indexrelid
     where x.indrelid = 'chunks'::regclass and starts_with(k.relname, '${prefix}')`,
  )

const isAsWanted = (there: There[], wanted: VectorIndex | null): boolean =>
  there.length === (wanted ? 1 : 0) && there.every(({ name, valid }) => valid && name === wanted?.name)

async function build(own: Connection, wanted: VectorIndex | null): Promise<void> {
  const there = await indexesThere(own)
  for (const { name, valid } of there)
    if (!valid || name !== wanted?.name) await own.exec(`drop index concurrently if exists ${name}`)
  if (!wanted || there.some(({ name, valid }) => valid && name === wanted.name)) return
  const { name, model, dimensions, type } = wanted
  await own.exec('set maintenance_work_mem = 262144')
  await own.exec(
    `create index concurrently ${name} on chunks using hnsw ((embedding::${type}(${dimensions})) ${type}_cosine_ops)
     where embedding_model = '${model.replaceAll("'", "''")}' and vector_dims(embedding) = ${dimensions}`,
  )
  // Without counts of the table as it is now the planner takes the model's vectors for few and compares them
  // one by one.
  await own.exec('analyze chunks')
}
