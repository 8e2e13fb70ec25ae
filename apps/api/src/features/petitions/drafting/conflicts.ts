import type { Reading } from './reading'
import { formatMoney } from '@lavra/language/money'
import { longDate } from '@lavra/language/dates'

/**
 * Sums or payment dates on which two sources disagree; what differs by nature (income, rent) is left alone.
 */
export function contradictions({ amounts }: Reading): string[] {
  const paid = amounts.filter(({ tag, iso }) => tag === 'paid' && iso !== null)
  const sameDay = paid.filter((amount) =>
    paid.some(
      (other) =>
        other.iso === amount.iso && other.cents !== amount.cents && other.document !== amount.document,
    ),
  )
  const byDay = [...new Set(sameDay.map(({ iso }) => iso))]
  return byDay.map((iso) => {
    const values = [
      ...new Set(sameDay.filter((amount) => amount.iso === iso).map(({ cents }) => formatMoney(cents))),
    ]
    return `Pagamentos de valores diferentes em ${longDate(iso ?? '')}: ${values.join(' e ')}. Conferir se são o mesmo pagamento.`
  })
}
