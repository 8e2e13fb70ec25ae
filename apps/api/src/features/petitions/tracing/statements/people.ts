import { fold } from '@lavra/language/text'
import type { Dossier, DossierParty, Side } from '../../dossier/dossier'
import { nameWords, person, sameName } from './names'
import type { Statement } from './statement'

/** Where a sentence names a party, by name or by its side. */
export interface Mention {
  party: DossierParty
  start: number
  end: number
  /** By name; otherwise by a word such as "o autor". */
  named: boolean
}

const plaintiff =
  'autor(?:a|es|as)?|requerentes?|reclamantes?|demandantes?|promoventes?|suplicantes?|impetrantes?'
const defendant =
  'reus?|res?|requerid[oa]s?|reclamad[oa]s?|demandad[oa]s?|promovid[oa]s?|suplicad[oa]s?|impetrad[oa]s?'
/** "O autor do fato", "a autora da herança": no party. */
const other =
  '(?!\\s+d[aeo]s?\\s+(?:fato|ilicito|crime|delito|heranca|obra|projeto|dano|disparo|livro|laudo|golpe|fraude|furto|roubo))'
/** What only one side of a process is called. */
export const sideWords: readonly [Side, RegExp][] = [
  ['plaintiff', new RegExp(`(?<![a-z-])(?:${plaintiff})(?![a-z-])${other}`, 'g')],
  ['defendant', new RegExp(`(?<![a-z-])(?:${defendant})(?![a-z-])${other}`, 'g')],
]

const anyName = new RegExp(person, 'gu')

/** The one party that a name means; null where it means none or several. */
export function partyNamed({ parties, representatives = [] }: Dossier, name: string): DossierParty | null {
  const words = nameWords(name)
  const people = [
    ...parties,
    ...representatives.filter((one) => !parties.some((party) => party.name === one.name)),
  ]
  const found = words.length < 2 ? [] : people.filter((one) => sameName(nameWords(one.name), words))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Where a sentence names a party, in order. */
export function mentionsIn({ text, folded }: Statement, dossier: Dossier): Mention[] {
  const named = [...text.matchAll(anyName)].flatMap(({ 0: name, index }): Mention[] => {
    const party = partyNamed(dossier, name)
    const title = /^(?:(?:Sra?|Srta|Dra?)\.?\s)+/.exec(name)?.[0].length ?? 0
    return party ? [{ party, start: index + title, end: index + name.length, named: true }] : []
  })
  const bySide = sideWords.flatMap(([side, words]) => {
    const [party, ...more] = dossier.parties.filter((one) => one.side === side)
    if (!party || more.length > 0) return []
    return [...folded.matchAll(words)].map(({ 0: word, index }): Mention => ({
      party,
      start: index,
      end: index + word.length,
      named: false,
    }))
  })
  return [...named, ...bySide].sort((a, b) => a.start - b.start)
}

/** A name's first word stands for its bearer where no other party has it: "Marlene nega". */
export function firstNames(dossier: Dossier): Map<string, DossierParty> {
  const people = dossier.parties.filter(({ party_type }) => party_type === 'individual')
  const first = ({ name }: DossierParty): string => fold(name).split(' ')[0] ?? ''
  return new Map(
    people.flatMap((one) =>
      people.filter((another) => first(another) === first(one)).length === 1 ? [[first(one), one]] : [],
    ),
  )
}
