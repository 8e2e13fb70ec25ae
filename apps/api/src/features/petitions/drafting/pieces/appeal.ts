import type { Draft } from '../draft'
import { longDate } from '@lavra/language/dates'
import { stack } from '@lavra/language/markdown'
import { measures } from '../measures'
import { decisionDate, lastDay, noticeDate, termOf } from '../terms'
import { references } from '../documents'
import { capital, clean, fold, missing } from '@lavra/language/text'
import { speak } from '../voice'
import { argumentsBody, factsBody, granted, lettered, requestsOf } from './common'
import { closing, exhibits } from './ending'
import { addressee, markings, processLine, runningOpening } from './opening'

type Kind = NonNullable<Draft['reading']['kind']['appeal']>

const grounds: Record<Kind, string> = {
  apelacao: 'com fundamento nos {cpc-1009@1.009:} e {cpc-1010-1011@1.010:}',
  agravo: 'com fundamento nos {cpc-1015@1.015:} e {cpc-1016-1018@1.016:}',
  declaracao: 'com fundamento no {cpc-1022-1023@1.022:}',
  interno: 'com fundamento no {cpc-1021@1.021:}',
  especial: 'com fundamento no {cf-105-III} e no {cpc-1029@1.029:}',
  extraordinario: 'com fundamento no {cf-102-III} e no {cpc-1029@1.029:}',
  inominado: 'com fundamento no {jec-41-43@41:}',
  ordinario: 'com fundamento no {clt-895:I}',
  revista: 'com fundamento no {clt-896}',
  'apelacao-criminal': 'com fundamento no {cpp-593} e no {cpp-600}',
  rese: 'com fundamento no {cpp-581}',
}

const upperCourt = (draft: Draft): string => {
  const { kind } = draft.reading
  if (kind.appeal === 'especial') return 'AO SUPERIOR TRIBUNAL DE JUSTIÇA'
  if (kind.appeal === 'extraordinario') return 'AO SUPREMO TRIBUNAL FEDERAL'
  if (kind.appeal === 'revista') return 'AO TRIBUNAL SUPERIOR DO TRABALHO'
  if (kind.appeal === 'inominado') return `À TURMA RECURSAL ${missing('Turma Recursal')}`
  return `AO EGRÉGIO TRIBUNAL ${kind.rite === 'labour' ? `REGIONAL DO TRABALHO ${missing('região')}` : missing('Tribunal competente')}`
}

const onePiece: Kind[] = ['declaracao', 'interno', 'agravo']

/**
 * Interposition to the judge and reasons to the court; interlocutory appeals and motions to clarify are one
 * piece.
 */
export function appeal(draft: Draft): string {
  const { reading } = draft
  const kind = reading.kind.appeal ?? 'apelacao'
  const name = reading.kind.name ?? 'APELAÇÃO'
  const unsure = reading.kind.certain ? null : missing('confirmar o recurso cabível contra a decisão')
  const opening = stack(
    kind === 'agravo' ? `**${upperCourt(draft)}**` : addressee(reading),
    processLine(reading),
    markings(reading),
    runningOpening(draft, name, join(speak(grounds[kind], reading))),
    unsure,
  )
  if (onePiece.includes(kind))
    return stack(opening, reasons(draft, kind), closing(reading), exhibits(reading))
  return stack(
    opening,
    speak(
      `Requer o recebimento do recurso, a intimação %ofthem para contrarrazões e a remessa ao órgão julgador${kind === 'apelacao' ? ', independentemente de juízo de admissibilidade ({cpc-1010-1011@1.010:§ 3º})' : ''}.`,
      reading,
    ),
    stack(
      closing(reading),
      '---',
      `# RAZÕES ${kind === 'apelacao' || kind === 'apelacao-criminal' ? 'DE APELAÇÃO' : `DO ${name}`}`,
    ),
    `**${upperCourt(draft)}**`,
    `${processOf(draft)}${capital(reading.our.word)}: ${reading.ours.map(({ name: who }) => who).join(', ') || missing('recorrente')}  \n${capital(reading.their.word)}: ${reading.theirs.map(({ name: who }) => who).join(', ') || missing('recorrido')}`,
    reasons(draft, kind),
    closing(reading),
    exhibits(reading),
  )
}

