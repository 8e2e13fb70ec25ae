import type { SystemSettings, SystemSettingsInput } from '@lavra/contracts/office/settings'
import { changesOf, recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { readSettings } from '../../platform/settings'
import { rows, sql } from '../../platform/database/sql'

export const readSystemSettings = (ctx: Ctx): Promise<SystemSettings> => readSettings(ctx)

/** Saves what is given, each setting in a row of its own; null means as if it had never been set. */
export async function saveSystemSettings(ctx: Ctx, input: SystemSettingsInput): Promise<SystemSettings> {
  return ctx.transaction(async (tx) => {
    // One at a time, so that the trail's before is what this change replaced.
    await rows(tx, sql`select pg_advisory_xact_lock(hashtext('lavra.settings'))::text`)
    const before = await readSettings(tx)
    for (const [key, value] of Object.entries(input)) await saveSetting(tx, key, value)
    const after = await readSettings(tx)
    const changes = changesOf(before, after)
    if (changes) await recordEvent(tx, { action: 'updated', entity_type: 'settings', ...changes })
    return after
  })
}

async function saveSetting(tx: Ctx, key: string, value: SystemSettingsInput[keyof SystemSettingsInput]) {
  if (value === undefined) return
  if (value === null) await tx.db.setting.deleteMany({ where: { key } })
  else await tx.db.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
}
