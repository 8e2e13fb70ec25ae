import { alleges, allegations } from '../allegations'
import { longDate } from '@lavra/language/dates'
import type { Draft, Row } from '../draft'
import { caseSource } from '../facts'
import { stack, table } from '@lavra/language/markdown'
import { measures } from '../measures'
import { argue, matches } from '../strategy'
import { isSource, kindOf, references } from '../documents'
import { citationDate, hearingDate } from '../terms'
import { fold, joinList, missing, open, sentences, uncapital } from '@lavra/language/text'
import { formatMoney } from '@lavra/language/money'
import { spellDates } from '@lavra/language/dates'
import { speak } from '../voice'
import { argumentsBody, asksFees, evidence, factsBody, granted, lettered, requestsOf } from './common'
import { closing, exhibits } from './ending'
import { addressee, markings, processLine, runningOpening } from './opening'

/** Contestação, resposta à acusação or embargos: the whole defence, each allegation answered. */
export function defence(draft: Draft): string {
  const { reading } = draft
  const { kind } = reading
  const plan = measures(reading)
  const gratuity = draft.measure(/gratuidade/, plan.gratuity)
  const hearing = draft.measure(/audiencia/, plan.hearing)
  const settlement = draft.measure(/autocomposicao/, plan.settlement)
  const pleadings = reading.dossier.documents.filter((document) => kindOf(document) === 'claim')
  const own = {
    ...draft,
    rows: draft.rows
      .filter(({ source }) => !pleadings.some((document) => isSource(source, document)))
      .flatMap((row) => (row.source === caseSource && alleges(row.text) ? ownStory(row) : [row])),
  }
  return stack(
    addressee(reading),
    processLine(reading),
    markings(reading),
    runningOpening(draft, kind.name ?? 'CONTESTAÇÃO', ground(draft)),
    stack('## DA TEMPESTIVIDADE', timeliness(draft)),
    stack(
      reading.sideConflict
        ? '## DA SÍNTESE DA RECONVENÇÃO'
        : kind.rite === 'criminal'
          ? '## DA SÍNTESE DA ACUSAÇÃO'
          : '## DA SÍNTESE DA INICIAL',
      summary(draft),
    ),
    gratuity && stack('## PRELIMINARMENTE', gratuity),
    stack(
      '## DO MÉRITO',
      stack(
        '### Dos fatos segundo a defesa',
        factsBody(own, 'O que está documentado é o seguinte, em ordem cronológica:'),
      ),
      answers(draft),
      argumentsBody(draft),
    ),
    stack('## DAS PROVAS', evidence(draft)),
    (hearing || settlement) && stack('## DA AUDIÊNCIA E DA AUTOCOMPOSIÇÃO', hearing, settlement),
    stack(
      '## DOS PEDIDOS',
      speak('Diante do exposto, %us %u[requer|requerem]:', reading),
      lettered(requests(draft, gratuity)),
    ),
    closing(reading),
    exhibits(reading),
  )
}

function ground({ reading }: Draft): string {
  const { kind } = reading
  if (reading.sideConflict) return speak('com fundamento no {cpc-343@343:§ 1º}', reading)
  if (kind.rite === 'labour') return speak('com fundamento no {clt-847}', reading)
  if (kind.rite === 'criminal') return speak('com fundamento no {cpp-396-a}', reading)
  return kind.taxEnforcement
    ? speak('com fundamento no {lef-16}', reading)
    : speak('com fundamento no {cpc-336}', reading)
}

function timeliness({ reading }: Draft): string {
  const { kind } = reading
  const hearing = hearingDate(reading)
  const cited = citationDate(reading)
  if (kind.rite === 'labour')
    return speak(
      `A defesa é apresentada até a audiência${hearing ? ` designada para ${longDate(hearing)}` : `, ${missing('data da audiência')}`}, como permite o {clt-847:parágrafo único}, e por isso é tempestiva.`,
      reading,
    )
  if (kind.rite === 'criminal')
    return speak(
      `A resposta é apresentada nos dez dias contados da citação (${cited ? longDate(cited) : missing('data da citação')}), na forma do {cpp-396}.`,
      reading,
    )
  if (kind.taxEnforcement)
    return speak(
      `Os embargos são opostos nos trinta dias contados da garantia do juízo (${missing('data e forma da garantia')}), na forma do {lef-16}.`,
      reading,
    )
  if (reading.sideConflict)
    return speak(
      `A resposta é apresentada nos quinze dias do {cpc-343@343:§ 1º}, contados de ${missing('data da intimação')}.`,
      reading,
    )
  const start = kind.family ? 'depois de frustrada a tentativa de acordo' : 'na forma da lei'
  const rule = kind.family ? '{cpc-693-699-a@697:}; {cpc-335}' : '{cpc-335}'
  return speak(
    `O prazo de quinze dias úteis para contestar corre ${start} (${rule}). Termo inicial: ${cited ? `citação de ${longDate(cited)}${hearing ? `, com audiência em ${longDate(hearing)}` : ''}` : hearing ? `audiência de ${longDate(hearing)}` : missing('data da audiência ou da citação')}. O último dia do prazo, contado desse termo, é ${missing('último dia do prazo')}.`,
    reading,
  )
}

