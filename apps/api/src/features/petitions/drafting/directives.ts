import { findDates } from '@lavra/language/dates'
import { findAmounts } from '@lavra/language/money'
import { called, named } from './names'
import { clean, fold, sentences, stop } from '@lavra/language/text'

/** What the context box says, read as instructions: it steers the piece and is never pasted into it. */
export interface Directives {
  moralDamages: boolean | null
  /** The client's wish about the conciliation hearing. */
  hearing: boolean | null
  gratuity: boolean | null
  urgency: boolean | null
  settlement: boolean | null
  /** Suspensive effect is to be asked for. */
  suspensive: boolean
  /** What urgent relief is to achieve, as the lawyer put it ("suspender a cobrança"). */
  relief: string | null
  /** What the other side is to exhibit, and what an expert is to examine, as the lawyer put it. */
  exhibition: string | null
  expert: string | null
  /** Percentage to ask for. */
  percent: string | null
  /** Sum to ask for or value of the claim, in cents. */
  claimCents: number | null
  moralCents: number | null
  /** Words of the subjects that must stay out. */
  excluded: string[]
  /** The request is limited to what the lawyer named. */
  narrow: boolean
  witnesses: string[]
  witnessesPending: boolean
  /** Who stands in for a firm at the hearing. */
  proxy: string | null
  /** Folded words of what the lawyer orders to be asked or argued. */
  orders: string
  /** Monthly support asked for, in cents. */
  supportCents: number | null
  /** Sentences that tell facts. */
  facts: string[]
  /** Everything else: shown to the lawyer as recorded guidance. */
  instructions: string[]
}

const instruction =
  /^(?:(?:nao|so|apenas|somente|favor|por favor|quer|deseja|pretende|prefere|aceita|aberto|aberta|disposto|disposta|concorda|autoriza|com|sem|foco|focar|enfatizar|destacar|priorizar|usar|citar|incluir|excluir|evitar|pedir|pede|requerer|requer|solicitar|juntar|verificar|conferir|confirmar|mencionar|lembrar|atencao|obs|importante|urgente|prazo|testemunhas?|prepost[oa]|valor da causa|tom|linguagem|estilo|perfil|cliente (?:quer|deseja|aceita|prefere|nao quer|pretende)|queremos|precisamos|devemos|ligar|enviar|agendar|ainda|a definir|ignore|voce|escreva|faca|redija|elabore|limitar|sustentar|alegar|argumentar|discutir|tratar)\b|[\p{L}\s-]{3,30}:)/u

/** Reads the context box, without its secrets (orders/obey.ts): wishes, requests, and the facts it tells. */
export function readDirectives(context: string | null): Directives {
  const told = sentences(context ?? '')
    .flatMap((line) => clean(line) ?? [])
    .map(stop)
  const all = told.map(fold).join(' . ')
  return {
    ...wishes(all),
    ...requestsOf(told, all),
    excluded: [
      ...all.matchAll(
        /nao (?:discutir|tratar|abordar|falar|mexer|entrar|questionar)\s+(?:de |da |do |em |na |no |sobre |com )*([^.;]+)/g,
      ),
    ].flatMap((match) => subjects(match[1] ?? '')),
    witnesses: [
      ...new Set([
        ...named(told, /\btestemunhas?\b/i),
        ...called(told.filter((line) => !refusal.test(fold(line)))),
      ]),
    ],
    witnessesPending: /testemunhas? (?:a |ainda )?(?:definir|indicar|nao definid|serao)/.test(all),
    proxy: named(told, /\bprepost[oa]\b/i)[0] ?? null,
    orders: told
      .filter((line) => !tellsFact(line) && !refusal.test(fold(line)))
      .map(fold)
      .join(' . '),
    facts: told.filter(tellsFact),
    instructions: told.filter((line) => !tellsFact(line)),
  }
}

const refusal = /^(?:sem|nao|so|apenas|somente)\b|\bnao (?:quer|aceita|pede|discutir|tratar|incluir)/

type Wishes = 'moralDamages' | 'hearing' | 'gratuity' | 'urgency' | 'settlement' | 'suspensive' | 'narrow'

/** What the client wants or does not want. */
function wishes(all: string): Pick<Directives, Wishes> {
  return {
    moralDamages: wish(
      all,
      /(?:sem|nao (?:pede|pedir|quer|incluir|pleitear|requerer|cabe)[^.]{0,30})\s*(?:pedido de |indenizacao por )?danos? mora/,
      /danos? mora(?:l|is)/,
    ),
    hearing: wish(
      all,
      refuses('audiencia|concilia|mediacao|acordo'),
      /(?:aceita|aberto|aberta|dispost|interesse|quer|deseja|favoravel|concorda|opta)[^.]{0,40}(?:audiencia|concilia|mediacao|acordo)/,
    ),
    gratuity: wish(
      all,
      /(?:nao (?:pede|pedir|quer|requer|requerer|tem direito|faz jus)[^.]{0,20}|sem )(?:gratuidade|justica gratuita|ajg)/,
      /gratuidade|justica gratuita|hipossuficien|nao (?:pode|tem condic)[^.]{0,20} (?:pagar|custas)/,
    ),
    urgency: wish(
      all,
      /(?:sem|nao (?:pede|pedir|quer|requerer|cabe))[^.]{0,20}(?:tutela|liminar|urgencia)/,
      /(?:pedir|pede|quer|requerer|com)[^.]{0,25}(?:tutela|liminar)|tutela de urgencia/,
    ),
    settlement: wish(
      all,
      refuses('acordo|concilia|composicao'),
      /(?:aceita|aberto|aberta|dispost|interesse|possivel)[^.]{0,40}(?:acordo|concilia|composicao|mediacao)/,
    ),
    suspensive:
      /(?:pedir|requerer|com|pede)[^.]{0,60}efeito suspensivo/.test(all) &&
      !/(?:sem|nao (?:pedir|requerer|pede))[^.]{0,30}efeito suspensivo/.test(all),
    narrow:
      /(?:\bso\b|somente|apenas|unicamente|exclusivamente)\s+(?:quer|pedir|pede|a|o|resolver|receber|restitu|discutir)|quer (?:so|apenas|somente)|limitar (?:o pedido|a)/.test(
        all,
      ),
  }
}

