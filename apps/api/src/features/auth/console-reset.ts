import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { findAccount } from './accounts'
import { keepToken } from './reset-token'

/** What the console asks for: the token itself stays on it. */
const Asked = z.object({ name: z.string().min(1).max(254), token_hash: z.string().regex(/^[\da-f]{64}$/) })
export type Asked = z.infer<typeof Asked>

/**
 * Where the console asks the server that has the embedded database, in a folder that only its owner may write
 * to; and its answer.
 */
export const askedFile = (folder: string): string => join(folder, 'pedido-de-token')
export const answerFile = (folder: string): string => join(folder, 'resposta-de-token')

/**
 * Keeps a token that whoever looks after the server made for a user; answers the user name, null where nobody
 * active has that name.
 */
export async function resetFromConsole(ctx: Ctx, { name, token_hash }: Asked): Promise<string | null> {
  return ctx.transaction(async (tx) => {
    const account = await findAccount(tx, name)
    if (!account?.is_active) return null
    await keepToken(tx, account.id, token_hash)
    const actor = { id: null, name: 'Console do servidor' }
    await recordEvent(tx, {
      action: 'password_reset_requested',
      entity_type: 'user',
      entity_id: account.id,
      after: { username: account.username },
      actor,
    })
    return account.username
  })
}

/** Does what the console asked for, where it did. */
export async function answerConsole(ctx: Ctx): Promise<void> {
  const folder = ctx.env.DATA_DIR
  const text = await readFile(askedFile(folder), 'utf8').catch(() => null)
  if (text === null) return
  await rm(askedFile(folder), { force: true })
  const asked = Asked.parse(JSON.parse(text))
  const draft = `${answerFile(folder)}.tmp`
  await writeFile(draft, (await resetFromConsole(ctx, asked)) ?? '', { mode: 0o600 })
  await rename(draft, answerFile(folder))
}
