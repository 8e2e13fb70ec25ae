import { expect, it } from 'vitest'
import { courtCase, documents, dossier, party, support } from '../../../../test/dossiers'
import { draft } from '../../../../test/drafting'
import { before, closed, complete, pointOf, swap, table, without } from '../../../../test/review'

const trial = dossier({
  ...complete,
  petition_type: 'discovery_request',
  case: complete.case && { ...complete.case, court_number: '0001234-09.2025.8.26.9001' },
})
const witness = 'Ana Lima, pedreira, casada, idade 40 anos, CPF 1, RG 2, residente na Rua A'
const evidence = `## DOS MEIOS DE PROVA

| Fato | Meio | Finalidade | Posse |
| --- | --- | --- | --- |
| Pagamento | Documentos | demonstrar o fato | doc. 3 |

## DO ROL DE TESTEMUNHAS

1. ${witness}

## DOS QUESITOS

1. Qual o defeito?

2. Qual a causa?

## DA EXIBIÇÃO

Item: registros de entrega; finalidade, provar a falta; estão em poder da Ré, e sua existência resulta do pedido.

## DOS PEDIDOS

a) a oitiva das testemunhas;

b) a realização da perícia;

c) a exibição dos documentos.
`
table('especificação de provas', trial, evidence, [
  [15, 'an empty cell', swap('demonstrar o fato', '—'), /linha 1/],
  [
    16,
    'too many witnesses',
    swap(`1. ${witness}`, Array.from({ length: 11 }, (_, index) => `${index + 1}. ${witness}`).join('\n\n')),
    /11 testemunhas; o limite é 10/,
  ],
  [17, 'a witness without data', swap(', CPF 1, RG 2', ''), /CPF, RG/],
  [18, 'no purpose', swap('finalidade, provar a falta; ', ''), /finalidade/],
  [
    18,
    'no reason and no holder',
    swap('estão em poder da Ré, e sua existência resulta do pedido', 'é o que se pede'),
    /posse/,
  ],
  [19, 'questions out of sequence', swap('2. Qual a causa?', '4. Qual a causa?'), /sequência/],
  [
    19,
    'no numbered question',
    (text) => text.replace('1. Qual o defeito?', '').replace('2. Qual a causa?', ''),
    /sem quesitos/,
  ],
])

it.each([
  ['labour', 'Direito do Trabalho', '', 4, 3],
  ['summary labour rite', 'Direito do Trabalho', 'Rito sumaríssimo.', 3, 2],
  ['criminal', 'Direito Criminal', '', 9, 8],
  ['support', 'Direito Familiar', 'Discute alimentos.', 4, 3],
])('the witness limit of the %s', (_, area, description, named, most) => {
  const given = dossier({
    petition_type: 'discovery_request',
    case: courtCase({ title: 'x', case_type: area, client_name: 'x', description }),
  })
  const list = (size: number) =>
    `## DO ROL DE TESTEMUNHAS\n\n${Array.from({ length: size }, (_item, index) => `${index + 1}. ${witness}`).join('\n')}`
  expect(pointOf(given, list(named), 16)).toMatchObject({ result: 'Corrigir' })
  expect(pointOf(given, list(most), 16)).toMatchObject({ result: 'Confere' })
})

