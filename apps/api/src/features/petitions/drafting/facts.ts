import type { Dossier, DossierDocument } from '../agents/agent'
import { findDates, firstDate, longDate, spellDates } from './dates'
import { tellsFact, touches, type Directives } from './directives'
import { isFormal, isPlural, kindOf, named, references, titleOf, type DocumentKind } from './documents'
import { findAmounts, formatMoney } from './money'
import { capital, clean, fold, joinList, legible, open, sentences, shorten, stop } from './text'

export interface Fact {
  /** YYYY-MM-DD or YYYY-MM; null where the record gives no date. */
  iso: string | null
  /** "3 de fevereiro de 2025"; empty without a date. */
  date: string
  text: string
  /** "Pedido 881 (doc. 2)", "Descrição do processo". */
  source: string
  /** Numbers of the exhibits that show it. */
  documents: number[]
}

const perDocument = 6
const mostFacts = 60

export const caseSource = 'Descrição do processo'
export const contextSource = 'Contexto informado'

/** Every fact the record tells, dated ones in order of time, the undated ones of the case first. */
export function readFacts(dossier: Dossier, directives: Directives): Fact[] {
  const told = [...narrated(dossier.case?.description ?? null, caseSource), ...directives.facts.flatMap((text) => narrated(text, contextSource))]
  const shown = dossier.documents.flatMap(documentFacts)
  const all = [...told, ...shown].filter(({ text }) => !touches(text, directives.excluded))
  const distinct = all.filter((fact, index) => all.findIndex((other) => fold(open(other.text)) === fold(open(fact.text)) && other.iso === fact.iso) === index)
  return [...distinct.filter(({ iso }) => iso === null), ...distinct.filter(({ iso }) => iso !== null).sort(byDate)].slice(0, mostFacts)
}

const byDate = (a: Fact, b: Fact): number => (a.iso ?? '').localeCompare(b.iso ?? '')

/** Sentences of a free text; notes to oneself ("ligar para o cliente") are no facts. */
function narrated(text: string | null, source: string): Fact[] {
  return sentences(text ?? '')
    .map((line) => clean(line))
    .filter((line): line is string => line !== null && legible(line) && !isNote(line))
    .map((line) => {
      const date = firstDate(line)
      return { iso: date?.iso ?? null, date: date ? longDate(date.iso) : '', text: capital(stop(spellDates(line))), source, documents: [] }
    })
}

const note = /^(?:ligar|verificar|agendar|cobrar|enviar|falar|aguardar|conferir|lembrar|marcar|pedir|juntar|fazer|retornar|confirmar|sigilos|confidencial|obs)\b/
const isNote = (line: string): boolean => note.test(fold(line)) && !tellsFact(line)

function documentFacts(document: DossierDocument): Fact[] {
  const text = document.text ?? document.description
  if (isFormal(document) || !text) return []
  const lines = sentences(text).map((line) => clean(line)).filter((line): line is string => line !== null)
  const telegraphic = text.length < 400 && lines.length <= 8 && lines.every((line) => line.split(' ').length <= 14)
  return telegraphic ? [summarised(document, lines)].filter((fact) => fact !== null) : quoted(document, lines)
}

const telling = /rescis|resili|multa|prazo|juros|entreg|vencim|inadimpl|notific|clausul|pagament|cancel|recus|dispensa|demiss|admiss|salari|jornada|acident|obito|falec|nasc|casamento|separa|divorc|citac|intimac|senten|conden|defeito|vicio|atras|desocup|despej|aluguel|posse|invad|autua|infrac|lancamento|tribut|contrafa|marca|patente|polu|desmat/