/** What is to be asked for, with its figures. */
function requestsOf(
  lines: string[],
  all: string,
): Pick<
  Directives,
  'relief' | 'exhibition' | 'expert' | 'percent' | 'claimCents' | 'moralCents' | 'supportCents'
> {
  return {
    relief:
      lines
        .map(
          (line) =>
            /(?:tutela|liminar)[^.]{0,300}?\bpara\s+(\S.*)/i.exec(line)?.[1]?.replace(/\.$/, '') ?? null,
        )
        .find((text) => text !== null && /^[a-zà-ú]+[aei]r\b/.test(text)) ?? null,
    exhibition:
      lines
        .map(
          (line) =>
            /exibi[çc][ãa]o\s+d[aeo]s?\s+([^.;]+)/iu
              .exec(line)?.[1]
              ?.split(/\se\s+(?:oitiva|per[íi]cia|depoimento|of[íi]cio)/iu)[0] ?? null,
        )
        .find((text) => text !== null) ?? null,
    expert:
      lines
        .map(
          (line) =>
            /per[íi]cia\s+((?:na|no|nas|nos|em|sobre|de|do|da)\s+[^,.;]+)/iu
              .exec(line)?.[1]
              ?.split(/\se\s+(?:[ao]s?\s+)?(?:oitiva|depoimento|exibi|of[íi]cio|juntada|prova)/iu)[0] ?? null,
        )
        .find((text) => text !== null) ?? null,
    percent:
      /(?:pedir|pede|fixar|fixacao|reduzir|reducao|majorar|limitar|para|em)\D{0,40}?(\d{1,3}(?:,\d+)?)\s*%/
        .exec(withoutFees(all))?.[1]
        ?.concat('%') ?? null,
    claimCents: askedAmount(
      lines.filter((line) => !/danos? mora/.test(fold(line))),
      /(?:valor da causa|(?:pedir|pede|cobrar|restituicao|condenacao|indenizacao)(?: de| a restituicao de| a devolucao de)?)[^r]{0,12}r\$/,
    ),
    moralCents: askedAmount(
      lines.filter((line) => /danos? mora/.test(fold(line))),
      /danos? mora/,
    ),
    supportCents: askedAmount(
      lines.filter((line) => /aliment|pensao/.test(fold(line))),
      /aliment|pensao/,
    ),
  }
}

const wish = (text: string, no: RegExp, yes: RegExp): boolean | null =>
  no.test(text) ? false : yes.test(text) ? true : null
const refuses = (what: string): RegExp =>
  new RegExp(
    `(?:nao (?:aceita|quer|tem interesse|deseja|concorda|ha interesse|pretende)|sem (?:interesse|acordo|audiencia|concilia|chance|possibilidade)|desinteresse|recusa|dispensa(?:r)?)[^.]{0,30}(?:${what})|sem (?:${what})`,
  )
const withoutFees = (text: string): string => text.replace(/honorarios[^.]*/g, '')

function askedAmount(lines: string[], about: RegExp): number | null {
  const line = lines.find((text) => about.test(fold(text)) && findAmounts(text).length > 0)
  return line ? (findAmounts(line)[0]?.cents ?? null) : null
}

const subjects = (text: string): string[] =>
  text
    .split(/\s*(?:,|\be\b|\bnem\b|\bou\b)\s*/)
    .map((word) => word.replace(/^(?:a|o|as|os|de|da|do)\s+/, '').trim())
    .filter((word) => word.length > 3)

const past =
  /\b(?!(?:meu|seu|teu|museu|europeu)\b)[a-z]{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam)\b|\b(?:foi|foram|teve|tinha|havia|fez|disse|veio|esta|estava|vive|mora|trabalha|reside|possui)\b/
const infinitive = /^[a-z]{3,}(?:ar|er|ir)\b/

/** A dated sentence, or one in the past tense, that is not phrased as a wish or an order. */
export function tellsFact(text: string): boolean {
  const folded = fold(text)
  if (instruction.test(folded) && !/^[\p{L}\s-]{3,30}:/u.test(folded)) return false
  if (infinitive.test(folded)) return false
  if (/^(?:testemunha|prepost|prazo|tom|estilo|obs|atencao|importante|valor da causa|instruc)/.test(folded))
    return false
  return findDates(text).length > 0 || (past.test(folded) && folded.split(' ').length > 3)
}

export const beginsWithOrder = (line: string): boolean => infinitive.test(fold(line))

/** True where a text touches a subject the lawyer wants left out. */
export const touches = (text: string, excluded: string[]): boolean =>
  excluded.some((word) => fold(text).includes(word.replace(/s$/, '')))
