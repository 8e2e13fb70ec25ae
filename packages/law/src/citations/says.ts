import { fold } from '@lavra/language/text'
import { deviceOf } from '../law'
import type { Precedent, Provision, Term } from '../schemas'
import { allows, quantitiesIn, type Quantity } from './quantities'
import { content, overlap } from './subject'
import { deviceName } from './titles'

/** Told of a rule, not of what happened: "no prazo de", "multa de", "prescreve em". */
const rule =
  /(?:prazo|term[oa]|prescr[ei]|deca[di]|caduc|perempt|multa|limit|maxim|minim|ate|percentual|aliquota|honorari|juros|acresc|adicional|indeniz|repet|devol|restitu|dobro|antecedencia|interst|carencia|tolerancia|estabilidade|aviso|em|dentro|no|nos|de|por)\s+(?:\S+\s+){0,4}$/
const happened =
  /(?:\bha\b|\bfaz\b|\bdurante\b|por mais de|mais de|menos de|passad|decorrid|transcorrid|apos|depois de|atras|desde|trabalhou|laborou|contava|conta|com)\s+(?:\S+\s+){0,2}$/
/** What is told there is what happened, against the rule. */
const breach =
  /ofens|ofend(?!id)|viol|contrari|contra (?:o|a) (?:art|lei|norma|texto|dispos)|afront|arrepio|desrespeit|descumpr|infring|infrac|inobserv|desobed|desatend/
/** A figure there is that of the facts, not of the rule. */
const ofFacts =
  /excede|ultrapass|ilegal|ilicit|abusiv|nul[oa]s?\b|apesar|nao obstante|embora|apenas|somente|\bso\b|inferior|alem d/
const denied =
  /\b(?:nao|nem|nunca|jamais|sem|independe(?:nte|ntemente)?|dispensa|prescinde)\s+(?:[a-z]+\s+){0,2}$/

/**
 * What of a sentence contradicts the provisions that it cites, as a sentence in Portuguese; null where
 * nothing does. `all`: what is said of the whole norm; `exact`: the lines are of the very parts cited, not of
 * the article around them, which may be of another subject.
 */
export function contradiction(
  provisions: readonly Provision[],
  all: readonly Provision[],
  sentence: string,
  exact = true,
): string | null {
  if (provisions.length === 0 || breach.test(fold(sentence))) return null
  return (
    otherTerm(provisions, all, sentence) ??
    otherDirection(provisions, sentence) ??
    (exact ? otherSubject(provisions, all, sentence) : null)
  )
}

function otherTerm(
  provisions: readonly Provision[],
  all: readonly Provision[],
  sentence: string,
): string | null {
  if (ofFacts.test(fold(sentence).replace(/superior\w* a .{1,30}? e inferior\w* a /g, ''))) return null
  const terms = provisions.flatMap(({ terms: own = [] }) => own)
  const besides = all
    .filter(({ at }) => provisions.some((one) => at.startsWith(`${one.at}:`)))
    .flatMap(({ terms: own = [] }) => own)
  if (terms.length === 0) return null
  const text = fold(sentence)
  const quantities = quantitiesIn(sentence)
  for (const quantity of quantities) {
    // Of several figures of one kind no word tells which is which.
    const single = quantities.filter(({ unit }) => unit === quantity.unit).length === 1
    const judged = (single ? meant(terms, text) : terms).map((term) => ({
      term,
      fits: allows(term, quantity),
    }))
    const measured = judged.filter(({ fits }) => fits !== null)
    if (measured.length === 0 || measured.some(({ fits }) => fits) || !isRule(text, quantity)) continue
    // Of its own parts it may tell, too; a range of theirs says nothing of it.
    if (besides.some((term) => term.kind === undefined && allows(term, quantity))) continue
    return `A norma fala em ${measured.map(({ term }) => termText(term)).join(' ou ')}, não em ${sentence.slice(quantity.start, quantity.end)}.`
  }
  return null
}

/** Of several terms those whose words the sentence has; all of them where it has none. */
function meant(terms: readonly Term[], text: string): readonly Term[] {
  const named = terms.filter(({ of }) => of.some((stem) => text.includes(stem)))
  return named.length > 0 ? named : terms
}

function isRule(text: string, { start, unit }: Quantity): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  return unit === '%' || unit === 'vez' || (rule.test(before) && !happened.test(before))
}