/** "nos art. X e art. Y" reads "nos arts. X e Y" when both are of one law. */
const join = (text: string): string =>
  text.replace(/nos art\. (\S+?) do CPC e art\. (\S+?) do CPC/, 'nos arts. $1 e $2 do CPC')

const processOf = ({ reading }: Draft): string =>
  `Autos de origem: ${clean(reading.dossier.case?.court_number ?? null) ?? missing('número do processo')}  \n`

function reasons(draft: Draft, kind: Kind): string {
  const { reading } = draft
  const settlement = draft.measure(/autocomposicao/, measures(reading).settlement)
  return stack(
    stack('## DA TEMPESTIVIDADE', timeliness(draft)),
    kind !== 'declaracao' && stack('## DO PREPARO', costs(draft)),
    stack('## DO CABIMENTO E DOS EFEITOS', effects(draft, kind)),
    stack(
      '## DA SÍNTESE DO PROCESSO E DA DECISÃO',
      factsBody(draft, 'O processo e as provas mostram, em ordem cronológica:'),
    ),
    stack(
      kind === 'declaracao' ? '## DO VÍCIO DA DECISÃO' : '## DAS RAZÕES DE REFORMA',
      attack(draft),
      argumentsBody(draft),
    ),
    kind === 'declaracao' || reading.kind.rite === 'criminal'
      ? null
      : stack('## DO PREQUESTIONAMENTO', speak(prequestioning(draft), reading)),
    settlement && stack('## DA AUTOCOMPOSIÇÃO', settlement),
    stack(
      '## DOS PEDIDOS',
      speak('Diante do exposto, %us %u[requer|requerem]:', reading),
      lettered(requests(draft, kind)),
    ),
  )
}

function timeliness({ reading }: Draft): string {
  const term = termOf(reading)
  const start = noticeDate(reading)
  const last = lastDay(reading)
  const rule = speak(term?.rule ?? '{cpc-1003:§ 5º}', reading)
  if (!term?.working)
    return `O recurso é interposto em ${term?.days ?? 'prazo legal'} (${rule}), a contar da intimação: ${start ? longDate(start) : missing('data da intimação')}.`
  if (!start || !last)
    return `O prazo é de ${term.days} úteis (${rule}), a contar da intimação: ${missing('data da intimação')}.`
  const counting = reading.kind.rite === 'civil' ? ` e ${speak('{cpc-219-220@219:}', reading)}` : ''
  return `A intimação se deu em ${longDate(start)}. Contado em dias úteis o prazo de ${term.days} (${rule}${counting}), sem considerar feriado local não comprovado, a contagem alcança ${longDate(last)}. O recurso, apresentado até essa data, é tempestivo.`
}

function costs({ reading }: Draft): string {
  const rule =
    reading.kind.rite === 'labour'
      ? '{clt-899}'
      : reading.kind.rite === 'small-claims'
        ? '{jec-41-43@42:§ 1º}'
        : '{cpc-1007@1.007:}'
  if (reading.gratuity === 'granted')
    return speak(
      `Deferida a gratuidade da justiça, %us %u[está dispensado|estão dispensados] do preparo (${reading.kind.rite === 'labour' ? '{clt-790}' : '{cpc-98@98:§ 1º}'}).`,
      reading,
    ).replace('dispensado', reading.our.gender === 'f' ? 'dispensada' : 'dispensado')
  if (reading.gratuity === 'asked')
    return speak(
      `%Us %u[requer|requerem] a gratuidade da justiça neste recurso e, enquanto não decidido o pedido, a dispensa do preparo (${reading.kind.rite === 'labour' ? '{clt-790}' : '{cpc-99@99:§ 7º}'}).`,
      reading,
    )
  if (reading.kind.rite === 'criminal')
    return 'O recurso segue as regras de custas do juízo criminal, sem preparo a comprovar neste ato, ressalvada norma local.'
  const paid = references(
    reading.dossier.documents
      .filter(({ title, text }) => /preparo|custas|deposito recursal/.test(fold(`${title} ${text ?? ''}`)))
      .map(({ number }) => number),
  )
  return speak(
    `O preparo segue comprovado${paid ? ` (${paid})` : `: ${missing('guia de recolhimento do preparo')}`}, na forma do ${rule}.`,
    reading,
  )
}

