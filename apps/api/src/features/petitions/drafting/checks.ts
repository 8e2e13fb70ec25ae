import { checkCitations } from '../../../law/citations'
import { findDates, longDate } from './dates'
import { headingsOf, suppliedBy } from './finish'
import { findAmounts, formatMoney } from './money'
import { writePiece } from './piece'
import type { Reading } from './reading'
import { fold } from './text'

export interface Check {
  label: string
  /** null where it does not apply. */
  passed: boolean | null
  note: string
}

const headings: Record<string, RegExp[]> = {
  complaint: [/dos fatos/, /do direito/, /dos pedidos/],
  motion_to_dismiss: [/tempestividade/, /sintese/, /do merito/, /dos pedidos/],
  discovery_request: [/fase/, /controvertid/, /onus da prova/, /meios de prova/, /dos pedidos/],
  summary_judgment: [/fase/, /incontroversos/, /do merito/, /subsidiario/, /dos pedidos/],
  appeal_brief: [/tempestividade/, /razoes|vicio/, /dos pedidos/],
  opinion: [/consulente/, /documentos examinados/, /quesitos/, /fundamentacao/, /clausulas/, /conclusao/, /ressalvas/],
  revision: [/dos fatos/, /controvertidas/, /do direito/, /dos pedidos/],
}

const check = (label: string, passed: boolean | null, note = ''): Check => ({ label, passed, note })

/** The reviewer's list: each point is looked up in the text and in the record, never guessed. */
export function runChecks(text: string, reading: Reading): Check[] {
  return [...core(text, reading), ...byType(text, reading)]
}

