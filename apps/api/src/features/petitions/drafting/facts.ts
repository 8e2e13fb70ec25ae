import type { Dossier, DossierDocument } from '../agents/agent'
import { findDates, firstDate, longDate, spellDates } from './dates'
import { beginsWithOrder, isSecret, tellsFact, touches, type Directives } from './directives'
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
  const told = [
    ...narrated(dossier.case?.description ?? null, caseSource),
    ...directives.facts.flatMap((text) => narrated(text, contextSource)),
  ]
  const shown = dossier.documents.flatMap((document) => documentFacts(document, dossier.petition_type === 'contract_review'))
  const all = [...told, ...shown].filter(({ text }) => !touches(text, directives.excluded))
  const distinct = all.filter(
    (fact, index) => all.findIndex((other) => fold(open(other.text)) === fold(open(fact.text)) && other.iso === fact.iso) === index,
  )
  return [...distinct.filter(({ iso }) => iso === null), ...distinct.filter(({ iso }) => iso !== null).sort(byDate)].slice(0, mostFacts)
}

const byDate = (a: Fact, b: Fact): number => (a.iso ?? '').localeCompare(b.iso ?? '')

const continues =
  /^(?:ganha|recebe|tem|trabalha|mora|vive|reside|disse|informou|pagou|prometeu|alegou|afirma|alega|afirmou|possui|recusa|recusou|nao|nunca|depois|desde|tambem|la|ali|mas|porem|ainda|ele|ela|eles|elas|foi|foram|era|eram|estava|houve|salario|(?!meu|seu)[a-z]{2,}(?:ou|eu|iu|ava|aram|eram|iram)|fazia|recebia|vinha|devia|queria)\b/

/** A sentence without a subject of its own stays with the one before it. */
function joined(lines: string[]): string[] {
  return lines.reduce<string[]>(
    (kept, line) =>
      continues.test(fold(line)) && kept.length > 0 ? [...kept.slice(0, -1), `${stop(kept.at(-1) ?? '')} ${line}`] : [...kept, line],
    [],
  )
}

/** Sentences of a free text; notes to oneself ("ligar para o cliente") are no facts. */
function narrated(text: string | null, source: string): Fact[] {
  const lines = sentences(text ?? '')
    .filter((line) => !isStump(line))
    .map((line) => clean(line))
    .filter((line): line is string => line !== null && legible(line) && !isNote(line) && !addressesWriter(line))
  return joined(lines).map((line) => {
    const date = firstDate(line)
    return { iso: date?.iso ?? null, date: date ? longDate(date.iso) : '', text: capital(stop(spellDates(line))), source, documents: [] }
  })
}

const note =
  /^(?:ligar|verificar|agendar|cobrar|enviar|falar|aguardar|conferir|lembrar|marcar|pedir|juntar|fazer|retornar|confirmar|sigilos|confidencial|obs)\b/
/** A sentence that was about our own number only. */
const isStump = (line: string): boolean => /PROC-\d/i.test(line) && line.split(/\s+/).length <= 6

/** Text planted for whoever writes the piece is no fact. */
const addressesWriter = (line: string): boolean =>
  /\bignor[ea] (?:todas |as |qualquer )|instruc\w+ anteriores|system prompt|\bcite o art|\b(?:voce|modelo) (?:deve|e um)|assistente de ia/.test(
    fold(line),
  )

const isNote = (line: string): boolean => isSecret(line) || beginsWithOrder(line) || (note.test(fold(line)) && !tellsFact(line))

const clauseStart = /^cl[áa]usula\b/i

/** In a review of a contract its clauses have a table of their own. */
function documentFacts(document: DossierDocument, clausesApart: boolean): Fact[] {
  const text = document.text ?? document.description
  if (isFormal(document) || !text || (clausesApart && /cl[áa]usula\s+\S+\s*[-–—:.]/i.test(text))) return []
  const lines = sentences(text)
    .map((line) => clean(line))
    .filter((line): line is string => line !== null && readable(line))
  if (lines.length === 0) return []
  const telegraphic = text.length < 400 && lines.length <= 8 && lines.every((line) => line.split(' ').length <= 22)
  return telegraphic ? [summarised(document, lines)].filter((fact) => fact !== null) : quoted(document, lines)
}

/** Words, or a date, a sum, a share, an hour: anything else is noise of a scan. */
const readable = (line: string): boolean =>
  legible(line) || findDates(line).length > 0 || findAmounts(line).length > 0 || /^\d+(?:,\d+)?\s*%|^\d{1,2}h\b/.test(line)

const telling =
  /rescis|resili|multa|prazo|juros|entreg|vencim|inadimpl|notific|clausul|pagament|cancel|recus|dispensa|demiss|admiss|salari|jornada|acident|obito|falec|nasc|casamento|separa|divorc|citac|intimac|senten|conden|defeito|vicio|atras|desocup|despej|aluguel|posse|invad|autua|infrac|lancamento|tribut|contrafa|marca|patente|polu|desmat/

