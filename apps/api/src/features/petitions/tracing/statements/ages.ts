import { ageOf, findDates } from '@lavra/language/dates'
import { numberBefore } from '@lavra/language/spoken-money'
import { mentionsIn } from './people'
import { placesOf, type Compared, type Finding, type Statement } from './statement'

const years = /\s(?:\([^()]{1,40}\)\s)?anos(?:\s+de\s+idade|(?=\s*[,.;)]|\s+e\s|\s*$))/g
/** What stands right before an age; elsewhere "anos" counts anything. */
const told =
  /(?:\bcont(?:a|ando|am)|\btem|\btendo|\bcompletou|\bcom|,\s?de)\s(?:hoje\s|atualmente\s|ja\s|apenas\s|com\s)?$/
/** An age of another day. */
const past = /\b(?:tinha|contava|a epoca|na data|quando|entao|completara|falec|obito|aos)\b/

/** "O autor tem onze anos de idade" against the date of birth, recorded or told in the sentence. */
export function otherAge(statement: Statement, { dossier }: Compared): Finding[] {
  const { text, folded } = statement
  if (!folded.includes('anos') || past.test(folded)) return []
  const mentions = mentionsIn(statement, dossier)
  return placesOf(years, statement).flatMap(({ 0: unit, index }) => {
    const number = numberBefore(text.slice(0, index + 1))
    if (!number || number.value > 130) return []
    const ofAge =
      unit.includes('idade') || told.test(folded.slice(Math.max(0, number.start - 30), number.start))
    const mention = mentions.findLast(({ end }) => end <= number.start)
    if (!ofAge || !mention || number.start - mention.end > 160) return []
    const birth = bornIn(text.slice(mention.end, number.start)) ?? mention.party.birth_date
    if (birth === null || mention.party.party_type === 'corporate' || ageOf(birth) === number.value) return []
    // "com 12 anos de idade" of a child that the sentence names otherwise is no age of this party.
    if (
      !unit.includes('idade') &&
      /\bcom\s$/.test(folded.slice(0, number.start)) &&
      !isApposed(statement, mention.end, number.start)
    )
      return []
    return [
      {
        start: number.start,
        end: index,
        note: `Pela data de nascimento, ${mention.party.name} tem ${ageOf(birth)} anos.`,
      },
    ]
  })
}

const isApposed = ({ folded }: Statement, from: number, to: number): boolean =>
  folded.slice(from, to).startsWith(',')

function bornIn(text: string): string | null {
  return /\bnascid[oa]\b/i.test(text) ? (findDates(text).at(-1)?.iso ?? null) : null
}
