import {
  citedExhibits,
  fill,
  fix,
  flat,
  listed,
  ok,
  openIn,
  quotedFrom,
  quotesIn,
  requestItems,
  textsOf,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import { findDates, longDate } from '@lavra/language/dates'
import { lastDay, noticeDate } from './terms'
import { fold } from '@lavra/language/text'

function rightAppeal({ headings, reading }: CheckInput): Finding {
  const name = reading.kind.name ?? 'APELAÇÃO'
  const titles = headings.map(fold)
  const named = titles.some((title) => title === fold(name) || title.startsWith(`${fold(name)} `))
  if (!reading.kind.certain) return fill('não foi possível conferir: o registro não diz que decisão se ataca')
  return named ? ok(name.toLowerCase()) : fix(`contra essa decisão cabe ${name.toLowerCase()}`)
}

function timely(input: CheckInput): Finding {
  const part = input.section(/tempestividade/)
  if (part === null) return fix('falta demonstrar a tempestividade')
  const open = openIn(part)
  if (open) return open
  const start = noticeDate(input.reading)
  const last = lastDay(input.reading)
  const days = findDates(part).map(({ iso }) => iso)
  if (start === null) return fix('a peça afirma o prazo sem data de intimação no registro')
  if (!days.includes(start)) return fix(`falta a data da intimação: ${longDate(start)}`)
  if (last === null) return fill('conferir o último dia: o prazo não corre em dias úteis')
  const late = days.filter((iso) => iso > last)
  return late.length > 0
    ? fix(`o último dia é ${longDate(last)}; a peça indica ${longDate(late[0] ?? '')}`)
    : ok(`até ${longDate(last)}`)
}

/** Paid with an exhibit to show it, or excused because the record says so. */
function costs(input: CheckInput): Finding {
  const part = input.section(/preparo|gratuidade|custas/)
  if (part === null) return fix('falta o preparo ou a gratuidade')
  const folded = fold(part)
  if (/gratuidade/.test(folded))
    return input.reading.gratuity
      ? (openIn(part) ?? ok('gratuidade'))
      : fix('a gratuidade não consta do registro')
  const open = openIn(part)
  if (open) return open
  const known = input.dossier.documents.map(({ number }) => number)
  const cited = citedExhibits(part)
  if (/isent|dispensad/.test(folded)) return fill('conferir a isenção afirmada')
  return cited.some((number) => known.includes(number))
    ? ok()
    : fix('o preparo não indica o documento que o comprova')
}

const noCosts = ({ reading: { kind } }: CheckInput): string | null =>
  kind.appeal === 'declaracao'
    ? 'embargos de declaração não têm preparo'
    : kind.rite === 'criminal'
      ? 'recurso criminal sem preparo'
      : null
const onePiece = ({ reading: { kind } }: CheckInput): string | null =>
  kind.appeal && ['declaracao', 'interno', 'agravo'].includes(kind.appeal) ? 'recurso em peça única' : null

function twoPieces({ text }: CheckInput): Finding {
  const addressed = [
    ...text.matchAll(/^\s*\**((?:AOS?|ÀS?|EXCELENTÍSSIM[OA]S?|EGRÉGI[OA])\s+[^\n]{4,})$/gm),
  ].map((match) => fold(match[1] ?? ''))
  const distinct = [
    ...new Set(
      addressed.map((line) =>
        /tribunal|turma|camara|desembargador|ministr/.test(line) ? 'tribunal' : 'juizo',
      ),
    ),
  ]
  if (addressed.length === 0) return fix('falta o endereçamento da interposição e das razões')
  return distinct.length >= 2 || addressed.length >= 2
    ? ok()
    : fix(
        distinct[0] === 'juizo'
          ? 'faltam as razões endereçadas ao tribunal'
          : 'falta a interposição ao juízo',
      )
}

const outcome =
  /reform|anul|cass|desconstitu|fixar|absolv|julgar|majorar|reduzir|sanar|integrar|conceder|revogar|receber/

/** Quotations are the decision's own words, and the new decision is asked for. */
function attacks(input: CheckInput): Finding {
  const part = input.section(/razoes de reforma|vicio da decisao|^(?:[ivx]+ – )?do merito/)
  if (part === null || part.length < 60) return fix('faltam as razões contra a decisão')
  const asks = requestItems(input).filter((item) => outcome.test(fold(item)))
  if (asks.length === 0) return fix('falta pedir a nova decisão')
  const quotes = quotesIn(part).filter((quote) => quote.split(/\s+/).length > 3)
  const strange = quotes.filter(
    (quote) => !quotedFrom(quote, [...textsOf(input, null), flat(input.dossier.case?.description ?? null)]),
  )
  if (strange.length > 0)
    return fix(`não está na decisão: “${listed(strange.map((quote) => quote.slice(0, 60)))}”`)
  const open = openIn(`${part}\n${asks.join('\n')}`)
  if (open) return open
  if (textsOf(input, 'decision').length === 0)
    return fill('não foi possível conferir: o texto da decisão não está no registro')
  return quotes.some((quote) => quotedFrom(quote, textsOf(input, 'decision')))
    ? ok()
    : fill('a peça não transcreve a decisão; conferir se cada fundamento foi atacado')
}

export const appealChecks: Check[] = [
  { id: 'appeal_brief-15', title: 'Recurso cabível', check: rightAppeal },
  { id: 'appeal_brief-16', title: 'Tempestividade', check: timely },
  { id: 'appeal_brief-17', title: 'Preparo ou gratuidade', skips: noCosts, check: costs },
  { id: 'appeal_brief-18', title: 'Interposição e razões', skips: onePiece, check: twoPieces },
  { id: 'appeal_brief-19', title: 'Fundamentos atacados e nova decisão', check: attacks },
]
