import type { Dossier, DossierDocument } from '../dossier/dossier'
import { findDates, firstDate, longDate, spellDates } from '@lavra/language/dates'
import { beginsWithOrder, tellsFact, touches, type Directives } from './directives'
import {
  isFormal,
  isPlural,
  kindOf,
  linesOf,
  named,
  sourceOf,
  titleOf,
  type DocumentKind,
  type Line,
} from './documents'
import { event, isClause, isVerb, narrates, phrase } from './facts-phrases'
import { capital, clean, fold, joinList, legible, open, sentences, shorten, stop } from '@lavra/language/text'

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

/**
 * Every fact the record tells in order of time; an undated one follows the last date told before it, or opens
 * the story.
 */
export function readFacts(dossier: Dossier, directives: Directives): Fact[] {
  const told = [
    ...placed(narrated(dossier.case?.description ?? null, caseSource)),
    ...placed(directives.facts.flatMap((text) => narrated(text, contextSource))),
  ]
  const shown = dossier.documents.flatMap((document) =>
    documentFacts(document, dossier.petition_type === 'contract_review'),
  )
  const all = [...told, ...shown.map((fact) => ({ ...fact, place: fact.iso ?? '' }))].filter(
    ({ text }) => !touches(text, directives.excluded),
  )
  const distinct = new Map<string, (typeof all)[number]>()
  for (const fact of all) {
    const key = `${fact.iso ?? ''} ${fold(open(fact.text))}`
    if (!distinct.has(key)) distinct.set(key, fact)
  }
  return [...distinct.values()]
    .sort((a, b) => a.place.localeCompare(b.place))
    .slice(0, mostFacts)
    .map(({ place: _, ...fact }) => fact)
}

/** Each fact with its place in time: its own date, else the last one told before it. */
function placed(facts: Fact[]): (Fact & { place: string })[] {
  let last = ''
  return facts.map((fact) => {
    last = fact.iso ?? last
    return { ...fact, place: last }
  })
}

const continues =
  /^(?:ganha|recebe|tem|trabalha|mora|vive|reside|disse|informou|pagou|prometeu|alegou|afirma|alega|afirmou|possui|recusa|recusou|nao|nunca|depois|desde|tambem|la|ali|mas|porem|ainda|ele|ela|eles|elas|foi|foram|era|eram|estava|houve|salario|(?!meu|seu)[a-z]{2,}(?:ou|eu|iu|ava|aram|eram|iram)|fazia|recebia|vinha|devia|queria)\b/

/** A sentence without a subject of its own stays with the one before it. */
function joined(lines: string[]): string[] {
  return lines.reduce<string[]>(
    (kept, line) =>
      continues.test(fold(line)) && kept.length > 0
        ? [...kept.slice(0, -1), `${stop(kept.at(-1) ?? '')} ${line}`]
        : [...kept, line],
    [],
  )
}

/** Sentences of a free text; notes to oneself ("ligar para o cliente") are no facts. */
function narrated(text: string | null, source: string): Fact[] {
  const lines = sentences(text ?? '')
    .filter((line) => !isStump(line))
    .map((line) => clean(line))
    .filter(
      (line): line is string => line !== null && told(line) && !isNote(line) && !addressesWriter(fold(line)),
    )
  return joined(lines).map((line) => {
    const date = firstDate(line)
    return {
      iso: date?.iso ?? null,
      date: date ? longDate(date.iso) : '',
      text: capital(stop(spellDates(line))),
      source,
      documents: [],
    }
  })
}

/** Words that can be read, or a word beside a date ("Saiu em 10/10/2025"). */
const told = (line: string): boolean =>
  legible(line) || (findDates(line).length > 0 && /\p{L}{3,}/u.test(line))

const note =
  /^(?:ligar|verificar|agendar|cobrar|enviar|falar|aguardar|conferir|lembrar|marcar|pedir|juntar|fazer|retornar|confirmar|sigilos|confidencial|obs)\b/
/** A sentence that was about our own number only. */
const isStump = (line: string): boolean => /PROC-\d/i.test(line) && line.split(/\s+/).length <= 6

/** Text planted for whoever writes the piece is no fact. */
const addressesWriter = (folded: string): boolean =>
  /\bignor[ea] (?:todas |as |qualquer )|instruc\w+ anteriores|system prompt|\bcite o art|\b(?:voce|modelo) (?:deve|e um)|assistente de ia/.test(
    folded,
  )

