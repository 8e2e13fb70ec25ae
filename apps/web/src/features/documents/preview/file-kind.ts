import type { CaseDocument } from '@lavra/contracts/documents'
import { extensionOf } from '../../../core/accepted-files'

export type PreviewKind = 'pdf' | 'image' | 'text'

const images = ['jpg', 'jpeg', 'png', 'gif']

/** How a file can be shown in place; null where it has to be downloaded. */
export function previewKind({ file_name }: Pick<CaseDocument, 'file_name'>): PreviewKind | null {
  const extension = extensionOf(file_name ?? '')
  if (extension === 'pdf') return 'pdf'
  if (images.includes(extension)) return 'image'
  return extension === 'txt' ? 'text' : null
}