/** A longer text gives its most telling sentences in its own words, in quotation marks, so that nothing is put into its mouth. */
function quoted(document: DossierDocument, lines: string[]): Fact[] {
  const scored = lines
    .filter((line) => line.length > 12 && legible(line))
    .map((line, index) => ({ line, index, score: findDates(line).length * 2 + findAmounts(line).length * 2 + (telling.test(fold(line)) ? 2 : 0) + (/\d+\s*%/.test(line) ? 1 : 0) }))
  const best = scored.filter(({ score }) => score > 1).sort((a, b) => b.score - a.score || a.index - b.index).slice(0, perDocument)
  const chosen = (best.length > 0 ? best : scored.slice(0, 2)).sort((a, b) => a.index - b.index)
  return chosen.map(({ line }) => {
    const date = findDates(line)[0]
    const words = shorten(open(line).replace(/["“”]/g, "'"), 300)
    return factOf(document, date?.iso ?? null, `${named(document)} ${isPlural(document) ? 'trazem' : 'traz'} o seguinte registro: “${words}”`)
  })
}

/** A short note of a document ("03/02/2025; R$ 4.200,00; entrega até 28/02/2025") becomes one sentence. */
function summarised(document: DossierDocument, lines: string[]): Fact | null {
  const { iso, parts } = leadingDate(lines.map(open).filter((line) => line !== ''))
  const kind = kindOf(document)
  const phrases = parts.map((part) => phrase(part, kind)).filter((part) => part !== '')
  if (phrases.length === 0) return iso ? factOf(document, iso, `${named(document)} ${isPlural(document) ? 'têm' : 'tem'} essa data`) : null
  return factOf(document, iso, sentenceFor(document, kind, phrases))
}

function factOf(document: DossierDocument, iso: string | null, text: string): Fact {
  return {
    iso,
    date: iso ? longDate(iso) : '',
    text: capital(stop(text)),
    source: `${titleOf(document)} (${references([document.number])})`,
    documents: [document.number],
  }
}

/** The date that leads a note, alone ("03/02/2025") or before a colon ("20/03/2025: …"), taken off the parts; else the first date in it. */
function leadingDate(lines: string[]): { iso: string | null; parts: string[] } {
  const parts = [...lines]
  const first = parts[0] ?? ''
  const date = firstDate(first)
  if (date && date.start === 0) {
    const rest = first.slice(date.end).replace(/^\s*[:,–-]?\s*/, '')
    return { iso: date.iso, parts: [rest, ...parts.slice(1)].filter((part) => part !== '') }
  }
  const anywhere = firstDate(parts.join('; '))
  return { iso: anywhere?.iso ?? null, parts }
}

const verbFirst = /^(?:pede|requer|pleiteia|informa|declara|fixa|fixou|afirma|alega|reconhece|condena|condenou|julga|julgou|determina|determinou|concede|concedeu|defere|deferiu|indefere|indeferiu|mostra|aponta|comprova|confirma|nega|recusa|cobra|estipula|prevê|estabelece|autoriza|cancela|solicita|comunica)\b/i

/** One fragment of a note as a noun phrase (or a verb phrase, if it began with a verb). */
function phrase(part: string, kind: DocumentKind): string {
  const plain = part.trim()
  const amount = findAmounts(plain)[0]
  if (amount && amount.start === 0 && amount.end === plain.length) return `${kind === 'payment' ? 'o pagamento de' : 'o valor de'} ${formatMoney(amount.cents)}`
  if (/^\d{1,3}(?:,\d+)?\s*%$/.test(plain)) return `o percentual de ${plain.replace(/\s+/g, '')}`
  if (/^\d{1,2}h(?:\d{2})?\s*(?:às|as|-|–|a)\s*\d{1,2}h/i.test(plain)) return withPauses(`o horário das ${plain.replace(/\s*(?:-|–)\s*/, ' às ')}`)
  return spellDates(withEvents(plain))
}

const hours = ['zero', 'uma hora', 'duas horas', 'três horas', 'quatro horas']
const withPauses = (text: string): string =>
  text.replace(/,?\s*\b([1-4])h (?:de )?intervalo/gi, (_, figure: string) => `, com ${figure}h (${hours[Number(figure)] ?? ''}) de intervalo`)

/** "dispensa 15/07/2025" reads "dispensa em 15/07/2025"; "líquido R$ 2.480,00" reads "líquido de R$ 2.480,00". */
function withEvents(text: string): string {
  const dated = text.replace(/(\p{L}{3,}(?<!até|em|de|desde|após|dia|para|entre)\.?),?\s+(?=\d{1,2}[/.]\d{1,2}[/.]\d{4}\s*$)/u, '$1 em ')
  return withPauses(dated.replace(/(líquido|bruto|total|saldo|valor|salário|aluguel|multa|parcela|preço|dívida|débito) (?=R\$)/gi, '$1 de '))
}

const isVerb = (part: string): boolean => verbFirst.test(part)

function sentenceFor(document: DossierDocument, kind: DocumentKind, phrases: string[]): string {
  const subject = named(document)
  const plural = isPlural(document)
  const verbs = phrases.filter(isVerb)
  const nouns = phrases.filter((part) => !isVerb(part))
  if (nouns.length === 0) return `${subject} ${joinList(verbs)}`
  const tail = verbs.length > 0 ? ` e ${joinList(verbs)}` : ''
  if (kind === 'message') return `${subject} ${plural ? 'informaram' : 'informou'}: “${nouns.join('; ')}”${tail}`
  if (kind === 'decision') return `foi proferid${/^os? /.test(subject) ? 'o' : 'a'}${plural ? 's' : ''} ${subject}, de que ${nouns.length > 1 ? 'constam' : 'consta'} ${joinList(nouns)}${tail}`
  if (kind === 'birth') return `${subject} ${plural ? 'registram' : 'registra'} nascimento (${nouns.join(', ')})${tail}`
  return `${subject} ${plural ? 'registram' : 'registra'} ${joinList(nouns)}${tail}`
}

/** A fact as a sentence of the petition: the date leads unless the text already names it. */
export function tell(fact: Pick<Fact, 'date' | 'text'>): string {
  const text = stop(fact.text)
  const month = fact.date.replace(/^\d+º? de /, '')
  if (fact.date === '' || text.includes(fact.date) || (fact.date === month && text.includes(month))) return text
  if (/“[^”]*\d{1,2}[/.]\d{1,2}[/.]\d{4}/.test(text)) return text
  const lowered = /^(?:A|O|As|Os|Foi|Foram|Um|Uma) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  return `Em ${fact.date}, ${lowered}`
}
