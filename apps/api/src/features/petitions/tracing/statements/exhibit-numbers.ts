import { placesOf, type Compared, type Finding, type Statement } from './statement'
import { rootsOf } from './words'

const doc = /\(?\bdocs?\.\s*(?:n[º°.]*\s*)?(\d{1,4})(?!\s*[,ea]\s*\d)/g

/** "o laudo (doc. 2)" where the list of exhibits has another number, or none so high. */
export function otherExhibit(statement: Statement, { dossier }: Compared): Finding[] {
  const listed = dossier.documents.filter(({ number }) => number !== null)
  if (listed.length === 0) return []
  return placesOf(doc, statement).flatMap(({ 0: words, 1: digits = '', index }) => {
    const number = Number(digits)
    const place = { start: index, end: index + words.length }
    const meant = listed.find((one) => one.number === number)
    const named = rootsOf(nounBefore.exec(statement.folded.slice(Math.max(0, index - 70), index))?.[1] ?? '')
    const [head] = named
    if (head === undefined) return meant ? [] : [{ ...place, note: counted(listed.length) }]
    const fits = (title: string): number =>
      rootsOf(title).includes(head) ? rootsOf(title).filter((word) => named.includes(word)).length : 0
    const others = listed.filter((one) => one.number !== number && fits(one.title) > 0)
    const [other] = others
    if (!meant) {
      const note = other ? `“${other.title}” é o doc. ${other.number ?? ''}.` : counted(listed.length)
      return [{ ...place, note }]
    }
    if (!other || others.length > 1 || fits(meant.title) > 0 || mentions(meant.text, named)) return []
    return [
      {
        ...place,
        note: `O doc. ${number} é “${meant.title}”; “${other.title}” é o doc. ${other.number ?? ''}.`,
      },
    ]
  })
}

const counted = (count: number): string =>
  `Na relação há ${count === 1 ? 'um documento' : `${count} documentos`}.`

/** What is named right before "(doc. 2)": the noun and what goes with it. */
const nounBefore =
  /\b(?:[oa]s?|[dn][oa]s?|pel[oa]s?|aos?|conforme|segundo|vide|em|de)\s((?:[a-z]{3,}\s){0,3}[a-z]{3,})\s*[,(]?\s*$/

/** Whether an exhibit speaks of what the sentence names before it. */
const mentions = (text: string | null, words: readonly string[]): boolean => {
  const own = new Set(rootsOf((text ?? '').slice(0, 20_000)))
  return words.length > 0 && words.every((word) => own.has(word))
}
