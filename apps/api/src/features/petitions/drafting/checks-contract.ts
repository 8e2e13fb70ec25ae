import { missingAnnexes } from './clauses'
import {
  fill,
  fix,
  listed,
  ok,
  openIn,
  quotedFrom,
  quotesIn,
  skip,
  textsOf,
  withoutQuotes,
  type Check,
  type CheckInput,
  type Finding,
} from './checks-input'
import { tableRows } from '@lavra/language/markdown'
import { findAmounts } from '@lavra/language/money'
import { fold } from '@lavra/language/text'

const opinion = ({ reading }: CheckInput): boolean => reading.kind.reading === 'opinion'

/** Opinion or lawsuit: the choice is the record's, and the piece's name shows it. */
function readingChosen(input: CheckInput): Finding {
  const titles = input.headings.map(fold)
  const isOpinion = titles.some((title) => /parecer/.test(title))
  const isRevision = titles.some((title) => /revisional|acao de revisao/.test(title))
  const chosen = opinion(input) ? 'parecer' : 'ação revisional'
  if (isOpinion === isRevision) return fix('o nome da peça não diz se é parecer ou ação revisional')
  if (isOpinion !== opinion(input)) return fix(`o registro pede ${chosen}`)
  return input.reading.kind.certain ? ok(chosen) : fill(`${chosen} adotado por falta de indicação; confirmar`)
}

function clausesExact(input: CheckInput): Finding {
  const part = input.section(opinion(input) ? /clausulas/ : /controvertidas/)
  if (part === null) return fix('falta o quadro de cláusulas')
  const quotes = tableRows(part)
    .flatMap((row) => quotesIn(row.slice(0, 2).join(' ')))
    .concat(tableRows(part).length === 0 ? quotesIn(part) : [])
  if (quotes.length === 0) return openIn(part) ?? fix('nenhuma cláusula foi transcrita entre aspas')
  const texts = textsOf(input, null)
  if (texts.length === 0) return fill('não foi possível conferir: o texto do contrato não está no registro')
  const strange = quotes
    .filter((quote) => !quotedFrom(quote, texts))
    .map((quote) => `“${quote.slice(0, 60)}”`)
  return strange.length > 0
    ? fix(`difere do contrato: ${listed(strange)}`)
    : (openIn(part) ?? ok(`${quotes.length} transcrições iguais ao contrato`))
}

function opinionClean({ text }: CheckInput): Finding {
  const found =
    withoutQuotes(text).match(
      /(?<!\p{L})(?:Ju[ií]zo|JU[IÍ]ZO)(?!\p{L})|valor da causa|dos pedidos|pede deferimento/giu,
    ) ?? []
  const own = found.filter((word) => !/^ju[ií]zo$/.test(word))
  return own.length > 0 ? fix(`não cabe em parecer: ${listed(own)}`) : ok()
}

function revisionComplete(input: CheckInput): Finding {
  const part = input.section(/controvertidas|incontroverso/) ?? ''
  const listedClauses = tableRows(part).length > 0 || /^\s*(?:[-*]|\d+[.)])\s+/m.test(part)
  const at = fold(part).search(/valor incontroverso|parte incontroversa|quantia incontroversa/)
  const sum = at >= 0 && findAmounts(part.slice(at, at + 200)).length > 0
  const open = openIn(part)
  if (open) return open
  const lacking = [
    !listedClauses && 'lista das obrigações controvertidas',
    !sum && 'valor incontroverso',
  ].filter((word): word is string => word !== false)
  return lacking.length > 0 ? fix(`falta: ${listed(lacking)} (art. 330, § 2º)`) : ok()
}

function annexes(input: CheckInput): Finding {
  if (textsOf(input, null).length === 0)
    return fill('não foi possível conferir: o texto do contrato não está no registro')
  const lacking = missingAnnexes(input.reading)
  if (lacking.length === 0) return ok('nenhum anexo referido falta')
  const silent = lacking.filter((name) => !fold(withoutQuotes(input.text)).includes(fold(name)))
  return silent.length > 0
    ? fix(`declarar que não foram examinados: ${listed(silent)}`)
    : ok(`declarados: ${listed(lacking)}`)
}

export const contractChecks: Check[] = [
  { id: 'contract_review-15', title: 'Parecer ou ação revisional', check: readingChosen },
  { id: 'contract_review-16', title: 'Cláusulas com o texto exato', check: clausesExact },
  {
    id: 'contract_review-17',
    title: 'Parecer sem linguagem de processo',
    check: (input) => (opinion(input) ? opinionClean(input) : skip('ação revisional')),
  },
  {
    id: 'contract_review-18',
    title: 'Obrigações e valor incontroverso',
    check: (input) => (opinion(input) ? skip('parecer') : revisionComplete(input)),
  },
  { id: 'contract_review-19', title: 'Anexos ausentes declarados', check: annexes },
]
