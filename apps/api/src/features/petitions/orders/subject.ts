import { sentencesOf, without } from '../../../platform/secrets'
import { stems } from '@lavra/language/words'
import { fold } from '@lavra/language/text'
import type { Subject } from '../dossier/held'
import { keysOf } from '../tracing/items'

const empty = new Set(
  stems(
    'fato questão assunto tema história informação existência valor data dia trecho parte passagem cláusula item parágrafo caso matéria respeito frase palavra expressão relativo referente tudo ' +
      'nada algo qualquer nome número conteúdo teor texto peça petição autos processo documento doc seguinte mesmo próprio nosso outro cliente',
  ),
)

export function subjectOf(target: string): Subject {
  const folded = fold(target)
  const clause =
    /\b(?:clausula|item|subitem)\s+(?:n[º°o.]*\s*)?(\d{1,3}(?:\.\d{1,3}){0,3})/.exec(folded)?.[1] ?? null
  const quoted = /[“"']([^”"']{4,300})/.exec(folded)?.[1]?.trim() ?? null
  const keys = [...keysOf(target)].filter((key) => !/^n:\d{1,2}$/.test(key))
  const words = stems(folded.replace(/[\d/.,-]+/g, ' ').replace(/r\$/g, ' '))
  return {
    clause,
    quoted,
    keys: wholes(keys),
    stems: words.filter((stem) => stem.length > 2 && !empty.has(stem) && !monthStems.has(stem)),
  }
}

/** Months are told by dates. */
export const monthStems = new Set(
  stems('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro reais'),
)

/** "3 de maio de 2026" is also known as its month and its numbers: only what was written is sought. */
function wholes(keys: string[]): string[] {
  const days = keys.filter((key) => /^date:\d{4}-\d{2}-\d{2}$/.test(key))
  const strong = days.length > 0 || keys.some((key) => key.startsWith('brl:'))
  return keys.filter(
    (key) =>
      !(key.startsWith('n:') && strong) && !(key.length === 12 && days.some((day) => day.startsWith(key))),
  )
}

export const isEmpty = ({ clause, quoted, keys, stems: words }: Subject): boolean =>
  clause === null && quoted === null && keys.length === 0 && words.length === 0

/** Whether a sentence speaks of it: all of its figures, and most of its words. */
export function speaksOf(sentence: string, subject: Subject): boolean {
  if (subject.quoted !== null) return fold(sentence).includes(subject.quoted)
  if (
    subject.clause !== null &&
    new RegExp(
      `\\b(?:clausula|item|subitem)s?\\s+(?:n[º°o.]*\\s*)?${subject.clause.replace(/\./g, '\\.')}(?![\\d.]*\\d)`,
    ).test(fold(sentence))
  )
    return true
  if (subject.clause !== null || (subject.keys.length === 0 && subject.stems.length === 0)) return false
  const own = new Set(subject.stems.length > 0 ? stems(sentence).map(rootOf(subject)) : [])
  const held = subject.stems.filter((stem) => own.has(rootOf(subject)(stem))).length
  if (held < wordsNeeded(subject)) return false
  if (subject.keys.length === 0) return true
  const keys = keysOf(sentence)
  return subject.keys.every((key) => keys.has(key))
}

/** "separação" and "separou" are of one root: enough where other words have to be there, too. */
const rootOf =
  ({ stems: words, keys }: Subject) =>
  (stem: string): string =>
    words.length + keys.length > 1 ? stem.slice(0, 5) : stem

/** Beside figures half of the words; alone all of few, three quarters of many. */
function wordsNeeded({ keys, stems: words }: Subject): number {
  if (keys.length > 0) return Math.ceil(words.length / 2)
  return words.length < 4 ? words.length : Math.ceil(words.length * 0.75)
}

const clauseStart = /^[\s*#]*(?:cl[áa]usula\s+)?(\d{1,3}(?:\.\d{1,3}){0,3})[\s.ªº)–—:-]/i

/** The text without the passages that speak of it, and how many those were of how many. */
export function withoutSubject(text: string, subject: Subject): { text: string; cut: number; of: number } {
  const clauses = subject.clause === null ? text : withoutClause(text, subject.clause)
  const all = sentencesOf(clauses)
  const gone = all.filter((sentence) => speaksOf(sentence.text, subject))
  const cut = gone.length + (clauses === text ? 0 : 1)
  return { text: gone.length > 0 ? without(clauses, gone) : clauses, cut, of: all.length }
}

/** Without the lines of a clause, up to the next one's. */
function withoutClause(text: string, clause: string): string {
  let inside = false
  return text
    .split('\n')
    .filter((line) => {
      const number = clauseStart.exec(line)?.[1]
      if (number !== undefined) inside = number === clause || number.startsWith(`${clause}.`)
      return !inside
    })
    .join('\n')
}
