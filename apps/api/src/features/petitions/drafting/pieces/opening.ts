import { ageOf } from '@lavra/language/dates'
import type { Draft } from '../draft'
import { stack } from '@lavra/language/markdown'
import type { Reading } from '../reading'
import { mandateOf } from '../reading'
import { agree, count, ofThe, the } from '../roles'
import { statute } from '../statutes'
import { speak, throughLawyer } from '../voice'
import { clean, fold, missing } from '@lavra/language/text'

/**
 * "AO JUÍZO DA 2ª VARA CÍVEL DA COMARCA DE …": nothing invented, the area says what kind of court to ask for.
 */
export function addressee(reading: Reading): string {
  const { kind, dossier } = reading
  const court = clean(dossier.case?.court ?? null)
  const district = clean(dossier.case?.district ?? null)
  if (court && /^(?:tribunal|turma)/.test(fold(court)))
    return `**AO EGRÉGIO ${court.toLocaleUpperCase('pt-BR')}**`
  const where = district
    ? `DA COMARCA DE ${district.toLocaleUpperCase('pt-BR')}`
    : `DA COMARCA DE ${missing('comarca')}`
  const place =
    kind.rite === 'labour'
      ? district
        ? `DE ${district.toLocaleUpperCase('pt-BR')}`
        : `DE ${missing('localidade da Vara do Trabalho')}`
      : where
  if (!court)
    return `**AO JUÍZO DA ${kind.rite === 'labour' ? missing('Vara do Trabalho') : missing('vara')} ${place}**`
  const upper = court.replace(/^ju[ií]zo d[aoe]s?\s+/i, '').toLocaleUpperCase('pt-BR')
  const named = district !== null && fold(court).includes(fold(district))
  const known = /\b(?:comarca|vara do trabalho de|subsec)/.test(fold(court)) || named
  return `**AO JUÍZO ${/^(?:juizado|foro|posto|nucleo|cejusc)/.test(fold(upper)) ? 'DO' : 'DA'} ${upper}${known ? '' : ` ${place}`}**`
}

export function processLine(reading: Reading): string {
  return `Processo nº ${clean(reading.dossier.case?.court_number ?? null) ?? missing('número do processo')}`
}

/** Markings below the number: secrecy and priority, only as the record supports. */
export function markings({ kind, ours, dossier }: Reading): string | null {
  const old = ours.some(({ party }) => party.birth_date !== null && ageOf(party.birth_date) >= 60)
  const lines = [
    kind.family && `**Segredo de justiça** (${statute('cpc-189@189:II')})`,
    old &&
      dossier.petition_type !== 'contract_review' &&
      `**Prioridade na tramitação** (${statute('cpc-1048@1.048:I')})`,
  ].filter(Boolean)
  return lines.length > 0 ? lines.join('  \n') : null
}

const comes = (reading: Reading): string => count(reading.our, 'vem', 'vêm')

/**
 * Ours in the opening sentence: the qualification, or a bracket where the record does not say whom we
 * represent.
 */
function ourParty({ reading, active, passive }: Draft): string {
  const text = reading.us === 'plaintiff' ? active : passive
  return text ?? `**${missing(`nome e qualificação ${ofThe(reading.our)}`)}**`
}

const theirParty = ({ reading, active, passive }: Draft): string =>
  (reading.us === 'plaintiff' ? passive : active) ??
  `**${missing(`nome e qualificação ${ofThe(reading.their)}`)}**`

/** Opening of a first petition. */
export function actionOpening(draft: Draft, name: string): string {
  const { reading } = draft
  const doubt = reading.sideKnown ? '' : ` ${missing('confirmar a parte que o escritório representa')}`
  const conflict = reading.sideConflict
    ? missing('confirmar o polo do cliente: o cadastro o traz como parte ré, e esta é uma petição inicial')
    : null
  const gaps =
    /\[COMPLETAR/.test(theirParty(draft)) && reading.kind.rite === 'civil'
      ? `, requerendo, quanto aos dados faltantes, as diligências do ${speak('{cpc-319@319:§ 1º}', reading)}`
      : ''
  return stack(
    conflict,
    `${ourParty(draft)}, ${throughLawyer(reading, mandateOf(reading)?.number)}${doubt}, ${comes(reading)} ${reading.kind.rite === 'criminal' ? 'oferecer' : 'propor'}`,
    `# ${name}`,
    `em face de ${theirParty(draft)}${gaps}, pelos fatos e fundamentos a seguir expostos.`,
    ...draft.partyNotes,
  )
}

/** Opening of a piece in proceedings under way. */
export function runningOpening(draft: Draft, name: string, ground: string): string {
  const { reading } = draft
  const ours = reading.our
  const theirs = theirParty(draft)
  if (!reading.sideKnown && reading.dossier.petition_type !== 'motion_to_dismiss')
    return unknownOpening(draft, name, ground)
  const conflict = reading.sideConflict
    ? missing(
        'confirmar o polo do cliente e a peça: o cadastro o traz como parte autora, a quem cabe, por exemplo, responder a reconvenção',
      )
    : null
  const doubt = reading.sideKnown ? '' : ` ${missing('confirmar a parte que o escritório representa')}`
  const other =
    reading.us === 'plaintiff' && !reading.kind.appeal
      ? `que ${count(ours, 'move', 'movem')} em face de ${theirs}`
      : `em que ${count(reading.their, 'é', 'são')} ${otherRole(reading)} ${theirs}`
  return stack(
    conflict,
    `${ourParty(draft)}, na qualidade de ${ours.word}, ${throughLawyer(reading, mandateOf(reading)?.number)}${doubt}, ${comes(reading)}, nos autos do processo em epígrafe, ${other}, apresentar`,
    `# ${name}`,
    `${ground}, pelas razões a seguir expostas.`,
    ...draft.partyNotes,
  )
}

const otherRole = ({ their }: Reading): string =>
  /^(?:Defesa|acusação)$/.test(their.word) ? 'parte' : their.word

function unknownOpening(draft: Draft, name: string, ground: string): string {
  const parties = [draft.active, draft.passive].filter((text): text is string => text !== null)
  return stack(
    `${missing('parte que o escritório representa')}, por quem esta subscreve, vem, nos autos do processo em que são partes ${parties.join(' e ') || missing('partes')}, apresentar`,
    `# ${name}`,
    `${ground}, pelas razões a seguir expostas.`,
    ...draft.partyNotes,
  )
}

/** "a Autora, por sua advogada," for the second page of an appeal. */
export const shortOurs = ({ our }: Reading): string => `${the(our)}, já ${agree(our, 'qualificad')}`
