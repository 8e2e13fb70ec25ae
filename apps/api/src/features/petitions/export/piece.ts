import type { Piece } from './blocks'
import { clean, cleanLine } from './clean'
import { readMarkdown } from './read'
import { withRoles } from './roles'

/** A petition as it is exported. */
export interface PetitionText {
  id: string
  title: string
  /** Such as "Petição Inicial"; it stands for a title that is blank. */
  petition_type_label: string
  /** Markdown. */
  content: string
  author: string | null
  created_at: Date
  /** Printed above every page where the office has given them. */
  office_name: string | null
  office_city: string | null
}

export function pieceOf(text: PetitionText): Piece {
  return {
    title: cleanLine(text.title, 300) || cleanLine(text.petition_type_label, 300) || 'Petição',
    author: cleanLine(text.author ?? text.office_name ?? '', 200),
    letterhead: [text.office_name, text.office_city].map((part) => cleanLine(part ?? '', 150)).filter((part) => part !== '').join(' – '),
    date: text.created_at.toISOString(),
    blocks: withRoles(readMarkdown(clean(text.content))),
  }
}
