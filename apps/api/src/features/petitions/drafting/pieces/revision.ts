import { readClauses } from '../clauses'
import type { Draft } from '../draft'
import { stack, table } from '@lavra/language/markdown'
import { measures } from '../measures'
import { findAmounts, formatMoney } from '@lavra/language/money'
import { citeAll } from '../statutes'
import { fold, missing, sentences } from '@lavra/language/text'
import { speak } from '../voice'
import { argumentsBody, evidence, factsBody, lettered } from './common'
import { closing, exhibits } from './ending'
import { actionOpening, addressee, markings } from './opening'
import { requests } from './complaint'
import { valueBody } from './requests'

/**
 * Revisional: an initial petition that also lists the contested obligations and the undisputed sum (330, §
 * 2º).
 */
export function revision(draft: Draft): string {
  const { reading } = draft
  const plan = measures(reading)
  const gratuity =
    draft.measure(/gratuidade/, plan.gratuity) ??
    (reading.gratuity === 'asked'
      ? speak(
          '%Us %u[requer|requerem] a gratuidade da justiça, por não dispor de recursos para as despesas do processo ({cpc-98@98 e 99:}).',
          reading,
        )
      : null)
  const urgency = draft.measure(/tutela/, plan.urgency)
  const hearing = draft.measure(/audiencia/, plan.hearing)
  const settlement = draft.measure(/autocomposicao/, plan.settlement)
  return stack(
    addressee(reading),
    markings(reading),
    actionOpening(draft, 'AÇÃO REVISIONAL DE CONTRATO'),
    gratuity && stack('## PRELIMINARMENTE', gratuity),
    stack('## DOS FATOS', factsBody(draft, 'Os documentos mostram, em ordem cronológica:')),
    stack('## DAS OBRIGAÇÕES CONTROVERTIDAS E DO VALOR INCONTROVERSO', contested(draft)),
    stack('## DO DIREITO', argumentsBody(draft)),
    urgency && stack('## DA TUTELA DE URGÊNCIA', urgency),
    stack(
      '## DOS PEDIDOS',
      speak('Diante do exposto, %us %u[requer|requerem]:', reading),
      lettered(requests(draft, gratuity, urgency)),
    ),
    stack('## DAS PROVAS', evidence(draft)),
    (hearing || settlement) && stack('## DA AUDIÊNCIA E DA AUTOCOMPOSIÇÃO', hearing, settlement),
    valueBody(draft),
    closing(reading),
    exhibits(reading),
  )
}

function contested({ reading }: Draft): string {
  const asked = fold(reading.directives.instructions.join(' '))
  const all = readClauses(reading)
  const named = all.filter(({ number }) =>
    new RegExp(`clausula\\s+${number.replace(/\D/g, '')}\\b`).test(asked.replace(/(\d)[ªa]\b/g, '$1')),
  )
  const chosen = named.length > 0 ? named : all.filter(({ rules }) => rules.length > 0)
  const rows = chosen.map(({ number, words, document, rules }) => [
    `Cláusula ${number} (${document})`,
    `“${words}”`,
    rules.length > 0 ? citeAll(rules) : '—',
  ])
  const list =
    rows.length > 0
      ? table(['Obrigação', 'Texto', 'Regra'], rows)
      : missing('cláusulas controvertidas, com o texto exato')
  const sum = undisputed(reading.dossier.case?.description, reading.dossier.context)
  return stack(
    speak(
      'Em cumprimento ao {cpc-330-331@330:§ 2º}, discriminam-se as obrigações que se pretende controverter:',
      reading,
    ),
    list,
    speak(
      `O valor incontroverso é de ${sum ?? missing('valor incontroverso de cada parcela')} por parcela, que continuará a ser pago no tempo e modo contratados ({cpc-330-331@330:§ 3º}).`,
      reading,
    ),
  )
}

function undisputed(...texts: (string | null | undefined)[]): string | null {
  const line = texts.flatMap((text) => sentences(text ?? '')).find((text) => /incontrovers/.test(fold(text)))
  const amount = line
    ? (findAmounts(line.slice(Math.max(0, fold(line).indexOf('incontrovers'))))[0] ?? findAmounts(line)[0])
    : undefined
  return amount ? formatMoney(amount.cents) : null
}
