import { once } from '../../../core/once'
import { extractCitations } from '../../../law/citations'
import type { Dossier } from '../agents/agent'
import { centsOf, formatMoney } from '../drafting/money'
import { writePiece } from '../drafting/piece'
import { keysOf } from './items'
import { connectors, wordsOf } from './words'

/** A text that a petition may rest on, with what to call it. */
export interface Source {
  label: string
  text: string
  /** Names of people and firms recorded as such, which may also stand there in part ("Helena Nogueira"). */
  names?: string[]
  /** Our own arithmetic: relied on for sums, dates and numbers, never for a name or a citation. */
  derived?: boolean
}

interface Indexed {
  source: Source
  folded: string
  words: Set<string>
}

/** Keys of all that a source cites. Few petitions ask for them, so they are read when the first does. */
export const citedIn = once((source: Source): Set<string> => new Set(extractCitations(source.text.normalize('NFC')).map(({ key }) => key)))

/** All that a petition may rest on, so indexed that each thing in it is found at once. */
export class Material {
  private readonly labels = new Map<string, string>()
  private readonly texts: Indexed[] = []

  /** Sources added first are named first. */
  add(source: Source): void {
    for (const key of keysOf(source.text)) if (!this.labels.has(key)) this.labels.set(key, source.label)
    if (source.derived) return
    const words = wordsOf(source.text.normalize('NFC'))
    this.texts.push({ source, folded: ` ${words.join(' ')} `, words: new Set(words) })
  }

  /** The first source that holds this key of an item, or null. */
  holding = (key: string): string | null => this.labels.get(key) ?? null

  /** The first source that names this precedent or norm, or null. */
  citing = (key: string): string | null => this.texts.find(({ source }) => citedIn(source).has(key))?.source.label ?? null

  /** The first source in which these words stand together, or which records a name that they are parts of, in order; or null. */
  naming(words: readonly string[]): string | null {
    const sought = ` ${words.join(' ')} `
    const whole = this.texts.find(({ folded, words: known }) => words.every((word) => known.has(word)) && folded.includes(sought))
    if (whole) return whole.source.label
    const parts = words.filter((word) => !connectors.has(word))
    if (parts.length < 2) return null
    return this.texts.find(({ source }) => source.names?.some((name) => isPartOf(parts, wordsOf(name))))?.source.label ?? null
  }

  /** Names recorded as such, for "looks like". */
  get names(): { name: string; label: string }[] {
    return this.texts.flatMap(({ source }) => (source.names ?? []).map((name) => ({ name, label: source.label })))
  }

  /** Keys of one kind of item, for "looks like". */
  keys = (prefix: string): string[] => [...this.labels.keys()].filter((key) => key.startsWith(prefix))
}

function isPartOf(parts: readonly string[], name: readonly string[]): boolean {
  let at = -1
  return parts.every((part) => (at = name.indexOf(part, at + 1)) >= 0)
}

/** What a dossier offers, in the order in which a lawyer would look. */
export function* sourcesOf(dossier: Dossier): Generator<Source> {
  for (const party of dossier.parties) yield { label: `Parte: ${party.name}`, text: fieldsOf(party), names: [party.name, party.legal_representative].filter((name) => name !== null) }
  const { case: matter, author, office } = dossier
  if (matter) {
    const cents = centsOf(matter.claim_value)
    const value = cents === null ? '' : formatMoney(cents)
    yield { label: 'Processo', text: `${fieldsOf({ ...matter, case_type: null })}\n${value}`, names: [matter.client_name] }
  }
  yield { label: 'Quem assina', text: `${author.name ?? ''}\n${author.oab_number ? `OAB ${author.oab_number}` : ''}`, names: author.name === null ? [] : [author.name] }
  yield { label: 'Escritório', text: fieldsOf(office) }
  if (dossier.context) yield { label: 'Contexto informado', text: dossier.context }
  for (const { number, title, description, text } of dossier.documents)
    yield { label: `Doc. ${number} – ${title.slice(0, 120)}`, text: `${title}\n${description ?? ''}\n${text ?? ''}` }
}

/** The sums, terms and dates that follow from the record by rules of law, as the drafter without a model writes them. */
export const derivedFrom = (dossier: Dossier): Source => ({ label: 'Cálculo a partir do registro', text: writePiece({ dossier, outputs: {} }), derived: true })

const fieldsOf = (fields: object): string =>
  Object.values(fields)
    .flatMap((value: unknown) => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? [fieldsOf(value)] : []))
    .join('\n')

/** The material of a dossier whose texts are bounded as for a prompt. */
export const materialOf = once((dossier: Dossier): Material => {
  const material = new Material()
  for (const source of sourcesOf(dossier)) material.add(source)
  material.add(derivedFrom(dossier))
  return material
})
