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

/** Keys of all that a source cites. */
const citedIn = once(({ text }: Source): Set<string> => new Set(extractCitations(text.normalize('NFC')).map(({ key }) => key)))

/** Its words, each and in their order. */
const wordsIn = once(({ text }: Source): { words: Set<string>; line: string } => {
  const words = wordsOf(text.normalize('NFC'))
  return { words: new Set(words), line: ` ${words.join(' ')} ` }
})

/** Reads now what is otherwise read when the first name or precedent looks that far: for who has to let others go on in between. */
export function readThrough(source: Source): void {
  citedIn(source)
  wordsIn(source)
}

/** All that a petition may rest on, so indexed that each thing in it is found at once. */
export class Material {
  private readonly labels = new Map<string, string>()
  private readonly texts: Source[] = []

  /** Sources added first are named first. */
  add(source: Source): void {
    for (const key of keysOf(source.text)) if (!this.labels.has(key)) this.labels.set(key, source.label)
    if (!source.derived) this.texts.push(source)
  }

  /** The first source that holds this key of an item, or null. */
  holding = (key: string): string | null => this.labels.get(key) ?? null

  /** The first source that names this precedent or norm, or null. */
  citing = (key: string): string | null => this.texts.find((source) => citedIn(source).has(key))?.label ?? null

  /** The first source in which these words stand together, or which records a name that they are parts of, in order; or null. */
  naming(words: readonly string[]): string | null {
    const sought = ` ${words.join(' ')} `
    const whole = this.texts.find((source) => {
      const known = wordsIn(source)
      return words.every((word) => known.words.has(word)) && known.line.includes(sought)
    })
    if (whole) return whole.label
    const parts = words.filter((word) => !connectors.has(word))
    if (parts.length < 2) return null
    return this.texts.find(({ names }) => names?.some((name) => isPartOf(parts, wordsOf(name))))?.label ?? null
  }

  /** Names recorded as such, for "looks like". */
  get names(): { name: string; label: string }[] {
    return this.texts.flatMap(({ names = [], label }) => names.map((name) => ({ name, label })))
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
