import { describe, expect, it } from 'vitest'
import { bakery, courtCase, dossier, sofa, support } from '../../../../test/dossiers'
import { draft } from '../../../../test/drafting'
import { before, closed, complete, pointOf, swap, table, without, type Plant } from '../../../../test/review'
import { runChecks } from './checks'

const petition = closed(draft(complete).redator)
const exchanged =
  (one: string, other: string): Plant =>
  (text) =>
    text.replaceAll(one, '\u0000').replaceAll(other, one).replaceAll('\u0000', other)

table('every piece', complete, petition, [
  [1, 'a heading left out', swap('## DO DIREITO', '## OUTRAS RAZÕES'), /Do direito/],
  [
    1,
    'headings out of order',
    (text) =>
      text
        .replace('## DOS FATOS', '## X')
        .replace('## DOS PEDIDOS', '## DOS FATOS')
        .replace('## X', '## DOS PEDIDOS'),
    /ordem/,
  ],
  [2, 'a party not named', (text) => text.replaceAll(/LAR CLARO MÓVEIS LTDA\./g, 'A LOJA'), /Lar Claro/],
  [
    2,
    'a stranger among the parties',
    swap('em face de **', 'em face de **JOÃO PEDRO SOUZA** e **'),
    /JOÃO PEDRO/,
  ],
  [3, 'another CPF', swap('111.222.333-44', '111.222.333-55'), /333-55/],
  [
    4,
    'a date nobody recorded',
    before('## DO DIREITO', 'Houve conversa em 7 de abril de 2025.'),
    /7 de abril/,
  ],
  [4, 'a sum nobody recorded', before('## DO DIREITO', 'Pagou ainda R$ 7.777,00.'), /7\.777/],
  [
    5,
    'an article that does not exist',
    before('## DOS PEDIDOS', 'É o que diz o art. 9.999 do CPC.'),
    /9\.999/,
  ],
  [6, 'a precedent without source', before('## DOS PEDIDOS', 'Assim o REsp 1.234.567/SP.'), /1\.234\.567/],
  [7, 'an exhibit that is not listed', before('## DOS PEDIDOS', 'Consta do recibo (doc. 9).'), /doc\. 9/],
  [7, 'an exhibit left out of the list', without(/- Doc\. 3 .*\n/), /doc\. 3|sequência/],
  [
    8,
    'a request in the other side’s name',
    swap('exposto, a Autora requer', 'exposto, a Ré requer'),
    /contrário/,
  ],
  [8, 'the parties exchanged', exchanged('HELENA PRADO NOGUEIRA', 'LAR CLARO MÓVEIS LTDA.'), /trocadas/],
  [8, 'every role word exchanged', exchanged('Autora', 'Ré'), /contrário|condenam o próprio cliente/],
  [
    8,
    'a party in the other’s role',
    before('## DOS PEDIDOS', 'Deve a Ré Helena Prado Nogueira pagar.'),
    /tratamento trocado: Helena/,
  ],
  [8, 'a client who asks to be condemned', swap('condenar a Ré a', 'condenar a Autora a'), /próprio cliente/],
  [9, 'the office’s own number', before('## DOS FATOS', 'Processo PROC-2025-104233.'), /PROC-/],
  [9, 'an empty field', before('## DOS FATOS', 'Residente em null.'), /null/],
  [10, 'a blank that is no placeholder', before('## DOS FATOS', 'Nascida em ____.'), /lacunas/],
  [11, 'a thesis that asks nothing', without(/ {3}iii\. .*\n/), /consumo/],
  [
    11,
    'a request without a thesis',
    swap('   ii. ', '   ii. condenar a Ré ao fornecimento vitalício de colchões;\n\n   iii. '),
    /colchões/,
  ],
  [12, 'an insult', before('## DOS PEDIDOS', 'A Ré é caloteira.'), /caloteira/],
  [12, 'an imputed crime', before('## DOS PEDIDOS', 'A Ré é estelionatária.'), /estelionat/],
  [13, 'no OAB', without(/OAB\/.*\n/), /OAB/],
  [13, 'no name', without(/\*\*Lia Torres Amado\*\*/), /assina/],
  [14, 'the wrong ending', swap('brasileira, casada', 'brasileira, casado'), /casado/],
  [
    14,
    'a firm that is married',
    exchanged('HELENA PRADO NOGUEIRA', 'LAR CLARO MÓVEIS LTDA.'),
    /“casada” para Lar Claro/,
  ],
  [14, 'the wrong role word', before('## DOS PEDIDOS', 'É o que sustenta o Autor.'), /Autor/],
])

