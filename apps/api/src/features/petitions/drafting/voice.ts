import { daysBetween, findDates, longDate } from '@lavra/language/dates'
import { formatMoney, spellMoney } from '@lavra/language/money'
import { refs, type Reading } from './reading'
import { byThe, ofThe, the, toThe, type Role } from './roles'
import { statute, withStatutes } from './statutes'
import { capital, fold, joinList, missing } from '@lavra/language/text'
import type { Telling } from './theses/thesis'

/** Fills the marks of a text with the words of this case. */
export function speak(text: string, reading: Reading): string {
  const marked = text
    .replace(/%u\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) =>
      reading.our.plural ? many : one,
    )
    .replace(/%t\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) =>
      reading.their.plural ? many : one,
    )
    .replace(/%(of|to|by)?(us|them)\b/g, (_, how: string | undefined, who: string) =>
      inCase(who === 'us' ? reading.our : reading.their, how),
    )
    .replace(/%(Us|Them)\b/g, (_, who: string) => capital(the(who === 'Us' ? reading.our : reading.their)))
    .replace(/%money/g, () =>
      reading.value.cents ? spellMoney(reading.value.cents) : missing('valor do pedido'),
    )
    .replace(/%moral/g, () => moralSum(reading))
    .replace(/%supportsum/g, () => supportSum(reading))
    .replace(/%supportmath/g, () => supportMath(reading))
    .replace(/%termdays/g, () => severanceTerm(reading))
    .replace(/%period/g, () => period(reading))
    .replace(/%percent/g, () => reading.directives.percent ?? missing('percentual pretendido'))
  return withStatutes(marked)
}

function inCase(role: Role, how: string | undefined): string {
  if (how === 'of') return ofThe(role)
  if (how === 'to') return toThe(role)
  return how === 'by' ? byThe(role) : the(role)
}

/** "de 2012 a 2024", where the record says from when to when. */
function period({ words }: Reading): string {
  const [, from, to] =
    /\b(?:de|desde|entre) ((?:19|20)\d{2}) (?:a|ate|e) ((?:19|20)\d{2})\b/.exec(words) ?? []
  return from && to ? `de ${from} a ${to}` : `no período de ${missing('datas de início e fim')}`
}

/** Moral damages asked for, for each one where the lawyer said so. */
function moralSum({ directives }: Reading): string {
  if (!directives.moralCents) return missing('valor pretendido a título de dano moral')
  return `${spellMoney(directives.moralCents)}${/para cada|a cada/.test(directives.orders) ? ' para cada um' : ''}`
}

/** The monthly sum or share asked for, from the record or the lawyer's guidance. */
function supportSum(reading: Reading): string {
  const { percent } = reading.directives
  if (percent) return `em ${percent} dos rendimentos líquidos`
  return reading.value.cents
    ? `em ${spellMoney(Math.round(reading.value.cents / 12))} por mês`
    : `em ${missing('valor mensal ou percentual pretendido')}`
}

/**
 * What the present share takes of the recorded income, and what the share asked for would: arithmetic on
 * recorded figures only.
 */
function supportMath(reading: Reading): string {
  const single = (tag: string): number | null => {
    const values = [
      ...new Set(reading.amounts.filter((amount) => amount.tag === tag).map(({ cents }) => cents)),
    ]
    return values.length === 1 ? (values[0] ?? null) : null
  }
  const income = single('income')
  const rent = single('rent')
  const asked = Number(reading.directives.percent?.replace('%', '').replace(',', '.'))
  const present = Number([...reading.words.matchAll(/(\d{1,2}(?:,\d+)?)\s*%/g)][0]?.[1]?.replace(',', '.'))
  if (!income || !present || !asked || present === asked) return ''
  const share = (percent: number): number => Math.round((income * percent) / 100)
  const left = income - share(present) - (rent ?? 0)
  const rest =
    rent && left > 0
      ? ` e, pago o aluguel de ${formatMoney(rent)}, restam ${formatMoney(left)} para todas as demais despesas`
      : ''
  return `Sobre o líquido de ${formatMoney(income)}, o percentual de ${present}% toma ${formatMoney(share(present))}${rest}; o de ${asked}% corresponde a ${formatMoney(share(asked))}.`
}

/** Dismissal and payment dates of one settlement document, counted against the ten days of the law. */
function severanceTerm(reading: Reading): string {
  const note = reading.dossier.documents.find(
    ({ title, text }) =>
      /trct|rescis/.test(fold(`${title} ${text ?? ''}`)) && findDates(text ?? '').length > 1,
  )
  const [ended, paid] = findDates(note?.text ?? '').map(({ iso }) => iso)
  const days = ended && paid ? daysBetween(ended, paid) : null
  if (!ended || !paid || days === null || days < 0 || days > 10)
    return `Quanto ao prazo, ${missing('datas do fim do contrato e do pagamento')}.`
  return `Entre o fim do contrato, em ${longDate(ended)}, e o pagamento, em ${longDate(paid)}, passaram-se ${days} dias, dentro dos dez dias do ${statute('clt-477:§ 6º')}.`
}

/** A sentence that says something is proved is written only where an exhibit shows it. */
const assertsProof =
  /document|juntad|autos|provad|consta d|constam d|h[áa] (?:registro|elementos)|os discriminam/i

/** The sentences whose conditions the record meets, with the exhibits that show them. */
export function tellAll(tellings: Telling[], reading: Reading): string {
  return tellings
    .map((telling) => {
      if (typeof telling === 'string') return speak(telling, reading)
      const [when, sentence, exhibits] = telling
      if (!when.test(reading.words)) return ''
      if (exhibits && assertsProof.test(sentence) && refs(reading, exhibits) === '') return ''
      return speak(sentence, reading).replace(/\.$/, `${exhibits ? refs(reading, exhibits) : ''}.`)
    })
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** "por sua advogada (doc. 1)", and without a known gender "por quem esta subscreve". */
export function throughLawyer(reading: Reading, mandate: number | null | undefined): string {
  const { gender } = reading.lawyer
  const shown =
    mandate === undefined
      ? ` ${missing('juntar procuração')}`
      : mandate === null
        ? ' (procuração nos autos)'
        : ` (doc. ${mandate})`
  if (gender === null) return `por quem esta subscreve${shown}`
  return `por ${gender === 'f' ? 'sua advogada' : 'seu advogado'}${shown}`
}

export const listNames = (names: string[]): string =>
  joinList(names.map((name) => `**${name.toLocaleUpperCase('pt-BR')}**`))