function core(text: string, reading: Reading): Check[] {
  const folded = fold(text)
  const { dossier } = reading
  const people = [...reading.ours, ...reading.theirs]
  const absent = people.filter(({ name }) => !folded.includes(fold(name))).map(({ name }) => name)
  const strange = numbersNotIn(text, dossier)
  const bad = checkCitations(text, { given: suppliedBy(dossier) }).filter(({ verdict }) => verdict !== 'verificada')
  const unknown = unknownFigures(text, reading)
  const insults = [...new Set(fold(text.replace(/“[^”]*”/g, '')).match(insult) ?? [])]
  const cited = [...text.matchAll(/docs?\. ([\d, e]+)/g)].flatMap((match) => (match[1] ?? '').match(/\d+/g) ?? []).map(Number)
  const known = dossier.documents.map(({ number }) => number)
  const titles = headingsOf(text).map(fold)
  const expected = headings[reading.kind.reading ?? dossier.petition_type] ?? []
  return [
    check(
      'Títulos da peça presentes',
      expected.every((heading) => titles.some((title) => heading.test(title))),
      missingHeadings(expected, titles),
    ),
    check('Todas as partes nomeadas', absent.length === 0, absent.join(', ')),
    check('CPF, CNPJ, CEP e e-mails conferem com o cadastro', strange.length === 0, strange.join(', ')),
    check(
      'Datas e valores estão no registro ou resultam de cálculo',
      unknown.length === 0,
      unknown.length > 0 ? `não constam do registro: ${unknown.join('; ')}` : '',
    ),
    check('Artigos citados constam do catálogo', bad.length === 0, [...new Set(bad.map((citation) => citation.text))].join('; ')),
    check('Precedentes conferidos', null, 'nenhum precedente verificado foi fornecido; a peça não deve citar nenhum'),
    check(
      'Remissões a documentos batem com o rol',
      cited.every((number) => known.includes(number)),
      [...new Set(cited.filter((number) => !known.includes(number)))].map((number) => `doc. ${number} não está no rol`).join('; '),
    ),
    check(
      'A peça pleiteia pelo lado do cliente',
      reading.sideKnown && !reading.sideConflict,
      reading.sideKnown ? (reading.sideConflict ? 'o cliente está no outro polo' : '') : 'o registro não diz quem é o cliente',
    ),
    check('Sem número interno, nomes de sistema ou campos vazios', !/PROC-|Usuário não identificado|\bundefined\b|\bNaN\b/.test(text)),
    check(
      'Sem ofensa nem imputação de crime fora de citação',
      reading.kind.rite === 'criminal' ? null : insults.length === 0,
      insults.join(', '),
    ),
    check('Fecho com lugar, data, nome e OAB', /OAB\/(?:[A-Z]{2}|\[)/.test(text)),
  ]
}

/** Sums and dates that neither the record nor the drafter's own arithmetic holds. */
function unknownFigures(text: string, reading: Reading): string[] {
  const { dossier } = reading
  const material = fold(
    [
      JSON.stringify(dossier.parties),
      dossier.case?.description,
      dossier.context,
      ...dossier.documents.map(({ text: words, title }) => `${title} ${words ?? ''}`),
    ].join('\n'),
  )
  const baseline = writePiece({ dossier, outputs: {} })
  const derived = findAmounts(baseline).map(({ cents }) => cents)
  const sums = findAmounts(text)
    .filter(({ cents }) => !knownSum(cents, reading) && !derived.includes(cents))
    .map(({ cents }) => formatMoney(cents))
  const recorded = [...findDates(material), ...findDates(baseline)].map(({ iso }) => iso)
  const days = findDates(text)
    .filter(({ iso }) => !recorded.includes(iso))
    .map(({ iso }) => longDate(iso))
  return [...new Set([...sums, ...days])]
}

const insult = /\b(?:mentiros|caloteir|estelionat|criminos|bandid|vigarist|canalh|desonest|ladr[ao]|golpist)\w*/g

const missingHeadings = (expected: RegExp[], titles: string[]): string => {
  const lacking = expected.filter((heading) => !titles.some((title) => heading.test(title))).length
  return lacking > 0 ? `faltam ${lacking}` : ''
}

function numbersNotIn(text: string, dossier: Reading['dossier']): string[] {
  const recorded = JSON.stringify(dossier).replace(/[.\-/]/g, '')
  const written = text.match(/\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\b\d{5}-\d{3}\b|[\w.+-]+@[\w-]+\.[\w.]+\w/g) ?? []
  return [...new Set(written)].filter((item) => !recorded.includes(item.replace(/[.\-/]/g, '')))
}

const knownSum = (cents: number, { amounts, value, directives }: Reading): boolean =>
  [...amounts.map((amount) => amount.cents), value.cents, directives.moralCents, directives.claimCents].includes(cents)

function byType(text: string, reading: Reading): Check[] {
  const folded = fold(text)
  const has = (pattern: RegExp): boolean => pattern.test(folded)
  switch (reading.dossier.petition_type) {
    case 'complaint':
      return [
        check('Procuração no rol', has(/procuracao/)),
        check(
          'Um só valor da causa',
          reading.kind.rite === 'criminal' ? null : (folded.match(/da-se a causa o valor/g) ?? []).length === 1,
        ),
        check('Opção sobre a audiência', reading.kind.rite === 'civil' && !reading.kind.injunction ? has(/audiencia/) : null),
      ]
    case 'motion_to_dismiss':
      return [
        check('Alegações impugnadas uma a uma', has(/impugnacao especifica/)),
        check('Pedido subsidiário', reading.kind.rite === 'criminal' ? null : has(/subsidiariamente/)),
        check('Prazo demonstrado', has(/tempestiv|nos dez dias|nos trinta dias/)),
      ]
    case 'discovery_request':
      return [
        check('Fato e finalidade por meio de prova', has(/finalidade/)),
        check('Rol ou lugar para as testemunhas', has(/testemunhas/)),
        check('Exibição com item, finalidade e posse', reading.kind.rite === 'criminal' ? null : has(/finalidade[\s\S]*posse/)),
      ]
    case 'summary_judgment':
      return [
        check('Fase posterior à resposta', !has(/completar: data da contestacao/)),
        check('Pedido subsidiário de prova', has(/subsidiari/)),
        check('Inciso compatível com revelia ou prova pronta', has(/355, ii?\b|tema|397|155/)),
      ]
    case 'appeal_brief':
      return [
        check('Recurso compatível com a decisão', reading.kind.certain),
        check('Tempestividade demonstrada', !has(/completar: data da intimacao/)),
        check('Preparo ou gratuidade', has(/preparo|gratuidade/)),
        check('Nova decisão pedida', has(/reforma/) || reading.kind.appeal === 'declaracao'),
      ]
    case 'contract_review':
      return reading.kind.reading === 'opinion'
        ? [
            check('Parecer sem endereçamento nem valor da causa', !has(/ao juizo|valor da causa|pede deferimento/)),
            check('Cláusulas transcritas', !has(/completar: clausulas/)),
          ]
        : [check('Lista das obrigações e valor incontroverso', has(/incontrovers/) && !has(/completar: valor incontroverso/))]
  }
}