const isNote = (line: string): boolean => beginsWithOrder(line) || (note.test(fold(line)) && !tellsFact(line))

/** In a review of a contract its clauses have a table of their own. */
function documentFacts(document: DossierDocument, clausesApart: boolean): Fact[] {
  const text = document.text ?? document.description
  if (isFormal(document) || !text || (clausesApart && /cl[áa]usula\s+\S+\s*[-–—:.]/i.test(text))) return []
  const lines = linesOf(document).filter(readable)
  if (lines.length === 0) return []
  const telegraphic =
    text.length < 400 && lines.length <= 8 && lines.every((line) => line.text.split(' ').length <= 22)
  if (!telegraphic) return quoted(document, lines)
  const fact = summarised(
    document,
    lines.map((line) => line.text),
  )
  return fact ? [fact] : []
}

/** Words, or a date, a sum, a share, an hour: anything else is noise of a scan. */
const readable = ({ text, dates, amounts, legible }: Line): boolean =>
  legible || dates.length > 0 || amounts.length > 0 || /^\d+(?:,\d+)?\s*%|^\d{1,2}h\b/.test(text)

const telling =
  /rescis|resili|multa|prazo|juros|entreg|vencim|inadimpl|notific|clausul|pagament|cancel|recus|dispensa|demiss|admiss|salari|jornada|acident|obito|falec|nasc|casamento|separa|divorc|citac|intimac|senten|conden|defeito|vicio|atras|desocup|despej|aluguel|posse|invad|autua|infrac|lancamento|tribut|contrafa|marca|patente|polu|desmat/

/**
 * A longer text gives its most telling sentences in its own words, in quotation marks, so that nothing is put
 * into its mouth.
 */
