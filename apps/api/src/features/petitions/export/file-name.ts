import { cleanLine } from './clean'
import type { PetitionText } from './piece'

/** What Windows, macOS or a court's system would not take in a file's name. */
const forbidden = /[\\/:*?"<>|]/g

/** "2026-11-22 Petição Inicial – Helena Prado × Lar Claro.docx"; a draft says so before anything else. */
export function fileNameOf(
  { day, petition_type_label, parties, draft }: PetitionText,
  format: string,
): string {
  const told = draft ? `MINUTA (${draft.pending} em aberto) ` : ''
  const about = parties === '' ? '' : ` – ${parties}`
  const name = cleanLine(`${told}${day} ${petition_type_label}${about}`.replace(forbidden, ' '), 150)
  return `${name.replace(/[. ]+$/, '')}.${format}`
}

/** "Helena Prado × Lar Claro", or the one of them that is known. */
export const partiesInName = (plaintiff: string | null, defendant: string | null): string =>
  [plaintiff, defendant]
    .map((name) => cleanLine(name ?? '', 60))
    .filter((name) => name !== '')
    .join(' × ')