function effects({ reading }: Draft, kind: Kind): string {
  const decision = decisionDate(reading)
  const which =
    kind === 'agravo' || kind === 'declaracao' || kind === 'interno'
      ? 'decisão'
      : kind === 'especial' || kind === 'extraordinario' || kind === 'revista'
        ? 'decisão colegiada'
        : 'sentença'
  const fits = `O recurso é dirigido contra a ${which}${decision ? ` de ${longDate(decision)}` : `, ${missing('data e teor da decisão recorrida')}`} e é o cabível.`
  if (kind === 'apelacao' && reading.kind.support)
    return speak(
      `${fits} Tratando-se de alimentos, o recurso é recebido apenas no efeito devolutivo, e %us não %u[pretende|pretendem] efeito suspensivo automático ({cpc-1012@1.012:§ 1º, II}).`,
      reading,
    )
  if (reading.directives.suspensive && kind !== 'declaracao')
    return speak(
      `${fits} %Us %u[requer|requerem] efeito suspensivo, pela probabilidade de provimento e pelo risco que resulta de ${missing('risco concreto da execução imediata da decisão')} ({${kind === 'apelacao' ? 'cpc-1012@1.012:§§ 3º e 4º' : 'cpc-994-1002@995:parágrafo único'}}).`,
      reading,
    )
  if (kind === 'apelacao') return speak(`${fits} Os efeitos são os do {cpc-1012@1.012:}.`, reading)
  if (kind === 'agravo')
    return speak(
      `${fits} A decisão está entre as agraváveis, ou a sua revisão não pode esperar a apelação: ${missing('hipótese de cabimento')} ({cpc-1015@1.015:}). Se houver risco concreto, requer-se a tutela recursal ({cpc-1019-1020@1.019:I}).`,
      reading,
    )
  if (kind === 'declaracao')
    return speak(
      `${fits} Os embargos interrompem o prazo dos demais recursos ({cpc-1024-1026@1.026:}).`,
      reading,
    )
  return fits
}

function attack(draft: Draft): string {
  const { reading } = draft
  const decision = reading.facts.find((fact) => /^(?:foi proferid|.*senten|.*decis)/i.test(fact.text))
  const words = decision
    ? 'A decisão, cujo conteúdo está resumido na síntese acima, deve ser reformada'
    : `A decisão (${missing('trecho da decisão que se ataca')}) deve ser reformada`
  if (reading.kind.appeal === 'declaracao')
    return `${missing('trecho omisso, contraditório ou obscuro da decisão')} é o ponto que pede esclarecimento.`
  return speak(
    `${words} pelos fundamentos que seguem, dirigidos aos motivos que ela adotou ({rule}).`
      .replace('({rule})', reading.kind.rite === 'civil' ? '({cpc-932-933@932:III})' : '')
      .replace(' .', '.'),
    reading,
  )
}

const prequestioning = ({ reading }: Draft): string =>
  reading.kind.rite === 'civil'
    ? 'Para eventual acesso às instâncias superiores, ficam prequestionados os dispositivos citados nestas razões ({cpc-1024-1026@1.025:}).'
    : 'Para eventual acesso às instâncias superiores, ficam prequestionados os dispositivos citados nestas razões.'

function requests(draft: Draft, kind: Kind): string[] {
  const { reading } = draft
  const own = requestsOf(draft)
  if (kind === 'declaracao')
    return [
      'o conhecimento dos embargos',
      'o seu acolhimento, para sanar o vício apontado, com os efeitos que daí resultarem',
    ]
  const main = own.filter((text) => !/^subsid/i.test(text))
  return [
    'o conhecimento do recurso',
    reading.directives.suspensive && !reading.kind.support ? 'a atribuição de efeito suspensivo' : '',
    ...(main.length > 0
      ? granted(
          own,
          'o provimento do recurso, para reformar a decisão e',
          'o provimento do recurso, para reformar a decisão e',
        )
      : [`o provimento do recurso, para reformar a decisão e ${missing('nova decisão pretendida')}`]),
    ['apelacao', 'especial'].includes(kind) && reading.gratuity !== 'granted'
      ? speak('a inversão dos ônus da sucumbência ({cpc-85})', reading)
      : '',
    reading.kind.family && reading.theirs.concat(reading.ours).some(({ standing }) => standing !== null)
      ? speak('a intimação do Ministério Público ({cpc-178@178:II})', reading)
      : '',
  ]
}