table('petição inicial', complete, petition, [
  [15, 'an item of art. 319 left out', without(/## DAS PROVAS\n\n.*\n/), /VI – provas/],
  [16, 'no power of attorney in the list', swap('Doc. 1 – Procuração', 'Doc. 1 – Foto'), /procuração/],
  [17, 'two values', before('## DAS PROVAS', 'Dá-se à causa o valor de R$ 9.000,00.'), /9\.000/],
  [
    17,
    'another value than the record gives',
    swap('à causa o valor de R$ 4.200,00', 'à causa o valor de R$ 42.000,00'),
    /o cálculo dá R\$ 4\.200,00/,
  ],
  [
    18,
    'money asked without a sum',
    swap('restituir o valor de R$ 4.200,00 (quatro mil e duzentos reais)', 'restituir o que pagou'),
    /324/,
  ],
  [19, 'no option on the hearing', swap('opta pela realização da audiência', 'menciona a audiência'), /319/],
  [
    19,
    'an option against the client’s wish',
    swap('opta pela realização da audiência', 'manifesta desinteresse na audiência'),
    /orientação/,
  ],
])

it('art. 334 has no place in a labour claim', () => {
  const labour = dossier({
    ...complete,
    case: courtCase({ title: 'x', case_type: 'Direito do Trabalho', client_name: 'Helena Prado Nogueira' }),
  })
  expect(pointOf(labour, 'Opta pela audiência do art. 334 do CPC.', 19)).toMatchObject({ result: 'Corrigir' })
  expect(pointOf(labour, 'Requer a notificação.', 19)).toMatchObject({ result: 'Confere' })
})

const defence = `## PRELIMINARMENTE\n\nInépcia.\n\n${closed(draft(bakery).redator)}`
table('contestação', bakery, defence, [
  [15, 'an allegation without answer', without(/\| Verbas rescisórias.*\n/), /1 de 2.*Verbas/i],
  [15, 'an empty answer', swap(/(\| Verbas rescisórias[^|]*\|)[^|]*\|/, '$1 — |'), /Verbas/i],
  [
    16,
    'a preliminary after the merits',
    before('## DAS PROVAS', '## DA PRELIMINAR DE INCOMPETÊNCIA\n\nTexto.'),
    /depois do mérito/,
  ],
  [
    17,
    'a date that the record does not hold',
    swap('12 de setembro de 2025', '13 de setembro de 2025'),
    /não consta/,
  ],
  [17, 'no part on the term', without(/## DA TEMPESTIVIDADE\n/), /prazo/],
  [18, 'no subsidiary request', swap('subsidiariamente, deduzir', 'deduzir'), /subsidiário/],
  [
    19,
    'the plaintiff condemned',
    swap('   iv. ', '   iv. condenar o Reclamante ao pagamento de indenização;\n\n   v. '),
    /reconvenção/,
  ],
  [
    19,
    'a counterclaim without value',
    before('## DAS PROVAS', '## DA RECONVENÇÃO\n\nPede indenização.'),
    /valor/,
  ],
])

describe('what cannot be decided', () => {
  it.each([3, 4, 5, 6, 8, 14])('%i passes no text in which it compares nothing', (number) => {
    expect(pointOf(complete, 'A Autora e a Ré são partes. Nada mais.', number)?.result).not.toBe('Confere')
  })
  const empty = dossier({ petition_type: 'appeal_brief' })
  it.each([
    [2, 'parties'],
    [8, 'side'],
    [15, 'decision'],
  ])('%i is never passed without a %s on record', (number) => {
    expect(pointOf(empty, petition, number)).toMatchObject({ result: 'Completar' })
  })
  it('a placeholder is open, not wrong', () => {
    expect(pointOf(complete, `${petition}\n[COMPLETAR: foro]`, 10)).toMatchObject({ result: 'Completar' })
  })
})

it.each([
  sofa,
  bakery,
  support,
  ...(['discovery_request', 'summary_judgment', 'contract_review'] as const).map((type) =>
    dossier({ ...complete, petition_type: type }),
  ),
])('nineteen points of their own for each type', (given) => {
  const points = runChecks(draft(given).redator, { dossier: given, outputs: {} })
  expect(new Set(points.map(({ id }) => id)).size).toBe(19)
  expect(points.filter(({ title, note }) => title === '' || note.length > 400)).toEqual([])
})
