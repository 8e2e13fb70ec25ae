import { fold } from '@lavra/language/text'
import type { Provision, Term } from '../schemas'
import { allows, quantitiesIn, type Quantity } from './quantities'
import { content, overlap } from './subject'

/** Told of a rule, not of what happened: "no prazo de", "multa de", "prescreve em". */
const rule =
  /(?:prazo|term[oa]|prescri|decad|caduc|perempt|multa|limit|maxim|minim|ate|percentual|aliquota|honorari|juros|acresc|adicional|indeniz|repet|devol|restitu|dobro|antecedencia|interst|carencia|tolerancia|estabilidade|aviso|em|dentro|no|nos|de|por)\s+(?:\S+\s+){0,4}$/
const happened =
  /(?:\bha\b|\bfaz\b|\bdurante\b|por mais de|mais de|menos de|passad|decorrid|transcorrid|apos|depois de|atras|desde|trabalhou|laborou|contava|conta|com)\s+(?:\S+\s+){0,2}$/
/** What is told there is what happened, against the rule. */
const breach =
  /ofens|ofend|viol|contrari|contra o|contra a|afront|arrepio|desrespeit|descumpr|infring|infrac|inobserv|desobed|desatend|excede|ultrapass|ilegal|ilicit|abusiv|nul[oa]s?\b|apesar|nao obstante|embora|apenas|somente|\bso\b|inferior|alem d/
const denied =
  /\b(?:nao|nem|nunca|jamais|sem|independe(?:nte|ntemente)?|dispensa|prescinde)\s+(?:[a-z]+\s+){0,2}$/

/**
 * What of a sentence contradicts the provisions that it cites, as a sentence in Portuguese; null where
 * nothing does. `near`: what is said of the other parts of the same article.
 */
export function contradiction(
  provisions: readonly Provision[],
  near: readonly Provision[],
  sentence: string,
): string | null {
  if (provisions.length === 0 || breach.test(fold(sentence))) return null
  return (
    otherTerm(provisions, near, sentence) ??
    otherDirection(provisions, sentence) ??
    otherSubject(provisions, near, sentence)
  )
}

function otherTerm(
  provisions: readonly Provision[],
  near: readonly Provision[],
  sentence: string,
): string | null {
  const terms = provisions.flatMap(({ terms: own = [] }) => own)
  const besides = near.flatMap(({ terms: own = [] }) => own)
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
    // Of another part of the article it may tell, too; a range of another part says nothing of this one.
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

function otherDirection(provisions: readonly Provision[], sentence: string): string | null {
  const text = fold(sentence).replace(/\s+/g, ' ')
  for (const { yes = [], no = [], exceptions = [], says } of provisions) {
    if (exceptions.some((stem) => text.includes(stem))) continue
    const against = no.find((phrase) => said(text, phrase) === 'so')
    const turned = yes.find((phrase) => said(text, phrase) === 'denied')
    if (against !== undefined || (turned !== undefined && !yes.some((phrase) => said(text, phrase) === 'so')))
      return `A norma diz outra coisa: ${says}`
  }
  return null
}

/** Whether a phrase stands in a text, plainly or behind a denial. */
function said(text: string, phrase: string): 'so' | 'denied' | null {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (/[a-z]/.test(text[at - 1] ?? '')) continue
    return denied.test(text.slice(Math.max(0, at - 40), at)) ? 'denied' : 'so'
  }
  return null
}

const FEWEST_WORDS = 5

function otherSubject(
  provisions: readonly Provision[],
  near: readonly Provision[],
  sentence: string,
): string | null {
  if (content(sentence) < FEWEST_WORDS) return null
  const shared = Math.max(
    ...[...provisions, ...near].map(({ keys, says, yes = [], no = [] }) =>
      overlap({ keys: [...keys, ...yes, ...no], subject: says }, sentence),
    ),
  )
  const [first] = provisions
  return shared === 0 && first ? `A norma trata de outra coisa: ${first.says}` : null
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
