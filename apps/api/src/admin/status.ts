import type { Database } from '../platform/database/database'
import { publication, publicationLine } from '../platform/network/published'
import { officeCtx } from './office'

/** `status`: who reaches this server, as the office's record and the settings say. */
export async function showStatus(database: Database): Promise<number> {
  console.log(publicationLine(await publication(await officeCtx(database))))
  return 0
}