const answered = dossier({
  ...trial,
  petition_type: 'summary_judgment',
  documents: documents(
    ['Contestação', '10/04/2025: a ré admite o pagamento'],
    ['Comprovante PIX', '03/02/2025; R$ 4.200,00'],
  ),
})
const ripe = `Com fundamento no art. 355, I, do CPC.

## DA FASE PROCESSUAL

A contestação foi apresentada em 10 de abril de 2025 (doc. 1).

## DOS FATOS INCONTROVERSOS

| Fato | Admissão | Documento |
| --- | --- | --- |
| Pagamento | Admitido na resposta | doc. 1 |

## DO MÉRITO

Texto.

## DO PEDIDO SUBSIDIÁRIO

Subsidiariamente, a oitiva do entregador sobre a data da entrega.
`
table('julgamento antecipado', answered, ripe, [
  [15, 'a phase before the answer', swap('10 de abril de 2025', '10 de março de 2025'), /anterior/],
  [16, 'a row without exhibit', swap('| doc. 1 |', '| — |'), /linha 1/],
  [16, 'a row with an exhibit nobody has', swap('| doc. 1 |', '| doc. 8 |'), /linha 1/],
  [17, 'the other item', swap('355, I,', '355, II,'), /inciso I/],
  [18, 'no subsidiary part', without(/## DO PEDIDO SUBSIDIÁRIO\n\n.*/), /prova subsidiária/],
  [18, 'broad evidence', swap('a oitiva do entregador', 'todos os meios de prova'), /nomear/],
])

it('default: art. 345 keeps family matters out and asks about co-defendants', () => {
  const family = dossier({
    ...answered,
    case: courtCase({ title: 'x', case_type: 'Direito Familiar', client_name: 'x' }),
  })
  const invoked = '## DA REVELIA\n\nHá presunção de veracidade.'
  expect(pointOf(family, invoked, 19)).toMatchObject({ result: 'Corrigir' })
  expect(pointOf(family, ripe, 19)).toMatchObject({ result: 'Confere' })
  const several = dossier({
    ...answered,
    parties: [...answered.parties, party({ side: 'defendant', name: 'Ana Só' })],
  })
  expect(pointOf(several, invoked, 19)).toMatchObject({ result: 'Completar' })
  expect(pointOf(answered, invoked, 19)).toMatchObject({ result: 'Confere' })
})

const sentence = 'O réu tem emprego fixo e pode pagar 30% dos rendimentos líquidos. Gratuidade a ambos.'
const appealed = dossier({
  ...support,
  documents: support.documents.map((item) =>
    item.title === 'Sentença' ? { ...item, text: `${item.text ?? ''}. ${sentence}` } : item,
  ),
})
const appeal = closed(draft(appealed).redator)
  .replaceAll(/\[COMPLETAR: [^\]]*\]/g, 'X')
  .replace(
    '## DO PREQUESTIONAMENTO',
    'Diz a sentença: “O réu tem emprego fixo e pode pagar 30%”.\n\n## DO PREQUESTIONAMENTO',
  )
table('recurso', appealed, appeal, [
  [15, 'the wrong appeal', swap('# APELAÇÃO', '# AGRAVO DE INSTRUMENTO'), /cabe apelação/],
  [
    16,
    'a day after the last one',
    swap('30 de junho de 2025', '10 de julho de 2025'),
    /último dia é 30 de junho/,
  ],
  [17, 'costs without receipt', swap(/Deferida a gratuidade.*/, 'O preparo foi recolhido.'), /comprova/],
  [17, 'no part on costs', without(/## DO PREPARO\n/), /falta o preparo/],
  [18, 'only one addressee', without(/\*\*AO EGRÉGIO.*\*\*/), /razões endereçadas/],
  [
    19,
    'words the decision does not have',
    swap('sentença: “O réu tem emprego fixo', 'sentença: “O réu tem grande fortuna'),
    /não está na decisão/,
  ],
  [19, 'no new decision asked', swap(/b\) o provimento.*\n/, 'b) o provimento; e\n'), /nova decisão/],
])

const clause = 'A rescisão antecipada sujeita o contratante a multa de 50%, conforme o Anexo II.'
const contract = dossier({
  petition_type: 'contract_review',
  our_side: 'plaintiff',
  case: courtCase({
    title: 'x',
    case_type: 'Direito Empresarial',
    client_name: 'Helena',
    description: 'Analisar a minuta e dar parecer.',
  }),
  documents: documents(['Contrato', `Cláusula 7 - ${clause}`, 'contract']),
})
const opinion = `# PARECER JURÍDICO

## QUADRO DE CLÁUSULAS

| Cláusula | Texto | Risco |
| --- | --- | --- |
| 7 (doc. 1) | “${clause}” | multa |

## RESSALVAS

O Anexo II não foi examinado.
`
table('parecer', contract, opinion, [
  [
    15,
    'a lawsuit where an opinion is asked',
    swap('# PARECER JURÍDICO', '# AÇÃO REVISIONAL'),
    /pede parecer/,
  ],
  [16, 'a clause reworded', swap('multa de 50%', 'multa de 60%'), /difere/],
  [
    17,
    'words of a lawsuit',
    before('## RESSALVAS', 'Requer ao Juízo o valor da causa.'),
    /Juízo; valor da causa/,
  ],
  [19, 'an annex passed over', swap('O Anexo II não foi examinado.', 'Nada a ressalvar.'), /Anexo II/],
])

const revised = dossier({
  ...contract,
  parties: [
    party({ side: 'plaintiff', name: 'Helena' }),
    party({ side: 'defendant', name: 'Banco X S.A.', party_type: 'corporate' }),
  ],
  case: courtCase({
    title: 'x',
    case_type: 'Litígio Cível',
    client_name: 'Helena',
    description: 'Ação revisional por juros abusivos.',
  }),
})
const revision = `# AÇÃO REVISIONAL DE CONTRATO

## DAS OBRIGAÇÕES CONTROVERTIDAS E DO VALOR INCONTROVERSO

| Obrigação | Texto |
| --- | --- |
| Cláusula 7 | “${clause}” |

O valor incontroverso é de R$ 800,00 por parcela.
`
table('ação revisional', revised, revision, [
  [
    15,
    'an opinion where a lawsuit is asked',
    swap('# AÇÃO REVISIONAL DE CONTRATO', '# PARECER'),
    /ação revisional/,
  ],
  [18, 'no undisputed sum', swap('R$ 800,00', 'quantia certa'), /valor incontroverso/],
  [18, 'no list', without(/\| .*\n/g), /obrigações/],
])
