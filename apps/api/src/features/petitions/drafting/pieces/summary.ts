import type { Draft } from '../draft'
import { longDate } from '@lavra/language/dates'
import { stack, table } from '@lavra/language/markdown'
import { isFormal, markOf, references } from '../documents'
import { contextSource } from '../facts'
import { related } from './discovery'
import { dated } from '../reading'
import { missing, open } from '@lavra/language/text'
import { speak } from '../voice'
import { measures } from '../measures'
import { argumentsBody, asksFees, granted, lettered, requestsOf } from './common'
import { closing, exhibits } from './ending'
import { addressee, markings, processLine, runningOpening } from './opening'
import { feesRequest } from './requests'

/** Julgamento antecipado: why nothing is left to prove, and what to decide. */
export function summaryJudgment(draft: Draft): string {
  const { reading } = draft
  const settlement = draft.measure(/autocomposicao/, measures(reading).settlement)
  return stack(
    addressee(reading),
    processLine(reading),
    markings(reading),
    runningOpening(draft, reading.kind.name ?? 'PEDIDO DE JULGAMENTO ANTECIPADO DO MÉRITO', ground(draft)),
    stack('## DA FASE PROCESSUAL', phase(draft)),
    stack('## DOS FATOS INCONTROVERSOS', facts(draft), ...draft.factNotes),
    stack(isDefault(draft) ? '## DA REVELIA' : '## DA DESNECESSIDADE DE OUTRAS PROVAS', readiness(draft)),
    stack('## DO MÉRITO', argumentsBody(draft)),
    settlement && stack('## DA AUTOCOMPOSIÇÃO', settlement),
    stack(
      '## DO PEDIDO SUBSIDIÁRIO',
      speak(
        `Se o Juízo entender necessária alguma prova, %us %u[requer|requerem], em caráter subsidiário, a produção apenas da que recaia sobre ponto determinado: ${missing('prova subsidiária e fato a que se destina')}.`,
        reading,
      ),
    ),
    stack(
      '## DOS PEDIDOS',
      speak('Diante do exposto, %us %u[requer|requerem]:', reading),
      lettered(requests(draft)),
    ),
    closing(reading),
    exhibits(reading),
  )
}

function ground({ reading }: Draft): string {
  if (reading.kind.rite === 'criminal')
    return reading.us === 'defendant'
      ? speak('com fundamento no {cpp-397}', reading)
      : speak('com fundamento no {cpp-155}', reading)
  return speak(`com fundamento no {cpc-354-355@355:${isDefaultReading(reading) ? 'II' : 'I'}}`, reading)
}

const isDefaultReading = ({ words, kind, us }: Draft['reading']): boolean =>
  !kind.family &&
  us === 'plaintiff' &&
  /revel|nao (?:contestou|apresentou (?:defesa|contestacao))|decorreu o prazo (?:sem|para)/.test(words)
const isDefault = ({ reading }: Draft): boolean => isDefaultReading(reading)

function phase({ reading }: Draft): string {
  const answer = dated(reading, /contest|resposta|defesa|replica/)
  if (isDefaultReading(reading))
    return speak(
      `%Them não %t[apresentou|apresentaram] resposta no prazo, conforme ${missing('certidão do decurso do prazo e data')}.`,
      reading,
    )
  if (answer?.iso)
    return `Já foi apresentada resposta em ${longDate(answer.iso)}${answer.documents.length > 0 ? ` (${references(answer.documents)})` : ''}, e o processo está em termos de ser julgado.`
  return `O pedido é feito depois da resposta: ${missing('data da contestação e da réplica')}.`
}

function facts({ rows, reading }: Draft): string {
  if (rows.length === 0)
    return missing('fatos incontroversos, onde foram admitidos e os documentos que os provam')
  const pleading = reading.dossier.documents.find((document) =>
    /contest|resposta|defesa/i.test(document.title),
  )
  const lines = rows
    .filter(({ source }) => source !== contextSource)
    .map(({ date, text, source }) => {
      const own =
        /\((docs?\.[^)]*)\)/.exec(source)?.[1] ??
        /^.*(?= \(nos autos\)$)/.exec(source)?.[0].concat(', nos autos')
      const shown =
        own ??
        references(
          reading.dossier.documents
            .filter(
              (document) => !isFormal(document) && related(text, `${document.title} ${document.text ?? ''}`),
            )
            .map(({ number }) => number),
        )
      const admitted =
        /admit|reconhec|confess/i.test(text) && pleading ? `Admitido na resposta (${markOf(pleading)})` : null
      return [
        `${date && !text.includes(date) && !text.includes('“') ? `${date}: ` : ''}${open(text)}`,
        admitted ?? (shown ? 'Provado por documento' : missing('onde o fato foi admitido')),
        shown || '—',
      ]
    })
  return stack(
    speak('Os fatos de que depende o julgamento são estes:', reading),
    table(['Fato', 'Admissão ou prova', 'Documento'], lines),
  )
}

function readiness({ reading }: Draft): string {
  if (reading.kind.rite === 'criminal')
    return 'A questão pode ser decidida com o que já está nos autos, sem instrução.'
  if (isDefaultReading(reading))
    return speak(
      'Estão presentes os três elementos: a revelia, o seu efeito de presunção de veracidade e a falta de pedido de prova ({cpc-344-346@344:}; {cpc-354-355@355:II}).',
      reading,
    )
  const family = reading.kind.family
    ? speak(
        ' Não se invoca a revelia, que não produz efeito sobre direitos indisponíveis ({cpc-344-346@345:II}).',
        reading,
      )
    : ''
  return speak(
    `Os fatos acima estão admitidos ou provados por documento e dispensam outra prova ({cpc-374}). Resta questão de direito, que pode ser decidida desde logo.${family}`,
    reading,
  )
}

function requests(draft: Draft): string[] {
  const { reading } = draft
  const criminal = reading.kind.rite === 'criminal'
  const first = criminal
    ? 'o julgamento com os elementos já reunidos'
    : speak(
        'o julgamento imediato do mérito ou, se apenas parte estiver madura, o julgamento parcial ({cpc-356})',
        reading,
      )
  const own = requestsOf(draft)
  const merit =
    reading.us === 'defendant'
      ? granted(own, 'o acolhimento da defesa, para', 'o acolhimento da defesa, para')
      : granted(own, 'a procedência do pedido, para', 'a procedência dos pedidos, para')
  return [
    first,
    ...merit,
    'subsidiariamente, a prova indicada no tópico próprio',
    criminal || asksFees(own) ? '' : feesRequest(reading),
  ]
}
