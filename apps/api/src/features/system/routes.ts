import { system } from '@lavra/contracts/office/system'
import type { Serve } from '../../platform/http/serve'
import { readBackups, readInfo, readPublication, readiness } from './service'

export function systemRoutes(serve: Serve) {
  serve(system.info, (ctx) => readInfo(ctx))
  serve(system.health, () => Promise.resolve({ status: 'ok' as const }))
  serve(system.ready, (ctx) => readiness(ctx))
  serve(system.publication, (ctx) => readPublication(ctx))
  serve(system.backups, (ctx) => readBackups(ctx))
}
