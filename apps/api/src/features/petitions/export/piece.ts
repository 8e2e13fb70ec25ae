import { type Line, type Piece, isLine, plain } from './blocks'
import { clean, cleanLine } from './clean'
import { readMarkdown } from './read'
import { withRoles } from './roles'

/** A petition as it is exported. */
export interface PetitionText {
  /** Such as "Petição Inicial"; it stands for the piece's own name where the text has none. */
  petition_type_label: string
  /** "Autora × Ré", for the file's name; empty where nobody is named. */
  parties: string
  /** YYYY-MM-DD on which it leaves. */
  day: string
  /** A draft says on every page that it is one, and how many items are open in it. */
  draft: { pending: number } | null
  /** Markdown. */
  content: string
  author: string | null
  created_at: Date
  /** Printed above every page where the office has given them. */
  office_name: string | null
  office_city: string | null
}

/** What every page of a draft says: "MINUTA – 7 itens em aberto – 22/11/2026". */
export function draftNotice({ draft, day }: Pick<PetitionText, 'draft' | 'day'>): string {
  if (draft === null) return ''
  const items =
    draft.pending === 0
      ? 'nenhum item em aberto'
      : draft.pending === 1
        ? '1 item em aberto'
        : `${draft.pending} itens em aberto`
  return `MINUTA – ${items} – ${day.split('-').reverse().join('/')}`
}

/**
 * The office's own name of the case never leaves: the file's title is the name that the piece gives itself.
 */
export function pieceOf(text: PetitionText): Piece {
  const blocks = withRoles(readMarkdown(clean(text.content)))
  const named = blocks.find((block): block is Line => isLine(block) && block.kind === 'title')
  return {
    title:
      cleanLine(named ? plain(named.runs) : '', 300) || cleanLine(text.petition_type_label, 300) || 'Petição',
    notice: draftNotice(text),
    author: cleanLine(text.author ?? text.office_name ?? '', 200),
    letterhead: [text.office_name, text.office_city]
      .map((part) => cleanLine(part ?? '', 150))
      .filter((part) => part !== '')
      .join(' – '),
    date: text.created_at.toISOString(),
    blocks,
  }
}