function quoted(document: DossierDocument, lines: Line[]): Fact[] {
  const scored = lines
    .filter((line) => line.text.length > 12 && line.legible && !addressesWriter(line.folded))
    .map((line, index) => ({
      line,
      index,
      score:
        line.dates.length * 2 +
        line.amounts.length * 2 +
        (telling.test(line.folded) ? 2 : 0) +
        (/\d+\s*%/.test(line.text) ? 1 : 0),
    }))
  const best = scored
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, perDocument)
  const chosen = (best.length > 0 ? best : scored.slice(0, 2)).sort((a, b) => a.index - b.index)
  return chosen.map(({ line: { text, dates } }) => {
    const [date] = dates
    const own = date?.start === 0 ? text.slice(date.end).replace(/^\s*[:,–-]\s*/, '') || text : text
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
  const written = lines.map(open).filter((line) => line !== '' && !/^(?:null|undefined|nan)$/i.test(line))
  const own = ownAct(document, written)
  if (own) return own
  const { iso, parts, leads } = leadingDate(written)
  const recorded = kindOf(document)
  const eventful = parts.some((part) => event(part) !== part || /^audi[êe]ncia/i.test(part))
  const kind = recorded === 'message' && (eventful || !leads) ? 'record' : recorded
  if (kind !== 'message' && parts.some((part) => isClause(part) || narrates(part)))
    return factOf(
      document,
      iso,
      `${named(document)} ${isPlural(document) ? 'trazem' : 'traz'} o seguinte registro: “${parts.map((part) => part.replace(/["“”]/g, "'")).join('; ')}”`,
    )
  const phrases = parts
    .map((part) => (kind === 'message' ? part : phrase(part, kind)))
    .filter((part) => part !== '')
  if (phrases.length === 0)
    return iso
      ? factOf(
          document,
          iso,
          `${named(document)} ${isPlural(document) ? 'indicam' : 'indica'} a data de ${longDate(iso)}`,
        )
      : null
  return factOf(document, iso, sentenceFor(document, kind, phrases, leads))
}

const act =
  /^(?:emitid|recebid|assinad|firmad|enviad|lavrad|celebrad|expedid|protocolad|registrad|publicad|entregue|datad)[oa]?s?\s+(?:em|no dia|a)\s/i

/**
 * "Nota fiscal 5521, emitida em …" under that very title becomes "a nota fiscal 5521 foi emitida em …": its
 * name is not told twice.
 */
function ownAct(document: DossierDocument, lines: string[]): Fact | null {
  const [first = '', ...others] = lines
  const head = [titleOf(document), titleOf(document).split(/\s/)[0] ?? ''].find(
    (name) => name.length > 3 && fold(first).startsWith(fold(name)),
  )
  const rest = head ? first.slice(head.length).replace(/^(?:\s+n[º°o.]*\s*[\d./-]+)?[\s,:–-]+/, '') : ''
  if (!act.test(rest) || others.some((part) => isClause(part) || narrates(part) || isVerb(part))) return null
  const kind = kindOf(document)
  const nouns = others.map((part) => phrase(part, kind)).filter((part) => part !== '')
  const verb = isPlural(document) ? ['foram', 'registram'] : ['foi', 'registra']
  const tail = nouns.length > 0 ? ` e ${verb[1] ?? ''} ${joinList(nouns)}` : ''
  return factOf(
    document,
    firstDate(rest)?.iso ?? null,
    `${named(document)} ${verb[0] ?? ''} ${spellDates(rest.charAt(0).toLowerCase() + rest.slice(1))}${tail}`,
  )
}

function factOf(document: DossierDocument, iso: string | null, text: string): Fact {
  return {
    iso,
    date: iso ? longDate(iso) : '',
    text: capital(stop(text)),
    source: sourceOf(document),
    documents: document.number === null ? [] : [document.number],
  }
}

/**
 * The date that leads a note, alone ("03/02/2025") or before a colon ("20/03/2025: …"), taken off the parts;
 * else the first date in it.
 */
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

function sentenceFor(
  document: DossierDocument,
  kind: DocumentKind,
  phrases: string[],
  leads: boolean,
): string {
  const subject = named(document)
  const plural = isPlural(document)
  const verbs = phrases.filter(isVerb)
  const nouns = phrases.filter((part) => !isVerb(part))
  if (nouns.length === 0) return `${subject} ${joinList(verbs)}`
  const tail = verbs.length > 0 ? ` e ${joinList(verbs)}` : ''
  if (kind === 'message')
    return `${subject} ${plural ? 'informaram' : 'informou'}: “${nouns.join('; ')}”${tail}`
  const ending = /^os? /.test(subject) ? 'o' : 'a'
  if (kind === 'decision')
    return `foi proferid${ending}${plural ? 's' : ''} ${subject}, d${ending} qual ${nouns.length > 1 ? 'constam' : 'consta'} ${joinList(nouns)}${tail}`
  if (kind === 'birth')
    return `${subject} ${plural ? 'registram' : 'registra'} o nascimento: ${nouns.join(', ')}${tail}`
  if (kind === 'deal' && leads && !plural && verbs.length === 0) return dealt(subject, ending, nouns)
  if (kind === 'payment' && leads && nouns.length === 1 && nouns[0]?.startsWith('o pagamento'))
    return `foi feito ${nouns[0]}, conforme ${subject}`
  return `${subject} ${plural ? 'registram' : 'registra'} ${joinList(nouns)}${tail}`
}

/** "foi celebrado o contrato, que prevê …"; "foi emitido o Pedido 881, com …". */
function dealt(subject: string, ending: string, nouns: string[]): string {
  const signed = /contrato|acordo|aditivo|escritura|compromisso|termo|promessa|distrato/i.test(subject)
  const bare = nouns.map((noun) => noun.replace(/^o (valor|horário|percentual) /, '$1 '))
  return signed
    ? `foi celebrad${ending} ${subject}, que prevê ${joinList(nouns)}`
    : `foi emitid${ending} ${subject}, com ${joinList(bare)}`
}

/** A fact as a sentence of the petition: the date leads unless the text already names it. */
export function tell(fact: Pick<Fact, 'date' | 'text'>): string {
  const text = stop(fact.text)
  const month = fact.date.replace(/^\d+º? de /, '')
  if (fact.date === '' || text.includes(fact.date) || (fact.date === month && text.includes(month)))
    return text
  if (/“[^”]*\d{1,2}[/.]\d{1,2}[/.]\d{4}/.test(text)) return text
  const lowered = /^(?:A|O|As|Os|Foi|Foram|Um|Uma) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
  return `Em ${fact.date}, ${lowered}`
}
