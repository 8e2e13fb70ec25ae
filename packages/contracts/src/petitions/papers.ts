import { z } from 'zod'
import { choice, timestamp } from '../base/common'
import { DocumentOwner, DocumentPurpose, orAutomatic, parseJson, textExample, textFields } from '../documents'
import { withheldReason } from '../labels'
import { messages } from '../base/messages'

export const Attachment = z.object({
  id: z.string(),
  file_name: z.string(),
  file_size: z.int(),
  file_type: z.string().nullable(),
  owner: DocumentOwner,
  purpose: DocumentPurpose,
  ...textFields,
  created_at: timestamp,
})
export type Attachment = z.infer<typeof Attachment>

/** Whose an attachment is and what it is for; what is left empty follows from its name and text. */
export const AttachmentRole = z.object({
  owner: orAutomatic(DocumentOwner),
  purpose: orAutomatic(DocumentPurpose),
})
export type AttachmentRole = z.output<typeof AttachmentRole>
/** One for each file, in their order, as a JSON list in a field of the form. */
export const rolesText = z
  .string({ error: messages.invalid })
  .max(10_000, messages.tooLong)
  .nullish()
  .transform((value) => (value?.trim() ? parseJson(value) : []))
  .pipe(z.array(AttachmentRole, { error: messages.invalid }).max(20, messages.invalid))

/** A paper of the petition's case, or an attachment, that the piece neither uses nor names. */
export const WithheldPaper = z.object({
  id: z.string(),
  title: z.string(),
  reason: choice(withheldReason),
  /** A model reads it as background all the same, with the office's leave. */
  background: z.boolean(),
})
export type WithheldPaper = z.infer<typeof WithheldPaper>

export const attachmentExample = {
  id: '0197f3a0-0000-7000-8000-000000000006',
  file_name: 'recibo.pdf',
  file_size: 20_480,
  file_type: 'application/pdf',
  owner: 'ours',
  purpose: 'to_file',
  ...textExample,
  text_status: 'pending',
  created_at: '2026-03-01T12:00:00.000Z',
}
