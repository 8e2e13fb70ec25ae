import { plainSigns } from '@lavra/contracts/values/plain-signs'
import { once } from '../../../platform/lib/memoize'
import { sentencesOf } from '../../../platform/secrets'
import { extractCitations } from '../../../law/citations'
import type { Dossier, DossierDocument, Side } from '../dossier/dossier'
import { kindOf } from '../drafting/documents'
import { ageOf } from '@lavra/language/dates'
import { centsOf, formatMoney } from '@lavra/language/money'
import { writePiece } from '../drafting/piece'
import type { Bias } from './allegations'
import { keysOf } from './items'
import { nothingHeld, type Held } from '../dossier/held'
import { obey } from '../orders/obey'
import { Recorded } from './statements/recorded'
import type { Compared } from './statements/statement'
import type { Source } from './source'
import { runAt, tokensOf } from './tokens'
import { connectors, wordsOf } from './words'

/** Keys of all that a source cites. */
const citedIn = once(
  ({ text }: Source): Set<string> => new Set(extractCitations(text.normalize('NFC')).map(({ key }) => key)),
)

/** Its words, each and in their order. */
const wordsIn = once(({ text }: Source): { words: Set<string>; line: string } => {
  const words = wordsOf(text.normalize('NFC'))
  return { words: new Set(words), line: ` ${words.join(' ')} ` }
})

/** All that a petition may rest on, so indexed that each thing in it is found at once. */
export class Material {
  private readonly labels = new Map<string, string>()
  private readonly texts: Source[] = []

  private readonly biases = new Map<string, Bias>()
  private readonly births: { label: string; day: string }[] = []
  /** What only the other side's papers and our own earlier pieces say. */
  readonly alleged: Material | null

  /** What the sentences of a piece are compared with; null where only single things are looked up. */
  readonly compared: Compared | null

  /**
   * `held`: what the context keeps out of the piece, which a check looks for; `theirs`: the side that we do
   * not plead for.
   */
  constructor(
    readonly held: Held = nothingHeld,
    readonly theirs: Side | null = null,
    dossier: Dossier | null = null,
    outer = true,
  ) {
    this.alleged = outer ? new Material(nothingHeld, theirs, null, false) : null
    this.compared = dossier && { dossier, recorded: new Recorded(() => this.all) }
  }

  /** Sources added first are named first. */
  add(given: Source): void {
    const source = { ...given, text: plainSigns(given.text) }
    if (source.bias && this.alleged) {
      this.alleged.add(source)
      return
    }
    if (source.bias) this.biases.set(source.label, source.bias)
    for (const key of keysOf(source.text)) if (!this.labels.has(key)) this.labels.set(key, source.label)
    if (!source.derived) this.texts.push(source)
    if (source.birth) this.births.push({ label: source.label, day: source.birth })
  }

  /** The first source that holds this key of an item, or null. */
  holding(key: string): string | null {
    const label = this.labels.get(key) ?? null
    // Our own arithmetic may have taken it from what is only alleged.
    return label === derivedLabel && this.alleged?.holding(key) ? null : label
  }

  /** Who is or was so many years old on one of these days; today where none is given. */
  ofAge(years: number, written?: { from: string; to: string }): string | null {
    const ages = (birth: string): [number, number] =>
      written ? [ageOn(birth, written.from), ageOn(birth, written.to)] : [ageOf(birth), ageOf(birth)]
    const found = this.births.find(({ day }) => {
      const [from, to] = ages(day)
      return from <= years && years <= to
    })
    return found ? `${found.label} (data de nascimento)` : null
  }

  /** Whether any source has it, alleged or not. */
  has = (key: string): boolean => this.labels.has(key) || this.alleged?.holding(key) != null

  /** Why the source of this label proves nothing. */
  biasOf = (label: string): Bias | null => this.biases.get(label) ?? null

  private get all(): Source[] {
    return [...this.texts, ...(this.alleged?.texts ?? [])]
  }

  /** The first source that names this precedent or norm, or null. */
  citing = (key: string): string | null =>
    this.texts.find((source) => citedIn(source).has(key))?.label ?? null

  /**
   * The first source in which these words stand together, or which records a name that they are parts of, in
   * order; or null.
   */
  naming(words: readonly string[]): string | null {
    const otherwise = otherStreet(words)
    return this.namingSo(words) ?? (otherwise ? this.namingSo(otherwise) : null)
  }

  private namingSo(words: readonly string[]): string | null {
    const sought = ` ${words.join(' ')} `
    const whole = this.texts.find((source) => {
      const known = wordsIn(source)
      return words.every((word) => known.words.has(word)) && known.line.includes(sought)
    })
    if (whole) return whole.label
    const parts = words.filter((word) => !connectors.has(word))
    if (parts.length < 2) return null
    return (
      this.texts.find(({ names }) => names?.some((name) => isPartOf(parts, wordsOf(name))))?.label ?? null
    )
  }

  /** Whether any source has a word of this stem. */
  knows = (stem: string): boolean => this.all.some((source) => stemsIn(source).has(stem))

  /** Whether one sentence of a source has all these words and figures. */
  together(stems: readonly string[], keys: readonly string[]): boolean {
    const near = this.all.filter((source) => stems.every((stem) => stemsIn(source).has(stem)))
    return near.some(({ text }) =>
      sentencesOf(text).some((sentence) => {
        const own = new Set(tokensOf(sentence.text).map(({ stem }) => stem))
        if (!stems.every((stem) => own.has(stem))) return false
        const held = keys.length > 0 ? keysOf(sentence.text) : new Set<string>()
        return keys.every((key) => held.has(key))
      }),
    )
  }

