import { once } from '../../../platform/lib/memoize'
import type { Dossier, DossierDocument, Side } from '../dossier/dossier'
import { claimValue, readAmounts, type Amount, type ClaimValue, type ValueQuery } from './amounts'
import { nothingHeld } from '../dossier/held'
import { obey } from '../orders/obey'
import { readDirectives, type Directives } from './directives'
import { isFormal, kindOf, references } from './documents'
import { readFacts, type Fact } from './facts'
import { readKind, roleNames, wordsOf, type Kind } from './kind'
import { readPerson, type Gender, type Person } from './people'
import { roleOf, type Role } from './roles'
import { clean, fold, sentences } from '@lavra/language/text'
import { left } from './theses/patterns'

/** The dossier, read once: everything the eight agents ask of it. */
export interface Reading {
  dossier: Dossier
  directives: Directives
  kind: Kind
  facts: Fact[]
  /** Folded text of facts, titles and documents: what decides which theses fit. */
  words: string
  us: Side
  /** False where the record does not say whom the office represents. */
  sideKnown: boolean
  /** True where the recorded side does not fit the type of piece. */
  sideConflict: boolean
  ours: Person[]
  theirs: Person[]
  our: Role
  their: Role
  /** The consumer is ours, the supplier theirs. */
  consumer: boolean
  lawyer: { name: string | null; oab: string | null; gender: Gender | null }
  amounts: Amount[]
  value: ClaimValue
  gratuity: 'asked' | 'granted' | null
}

const naturalSide: Partial<Record<Dossier['petition_type'], Side>> = {
  complaint: 'plaintiff',
  motion_to_dismiss: 'defendant',
  contract_review: 'plaintiff',
}
export const read = once((dossier: Dossier): Reading => build(obey(dossier)))

function build(dossier: Dossier): Reading {
  const told = readDirectives(dossier.context)
  const held = dossier.held ?? nothingHeld
  const directives = { ...told, excluded: [...told.excluded, ...held.subjects] }
  const natural = naturalSide[dossier.petition_type]
  const us = dossier.our_side ?? natural ?? 'plaintiff'
  const words = corpus(dossier, directives)
  const kind = readKind(dossier, `${words}\n${fold(directives.instructions.join('\n'))}`, us)
  const facts = readFacts(dossier, directives)
  const people = dossier.parties.map((party) => ({ side: party.side, person: readPerson(party) }))
  const ours = people.filter(({ side }) => side === us).map(({ person }) => person)
  const theirs = people.filter(({ side }) => side !== us).map(({ person }) => person)
  const roles = roleNames(dossier.petition_type, kind, words, us)
  const amounts = readAmounts(
    dossier,
    [dossier.case?.description ?? '', ...directives.facts].flatMap(sentences),
  )
  return {
    dossier,
    directives,
    kind,
    facts,
    words,
    us,
    ours,
    theirs,
    amounts,
    sideKnown: dossier.our_side !== null,
    sideConflict:
      dossier.our_side !== null &&
      natural !== undefined &&
      dossier.petition_type !== 'contract_review' &&
      dossier.our_side !== natural,
    our: roleOf(roles[us], ours),
    their: roleOf(roles[us === 'plaintiff' ? 'defendant' : 'plaintiff'], theirs),
    consumer: isConsumer(kind, ours, theirs),
    lawyer: {
      name: clean(dossier.author.name),
      oab: clean(dossier.author.oab_number),
      gender: lawyerGender(dossier),
    },
    value: claimValue({ dossier, directives, amounts, rule: valueRule(kind, words) }),
    gratuity: gratuityOf(directives, words),
  }
}

/** What the record tells of the matter: not the instructions, not the powers of attorney. */
function corpus(dossier: Dossier, directives: Directives): string {
  const documents = dossier.documents
    .filter((document) => !isFormal(document))
    .flatMap((document) => [document.title, document.text ?? document.description])
  return wordsOf(dossier.case?.title, dossier.case?.description, ...directives.facts, ...documents)
}

function isConsumer(kind: Kind, ours: Person[], theirs: Person[]): boolean {
  const civil = kind.area === 'Litígio Cível' || kind.area === 'Direito Imobiliário'
  return (
    civil &&
    !kind.lease &&
    ours.length > 0 &&
    theirs.length > 0 &&
    ours.every((person) => person.kind === 'person') &&
    theirs.every((person) => person.kind === 'firm')
  )
}

function valueRule(kind: Kind, words: string): ValueQuery['rule'] {
  if (kind.reading === 'revision') return 'revision'
  if (kind.rite === 'labour') return 'labour'
  if (kind.rite === 'criminal') return 'criminal'
  return kind.support ? 'support' : kind.lease && !left.test(words) ? 'lease' : 'general'
}

/** The power of attorney often says "advogada" or "advogado" beside the name. */
function lawyerGender(dossier: Dossier): Gender | null {
  const mandate = wordsOf(
    ...dossier.documents
      .filter((document) => kindOf(document) === 'mandate')
      .flatMap(({ title, text, description }) => [title, text, description]),
  )
  if (/\badvogada\b|\bdra\b/.test(mandate) && !/\badvogado\b/.test(mandate)) return 'f'
  return /\badvogado\b|\bdr\b/.test(mandate) && !/\badvogada\b/.test(mandate) ? 'm' : null
}

function gratuityOf(directives: Directives, words: string): Reading['gratuity'] {
  if (
    /gratuidade (?:a ambos|a ambas|deferida|concedida|ao? r|ao? a)|(?:defer|conced)\w+ (?:a )?(?:gratuidade|justica gratuita)/.test(
      words,
    ) &&
    !/indefer\w+ (?:a )?(?:gratuidade|justica gratuita)/.test(words)
  )
    return 'granted'
  if (directives.gratuity === false) return null
  return directives.gratuity || /hipossuficien|declaracao de pobreza/.test(words) ? 'asked' : null
}

/** Numbers of the exhibits whose title or text fits. */
export const exhibitsAbout = ({ dossier }: Reading, pattern: RegExp): number[] =>
  dossier.documents
    .filter((document) => !isFormal(document) && pattern.test(wordsOf(document.title, document.text)))
    .flatMap(({ number }) => number ?? [])

/** " (docs. 2 e 3)", or nothing. */
export function refs(reading: Reading, pattern: RegExp): string {
  const found = references(exhibitsAbout(reading, pattern))
  return found ? ` (${found})` : ''
}

export const mandateOf = ({ dossier }: Reading): DossierDocument | undefined =>
  dossier.documents.find(
    (document) =>
      kindOf(document) === 'mandate' &&
      /procuracao|substabelecimento/.test(
        fold(document.title) + (document.document_type === 'power_of_attorney' ? ' procuracao' : ''),
      ),
  )

export const exhibitList = ({ dossier }: Reading): string[] =>
  dossier.documents.flatMap(({ number, title }) =>
    number === null ? [] : `${number} – ${clean(title) ?? 'Documento'}`,
  )

/** Dates of the record by what they are; null where nothing says so. */
export function dated(reading: Reading, pattern: RegExp): Fact | null {
  return (
    reading.facts.find(
      (fact) =>
        fact.iso !== null && fact.iso.length === 10 && pattern.test(fold(`${fact.text} ${fact.source}`)),
    ) ?? null
  )
}
