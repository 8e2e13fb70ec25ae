import { z } from 'zod'
import type { Ctx } from '../../../platform/ctx'
import type { TextFile } from './reader'

/** Whose text is read: a document's, or that of a petition's attachment; and who sent the file. */
export const TextOf = z.object({
  kind: z.enum(['document', 'attachment']),
  id: z.string().max(64),
  by: z.string().max(64).optional(),
})
export type TextOf = z.infer<typeof TextOf>

export interface Pending {
  storage_key: string
  file_name: string
  size: number
  unread_pages: number[]
}

export const keyOf = ({ kind, id }: TextOf): { singletonKey: string } => ({ singletonKey: `${kind}:${id}` })
export const waiting = ({ id }: TextOf) => ({ id, text_status: 'pending' }) as const

/** The file of a row that waits for its text. */
export async function findPending(ctx: Ctx, of: TextOf): Promise<Pending | null> {
  const select = { storage_key: true, file_name: true, file_size: true, unread_pages: true }
  const row =
    of.kind === 'document'
      ? await ctx.db.document.findFirst({ where: waiting(of), select })
      : await ctx.db.petitionAttachment.findFirst({ where: waiting(of), select })
  if (!row?.storage_key) return null
  const { storage_key, file_name, file_size, unread_pages } = row
  return { storage_key, file_name: file_name ?? '', size: Number(file_size ?? 0), unread_pages }
}

export function fileOf(ctx: Ctx, { storage_key, file_name, size }: Pending): TextFile {
  const extension = /\.([a-z]+)$/i.exec(file_name)?.[1]?.toLowerCase() ?? ''
  return { open: () => ctx.files.open(storage_key), extension, size }
}
