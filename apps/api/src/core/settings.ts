import { z } from 'zod'
import type { Ctx } from './ctx'

const SystemSettings = z.object({
  office_name: z.string().nullable().default(null),
  office_city: z.string().nullable().default(null),
  /** Absent until an administrator decides; until then the server's own rule holds (api.md, ALLOW_REGISTRATION). */
  allow_registration: z.boolean().optional(),
  default_user_role: z.enum(['admin', 'standard', 'restricted']).default('standard'),
  send_confidential_to_ai: z.boolean().default(false),
})
export type SystemSettings = z.infer<typeof SystemSettings>

/** The office's settings, as saved; what was never saved has its default. */
export async function readSettings(ctx: Ctx): Promise<SystemSettings> {
  const saved = await ctx.db.setting.findMany()
  return SystemSettings.parse(Object.fromEntries(saved.map(({ key, value }) => [key, value])))
}

/** Whether a stranger may register: as the office decided, else as the server was set, else only from this machine or as the first user. */
export async function registrationOpen(ctx: Ctx, settings?: SystemSettings): Promise<boolean> {
  const { allow_registration } = settings ?? (await readSettings(ctx))
  const decided = allow_registration ?? ctx.env.ALLOW_REGISTRATION
  if (decided !== undefined) return decided
  return ctx.origin.direct_loopback || (await ctx.db.user.count()) === 0
}
