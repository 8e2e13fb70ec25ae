import type { Draft } from '../draft'
import { stack } from '@lavra/language/markdown'
import { measures } from '../measures'
import { isMinor } from '../people'
import { argue } from '../strategy'
import { speak } from '../voice'
import { argumentsBody, asksFees, evidence, factsBody, granted, lettered, requestsOf } from './common'
import { closing, exhibits } from './ending'
import { actionOpening, addressee, markings } from './opening'
import { valueBody, feesRequest, prosecutorRequest } from './requests'

/** Petição inicial, in the order of art. 319; labour and criminal actions keep to their own codes. */
export function complaint(draft: Draft): string {
  const { reading } = draft
  const { kind } = reading
  const plan = measures(reading)
  const gratuity = draft.measure(/gratuidade/, plan.gratuity)
  const urgency = draft.measure(/tutela/, plan.urgency)
  const hearing = draft.measure(/audiencia/, plan.hearing)
  const settlement = draft.measure(/autocomposicao/, plan.settlement)
  const preliminaries = [
    gratuity,
    kind.family
      ? speak(
          'O processo deve correr em segredo de justiça, por versar sobre direito de família ({cpc-189@189:II}).',
          reading,
        )
      : null,
  ].filter((text) => text !== null)
  return stack(
    addressee(reading),
    markings(reading),
    actionOpening(draft, actionName(draft)),
    preliminaries.length > 0 && stack('## PRELIMINARMENTE', ...preliminaries),
    stack(
      '## DOS FATOS',
      factsBody(draft, 'Os acontecimentos documentados são estes, em ordem cronológica:'),
    ),
    stack('## DO DIREITO', argumentsBody(draft)),
    urgency &&
      stack(
        kind.support
          ? '## DOS ALIMENTOS PROVISÓRIOS'
          : kind.injunction
            ? '## DA LIMINAR'
            : '## DA TUTELA DE URGÊNCIA',
        urgency,
      ),
    stack(
      '## DOS PEDIDOS',
      speak('Diante do exposto, %us %u[requer|requerem]:', reading),
      lettered(requests(draft, gratuity, urgency)),
    ),
    kind.injunction ? null : stack('## DAS PROVAS', evidence(draft)),
    (hearing || settlement) && stack('## DA AUDIÊNCIA E DA AUTOCOMPOSIÇÃO', hearing, settlement),
    valueBody(draft),
    closing(reading),
    exhibits(reading),
  )
}

/** The name the first main thesis gives the action, as long as its thesis still stands in the strategy. */
export function actionName(draft: Draft): string {
  const { reading } = draft
  if (reading.kind.name) return reading.kind.name
  const standing = argue(reading).filter(({ title }) => draft.points.some((point) => point.title === title))
  return standing.find(({ action }) => action !== null)?.action ?? 'AÇÃO DE PROCEDIMENTO COMUM'
}

export function requests(draft: Draft, gratuity: string | null, urgency: string | null): string[] {
  const { reading } = draft
  const { kind } = reading
  const civil = kind.rite === 'civil' || kind.rite === 'small-claims'
  return [
    gratuity ? 'a concessão da gratuidade da justiça' : '',
    urgency
      ? kind.support
        ? 'a fixação de alimentos provisórios'
        : kind.injunction
          ? 'a concessão da liminar'
          : 'a concessão da tutela de urgência, nos termos acima'
      : '',
    summons(draft),
    ...granted(requestsOf(draft), 'a procedência do pedido, para', 'a procedência dos pedidos, para'),
    asksFees(requestsOf(draft)) ? '' : feesRequest(reading),
    civil && reading.ours.concat(reading.theirs).some(isMinor) ? prosecutorRequest(reading) : '',
    kind.rite === 'criminal' || kind.probate ? '' : speak('a produção das provas indicadas', reading),
  ]
}

function summons({ reading }: Draft): string {
  if (reading.kind.injunction)
    return speak(
      'a notificação da autoridade apontada como coatora e a ciência ao órgão de representação da pessoa jurídica interessada ({ms-7@7º:I e II})',
      reading,
    )
  if (reading.kind.probate || (reading.kind.area === 'Inventário' && reading.theirs.length === 0))
    return speak('a citação dos interessados ({cpc-626-628@626:})', reading)
  if (reading.kind.rite === 'criminal')
    return reading.kind.name === 'QUEIXA-CRIME'
      ? speak('a citação %ofthem para responder à acusação ({cpp-396})', reading)
      : 'a apuração dos fatos, com a oitiva dos envolvidos'
  if (reading.kind.rite === 'labour')
    return speak(
      'a notificação %ofthem para, querendo, apresentar defesa, sob pena de revelia ({clt-844})',
      reading,
    )
  return speak(
    'a citação %ofthem para, querendo, apresentar resposta, sob pena de revelia ({cpc-344-346@344:})',
    reading,
  )
}
