import { existsSync } from 'node:fs'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '../ctx'
import type { Database } from '../database/database'
import { backupFolder } from '../env'
import type { Metrics } from '../metrics'
import { everyMinute, type Sweep } from '../jobs/every-minute'
import { backupName, backupsIn, keepNewest, OWN, removeDrafts, timeOf } from './folder'
import { makeBackup } from './make'

/** Asks a server that has the embedded database for a backup now; gone once it is made, or could not be. */
export const requestFile = (folder: string): string => join(folder, 'pedido-de-copia')

const DAY_MS = 24 * 3600_000
/** A backup that failed is tried again after this. */
const PAUSE_MS = 3600_000

type Tools = Pick<Metrics, 'backup'> & { database: Database }

/**
 * The embedded database's own backups: one a day, and one when it is asked for. It is read in one
 * transaction, in which nobody else is answered; the files are copied afterwards. The newest `BACKUP_KEEP`
 * stay.
 */
export function takeSnapshots(ctx: Ctx, tools: Tools): Sweep {
  const snapshots = new Snapshots(ctx, tools)
  return everyMinute(ctx, 'backup', () => snapshots.round())
}

export class Snapshots {
  private failedAt = -Infinity
  private readonly folder: string

  constructor(
    private readonly ctx: Ctx,
    private readonly tools: Tools,
  ) {
    this.folder = backupFolder(ctx.env)
  }

  async round(): Promise<void> {
    const { clock, log } = this.ctx
    const asked = existsSync(requestFile(this.folder))
    if (!asked && !(await this.isDue())) return
    try {
      await this.take()
      this.failedAt = -Infinity
    } catch (error) {
      // The next start tries again: this one was told to end.
      if (this.ctx.stopping.aborted) return
      this.failedAt = clock().getTime()
      this.tools.backup({ ok: false, at: clock() })
      log.error({ err: error, folder: this.folder }, 'the backup failed')
    } finally {
      if (asked) await rm(requestFile(this.folder), { force: true })
    }
  }

  /** An office in which nobody is registered yet has nothing to lose. */
  private async isDue(): Promise<boolean> {
    const { env, clock } = this.ctx
    const now = clock().getTime()
    if (env.BACKUP_KEEP === 0 || Math.abs(now - this.failedAt) < PAUSE_MS) return false
    const [newest] = await backupsIn(this.folder, OWN)
    // One from the future tells that the clock was put right.
    if (newest && Math.abs(now - timeOf(newest).getTime()) < DAY_MS) return false
    return (await this.tools.database.query('select 1 from users limit 1')).length > 0
  }

  private async take(): Promise<void> {
    const { env, clock, files, log, stopping } = this.ctx
    const { database } = this.tools
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await removeDrafts(this.folder)
    await this.refuseWhereFull()
    const passphrase = env.BACKUP_PASSPHRASE
    const at = clock()
    const path = join(this.folder, backupName(OWN, at, passphrase !== undefined))
    const made = await makeBackup(
      { database, files, secrets: { AUDIT_KEY: env.AUDIT_KEY } },
      path,
      { passphrase },
      stopping,
    )
    this.tools.backup({ ok: true, at })
    if (made.missing.length > 0)
      log.error({ missing: made.missing }, 'files that records name are missing from storage and backup')
    log.info({ path, rows: made.rows, files: made.files, bytes: made.size }, 'backup')
    await keepNewest(this.folder, OWN, Math.max(1, env.BACKUP_KEEP))
  }

  /** A backup takes no more than half of what is free: the office has to go on working. */
  private async refuseWhereFull(): Promise<void> {
    const [needed] = await this.tools.database.query<{ bytes: number }>(sizeOfOffice)
    const { bavail, bsize } = await statfs(this.folder)
    if (bavail * bsize < 2 * (needed?.bytes ?? 0))
      throw new Error(`no room for a backup in ${this.folder}: set BACKUP_DIR to another disk`)
  }
}

const filesOf = (table: string) => `coalesce((select sum(file_size) from ${table}), 0)`
const sizeOfOffice = `select (pg_database_size(current_database()) + ${filesOf('documents')} + ${filesOf('petition_attachments')})::float8 as bytes`
