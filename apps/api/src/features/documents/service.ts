import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import type { documentType } from '@lavra/contracts/labels'
import type { Ctx } from '../../core/ctx'
import { notFound } from '../../core/errors'

export interface TextDocument {
  case_id: string
  title: string
  description?: string | null
  document_type: keyof typeof documentType
  is_confidential: boolean
  tags: string[]
  file_name: string
  text: string
}

/** Saves a plain-text document of a case: the file first, then its row; where the row fails, the file goes again. Answers its id. */
export async function createTextDocument(ctx: Ctx, input: TextDocument): Promise<{ id: string }> {
  const { text, ...fields } = input
  const key = ctx.files.newKey()
  const file_size = await ctx.files.save(key, Readable.from([text]))
  const id = uuid()
  try {
    await ctx.transaction(async (tx) => {
      const found = await tx.db.case.findUnique({ where: { id: input.case_id }, select: { id: true } })
      if (!found) throw notFound('Processo não encontrado')
      const text_status = text.trim() === '' ? 'empty' : 'ready'
      const created_by = ctx.user?.full_name ?? 'Usuário'
      const stored = { file_size, file_type: 'text/plain', storage_key: key, text_status } as const
      await tx.db.document.create({ data: { ...fields, ...stored, id, created_by, author_id: ctx.user?.id ?? null } })
      if (text_status === 'ready') await tx.db.documentPage.create({ data: { document_id: id, page: 1, text } })
    })
  } catch (error) {
    await ctx.files.remove(key)
    throw error
  }
  return { id }
}
