import {
  citedExhibits,
  fill,
  fix,
  listed,
  ok,
  openIn,
  skip,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import { findDates } from '@lavra/language/dates'
import { tableRows } from '@lavra/language/markdown'
import { dated } from './reading'
import { fold } from '@lavra/language/text'

const defaulted = ({ reading: { words } }: CheckInput): boolean =>
  /revel|nao (?:contestou|apresentou (?:defesa|contestacao))|decorreu o prazo (?:sem|para)/.test(words)

/** Ripe only after the answer, or after the term for it ran out. */
function ripe(input: CheckInput): Finding {
  const part = input.section(/fase/)
  if (part === null) return fix('falta dizer a fase do processo')
  const open = openIn(part)
  if (open) return open
  const answer = dated(
    input.reading,
    defaulted(input) ? /revel|decurs|prazo|contest/ : /contest|resposta|defesa|replica/,
  )
  const said = findDates(part).map(({ iso }) => iso)
  if (!answer?.iso) return fill('não foi possível conferir: o registro não traz a data da resposta')
  if (said.length === 0) return fix('a fase não indica a data da resposta')
  return said.some((iso) => iso >= (answer.iso ?? '')) ? ok() : fix('a data da fase é anterior à resposta')
}

function sourced(input: CheckInput): Finding {
  const part = input.section(/incontroversos/) ?? ''
  const rows = tableRows(part)
  if (rows.length === 0) return openIn(part) ?? fix('falta o quadro de fatos incontroversos')
  const known = input.dossier.documents.map(({ number }) => number)
  const bad = rows
    .map((row, at) => ({ cited: citedExhibits(row.join(' ')), row, at }))
    .filter(({ row }) => !row.join('').includes('[COMPLETAR'))
  const wrong = bad
    .filter(
      ({ cited, row }) =>
        (cited.length === 0 && !/ nos autos/.test(row.join(' '))) ||
        cited.some((number) => !known.includes(number)),
    )
    .map(({ at }) => `linha ${at + 1}`)
  return wrong.length > 0 ? fix(`sem documento do rol: ${listed(wrong)}`) : (openIn(part) ?? ok())
}

/** Item II of art. 355 for default, item I for facts that need no more proof. */
function item(input: CheckInput): Finding {
  const expected =
    defaulted(input) && !input.reading.kind.family && input.reading.us === 'plaintiff' ? 'II' : 'I'
  const said = [
    ...input.text.matchAll(/\b355,\s*(?:inciso\s+)?(I{1,3})\b|\binciso\s+(I{1,3})\s+do\s+art\.\s*355/g),
  ].map((match) => match[1] ?? match[2] ?? '')
  if (said.length === 0) return fix(`indicar o art. 355, ${expected}`)
  const wrong = said.filter((word) => word !== expected)
  return wrong.length > 0
    ? fix(`a peça cita o art. 355, ${wrong[0] ?? ''}; o registro pede o inciso ${expected}`)
    : ok(`art. 355, ${expected}`)
}

function subsidiary(input: CheckInput): Finding {
  const part = input.section(/subsidiari/)
  if (part === null || part.length < 20) return fix('falta o título com a prova subsidiária')
  if (/todos os meios|todas as provas|qualquer (?:meio|prova)/.test(fold(part)))
    return fix('o pedido subsidiário deve nomear a prova, não todas')
  return openIn(part) ?? ok()
}

const invokes = (folded: string): boolean =>
  /presuncao de veracidade|efeitos? da revelia|decret\w+ (?:a |da )?revelia|da revelia/.test(
    folded.replace(/nao se invoca a revelia[^.]*\./g, ''),
  )

/** What art. 345 keeps out of default: rights that cannot be waived, and a co-defendant's answer. */
function exclusions({ folded, reading }: CheckInput): Finding {
  if (!invokes(folded))
    return reading.kind.family ? ok('a peça não se apoia em revelia') : skip('a peça não se apoia em revelia')
  if (reading.kind.family) return fix('em direito de família a revelia não prova o fato (art. 345, II)')
  const others = reading.us === 'plaintiff' ? reading.theirs : reading.ours
  return others.length > 1 ? fill('confirmar que nenhum dos réus contestou (art. 345, I)') : ok()
}

const criminal = ({ reading }: CheckInput): string | null =>
  reading.kind.rite === 'criminal' ? 'absolvição sumária segue o CPP' : null

export const summaryChecks: Check[] = [
  { id: 'summary_judgment-15', title: 'Fase posterior à resposta', check: ripe },
  { id: 'summary_judgment-16', title: 'Fatos incontroversos com documento', check: sourced },
  { id: 'summary_judgment-17', title: 'Inciso do art. 355', skips: criminal, check: item },
  { id: 'summary_judgment-18', title: 'Prova subsidiária', check: subsidiary },
  { id: 'summary_judgment-19', title: 'Exceções do art. 345', skips: criminal, check: exclusions },
]
