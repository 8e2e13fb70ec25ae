import type { Dossier } from '../dossier/dossier'
import type { Directives } from './directives'
import { isFormal, kindOf, lineOf, linesOf, type Line } from './documents'
import { findDates } from '@lavra/language/dates'
import { centsOf, findAmounts, formatMoney } from '@lavra/language/money'
import { fold } from '@lavra/language/text'

export type AmountTag =
  'price' | 'paid' | 'owed' | 'rent' | 'income' | 'sought' | 'fine' | 'damage' | 'monthly' | 'other'

export interface Amount {
  cents: number
  tag: AmountTag
  /** Number of the exhibit; null for the description and the context. */
  document: number | null
  /** Date beside it, if any: two payments of one sum on two days are two payments. */
  iso: string | null
}

const tags: [AmountTag, RegExp][] = [
  ['sought', /\bpede\b|pleite|pretend|indenizac|restituic|requer\b/],
  ['rent', /alugue|locac|locati/],
  ['income', /salari|liquid|bruto|renda|rendiment|contracheque|holerite|remunera/],
  ['fine', /multa|penalidade/],
  [
    'owed',
    /nao (?:lhe |me |foi |foram )?(?:pag|quit|receb|devolv)|(?:sem|para|deixou de|recus\w+ a) pagar|\bemprest|sem fundos|cheque|duplicata|promissoria|dev(?:e|ido|idos|edor)|divida|debito|saldo|inadimpl|em aberto|atras|venc|credito tributario|auto de infracao|cda|cobranca/,
  ],
  [
    'paid',
    /\brecebeu r\$|\bpag(?:[oa]s?|ou|aram|uei|amos|amentos?|ava|avam)\b|pix|comprovante|recibo|transferi|deposit|quitad|sinal|entrada/,
  ],
  ['damage', /consert|reparo|prejuiz|\bgast|despes/],
  [
    'price',
    /preco|valor|contrato|pedido|\bcompr[aoe]|\badquir|nota fiscal|orcamento|proposta|vend|imovel|custo/,
  ],
]

const tagOf = (folded: string): AmountTag => tags.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other'

/** Every recorded sum with what it is; the words of its own sentence decide before the document's title. */
export function readAmounts(dossier: Dossier, facts: string[]): Amount[] {
  const told = facts.flatMap((text) => amountsIn(lineOf(text), 'other', null))
  const shown = dossier.documents
    .filter((document) => !isFormal(document))
    .flatMap((document) => {
      const text = document.text ?? document.description ?? ''
      const lead = findDates(text)[0]?.iso ?? null
      const title = tagOf(fold(kindOf(document) === 'claim' ? `pede ${document.title}` : document.title))
      return linesOf(document).flatMap((line) => amountsIn(line, title, document.number, lead))
    })
  return [...told, ...shown]
}

function amountsIn(
  { folded, amounts, dates }: Line,
  title: AmountTag,
  document: number | null,
  lead: string | null = null,
): Amount[] {
  return amounts.map(({ cents, start }) => {
    const own = tagOf(folded.slice(Math.max(0, start - 80), start + 60))
    const recurs = own === 'other' && /^.{0,24}(?:por mes|ao mes|mensa)/.test(folded.slice(start))
    return {
      cents,
      tag: recurs ? 'monthly' : own === 'other' ? title : own,
      document,
      iso: dates[0]?.iso ?? lead,
    }
  })
}

/** Debts added up: one sum told by two sources is one debt, whatever dates stand beside it. */
const owedTotal = (amounts: Amount[]): number =>
  total(
    amounts.filter(
      (amount, index) =>
        !amounts
          .slice(0, index)
          .some((other) => other.cents === amount.cents && other.document !== amount.document),
    ),
  )

/** Distinct payments added up: the same sum on the same day, or without a day, is one payment told twice. */
function total(amounts: Amount[]): number {
  const distinct = amounts.filter(
    (amount, index) =>
      amounts.findIndex(
        (other) => other.cents === amount.cents && (other.iso === amount.iso || !amount.iso || !other.iso),
      ) === index,
  )
  return distinct.reduce((sum, { cents }) => sum + cents, 0)
}

export interface ClaimValue {
  cents: number | null
  /** How it was reached, or what is missing. */
  basis: string
}

export interface ValueQuery {
  dossier: Dossier
  directives: Directives
  amounts: Amount[]
  /** alimentos, locação, trabalho decide the legal rule. */
  rule: 'general' | 'support' | 'lease' | 'labour' | 'criminal' | 'revision'
}

/**
 * Value of the claim by the rules of law from recorded sums only; several that nothing tells apart are left
 * to the lawyer.
 */