/** The sentences of a row that are not the other side's; they are not of the day of what it alleges. */
function ownStory(row: Row): Row[] {
  const text = sentences(row.text)
    .filter((line) => !alleges(line))
    .join(' ')
  return text === '' ? [] : [{ ...row, date: '', text }]
}

/** What the other side asks and says, neutral, nothing admitted. */
function summary({ reading }: Draft): string {
  const claims = allegations(reading).map((text) => uncapital(open(text)))
  // What a thing is worth in an indictment is not a sum that is asked for.
  const sums =
    reading.kind.rite === 'criminal'
      ? []
      : [
          ...new Set(
            reading.amounts
              .filter(({ tag, document }) => tag === 'sought' && document !== null)
              .map(({ cents }) => formatMoney(cents)),
          ),
        ]
  const told =
    claims.length > 0
      ? speak(`%Them %t[alega|alegam], em síntese: ${claims.join('; ')}.`, reading)
      : missing('síntese das alegações da parte contrária')
  const asked = sums.length > 0 ? ` Pede, ao todo, ${joinList(sums)}.` : ''
  return `${spellDates(told)}${speak(asked.replace(' Pede', ' %t[Pede|Pedem]'), reading)} O que se alega fica impugnado pelas razões que seguem.`
}

/** Every alleged fact has its answer (341): one of ours where a thesis meets it, else an open question. */
function answers(draft: Draft): string | null {
  const { reading } = draft
  const claims = allegations(reading)
  if (claims.length === 0)
    return stack(
      '### Da impugnação específica',
      missing('fatos alegados pela parte contrária e a resposta a cada um'),
    )
  const chosen = argue(reading).filter(({ title }) => draft.points.some((point) => point.title === title))
  const rows = claims.map((claim) => {
    const thesis = chosen.find(({ title }) => matches(title, fold(claim), reading))
    const point = draft.points.find(({ title }) => title === thesis?.title)
    const shown = references(
      [...(point?.fact ?? '').matchAll(/docs?\. ([\d, e]+)/g)]
        .flatMap((match) => (match[1] ?? '').match(/\d+/g) ?? [])
        .map(Number),
    )
    return [
      claim,
      thesis
        ? `Alegação impugnada: ver o tópico “${thesis.title}”`
        : `Alegação impugnada. ${missing(`versão ${speak('%ofus', reading)} sobre este ponto`)}`,
      shown || '—',
    ]
  })
  return stack('### Da impugnação específica', table(['Alegação', 'Resposta', 'Documentos'], rows))
}

function requests(draft: Draft, gratuity: string | null): string[] {
  const { reading } = draft
  const { kind } = reading
  const sums = reading.amounts
    .filter(({ tag, document }) => tag === 'sought' && document !== null)
    .map(({ cents }) => formatMoney(cents))
  const total =
    kind.rite === 'criminal'
      ? ''
      : kind.taxEnforcement
        ? 'a procedência dos embargos'
        : `a total improcedência dos pedidos${sums[0] && new Set(sums).size === 1 ? `, inclusive quanto ao valor de ${sums[0]}` : ''}`
  const own = requestsOf(draft)
  const subsidiary =
    own.some((text) => /^subsidiariamente/i.test(text)) || kind.rite === 'criminal'
      ? []
      : [
          'subsidiariamente, se algum pedido for acolhido, a limitação da condenação ao que vier a ser provado',
        ]
  return [
    gratuity ? 'a concessão da gratuidade da justiça' : '',
    total,
    ...granted(own, 'o acolhimento da defesa, para', 'o acolhimento da defesa, para'),
    ...subsidiary,
    asksFees(own)
      ? ''
      : kind.rite === 'labour'
        ? speak('a condenação %ofthem ao pagamento de honorários de sucumbência ({clt-791-a})', reading)
        : kind.rite === 'criminal'
          ? ''
          : speak(
              'a condenação %ofthem ao pagamento das custas e dos honorários de sucumbência ({cpc-85})',
              reading,
            ),
    kind.rite === 'criminal'
      ? speak(
          `a produção das provas indicadas, com a oitiva das testemunhas: ${reading.directives.witnesses.length > 0 ? joinList(reading.directives.witnesses) : missing('rol de testemunhas')} ({cpp-396-a})`,
          reading,
        )
      : 'a produção das provas indicadas',
  ]
}