  /** Of these runs of words those that no source has. */
  onlyIn(runs: ReadonlySet<string>, length: number): Set<string> {
    const left = new Set(runs)
    for (const { text } of this.all) {
      if (left.size === 0) break
      const tokens = tokensOf(text)
      for (let at = 0; at + length <= tokens.length; at++) left.delete(runAt(tokens, at, length))
    }
    return left
  }

  /** Whether a source says these words one after the other. */
  says(words: string): boolean {
    const sought = ` ${wordsOf(words.normalize('NFC')).join(' ')} `
    return this.all.some((source) => wordsIn(source).line.includes(sought))
  }

  /** Names recorded as such, for "looks like". */
  get names(): { name: string; label: string }[] {
    return this.texts.flatMap(({ names = [], label }) => names.map((name) => ({ name, label })))
  }

  /** Keys of one kind of item, for "looks like". */
  keys = (prefix: string): string[] => [...this.labels.keys()].filter((key) => key.startsWith(prefix))
}

const streetSigns = new Map(
  Object.entries({
    av: 'avenida',
    r: 'rua',
    tv: 'travessa',
    trav: 'travessa',
    al: 'alameda',
    rod: 'rodovia',
    est: 'estrada',
    pca: 'praca',
    pc: 'praca',
  }),
)
const streetWords = new Map([...streetSigns].map(([sign, word]) => [word, sign]))

/** "Av. do Porto" for "Avenida do Porto", and the other way round; null for what is no street. */
function otherStreet([first = '', ...rest]: readonly string[]): string[] | null {
  const other = streetSigns.get(first) ?? streetWords.get(first)
  return other === undefined || rest.length === 0 ? null : [other, ...rest]
}

function isPartOf(parts: readonly string[], name: readonly string[]): boolean {
  let at = -1
  return parts.every((part) => (at = name.indexOf(part, at + 1)) >= 0)
}

const stemsIn = once(({ text }: Source): Set<string> => new Set(tokensOf(text).map(({ stem }) => stem)))

/** What a dossier offers, in the order in which a lawyer would look. */
export function* sourcesOf(given: Dossier): Generator<Source> {
  const dossier = obey(given)
  for (const party of dossier.parties) {
    const names = [party.name, party.legal_representative].filter((name) => name !== null)
    yield {
      label: `Parte: ${party.name}`,
      text: fieldsOf(party),
      names,
      ...(party.birth_date && { birth: party.birth_date }),
    }
  }
  for (const one of dossier.representatives ?? [])
    yield {
      label: `Representante: ${one.name}`,
      text: fieldsOf(one),
      names: [one.name],
      ...(one.birth_date && { birth: one.birth_date }),
    }
  const { case: matter, author, office } = dossier
  if (matter) {
    const cents = centsOf(matter.claim_value)
    const value = cents === null ? '' : formatMoney(cents)
    yield {
      label: 'Processo',
      text: `${fieldsOf({ ...matter, case_type: null, others: null })}\n${labelled(matter.others)}\n${value}`,
      names: [matter.client_name],
    }
  }
  yield {
    label: 'Quem assina',
    text: `${author.name ?? ''}\n${author.oab_number ? `OAB ${author.oab_number}` : ''}`,
    names: author.name === null ? [] : [author.name],
  }
  yield { label: 'Escritório', text: fieldsOf(office) }
  if (dossier.context) yield { label: 'Contexto informado', text: dossier.context }
  for (const document of dossier.documents) {
    const { number, title, description, text } = document
    const bias = biasOf(document)
    yield {
      ...(bias && { bias }),
      label: `${number === null ? 'Nos autos' : `Doc. ${number}`} – ${title.slice(0, 120)}`,
      text: `${title}\n${description ?? ''}\n${text ?? ''}`,
    }
  }
}

/** Noon in São Paulo: the day is that day wherever it is asked. */
const ageOn = (birth: string, day: string): number => ageOf(birth, new Date(`${day}T15:00:00Z`))

const isPiece = (document: DossierDocument): boolean =>
  document.document_type === 'petition' || kindOf(document) === 'claim'

function biasOf(document: DossierDocument): Bias | null {
  if (document.owner === 'opposing') return isPiece(document) ? 'their_piece' : 'their_paper'
  return document.owner === 'ours' && document.document_type === 'petition' ? 'own_piece' : null
}

const derivedLabel = 'Cálculo a partir do registro'

/**
 * The sums, terms and dates that follow from the record by rules of law, as the drafter without a model
 * writes them.
 */
export const derivedFrom = (dossier: Dossier): Source => ({
  label: derivedLabel,
  text: writePiece({ dossier, outputs: {} }),
  derived: true,
})

/** "Distribuição: 10/02/2025": of what a date or a sum is. */
const labelled = (fields: Record<string, string> = {}): string =>
  Object.entries(fields)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')

const fieldsOf = (fields: object): string =>
  Object.values(fields)
    .flatMap((value: unknown) =>
      typeof value === 'string' ? [value] : value && typeof value === 'object' ? [fieldsOf(value)] : [],
    )
    .join('\n')

/** Empty material for a dossier's sources. */
export function materialFor(dossier: Dossier): Material {
  const obeyed = obey(dossier)
  const { held, our_side } = obeyed
  const theirs = our_side === null ? null : our_side === 'plaintiff' ? 'defendant' : 'plaintiff'
  return new Material(held, theirs, obeyed)
}

/** The material of a dossier whose texts are bounded as for a prompt. */
export const materialOf = once((dossier: Dossier): Material => {
  const material = materialFor(dossier)
  for (const source of sourcesOf(dossier)) material.add(source)
  material.add(derivedFrom(dossier))
  return material
})