export function claimValue({ dossier, directives, amounts, rule }: ValueQuery): ClaimValue {
  const recorded = centsOf(dossier.case?.claim_value ?? null)
  if (recorded) return { cents: recorded, basis: '' }
  if (directives.claimCents && directives.claimCents !== directives.moralCents)
    return {
      cents: directives.claimCents + (directives.moralCents ?? 0),
      basis: 'ao proveito econômico pretendido',
    }
  if (rule === 'criminal') return { cents: null, basis: 'ação penal não tem valor da causa em regra' }
  if (rule === 'support' && directives.supportCents)
    return {
      cents: directives.supportCents * 12,
      basis: `a doze prestações mensais de ${formatMoney(directives.supportCents)}`,
    }
  if (rule === 'support')
    return monthly(
      amounts.filter(({ tag }) => tag === 'sought'),
      'a doze prestações mensais pretendidas',
      'prestação mensal pretendida',
    )
  if (rule === 'lease')
    return monthly(
      amounts.filter(({ tag }) => tag === 'rent'),
      'a doze aluguéis',
      'valor do aluguel mensal',
    )
  if (rule === 'revision') return contestedPart(dossier)
  const moral = directives.moralDamages === false ? 0 : (directives.moralCents ?? 0)
  const base = principal(amounts)
  if (base === null)
    return moral > 0 ? { cents: moral, basis: 'à indenização pretendida' } : gap(amounts, rule)
  return {
    cents: base.cents + moral,
    basis: moral > 0 ? `${base.basis}, somada à indenização pretendida` : base.basis,
  }
}

function monthly(amounts: Amount[], basis: string, lacking: string): ClaimValue {
  const values = [...new Set(amounts.map(({ cents }) => cents))]
  const [only] = values
  return values.length === 1 && only
    ? { cents: only * 12, basis: `${basis} de ${formatMoney(only)}` }
    : { cents: null, basis: `falta ${lacking}` }
}

function principal(amounts: Amount[]): { cents: number; basis: string } | null {
  const of = (tag: AmountTag): Amount[] => amounts.filter((amount) => amount.tag === tag)
  if (of('sought').length > 0) return single(of('sought'), 'ao valor pretendido')
  const shown = (tag: AmountTag): boolean => of(tag).some(({ document }) => document !== null)
  if (of('owed').length > 0)
    return {
      cents: owedTotal(of('owed')),
      basis: shown('owed') ? 'ao valor do débito documentado' : 'ao valor do débito',
    }
  if (of('paid').length > 0)
    return {
      cents: total(of('paid')),
      basis: shown('paid') ? 'ao valor comprovadamente pago' : 'ao valor pago',
    }
  if (of('damage').length > 0) return single(of('damage'), 'ao prejuízo indicado')
  if (of('rent').length > 0 && of('price').length === 0)
    return single(of('rent'), 'ao valor dos aluguéis indicados')
  if (of('price').length + of('fine').length === 0) return single(of('other'), 'ao valor indicado no relato')
  return single([...of('price'), ...of('fine')], 'ao valor do negócio')
}

function single(amounts: Amount[], basis: string): { cents: number; basis: string } | null {
  const values = [...new Set(amounts.map(({ cents }) => cents))]
  return values.length === 1 && values[0] ? { cents: values[0], basis } : null
}

function gap(amounts: Amount[], rule: ValueQuery['rule']): ClaimValue {
  const values = [
    ...new Set(amounts.filter(({ tag }) => tag !== 'income').map(({ cents }) => formatMoney(cents))),
  ]
  if (rule === 'labour') return { cents: null, basis: 'falta a soma dos valores de cada pedido' }
  return {
    cents: null,
    basis:
      values.length > 0
        ? `escolher entre os valores do registro: ${values.slice(0, 6).join('; ')}`
        : 'falta o proveito econômico pretendido',
  }
}

/**
 * What is contested of a contract in instalments: what each one asks beyond the undisputed sum, times their
 * number.
 */
function contestedPart({ case: matter, context }: Dossier): ClaimValue {
  const text = `${matter?.description ?? ''}\n${context ?? ''}`
  const times = /(\d{1,3})\s+(?:parcelas|presta[çc][õo]es)[^R\n]{0,30}(?=R\$)/i.exec(text)
  const each = times ? findAmounts(text.slice(times.index))[0]?.cents : undefined
  const mark = text.search(/incontrovers/i)
  const undisputed = mark >= 0 ? findAmounts(text.slice(mark))[0]?.cents : undefined
  if (!times || !each || !undisputed || undisputed >= each)
    return { cents: null, basis: 'falta a parte controvertida do contrato' }
  return {
    cents: (each - undisputed) * Number(times[1]),
    basis: `à parte controvertida das ${times[1] ?? ''} parcelas (${formatMoney(each)} menos ${formatMoney(undisputed)} em cada uma)`,
  }
}
