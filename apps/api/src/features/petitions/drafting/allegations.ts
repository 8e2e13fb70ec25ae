import { caseSource } from './facts'
import type { Reading } from './reading'
import { spellDates } from '@lavra/language/dates'
import { kindOf } from './documents'
import { capital, clean, fold, open, sentences } from '@lavra/language/text'

const claims =
  /\b(?:alega(?:m|ndo)?|sustenta(?:m)?|afirma(?:m)?|diz(?:em)?|narra(?:m)?|argumenta(?:m)?|aduz(?:em)?|pleiteia(?:m)?|imputa(?:m)?|acusa(?:m)?|reclama(?:m)?|cobra(?:m)?|pede(?:m)?|requer(?:em)?|den[úu]nci(?:a|ad[oa])s? por|acusad[oa]s? de)(?=\s)(?:\s+(?:que|de ter|ter|de|ser))?\s+/i

/**
 * What the other side is recorded to say, one allegation each: by the description, else by its own pleading.
 * Our own story is never put in its mouth.
 */
export function allegations(reading: Reading): string[] {
  const told = reading.facts
    .filter(({ source, text }) => source === caseSource && !ours(text, reading))
    .map(({ text }) => text)
  const pleaded = reading.sideConflict
    ? []
    : reading.dossier.documents
        .filter(
          (document) => kindOf(document) === 'claim' && !/contest|defesa|replica/.test(fold(document.title)),
        )
        .flatMap(({ text }) => sentences(text ?? '').map((line) => clean(line) ?? ''))
  const found =
    [told, pleaded]
      .map((texts) => texts.filter(alleges).flatMap((text) => split(open(after(text)))))
      .find((list) => list.length > 0) ?? []
  return [...new Set(found)]
    .filter((text) => text.length > 3)
    .map((text) => capital(spellDates(text)))
    .slice(0, 12)
}

/** True where the one who alleges is ourselves: by role or by a word of our own name before the verb. */
function ours(text: string, { dossier }: Reading): boolean {
  const verb = claims.exec(text)
  if (!verb || !dossier.our_side) return false
  const subject = fold(text.slice(0, verb.index))
  const names = (side: 'plaintiff' | 'defendant') =>
    dossier.parties
      .filter((party) => party.side === side)
      .flatMap(({ name }) => fold(name).match(/\p{L}{4,}/gu) ?? [])
  const theirs = names(dossier.our_side === 'plaintiff' ? 'defendant' : 'plaintiff')
  const role =
    dossier.our_side === 'plaintiff'
      ? /\b(?:autora?|reclamante|requerente)s?\b/
      : /\b(?:re|reu|reclamad[ao]|requerid[ao])s?\b/
  return (
    role.test(subject) ||
    names(dossier.our_side).some((word) => !theirs.includes(word) && subject.includes(word))
  )
}

/** True for a sentence that reports what somebody alleges or asks. */
export const alleges = (text: string): boolean => claims.test(text)

/** What follows the verb; "cobra" and "pede" stay with their object. */
function after(text: string): string {
  const match = claims.exec(text)
  if (!match) return text
  const object = text.slice(match.index + match[0].length)
  return /^(?:cobra|pede|pleiteia|requer)/i.test(match[0])
    ? `${/^(?:cobra)/i.test(match[0]) ? 'cobrança de' : 'pedido de'} ${object}`.replace(
        'pedido de que ',
        'pedido para que ',
      )
    : object
}

/** "uma hora extra por dia (saída às 18h) e verbas não pagas" holds two; brackets hold together. */
function split(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const mark of text.matchAll(
    /[()]|,\s+(?=\p{L})|\s+e\s+(?=(?:que\s+|o |a |os |as |um|uma|verba|hora|dano|falta|pede|requer|pleiteia|n[ãa]o|juros|multa|\p{L}+ (?:n[ãa]o|de|por)))/gu,
  )) {
    if (mark[0] === '(') depth += 1
    else if (mark[0] === ')') depth -= 1
    else if (depth === 0 && mark.index - from > 12) {
      parts.push(text.slice(from, mark.index))
      from = mark.index + mark[0].length
    }
  }
  return [...parts, text.slice(from)]
    .map((part) => asked(part.replace(/^(?:que|e)\s+/i, '').trim()))
    .filter((part) => fold(part) !== '')
}

/** "pede a reparação" among allegations is the request for it. */
const asked = (part: string): string =>
  part.replace(/^(?:pede|requer|pleiteia)m?\s+(?:[ao]s?\s+)?/i, 'pedido de ')
