import type { CaseDocument } from '@lavra/contracts/documents'

export type PreviewKind = 'pdf' | 'image' | 'text'

const images = ['jpg', 'jpeg', 'png', 'gif']

/** In lower case, without its dot; empty where there is none. */
export const extensionOf = (fileName: string): string => /\.([a-z\d]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** How a file can be shown in place; null where it has to be downloaded. */
export function previewKind({ file_name }: Pick<CaseDocument, 'file_name'>): PreviewKind | null {
  const extension = extensionOf(file_name ?? '')
  if (extension === 'pdf') return 'pdf'
  if (images.includes(extension)) return 'image'
  return extension === 'txt' ? 'text' : null
}
