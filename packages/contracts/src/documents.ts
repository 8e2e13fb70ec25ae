import { z } from 'zod'
import { IdParams, choice, id, optionalText, search, text, timestamp } from './base/common'
import { endpoint, fileAnswer } from './base/endpoint'
import {
  documentOwner,
  documentPurpose,
  documentStatus,
  documentType,
  textSource,
  textStatus,
} from './labels'
import { messages } from './base/messages'

/** The kinds of files accepted, by their extension (spec.md section 5); the bytes must agree. */
export const fileExtensions = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'xlsx',
  'xls',
  'ppt',
  'pptx',
  'zip',
  'rar',
] as const

export const DocumentStatus = choice(documentStatus)
export const DocumentType = choice(documentType)
export const DocumentOwner = choice(documentOwner)
export type DocumentOwner = z.infer<typeof DocumentOwner>
export const DocumentPurpose = choice(documentPurpose)
export type DocumentPurpose = z.infer<typeof DocumentPurpose>
const tags = z
  .array(text(messages.required, 60), { error: messages.invalid })
  .max(30, 'No máximo 30 etiquetas')
/** Form fields of a multipart request are texts: `true`/`false`, and a JSON list of tags. */
const flagText = z
  .preprocess(
    (value) =>
      value === '' || value === undefined ? 'false' : typeof value === 'string' ? value.toLowerCase() : value,
    z.enum(['true', 'false', '1', '0'], { error: messages.invalid }),
  )
  .transform((value) => value === 'true' || value === '1')
const tagsText = z
  .string({ error: messages.invalid })
  .max(10_000, messages.tooLong)
  .nullish()
  .transform((value) => (value?.trim() ? parseJson(value) : []))
  .pipe(tags)

/** What a form sends as a JSON list; anything else is for its schema to refuse. */
export function parseJson(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed)
      ? parsed.filter((tag) => typeof tag !== 'string' || tag.trim() !== '')
      : parsed
  } catch {
    return value
  }
}

const orDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema)

/** Left empty it follows from the type, the names and the text. */
export const orAutomatic = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema.optional())

/** The text fields of the multipart form; the file itself travels as `file`. */
export const DocumentInput = z.object({
  case_id: id,
  title: text(messages.titleRequired, 300),
  description: optionalText(10_000),
  document_type: orDefault(DocumentType, 'other'),
  doc_status: orDefault(DocumentStatus, 'draft'),
  is_confidential: flagText,
  owner: orAutomatic(DocumentOwner),
  purpose: orAutomatic(DocumentPurpose),
  created_by: optionalText(200),
  tags: tagsText,
})
export type DocumentInput = z.output<typeof DocumentInput>

/**
 * A PUT: what is absent stays as it is, null or blank clears; the type of a document changes by `correctType`
 * alone.
 */
export const DocumentUpdate = z.object({
  title: text(messages.titleRequired, 300).optional(),
  description: optionalText(10_000).optional(),
  status: DocumentStatus.optional(),
  is_confidential: z.boolean({ error: messages.invalid }).optional(),
  owner: DocumentOwner.optional(),
  purpose: DocumentPurpose.optional(),
  created_by: optionalText(200).optional(),
  tags: z.preprocess(
    (value) =>
      Array.isArray(value) ? value.filter((tag) => typeof tag !== 'string' || tag.trim() !== '') : value,
    tags.nullish(),
  ),
})
export type DocumentUpdate = z.output<typeof DocumentUpdate>

/** The same change of several documents of a case, each as it was read; all of them or none. */
export const DocumentsChange = z.object({
  documents: z
    .array(z.object({ id, version: z.int({ error: messages.invalid }) }), { error: messages.invalid })
    .min(1, 'Escolha ao menos um documento')
    .max(500, 'No máximo 500 documentos de uma vez'),
  owner: DocumentOwner.optional(),
  purpose: DocumentPurpose.optional(),
  is_confidential: z.boolean({ error: messages.invalid }).optional(),
})
export type DocumentsChange = z.output<typeof DocumentsChange>

/** What stands on a page of a file and nobody sees; it is in no index and in no prompt. */
export const HiddenText = z.object({ page: z.int(), characters: z.int(), excerpt: z.string() })
export type HiddenText = z.infer<typeof HiddenText>

