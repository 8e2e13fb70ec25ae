import { nothingHeld } from '../dossier/held'
import { allegations } from './allegations'
import { withheldNote } from './facts-page'
import { bullets, stack } from '@lavra/language/markdown'
import { measures } from './measures'
import { profileNote } from './profile'
import type { Reading } from './reading'
import { argue, type Argument } from './strategy'
import { citeAll } from './statutes'
import { capital, clean, missing, stop } from '@lavra/language/text'
import { the } from './roles'
import { deadlineNote } from './terms'

export function composeStrategy(reading: Reading): string {
  const chosen = argue(reading)
  return stack(
    '## Teses',
    ...chosen.map((argument, index) => thesisText(argument, index)),
    reading.kind.reading !== 'opinion' && stack('## Medidas processuais', measureLines(reading)),
    '## Peça e rito',
    bullets(outline(reading, chosen)),
    risks(reading).length > 0 &&
      stack('## Riscos reservados ao advogado (fora da peça)', bullets(risks(reading))),
    guidance(reading).length > 0 && stack('## Orientações registradas', bullets(guidance(reading))),
    stack('## Perguntas ao cliente', bullets(questions(reading))),
  )
}

const thesisText = (argument: Argument, index: number): string =>
  stack(
    `### Tese ${index + 1} – ${argument.title}`,
    bullets(
      [
        `**Fato:** ${argument.fact}`,
        argument.provisions.length > 0 ? `**Regra:** ${capital(citeAll(argument.provisions))}.` : '',
        `**Consequência:** ${argument.consequence}`,
        `**Pedido:** ${argument.request}`,
        `**Contra-argumento provável:** ${argument.counter}`,
        `**Risco:** ${argument.risk}`,
      ].filter((line) => line !== ''),
    ),
  )

function measureLines(reading: Reading): string {
  const plan = measures(reading)
  return bullets([
    `**Audiência:** ${plan.hearing ?? 'Não se aplica a esta peça.'}`,
    `**Gratuidade:** ${plan.gratuity ?? (reading.gratuity === 'granted' ? 'Não requerer de novo: já deferida.' : 'Não requerida.')}`,
    `**Tutela:** ${plan.urgency ?? 'Não requerida.'}`,
    `**Autocomposição:** ${plan.settlement ?? 'Não há proposta na peça.'}`,
    `**Valor da causa:** ${plan.value ?? 'Não se aplica a esta peça.'}`,
  ])
}

function outline(reading: Reading, chosen: Argument[]): string[] {
  const name =
    reading.kind.name ?? chosen.find(({ action }) => action !== null)?.action ?? 'AÇÃO DE PROCEDIMENTO COMUM'
  const client = reading.sideKnown ? capital(the(reading.our)) : missing('parte que o escritório representa')
  return [
    `Peça: ${name}${reading.kind.certain ? '' : ` ${missing('confirmar a peça: o registro não permite decidir com segurança')}`}`,
    `Parte representada: ${client}`,
    `Área: ${reading.kind.area}${reading.dossier.case ? '' : ' (sem processo vinculado: área presumida)'}`,
    `Perfil: ${profileNote(reading)}`,
    ...(deadlineNote(reading) ? [`Prazo: ${deadlineNote(reading) ?? ''}`] : []),
  ]
}

/** How a line begins that is for the lawyer alone: no later agent's prompt has it. */
export const forLawyerAlone =
  /^\s*[-*]?\s*(?:Nota reservada, que não entra na peça|Ordem do contexto (?:cumprida|em aberto)|Trecho “)/i

function keptOut({ held = nothingHeld }: Reading['dossier']): string[] {
  return [
    ...held.secrets.flatMap((note) => {
      const told = clean(note)
      return told
        ? [
            `Nota reservada, que não entra na peça: ${stop(told)} Avaliar o efeito sobre as teses e as provas antes de protocolar.`,
          ]
        : []
    }),
    ...held.done.flatMap((line) => clean(line) ?? []),
    ...held.open.flatMap(
      ({ sentence, why }) => clean(`Ordem do contexto em aberto: “${sentence}” – ${why}.`) ?? [],
    ),
  ]
}

export function risks(reading: Reading): string[] {
  return [
    ...keptOut(reading.dossier),
    ...withheldNote(reading.dossier),
    ...(reading.sideConflict
      ? [
          `O cliente está no polo que não costuma apresentar esta peça: ${missing('confirmar o polo do cliente e a peça cabível, por exemplo resposta a reconvenção')}.`,
        ]
      : []),
    ...(reading.sideKnown
      ? []
      : [`Sem saber quem é o cliente não há peça segura: ${missing('parte que o escritório representa')}.`]),
    ...(reading.directives.proxy
      ? [`Audiência: preposição a cargo de ${reading.directives.proxy}; juntar carta de preposição.`]
      : []),
  ]
}

const guidance = ({ directives }: Reading): string[] => directives.instructions

function questions(reading: Reading): string[] {
  const unanswered =
    reading.us === 'defendant'
      ? allegations(reading).map(
          (text) => `Como o cliente responde a esta alegação, e com que prova: “${text}”?`,
        )
      : []
  return [
    ...unanswered.slice(0, 6),
    ...(reading.directives.witnessesPending
      ? ['Quais são as testemunhas, com nome, profissão, CPF e endereço?']
      : []),
    ...(reading.lawyer.oab ? [] : ['Qual o número e a seccional da OAB de quem assina?']),
    'Há outro documento ou fato, favorável ou não, que ainda não esteja no registro?',
  ]
}
