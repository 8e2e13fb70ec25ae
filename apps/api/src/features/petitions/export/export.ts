import { atMost } from '../../../platform/lib/limit-concurrency'
import { AppError, refuse } from '../../../platform/errors'
import { clean } from './clean'
import { fileNameOf } from './file-name'
import { draftNotice, type PetitionText } from './piece'
import { print } from './press-run'

export type { PetitionText } from './piece'

export type ExportFormat = 'md' | 'html' | 'docx' | 'pdf'

export interface ExportedFile {
  file_name: string
  content_type: string
  content: Buffer
}

const contentTypes: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}

const longestText = 1_000_000
/**
 * Three seconds are ordinary for a million characters on an idle machine; this is for a text that nobody
 * wrote by hand.
 */
const defaultTimeout = 60_000
const busy = () =>
  new AppError(503, 'export_busy', 'Há muitas exportações em andamento. Tente novamente em instantes.', {
    'Retry-After': '5',
  })
const inTurn = atMost(2, { waiting: 20, refusal: busy })

/**
 * A petition as a file to download. Throws AppError 400 above a million characters, 503 when it takes longer
 * than `timeoutMs` or too many exports are under way, 500 when the text cannot be set.
 */
export async function exportPetition(
  text: PetitionText,
  format: ExportFormat,
  timeoutMs = defaultTimeout,
): Promise<ExportedFile> {
  if (text.content.length > longestText)
    throw refuse(
      'text_too_long',
      'O texto é longo demais para exportar: o limite é de 1.000.000 de caracteres',
    )
  return {
    file_name: fileNameOf(text, format),
    content_type: contentTypes[format],
    content:
      format === 'md'
        ? Buffer.from(`${markdownNotice(text)}${clean(text.content).trim()}\n`)
        : await inTurn(() => print({ text, format }, timeoutMs)),
  }
}

function markdownNotice(text: PetitionText): string {
  const notice = draftNotice(text)
  return notice === '' ? '' : `> **${notice}**\n\n`
}
