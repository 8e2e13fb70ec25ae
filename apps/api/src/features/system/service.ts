import type { z } from 'zod'
import type { Info, Publication, system } from '@lavra/contracts/office/system'
import type { Ctx } from '../../platform/ctx'
import { AppError } from '../../platform/errors'
import { inTime } from '../../platform/lib/with-timeout'
import { publication } from '../../platform/network/published'
import { registrationOpen } from '../../platform/settings'
import { rows, sql } from '../../platform/database/sql'
import { version } from '../../platform/version'
import type { Wire } from '../../platform/wire'

export { readBackups } from './backups'

export async function readInfo(ctx: Ctx): Promise<Info> {
  return {
    name: 'Lavra',
    version,
    registration_open: await registrationOpen(ctx),
    max_upload_mb: ctx.env.MAX_UPLOAD_MB,
    ai: { mode: ctx.llm ? 'model' : 'offline', model: ctx.llm?.model ?? null },
  }
}

export async function readPublication(ctx: Ctx): Promise<Wire<Publication>> {
  const found = await publication(ctx)
  return { published: found !== null, since: found?.since ?? null, sign: found?.sign ?? null }
}

type Readiness = z.output<NonNullable<typeof system.ready.response>>
type Part = Readiness['status']

/** Asks each part the server stands on; one that does not answer makes the whole 503. */
export async function readiness(ctx: Ctx): Promise<Readiness> {
  const [database, jobs, storage] = await Promise.all([
    answers(rows(ctx, sql`select 1 as alive`)),
    answers(ctx.jobs.ping()),
    answers(ctx.files.ping()),
  ])
  if (database === 'failed' || jobs === 'failed' || storage === 'failed')
    throw new AppError(503, 'not_ready', 'O servidor ainda não está pronto. Tente novamente em instantes.', {
      'Retry-After': '2',
    })
  return { status: 'ok', database, jobs, storage }
}

const PATIENCE_MS = 3000

const answers = (question: Promise<unknown>): Promise<Part> =>
  inTime(PATIENCE_MS, question).then(
    (): Part => 'ok',
    (): Part => 'failed',
  )
