import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ctx } from '../../src/platform/ctx'
import { readEnv } from '../../src/platform/env'
import { openWorld, type World } from '../../src/platform/runtime'
import { drainQueue } from '../../src/features/chat/index/queue'
import { migrations } from '../migrations-folder'
import { createDatabase, dropDatabase, serverUrl } from '../postgres'

/**
 * Runs `work` on a database that is thrown away: the embedded one, or a fresh one on the server that
 * DATABASE_URL names.
 */
export async function onThrowAway(
  work: (world: World, url: string | undefined) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-eval-'))
  const url = serverUrl ? await createDatabase(serverUrl) : undefined
  try {
    const env = readEnv({
      DATA_DIR: folder,
      DATABASE_URL: url,
      JWT_SECRET: 'x'.repeat(48),
      LOG_LEVEL: 'silent',
    })
    const world = await openWorld(env, { migrations })
    try {
      await work(world, url)
    } finally {
      await world.close()
    }
  } finally {
    if (serverUrl && url) await dropDatabase(serverUrl, url)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The context of somebody who may see everything. */
export function adminCtx(world: World): Ctx {
  const user = {
    id: randomUUID(),
    username: '',
    full_name: '',
    email: '',
    user_role: 'admin',
    is_superuser: true,
    session_id: '',
  } as const
  return world.ctx({
    log: world.log,
    request_id: randomUUID(),
    origin: { address: '', direct_loopback: false },
    user,
  })
}

/** Indexes all that waits. */
export async function indexAll(ctx: Ctx): Promise<void> {
  while ((await drainQueue(ctx, () => false)) > 0);
}
