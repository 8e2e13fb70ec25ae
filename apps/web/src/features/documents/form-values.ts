import { DocumentInput, DocumentUpdate, type CaseDocument } from '@lavra/contracts/documents'
import { z } from 'zod'

/** A document as it is typed; tags with commas between them. */
export interface DocumentValues {
  title: string
  description: string
  document_type: CaseDocument['document_type']
  status: CaseDocument['status']
  is_confidential: boolean
  /** Empty: what type, name and text suggest. */
  owner: CaseDocument['owner'] | ''
  purpose: CaseDocument['purpose'] | ''
  tags: string
}

export const emptyValues: DocumentValues = {
  title: '',
  description: '',
  document_type: 'other',
  status: 'draft',
  is_confidential: false,
  owner: '',
  purpose: '',
  tags: '',
}

export const documentValuesOf = (document: CaseDocument): DocumentValues => ({
  title: document.title,
  description: document.description ?? '',
  document_type: document.document_type,
  status: document.status,
  is_confidential: document.is_confidential,
  owner: document.owner,
  purpose: document.purpose,
  tags: document.tags.join(', '),
})

/** "penhora, 2026" as its two tags: trimmed, blank ones dropped (spec.md section 5). */
export const splitTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** The fields of a new document as a form sends them: as texts. */
export const newDocument = (
  caseId: string,
  { status, tags, is_confidential, ...values }: DocumentValues,
) => ({
  ...values,
  case_id: caseId,
  doc_status: status,
  is_confidential: String(is_confidential),
  tags: JSON.stringify(splitTags(tags)),
})

const withSplitTags = (values: unknown) => ({
  ...(values as DocumentValues),
  tags: splitTags((values as DocumentValues).tags),
})

/** What the contract asks of a changed document. */
export const DocumentForm = z.preprocess(withSplitTags, DocumentUpdate)

/** What the contract asks of a new one. */
export const checkNew = (caseId: string, values: DocumentValues) =>
  DocumentInput.safeParse(newDocument(caseId, values))