/** How a file's text was read. */
export const textFields = {
  text_status: choice(textStatus),
  text_error: z.string().nullable(),
  text_source: choice(textSource),
  /** Pages that wait for OCR. */
  pages_left: z.int(),
  /** Pages whose text was recognised with little confidence, or not at all. */
  uncertain_pages: z.array(z.int()),
  hidden_text: z.array(HiddenText),
}
export const textExample = {
  text_status: 'ready',
  text_error: null,
  text_source: 'text',
  pages_left: 0,
  uncertain_pages: [],
  hidden_text: [],
} as const

export const CaseDocument = z.object({
  id: z.string(),
  case_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  document_type: DocumentType,
  status: DocumentStatus,
  is_confidential: z.boolean(),
  owner: DocumentOwner,
  purpose: DocumentPurpose,
  tags: z.array(z.string()),
  file_name: z.string().nullable(),
  file_size: z.int().nullable(),
  file_type: z.string().nullable(),
  created_by: z.string(),
  ...textFields,
  version: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type CaseDocument = z.infer<typeof CaseDocument>

const answer = {
  id: '0197f3a0-0000-7000-8000-000000000001',
  case_id: '0197f3a0-0000-7000-8000-000000000000',
  title: 'Contrato de fornecimento',
  description: null,
  document_type: 'contract',
  status: 'draft',
  is_confidential: false,
  owner: 'ours',
  purpose: 'to_file',
  tags: ['fornecimento'],
  file_name: 'contrato.pdf',
  file_size: 84_210,
  file_type: 'application/pdf',
  created_by: 'Helena Martins',
  ...textExample,
  version: 1,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
}

export const documents = {
  ofCase: endpoint({
    method: 'GET',
    path: '/documents/case/{caseId}',
    summary: 'Documentos de um processo',
    params: z.object({ caseId: id }),
    query: z.object({ search, owner: orAutomatic(DocumentOwner), purpose: orAutomatic(DocumentPurpose) }),
    response: z.array(CaseDocument),
    answer: [answer],
  }),
  changeMany: endpoint({
    method: 'PUT',
    path: '/documents/case/{caseId}',
    summary: 'Altera de quem são e para que servem vários documentos de um processo, todos ou nenhum',
    params: z.object({ caseId: id }),
    body: DocumentsChange,
    response: z.array(CaseDocument),
    refusals: [404, 412],
    answer: [answer],
    example: { documents: [{ id: answer.id, version: 1 }], owner: 'opposing', purpose: 'read_only' },
  }),
  create: endpoint({
    method: 'POST',
    path: '/documents/',
    summary: 'Adiciona um documento, com ou sem arquivo',
    status: 201,
    bodyType: 'multipart',
    body: DocumentInput,
    files: { field: 'file', min: 0, max: 1 },
    response: CaseDocument,
    refusals: [404],
    answer,
    example: {
      case_id: answer.case_id,
      title: 'Contrato de fornecimento',
      document_type: 'contract',
      doc_status: 'draft',
      is_confidential: 'false',
      tags: '["fornecimento"]',
    },
  }),
  get: endpoint({
    method: 'GET',
    path: '/documents/{id}',
    summary: 'Mostra um documento',
    params: IdParams,
    response: CaseDocument,
    answer,
  }),
  download: endpoint({
    method: 'GET',
    path: '/documents/{id}/download',
    summary: 'Baixa o arquivo de um documento',
    params: IdParams,
    response: fileAnswer,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/documents/{id}',
    summary: 'Altera os dados de um documento',
    params: IdParams,
    body: DocumentUpdate,
    response: CaseDocument,
    versioned: true,
    example: { status: 'approved', tags: ['fornecimento', '2026'] },
    answer,
  }),
  correctType: endpoint({
    method: 'PUT',
    path: '/documents/{id}/type',
    summary: 'Corrige o tipo de um documento',
    params: IdParams,
    body: z.object({ document_type: DocumentType }),
    response: CaseDocument,
    versioned: true,
    example: { document_type: 'evidence' },
    answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/documents/{id}',
    summary: 'Exclui um documento e seu arquivo',
    status: 204,
    params: IdParams,
  }),
}