/** A longer text gives its most telling sentences in its own words, in quotation marks, so that nothing is put into its mouth. */
function quoted(document: DossierDocument, lines: string[]): Fact[] {
  const scored = lines
    .filter((line) => line.length > 12 && legible(line) && !addressesWriter(line))
    .map((line, index) => ({
      line,
      index,
      score:
        findDates(line).length * 2 + findAmounts(line).length * 2 + (telling.test(fold(line)) ? 2 : 0) + (/\d+\s*%/.test(line) ? 1 : 0),
    }))
  const best = scored
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, perDocument)
  const chosen = (best.length > 0 ? best : scored.slice(0, 2)).sort((a, b) => a.index - b.index)
  return chosen.map(({ line }) => {
    const date = findDates(line)[0]
    const own = date?.start === 0 ? line.slice(date.end).replace(/^\s*[:,–-]\s*/, '') || line : line
    const words = shorten(open(own).replace(/["“”]/g, "'"), 300)
    return factOf(
      document,
      date?.iso ?? null,
      `${named(document)} ${isPlural(document) ? 'trazem' : 'traz'} o seguinte registro: “${words}”`,
    )
  })
}

/** A short note of a document ("03/02/2025; R$ 4.200,00; entrega até 28/02/2025") becomes one sentence. */
function summarised(document: DossierDocument, lines: string[]): Fact | null {
  const { iso, parts, leads } = leadingDate(lines.map(open).filter((line) => line !== '' && !/^(?:null|undefined|nan)$/i.test(line)))
  const recorded = kindOf(document)
  const eventful = parts.some((part) => event(part) !== part || /^audi[êe]ncia/i.test(part))
  const kind = recorded === 'message' && (eventful || !leads) ? 'record' : recorded
  if (kind !== 'message' && parts.some((part) => isClause(part) || narrates(part)))
    return factOf(
      document,
      iso,
      `${named(document)} ${isPlural(document) ? 'trazem' : 'traz'} o seguinte registro: “${parts.map((part) => part.replace(/["“”]/g, "'")).join('; ')}”`,
    )
  const phrases = parts.map((part) => (kind === 'message' ? part : phrase(part, kind))).filter((part) => part !== '')
  if (phrases.length === 0) return iso ? factOf(document, iso, `${named(document)} ${isPlural(document) ? 'têm' : 'tem'} essa data`) : null
  return factOf(document, iso, sentenceFor(document, kind, phrases, leads))
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
function leadingDate(lines: string[]): { iso: string | null; parts: string[]; leads: boolean } {
  const parts = [...lines]
  const first = parts[0] ?? ''
  const date = firstDate(first)
  if (date && date.start === 0) {
    const rest = first.slice(date.end).replace(/^\s*[:,–-]?\s*/, '')
    return { iso: date.iso, parts: [rest, ...parts.slice(1)].filter((part) => part !== ''), leads: true }
  }
  const anywhere = firstDate(parts.join('; '))
  return { iso: anywhere?.iso ?? null, parts, leads: false }
}

const verbFirst =
  /^(?:pede|requer|pleiteia|informa|declara|fixa|fixou|afirma|alega|reconhece|condena|condenou|julga|julgou|determina|determinou|concede|concedeu|defere|deferiu|indefere|indeferiu|mostra|aponta|comprova|confirma|nega|recusa|cobra|estipula|prevê|estabelece|autoriza|cancela|solicita|comunica)\b/i

/** One fragment of a note as a noun phrase (or a verb phrase, if it began with a verb). */
function phrase(part: string, kind: DocumentKind): string {
  const plain = lowered(event(part.trim()))
  if (clauseStart.test(plain)) return `“${part.trim()}”`
  const amount = findAmounts(plain)[0]
  if (amount && amount.start === 0 && amount.end === plain.length)
    return `${kind === 'payment' ? 'o pagamento de' : 'o valor de'} ${formatMoney(amount.cents)}`
  if (/^\d{1,3}(?:,\d+)?\s*%$/.test(plain)) return `o percentual de ${plain.replace(/\s+/g, '')}`
  if (/^\d{1,2}h(?:\d{2})?\s*(?:às|as|-|–|a)\s*\d{1,2}h/i.test(plain))
    return withPauses(`o horário das ${plain.replace(/\s*(?:-|–)\s*/, ' às ')}`)
  return spellDates(withEvents(plain))
}

const hours = ['zero', 'uma hora', 'duas horas', 'três horas', 'quatro horas']
const withPauses = (text: string): string =>
  text.replace(
    /,?\s*\b([1-4])h (?:de )?intervalo/gi,
    (_, figure: string) => `, com ${figure}h (${hours[Number(figure)] ?? ''}) de intervalo`,
  )

const events: [RegExp, string][] = [
  [/^(?:assinad|firmad)[oa]s?\b/i, 'assinatura'],
  [/^recolhid[oa]s?\b/i, 'recolhimento'],
  [/^enviad[oa]s?\b/i, 'envio'],
  [/^recebid[oa]s?\b/i, 'recebimento'],
  [/^emitid[oa]s?\b/i, 'emissão'],
  [/^lavrad[oa]s?\b/i, 'lavratura'],
  [/^vencid[oa]s?\b/i, 'vencimento'],
  [/^protocolad[oa]s?\b/i, 'protocolo'],
  [/^registrad[oa]s?\b/i, 'registro'],
  [/^celebrad[oa]s?\b/i, 'celebração'],
  [/^entregues?\b/i, 'entrega'],
  [/^pag[oa]s?\b/i, 'pagamento'],
  [/^notificad[oa]s?\b/i, 'notificação'],
  [/^publicad[oa]s?\b/i, 'publicação'],
]

/** "assinado em …" reads "assinatura em …", which a sentence can carry. */
function event(part: string): string {
  const found = events.find(([pattern]) => pattern.test(part))
  const named = found ? part.replace(found[0], found[1]) : part
  return named.replace(/\s+e recebid[oa]s?\b/i, ' e recebimento').replace(/\s+e enviad[oa]s?\b/i, ' e envio')
}

/** A fragment's first word in lower case, unless it looks like a name. */
const lowered = (part: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}|,)/u.test(part)
    ? part
    : /^\p{Lu}\p{Ll}/u.test(part)
      ? part.charAt(0).toLowerCase() + part.slice(1)
      : part

/** "dispensa 15/07/2025" reads "dispensa em 15/07/2025"; "líquido R$ 2.480,00" reads "líquido de R$ 2.480,00". */
function withEvents(text: string): string {
  const dated = text.replace(
    /(\p{L}{3,}(?<!até|em|de|desde|após|dia|para|entre)|\p{Lu}\.),?\s+(?=\d{1,2}[/.]\d{1,2}[/.]\d{4}\s*$)/u,
    '$1 em ',
  )
  return withPauses(
    dated
      .replace(/:\s*(?=R\$)/g, ' de ')
      .replace(/^(líquido|bruto) /i, 'valor $1 ')
      .replace(/(líquido|bruto|total|saldo|valor|salário|aluguel|multa|parcela|preço|dívida|débito) (?=R\$)/gi, '$1 de '),
  )
}

/** A fragment that is a sentence of its own: it is quoted, not woven in. */
const isClause = (part: string): boolean =>
  /^(?:a|o|as|os|que|se|ele|ela)\s+\p{L}/iu.test(part) ||
  /\b(?:nega|admite|alega|atribui|sustenta|especifiquem|foi|foram|ser[aá]|fica|ficou|deve|dever[aá]|rejeitou|entendeu|manifestem?|intimem?|cite|cumpra)(?=\s)/iu.test(
    part,
  )

/** A past tense inside the fragment: it is a sentence. */
const narrates = (part: string): boolean => /\s(?!meu|seu)\p{L}{3,}(?:ou|eu|aram|eram|iram)\s/iu.test(part)

const isVerb = (part: string): boolean => verbFirst.test(part)

function sentenceFor(document: DossierDocument, kind: DocumentKind, phrases: string[], leads: boolean): string {
  const subject = named(document)
  const plural = isPlural(document)
  const verbs = phrases.filter(isVerb)
  const nouns = phrases.filter((part) => !isVerb(part))
  if (nouns.length === 0) return `${subject} ${joinList(verbs)}`
  const tail = verbs.length > 0 ? ` e ${joinList(verbs)}` : ''
  if (kind === 'message') return `${subject} ${plural ? 'informaram' : 'informou'}: “${nouns.join('; ')}”${tail}`
  const ending = /^os? /.test(subject) ? 'o' : 'a'
  if (kind === 'decision')
    return `foi proferid${ending}${plural ? 's' : ''} ${subject}, d${ending} qual ${nouns.length > 1 ? 'constam' : 'consta'} ${joinList(nouns)}${tail}`
  if (kind === 'birth') return `${subject} ${plural ? 'registram' : 'registra'} o nascimento: ${nouns.join(', ')}${tail}`
  if (kind === 'deal' && leads && !plural && verbs.length === 0) return dealt(subject, ending, nouns)
  if (kind === 'payment' && leads && nouns.length === 1 && nouns[0]?.startsWith('o pagamento'))
    return `foi feito ${nouns[0]}, conforme ${subject}`
  return `${subject} ${plural ? 'registram' : 'registra'} ${joinList(nouns)}${tail}`
}

/** "foi celebrado o contrato, que prevê …"; "foi emitido o Pedido 881, com …". */
function dealt(subject: string, ending: string, nouns: string[]): string {
  const signed = /contrato|acordo|aditivo|escritura|compromisso|termo|promessa|distrato/i.test(subject)
  const bare = nouns.map((noun) => noun.replace(/^o (valor|horário|percentual) /, '$1 '))
  return signed ? `foi celebrad${ending} ${subject}, que prevê ${joinList(nouns)}` : `foi emitid${ending} ${subject}, com ${joinList(bare)}`
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
