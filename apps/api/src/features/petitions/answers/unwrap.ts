import type { AgentId } from '@lavra/contracts/petitions/generation'
import { fold } from '@lavra/language/text'
import { levelled } from './headings'

/**
 * A fence around at least this share of an answer is the model's wrapping, not something that the text shows.
 */
const mostOfIt = 0.5
const longestChat = 400
const pieces: AgentId[] = ['redator', 'finalizador']

/**
 * What a model answered, without its wrapping: code fences around the text, what it says to its user before
 * and after, a piece's headings at the wrong level. An answer without any of that is returned as it came.
 */
export function unwrap(answer: string, agent: AgentId): string {
  const bare = withoutChat(withoutFences(answer))
  return pieces.includes(agent) ? levelled(bare) : bare
}

interface Part {
  fenced: boolean
  lines: string[]
}

const fenceLine = /^ {0,3}(`{3,}|~{3,})[ \t]*([\w+-]{0,20})[ \t]*$/

/** The text in parts inside and outside fences; a fence that nobody closes goes to the end. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [{ fenced: false, lines: [] }]
  let opened: string | null = null
  for (const line of text.split('\n')) {
    const [, marks = '', language = ''] = fenceLine.exec(line.replace(/\r$/, '')) ?? []
    const closes: boolean = opened !== null && language === '' && marks.startsWith(opened)
    if (closes || (opened === null && marks !== '')) {
      opened = closes ? null : marks
      parts.push({ fenced: opened !== null, lines: [] })
    } else parts.at(-1)?.lines.push(line)
  }
  return parts
}

const lengthOf = (parts: Part[]): number =>
  parts.reduce((sum, { lines }) => sum + lines.join('\n').trim().length, 0)

function withoutFences(text: string): string {
  const parts = partsOf(text)
  const inside = parts.filter(({ fenced }) => fenced)
  if (inside.length === 0 || lengthOf(inside) < mostOfIt * lengthOf(parts)) return text
  return parts
    .map(({ fenced, lines }) => (fenced ? lines.join('\n') : withoutChat(lines.join('\n'))).trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

const opening =
  /^(?:claro|certamente|com certeza|com prazer|perfeito|pronto|ok|okay|certo|entendido|sem problemas?|otimo|excelente)\s*[!.,:]|^(?:segue|seguem|aqui (?:esta|estao|vai|vao)|eis|apresento|elaborei|preparei|redigi|abaixo (?:esta|segue|apresento))\b(?!\s+(?:em\s+)?anex)|^(?:conforme|como) (?:solicitado|pedido)\b/
const closing =
  /^(?:se|caso) (?:voce )?(?:quiser|precisar|desejar|preferir|queira|deseje|precise|prefira)\b|^espero (?:ter|que (?:isso|esta|este|o texto|a peca|tenha|ajude|seja util|lhe))|^posso (?:tambem )?(?:ajud|ajust|inclu|elabor|adapt|detalh|refin|redig|prepar|complement|fazer|revis|gerar|aprofund)|^(?:gostaria|quer|deseja) que eu\b|^(?:me )?avise(?:-me)?\b|^e so (?:me )?(?:avisar|chamar|pedir)\b|^(?:fico|estou) a (?:sua )?disposicao para (?:qualquer |quaisquer )?(?:ajuste|alterac|modific)|^qualquer (?:duvida|ajuste)[^.]{0,60}\b(?:avise|disposicao|estou aqui)/
/** Whom a petition speaks to; a model never speaks to a judge outside it. */
const toTheCourt = /excelencia|\bjuizo\b|\bjuiz[ao]?\b|requer|\[completar/
const rule = /^(?:-{3,}|\*{3,}|_{3,})$/

const isChat = (paragraph: string, pattern: RegExp): boolean => {
  const line = fold(paragraph).replace(/^[*_>\s]+/, '')
  return line.length <= longestChat && pattern.test(line) && !toTheCourt.test(line)
}

/**
 * An opening speaks of what follows: it ends in a colon or an exclamation mark, or the text proper begins on
 * the next line.
 */
function opens(first: string, next: string): boolean {
  if (first.startsWith('#') || first.startsWith('|') || !isChat(first, opening)) return false
  return /[:!]\**$/.test(first) || beginsText.test(next)
}

const beginsText = /^(?:#|\||\*\*|```|-{3,}$|[-*] |(?:AO|À|EXCELENT|MM|EGRÉGI|COLEND)|$)/

function withoutChat(text: string): string {
  const lines = text.split('\n')
  const isBlank = (at: number): boolean => (lines[at] ?? '').trim() === ''
  let [from, to] = [0, lines.length]
  const start = (at: number): number => {
    let next = at
    while (next < to && isBlank(next)) next++
    return next
  }
  const before = (at: number): number => {
    let last = at
    while (last > from && isBlank(last - 1)) last--
    return last
  }
  const trimmed = (at: number): string => (lines[at] ?? '').trim()
  for (let at = start(from); at < to && opens(trimmed(at), trimmed(start(at + 1))); at = start(from)) {
    from = start(at + 1)
    if (rule.test(trimmed(from))) from = start(from + 1)
  }
  for (
    let end = before(to);
    end > from && isChat(trimmed(end - 1), closing) && (end - 1 === from || isBlank(end - 2));
    end = before(to)
  ) {
    to = before(end - 1)
    if (to > from && rule.test(trimmed(to - 1))) to = before(to - 1)
  }
  return from === 0 && to === lines.length ? text : lines.slice(from, to).join('\n')
}
