import { spellMoney } from '@lavra/language/money'
import type { Reading } from './reading'
import { missing } from '@lavra/language/text'
import { agree, the } from './roles'
import { speak } from './voice'
import { capital } from '@lavra/language/text'

/**
 * Procedural choices that the record, the lawyer's guidance or the profile settles, each one sentence fit for
 * the piece.
 */
export interface Measures {
  hearing: string | null
  gratuity: string | null
  urgency: string | null
  settlement: string | null
  value: string | null
}

export const noUrgency = 'Não requerida.'

const urgentFacts =
  /urgen|iminente|risco de|negativad|inscrit\w+ (?:no|em) (?:serasa|spc|cadastro)|despej|leilao|corte de|interrup|suspens\w+ do (?:servico|fornecimento|plano)|tratamento|cirurgia|penhora|bloque|esbulho|invadi|desmat|em andamento|comercializa|usa(?:ndo)? a marca|evolucao de obra/

export function measures(reading: Reading): Measures {
  return {
    hearing: hearing(reading),
    gratuity: gratuity(reading),
    urgency: urgency(reading),
    settlement: settlement(reading),
    value: value(reading),
  }
}

const isAction = ({ dossier, kind }: Reading): boolean =>
  dossier.petition_type === 'complaint' || kind.reading === 'revision'

function hearing(reading: Reading): string | null {
  const { dossier, kind, directives } = reading
  const fits = isAction(reading) || (dossier.petition_type === 'motion_to_dismiss' && !reading.sideConflict)
  if (!fits || kind.rite !== 'civil' || kind.injunction || kind.taxEnforcement || kind.probate) return null
  const opts =
    '%Us %u[opta|optam] pela realização da audiência de conciliação ou de mediação ({cpc-319@319:VII})'
  const answer =
    dossier.petition_type === 'complaint' || kind.reading === 'revision'
      ? opts
      : '%Us %u[manifesta|manifestam] interesse na realização da audiência de conciliação ou de mediação ({cpc-334@334:})'
  const declines = '%Us %u[manifesta|manifestam] desinteresse na autocomposição ({cpc-334@334:§ 5º})'
  const confirm = missing('confirmar com o cliente a opção sobre a audiência')
  if (directives.hearing === true) return speak(`${answer}.`, reading)
  if (directives.hearing === false) return speak(`${declines}.`, reading)
  if (dossier.petition_profile === 'agressivo') return `${speak(declines, reading)}. ${confirm}`
  if (dossier.petition_profile === 'pacifico')
    return `${speak(answer, reading)}, por entender que o diálogo pode encerrar a controvérsia. ${confirm}`
  return `${speak(answer, reading)}. ${confirm}`
}

function gratuity(reading: Reading): string | null {
  if (
    reading.gratuity !== 'asked' ||
    !['complaint', 'motion_to_dismiss', 'appeal_brief'].includes(reading.dossier.petition_type)
  )
    return null
  if (reading.kind.rite === 'criminal') return null
  const firm = reading.ours.some(({ kind }) => kind !== 'person')
  const rule = reading.kind.rite === 'labour' ? '{clt-790:§§ 3º e 4º}' : '{cpc-98@98 e 99:}'
  const proof = firm
    ? `, à vista da prova da insuficiência de recursos que junta: ${missing('prova da insuficiência de recursos da pessoa jurídica')}`
    : ', por não dispor de recursos para as despesas do processo'
  return speak(
    `%Us ${reading.our.plural ? 'requerem' : 'requer'} a gratuidade da justiça${proof} (${rule}).`,
    reading,
  )
}

function urgency(reading: Reading): string | null {
  const { dossier, directives, kind, words } = reading
  if (!isAction(reading) || kind.rite === 'criminal' || directives.urgency === false) return null
  if (kind.support)
    return speak(
      '%Us %u[requer|requerem] a fixação de alimentos provisórios desde o despacho inicial ({al-4}).',
      reading,
    )
  if (kind.injunction)
    return speak(
      `%Us %u[requer|requerem] a concessão de liminar ({ms-7@7º:III}), por ser relevante o fundamento exposto e porque da demora pode resultar a ineficácia da ordem: ${missing('risco concreto da demora')}.`,
      reading,
    )
  const profile = dossier.petition_profile === 'agressivo' && urgentFacts.test(words)
  if (!directives.urgency && !profile) return null
  return speak(
    `%Us %u[requer|requerem] tutela de urgência ({cpc-300}). A probabilidade do direito resulta dos documentos indicados na narrativa e dos fundamentos acima; o perigo de dano, de ${missing('fato concreto que não pode esperar a sentença')}. A providência pedida é ${directives.relief ?? missing('providência urgente, reversível, e prazo para cumpri-la')}.`,
    reading,
  )
}

function settlement(reading: Reading): string | null {
  const { dossier, directives, kind } = reading
  if (
    dossier.petition_profile !== 'pacifico' ||
    kind.rite === 'criminal' ||
    kind.reading === 'opinion' ||
    directives.settlement === false
  )
    return null
  const stays = `${capital(the(reading.our))} ${reading.our.plural ? 'permanecem' : 'permanece'} ${agree(reading.our, 'abert')} a solução consensual que encerre a controvérsia`
  if (kind.rite !== 'civil') return `${stays}, na forma que o Juízo entender adequada.`
  return speak(
    `${stays}. Requer, para isso, a designação de sessão de mediação e, se as partes a ajustarem, a suspensão convencional do processo ({cpc-313@313:II}).`,
    reading,
  )
}

function value(reading: Reading): string | null {
  if (!isAction(reading) || reading.kind.rite === 'criminal') return null
  const { cents, basis } = reading.value
  if (cents === null) return missing(`valor da causa – ${basis}`)
  return basis ? `${spellMoney(cents)}, correspondente ${basis}` : spellMoney(cents)
}
