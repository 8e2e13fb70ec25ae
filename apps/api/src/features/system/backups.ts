import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backups } from '@lavra/contracts/office/system'
import { ASKED, backupsIn, OWN, timeOf } from '../../platform/backup/folder'
import type { Ctx } from '../../platform/ctx'
import { backupFolder } from '../../platform/env'
import { rows, sql } from '../../platform/database/sql'

/** One a day, and some patience with a server that was off for the night. */
const LATE_MS = 36 * 3600_000

/**
 * Whether the office's backups are made, told by what lies in their folder: so it is true after a restart,
 * too.
 */
export async function readBackups(ctx: Ctx): Promise<Backups> {
  const folder = backupFolder(ctx.env)
  const newest = await Promise.all([OWN, ASKED].map(async (kind) => (await backupsIn(folder, kind))[0] ?? []))
  const last = await describe(
    folder,
    newest.flat().sort((a, b) => timeOf(b).getTime() - timeOf(a).getTime())[0],
  )
  const kept = ctx.env.BACKUP_KEEP
  if (ctx.env.DATABASE_URL || kept === 0) return { state: 'elsewhere', last, kept: 0 }
  const since = last ? new Date(last.at) : await firstRegistration(ctx)
  const late = since !== null && ctx.clock().getTime() - since.getTime() > LATE_MS
  return { state: late ? 'late' : last ? 'current' : 'none', last, kept }
}

async function describe(folder: string, name: string | undefined): Promise<Backups['last']> {
  const found = name === undefined ? null : await stat(join(folder, name)).catch(() => null)
  return found && name !== undefined
    ? { at: timeOf(name).toISOString(), bytes: found.size, encrypted: name.endsWith('.age') }
    : null
}

async function firstRegistration(ctx: Ctx): Promise<Date | null> {
  const [first] = await rows<{ at: Date | null }>(ctx, sql`select min(created_at) as at from users`)
  return first?.at ?? null
}
