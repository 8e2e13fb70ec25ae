import { atMost } from '../../platform/lib/limit-concurrency'
import type { Ctx } from '../../platform/ctx'
import type { ReceivedFile } from '../../platform/http/uploads'
import { checkKind } from './kinds/check-kind'

export { documentText, enqueueText, requeuePendingText } from './reading/job'
export { documentScan } from './reading/scan-job'
export { downloadDocument, getDocument, listDocuments } from './read'
export { attachmentRole } from './roles'
export {
  changeDocuments,
  correctType,
  createDocument,
  createTextDocument,
  removeDocument,
  updateDocument,
  type TextDocument,
} from './write'

/** Looking into a file takes some megabytes of memory, whoever sends many at once. */
const few = atMost(2)

/**
 * Refuses a received file whose name or bytes are not of an accepted kind (415); answers its content type.
 */
export async function inspectFile(ctx: Ctx, { key, file_name, size }: ReceivedFile): Promise<string> {
  const { content_type } = await few(() => checkKind(file_name, { open: () => ctx.files.open(key), size }))
  return content_type
}
