import type { Draft } from '../draft'
import { stack } from '@lavra/language/markdown'
import { measures } from '../measures'
import type { Reading } from '../reading'
import { open } from '@lavra/language/text'
import { speak } from '../voice'

export function feesRequest(reading: Reading): string {
  const { kind } = reading
  if (kind.rite === 'criminal' || kind.injunction || kind.rite === 'small-claims') return ''
  if (kind.rite === 'labour')
    return speak('a condenação %ofthem ao pagamento de honorários de sucumbência ({clt-791-a})', reading)
  return speak(
    'a condenação %ofthem ao pagamento das custas e dos honorários de sucumbência ({cpc-85})',
    reading,
  )
}

export const prosecutorRequest = (reading: Reading): string =>
  speak('a intimação do Ministério Público ({cpc-178@178:II})', reading)

/** Value of the claim as the strategy states it now. */
export function valueBody(draft: Draft): string | null {
  const plan = measures(draft.reading)
  const value = draft.measure(/valor da causa/, plan.value)
  if (!value || !plan.value) return null
  const labour =
    draft.reading.kind.rite === 'labour'
      ? speak(
          ' Os valores dos pedidos são estimativas, sujeitas à liquidação ({clt-840:§ 1º}).',
          draft.reading,
        )
      : ''
  const rule = draft.reading.kind.rite === 'labour' ? '' : speak(' ({cpc-291-293@292:})', draft.reading)
  return stack('## DO VALOR DA CAUSA', `Dá-se à causa o valor de ${open(value)}${rule}.${labour}`)
}