/** Whether a sentence says the contrary of what a precedent holds. */
export function contraryTo({ yes = [], no = [] }: Pick<Precedent, 'yes' | 'no'>, sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/g, ' ')
  if (breach.test(text)) return false
  if (yes.some((phrase) => said(text, phrase) === 'so')) return false
  if (no.some((phrase) => said(text, phrase) === 'so')) return true
  return yes.some((phrase) => isDenied(text, phrase))
}

function otherDirection(provisions: readonly Provision[], sentence: string): string | null {
  const text = fold(sentence).replace(/\s+/g, ' ')
  for (const { yes = [], no = [], exceptions = [], says } of provisions) {
    if (exceptions.some((stem) => text.includes(stem))) continue
    const against = no.find((phrase) => said(text, phrase) === 'so')
    const turned = yes.find((phrase) => isDenied(text, phrase))
    if (against !== undefined || (turned !== undefined && !yes.some((phrase) => said(text, phrase) === 'so')))
      return `A norma diz outra coisa: ${says}`
  }
  return null
}

/**
 * Whether a phrase stands in a text, plainly or behind a denial; "pode * de oficio" has a few words between
 * its parts.
 */
function said(text: string, phrase: string): 'so' | 'denied' | null {
  const [first = '', ...rest] = phrase.split(' * ')
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (/[a-z]/.test(text[at - 1] ?? '') || !follow(text, at + first.length, rest)) continue
    return denied.test(text.slice(Math.max(0, at - 40), at)) ? 'denied' : 'so'
  }
  return null
}

/** A denied word alone says little: “redigida sem destaque” agrees with who asks for it. */
const isDenied = (text: string, phrase: string): boolean =>
  phrase.includes(' ') && said(text, phrase) === 'denied'

const GAP = 60

function follow(text: string, from: number, parts: readonly string[]): boolean {
  let at = from
  return parts.every((part) => {
    const next = text.slice(at, at + GAP + part.length).search(new RegExp(`(?<![a-z])${escaped(part)}`))
    at += next + part.length
    return next >= 0
  })
}
const escaped = (part: string): string => part.replace(/[^a-z0-9 ]/g, '\\$&')

const FEWEST_WORDS = 5
/** Two expressions of another provision, where the one cited has none. */
const CLEARLY = 4
/** A longer sentence may name an article in passing. */
const MOST_WORDS = 9

const articleOf = (at: string): string => at.split(':').slice(0, 2).join(':')

function otherSubject(
  provisions: readonly Provision[],
  all: readonly Provision[],
  sentence: string,
): string | null {
  const cited = new Set(provisions.map(({ at }) => articleOf(at)))
  const shared = (of: readonly Provision[]): { most: number; at: string } =>
    of.reduce(
      (best, { at, keys, says, yes = [], no = [] }) => {
        const most = overlap({ keys: [...keys, ...yes, ...no], subject: says }, sentence)
        return most > best.most ? { most, at } : best
      },
      { most: 0, at: '' },
    )
  if (provisions.some(({ list }) => list)) return null
  const [first] = provisions
  const own = shared(all.filter(({ at }) => cited.has(articleOf(at))))
  if (!first || own.most > 1) return null
  const other = shared(all)
  if (other.most >= CLEARLY && content(sentence) <= MOST_WORDS) {
    const { article, path } = deviceOf(other.at)
    return `A norma trata de outra coisa: ${first.says} Veja o ${deviceName({ article, path })}.`
  }
  return own.most === 0 && content(sentence) >= FEWEST_WORDS
    ? `A norma trata de outra coisa: ${first.says}`
    : null
}

const units: Record<Term['unit'], [one: string, many: string]> = {
  dia: ['dia', 'dias'],
  'dia util': ['dia útil', 'dias úteis'],
  mes: ['mês', 'meses'],
  ano: ['ano', 'anos'],
  hora: ['hora', 'horas'],
  minuto: ['minuto', 'minutos'],
  '%': ['%', '%'],
  'salario minimo': ['salário mínimo', 'salários mínimos'],
  vez: ['vez', 'vezes'],
  BRL: ['real', 'reais'],
  fracao: ['', ''],
  pessoa: ['pessoa', 'pessoas'],
  parcela: ['parcela', 'parcelas'],
}

function termText({ value, unit, kind, to }: Term): string {
  const number = (figure: number): string => figure.toLocaleString('pt-BR')
  const [one, many] = units[unit]
  const figures = kind === 'range' && to !== undefined ? `${number(value)} a ${number(to)}` : number(value)
  const amount = unit === '%' ? `${figures}%` : `${figures} ${value === 1 && kind !== 'range' ? one : many}`
  return `${kind === 'max' ? 'até ' : kind === 'min' ? 'no mínimo ' : ''}${amount}`
}
