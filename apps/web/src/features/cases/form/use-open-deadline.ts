import type { CaseInput, CaseWithParties } from '@lavra/contracts/cases'
import { formatDate } from '../../../core/format/format'
import { useConfirm } from '../../../ui/overlay/confirm'

/** The question was left unanswered: the form stays open, and nothing went wrong. */
export class Undecided extends Error {}

const over = (status: string) => status === 'closed' || status === 'archived'

/**
 * Asks what becomes of an open deadline when its case is closed or put away; answers the input with the
 * deadline kept or taken out. Throws Undecided where the user goes back to the form.
 */
export function useOpenDeadline() {
  const confirm = useConfirm()
  return async (base: CaseWithParties | null, input: CaseInput): Promise<CaseInput> => {
    const { status, next_deadline } = input
    if (!base || !next_deadline || !over(status) || over(base.status)) return input
    const answer = { keep: false }
    const decided = await confirm({
      title: 'E o prazo em aberto?',
      text: `O processo tem o prazo de ${formatDate(next_deadline)}. Cumprido ou sem efeito, ele sai do processo; mantido, continua na Visão Geral até trinta dias depois de vencer.`,
      confirm: 'Cumprido: tirar o prazo',
      other: { label: 'Manter o prazo', choose: () => (answer.keep = true) },
      cancel: 'Voltar',
    })
    if (!decided) throw new Undecided()
    return answer.keep ? input : { ...input, next_deadline: null }
  }
}
