import { z } from 'zod'
import { SystemSettings } from '@lavra/contracts/office/settings'
import type { Ctx } from './ctx'
import { isAtHome } from './network/published'
import { rows, sql } from './database/sql'

export type { SystemSettings }

const {
  office_name,
  office_city,
  allow_registration,
  default_user_role,
  send_confidential_to_ai,
  send_internal_to_ai,
  retention_case_years,
  retention_session_days,
  trash_days,
} = SystemSettings.shape
/**
 * What was never saved, or cannot be read any more, has its default: a broken row must not keep anybody from
 * signing in.
 */
const Saved = z.object({
  office_name: office_name.catch(null),
  office_city: office_city.catch(null),
  allow_registration: allow_registration.catch(null),
  default_user_role: default_user_role.catch('standard'),
  send_confidential_to_ai: send_confidential_to_ai.catch(false),
  send_internal_to_ai: send_internal_to_ai.catch(false),
  // The Código Civil's general period (art. 205), in which the office may still have to answer for a case;
  // the office decides.
  retention_case_years: retention_case_years.catch(10),
  retention_session_days: retention_session_days.catch(7),
  trash_days: trash_days.catch(30),
})

/** What was saved, as a value for a statement that reads other things, too; `settingsOf` reads it. */
export const savedSettings = sql`(select json_object_agg(key, value) from settings where key = any (${Object.keys(Saved.shape)}::text[]))`

export const settingsOf = (saved: object | null): SystemSettings => Saved.parse(saved ?? {})

/** The office's settings, as saved. */
export async function readSettings(ctx: Ctx): Promise<SystemSettings> {
  const [found] = await rows<{ saved: object | null }>(ctx, sql`select ${savedSettings} as saved`)
  return settingsOf(found?.saved ?? null)
}

/**
 * Whether a stranger may register: as the office decided, else as the server was set, else only before it is
 * published or as the first.
 */
export async function registrationOpen(ctx: Ctx, settings?: SystemSettings): Promise<boolean> {
  const { allow_registration } = settings ?? (await readSettings(ctx))
  const decided = allow_registration ?? ctx.env.ALLOW_REGISTRATION
  if (decided !== undefined) return decided
  return (await isAtHome(ctx)) || (await ctx.db.user.count()) === 0
}
