import { once } from '../../../platform/lib/memoize'
import { markUnsupported } from '../../../law/citations'
import type { AgentInput, Dossier, DossierDocument } from '../dossier/dossier'
import { obey } from '../orders/obey'
import { fold } from '@lavra/language/text'
import { read } from './reading'
import { closing, exhibits } from './pieces/ending'

/** The other side's papers and our own earlier pieces vouch for no precedent. */
const provesNothing = ({ owner, document_type }: DossierDocument): boolean =>
  owner === 'opposing' || (owner === 'ours' && document_type === 'petition')

const relied = ({ documents }: Dossier): (string | null)[] =>
  documents.filter((document) => !provesNothing(document)).map(({ text }) => text)

/** What may be relied on beyond the catalogue: the material itself. */
export const suppliedBy = once((given: Dossier): string[] => {
  const dossier = obey(given)
  const told = [dossier.case?.court_number, dossier.case?.description, dossier.context, ...relied(dossier)]
  return told.filter((text): text is string => Boolean(text))
})

/** Our own number never reaches a court, and nobody signs as an unidentified user. */
export const withoutOwnNumbers = (text: string): string =>
  text
    .replace(/(?:\s{0,9}\bn[º°o.]{0,9})?\s{0,9}\bPROC-\d{4}-\d+\b/gi, '')
    .replace(/usuário não identificado/gi, '[COMPLETAR: nome de quem assina, advogado ou advogada]')

/** Marks what nothing supports; used on every text of a model. */
export const mend = (text: string, { dossier }: Pick<AgentInput, 'dossier'>): string =>
  markUnsupported(withoutOwnNumbers(text), { given: suppliedBy(dossier) })

const roman = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
]
const unnumbered = /rol de documentos/

/**
 * The finished document: corrections applied, headings numbered, doubled paragraphs dropped, closing and list
 * of exhibits there.
 */
export function finalise(draft: string, review: string, input: AgentInput): string {
  const reading = read(input.dossier)
  const corrected = applyCorrections(mend(draft, input), review)
  const ended = withEnding(corrected, closing(reading), exhibits(reading))
  return (
    numbered(withoutRepetition(ended))
      .replace(/\n{3,}/g, '\n\n')
      .trim() + '\n'
  )
}

const correction =
  /^\s*[-*]\s+(?:Trocar|Substituir)\s+["“](.{1,2000}?)["”]\s+por\s+["“](.{0,2000})["”]\s*[.;]?\s*$/i

/**
 * "- Trocar “x” por “y”" in the review, as it stands after people edited it; quotations inside keep their
 * marks.
 */
function applyCorrections(text: string, review: string): string {
  const wanted = review.split('\n').flatMap((line) => {
    const [, from = '', to = ''] = correction.exec(line) ?? []
    return from === '' ? [] : [{ from, to }]
  })
  // A model's last text may have it already: what is added to a passage is not added twice.
  return wanted.reduce(
    (result, { from, to }) =>
      to.includes(from) && result.includes(to) ? result : result.split(from).join(to),
    text,
  )
}

function withEnding(text: string, close: string, list: string | null): string {
  const folded = fold(text)
  const closed = /pede(?:m)? deferimento|oab\/|e o parecer/.test(folded) ? text : `${text.trim()}\n\n${close}`
  return list === null || /rol de documentos|documentos? (?:anexos|que acompanham)\s*$/m.test(folded)
    ? closed
    : `${closed.trim()}\n\n${list}`
}

function withoutRepetition(text: string): string {
  const seen = new Set<string>()
  return text
    .split(/\n{2,}/)
    .filter((part) => {
      const key = fold(part).replace(/\s+/g, ' ').trim()
      if (key.length < 60 || part.startsWith('#')) return true
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .join('\n\n')
}

/** Roman numbers for the main headings, "II.1" for theses; an appeal's reasons begin again at I. */
function numbered(text: string): string {
  let main = 0
  let inner = 0
  return text
    .split('\n')
    .map((line) => {
      if (/^#\s/.test(line)) main = 0
      const heading = /^(#{2,3})\s+(.*)$/.exec(line)
      if (!heading || unnumbered.test(fold(heading[2] ?? ''))) return line
      const bare = (heading[2] ?? '').replace(/^(?:[IVXL]+|\d+)(?:(?:\.\d+)*\s*[.–—-]\s+|(?:\.\d+)+\s+)/, '')
      if (heading[1] === '##') {
        main += 1
        inner = 0
        return `## ${roman[main - 1] ?? String(main)} – ${bare}`
      }
      inner += 1
      return `### ${main > 0 ? `${roman[main - 1] ?? String(main)}.` : ''}${inner} ${bare}`
    })
    .join('\n')
}
