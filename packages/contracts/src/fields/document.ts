import { documentOwner, documentPurpose, documentStatus, documentType } from '../labels'
import type { Fields } from './field'
import { matter } from './personal-data'

export const documentFields = {
  title: { label: 'Título', kind: 'line', max: 300, data: 'content', fate: 'redacted' },
  description: { label: 'Descrição', kind: 'text', max: 10_000, data: 'free', fate: 'redacted' },
  document_type: { label: 'Tipo', kind: 'choice', choices: documentType, ...matter },
  status: { label: 'Status', kind: 'choice', choices: documentStatus, ...matter },
  is_confidential: { label: 'Confidencial', kind: 'flag', data: null },
  tags: { label: 'Etiquetas', kind: 'list', data: 'content', fate: 'redacted' },
  created_by: { label: 'Autor', kind: 'line', max: 200, data: 'account', fate: 'redacted' },
  owner: { label: 'De quem é', kind: 'choice', choices: documentOwner, ...matter },
  purpose: { label: 'Finalidade', kind: 'choice', choices: documentPurpose, ...matter },
} as const satisfies Fields
