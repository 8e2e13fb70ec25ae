import { describe, expect, test } from 'vitest'
import * as samples from '../../../../test/dossiers'
import * as rich from '../../../../test/dossiers-rich'
import { draft } from '../../../../test/drafting'
import { processorTime } from '../../../../test/processor-time'
import type { Dossier } from '../dossier/dossier'
import { isOpen } from '@lavra/contracts/petitions/checks'
import { checkText } from './check'
import { materialOf } from './material'

const isDossier = (value: unknown): value is Dossier =>
  typeof value === 'object' && value !== null && 'petition_type' in value
const dossiers = [...Object.values(samples), ...Object.values(rich)].flat().filter(isDossier)

const open = (text: string, dossier: Dossier) => checkText(text, materialOf(dossier)).filter(isOpen)

test('what the drafter writes from the record stands, every item of it', () => {
  expect(dossiers.length).toBeGreaterThan(5)
  for (const dossier of dossiers) expect(open(draft(dossier).finalizador, dossier)).toEqual([])
})

test('places are those of the text', () => {
  const text = draft(samples.sofa).finalizador
  const checks = checkText(text, materialOf(samples.sofa))
  expect(checks.length).toBeGreaterThan(20)
  for (const check of checks) expect(text.slice(check.start, check.end)).toBe(check.text)
})

test('places of a long text are those of the whole', () => {
  const text = `${'Um parágrafo sem nada a conferir.\n\n'.repeat(1_500)}Pagou R$ 4.200,00 e invoca o art. 319 do CPC.`
  const checks = checkText(text, materialOf(samples.sofa))
  expect(checks.map(({ start, end }) => text.slice(start, end))).toEqual(['R$ 4.200,00', 'art. 319 do CPC'])
})

/** A finished text about the sofa, with nothing in it but what the record holds. */
const record: Dossier = {
  ...samples.sofa,
  author: { name: 'Lia Torres Amado', oab_number: '123456/SP' },
  office: { name: 'Torres & Amado Advocacia', city: 'Vila Serena' },
  case: samples.sofa.case && {
    ...samples.sofa.case,
    court_number: '5046512-94.2016.4.04.7000',
    court: '2ª Vara Cível',
    district: 'Vila Serena/SP',
    claim_value: '4200.00',
  },
  parties: samples.sofa.parties.map((party, index) =>
    index === 0
      ? { ...party, phone: '11987654321', zip_code: '01000111', birth_date: '1988-05-14' }
      : {
          ...party,
          email: 'contato@larclaro.example',
          zip_code: '01000222',
          legal_representative: 'Ivone Luz Barreto',
        },
  ),
}
const good = `AO JUÍZO DA 2ª VARA CÍVEL DA COMARCA DE VILA SERENA/SP

Processo nº 5046512-94.2016.4.04.7000

**HELENA PRADO NOGUEIRA**, brasileira, casada, enfermeira, nascida em 14 de maio de 1988, portadora do RG nº 33.444.555-6, inscrita no CPF sob o nº 111.222.333-44, endereço eletrônico helena@exemplo.com.br, telefone (11) 98765-4321, residente na Rua das Acácias, nº 120, ap. 31, Centro, Vila Serena/SP, CEP 01000-111, por sua advogada Lia Torres Amado, OAB/SP 123.456, vem em face de **LAR CLARO MÓVEIS LTDA.**, CNPJ 11.222.333/0001-44, endereço eletrônico contato@larclaro.example, com sede na Avenida do Porto, nº 900, Vila Serena/SP, CEP 01000-222, representada por Ivone Luz Barreto, expor o que segue.

## I – DOS FATOS

Em 3 de fevereiro de 2025 a Autora fez o pedido nº 881 e pagou R$ 4.200,00 por PIX (doc. 3). A entrega estava prevista até 28/02/2025. Em 20 de março de 2025 a Ré respondeu que não havia previsão.

Helena Nogueira pede a resolução do contrato, na forma do art. 475 do Código Civil. Dá à causa o valor de R$ 4.200,00 (quatro mil e duzentos reais).

Vila Serena, [COMPLETAR: data].

LIA TORRES AMADO
OAB/SP nº 123.456`

test('a finished text about the record stands', () => expect(open(good, record)).toEqual([]))

/**
 * What people and models get wrong: another person's data, a sign changed, exchanged, dropped or added,
 * something nobody said.
 */
const slips: [from: string, to: string][] = [
  ['111.222.333-44', '111.222.333-45'],
  ['111.222.333-44', '111.222.338-44'],
  ['111.222.333-44', '222.333.444-55'],
  ['11.222.333/0001-44', '11.222.333/0002-44'],
  ['11.222.333/0001-44', '22.333.444/0001-55'],
  ['33.444.555-6', '33.444.556-5'],
  ['33.444.555-6', '35.444.555-6'],
  ['01000-111', '01000-112'],
  ['01000-222', '10000-222'],
  ['(11) 98765-4321', '(11) 98765-4322'],
  ['(11) 98765-4321', '(21) 98765-4321'],
  ['helena@exemplo.com.br', 'helena@exemplo.com'],
  ['contato@larclaro.example', 'contato@larescuro.example'],
  ['OAB/SP 123.456', 'OAB/SP 123.465'],
  ['OAB/SP 123.456', 'OAB/RJ 123.456'],
  ['OAB/SP nº 123.456', 'OAB/SP nº 654.321'],
  ['R$ 4.200,00 por PIX', 'R$ 4.020,00 por PIX'],
  ['R$ 4.200,00 por PIX', 'R$ 4.200,10 por PIX'],
  ['R$ 4.200,00 (quatro', 'R$ 42.000,00 (quatro'],
  ['R$ 4.200,00 (quatro', 'R$ 14.200,00 (quatro'],
  ['3 de fevereiro de 2025', '13 de fevereiro de 2025'],
  ['3 de fevereiro de 2025', '3 de março de 2025'],
  ['28/02/2025', '28/02/2024'],
  ['28/02/2025', '31/02/2025'],
  ['20 de março de 2025', '20 de março de 2023'],
  ['14 de maio de 1988', '14 de maio de 1989'],
  ['pedido nº 881', 'pedido nº 818'],
  ['pedido nº 881', 'pedido nº 8811'],
  ['5046512-94.2016.4.04.7000', '5046512-94.2016.4.04.7001'],
  ['5046512-94.2016.4.04.7000', '5046521-94.2016.4.04.7000'],
  ['HELENA PRADO NOGUEIRA', 'HELENA PRADO NOGUEIRO'],
  ['HELENA PRADO NOGUEIRA', 'HELOÍSA PRADO NOGUEIRA'],
  ['HELENA PRADO NOGUEIRA', 'MARINA DUARTE LEMOS'],
  ['LAR CLARO MÓVEIS LTDA.', 'LAR ESCURO MÓVEIS LTDA.'],
  ['LAR CLARO MÓVEIS LTDA.', 'CASA NOVA MÓVEIS LTDA.'],
  ['Ivone Luz Barreto', 'Ivone Luz Barros'],
  ['Ivone Luz Barreto', 'Carlos Meireles'],
  ['Lia Torres Amado', 'Lia Torres Armando'],
  ['LIA TORRES AMADO', 'OTÁVIO LINS REIS'],
  ['Helena Nogueira', 'Helena Siqueira'],
  ['Helena Nogueira', 'Rosa Campos'],
  ['Rua das Acácias, nº 120', 'Rua das Acácias, nº 102'],
  ['Rua das Acácias', 'Rua das Azaleias'],
  ['Avenida do Porto', 'Avenida do Forte'],
  ['Avenida do Porto, nº 900', 'Avenida do Porto, nº 90'],
  ['VILA SERENA', 'VILA SERRANA'],
  ['a Ré respondeu', 'a Ré, pelo gerente Paulo Brandão Teles, respondeu'],
  ['por PIX', 'por PIX em 12 parcelas de R$ 350,00'],
  ['art. 475 do Código Civil', 'art. 2.475 do Código Civil'],
  ['Autora fez o pedido', 'Autora, com juros de 7,5% ao mês, fez o pedido'],
]

describe('slips in a finished text', () => {
  test(`${slips.length} planted, found but for two at most, and nothing else becomes open`, () => {
    const missed = slips.filter(([from, to]) => {
      expect(good, from).toContain(from)
      return open(good.replace(from, to), record).length === 0
    })
    console.log(
      `record errors found: ${slips.length - missed.length} of ${slips.length}; missed: ${missed.map((slip) => slip.join(' → ')).join('; ')}`,
    )
    expect(slips.length).toBeGreaterThanOrEqual(40)
    expect(missed.length).toBeLessThanOrEqual(2)
  })

  test.each([
    ['111.222.333-44', '111.222.333-45', 'cpf_cnpj', /Parecido com 11122233344 \(Parte: Helena/],
    ['Ivone Luz Barreto', 'Ivone Luz Barros', 'nome', /Parecido com Ivone Luz Barreto/],
    ['HELENA PRADO NOGUEIRA', 'HELOÍSA PRADO NOGUEIRA', 'nome', /Parecido com Helena Prado Nogueira/],
    ['28/02/2025', '31/02/2025', 'data', /não existe no calendário/],
    ['5046512-94.2016.4.04.7000', '5046521-94.2016.4.04.7000', 'processo', /dígitos verificadores/],
  ])('%s written as %s is told with what it resembles', (from, to, kind, note) => {
    const found = open(good.replace(from, to), record)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ kind, source: null })
    expect(found[0]?.note).toMatch(note)
  })
})

/** Sentences of ordinary petitions with many capitals and no name, sum or number of their own. */
test.each([
  'O Superior Tribunal de Justiça e o Supremo Tribunal Federal já decidiram. O Ministério Público do Trabalho foi ouvido.',
  'Requer-se a intimação da Fazenda Pública do Estado de São Paulo e da Defensoria Pública da União.',
  'Nos termos da Lei Maria da Penha e do Estatuto da Criança e do Adolescente, Excelentíssimo Senhor Doutor Juiz de Direito.',
  '## DA TUTELA DE URGÊNCIA E DO PERIGO DE DANO\n\n### Do Cabimento do Recurso\n\nDa Tempestividade e do Preparo.',
  'Aplica-se o Código de Defesa do Consumidor. Incide o princípio Pacta Sunt Servanda. Presentes Fumus Boni Iuris e Periculum in Mora.',
  'A Justiça do Trabalho da 2ª Região é competente. O Tribunal de Justiça de Minas Gerais também.',
  'a) A citação da Ré;\nb) A procedência dos pedidos;\nc) A condenação em custas e honorários de 10% a 20% (art. 85, § 2º, do CPC).',
  '| Nº | Ponto | Resultado |\n|---|---|---|\n| 1 | Partes | Confere |',
  'Autora: Helena Prado Nogueira  \nParte contrária: Lar Claro Móveis Ltda.  \nJuízo: 2ª Vara Cível',
  'A autora é Helena Prado\nNogueira, e a ré é LAR CLARO\nMÓVEIS LTDA.',
  'Requer a Vossa Excelência a oitiva da Sra. e da Dra.; a Dra. Helena Prado Nogueira e a Sra. Helena Nogueira confirmam.',
  'O prazo é de 15 (quinze) dias úteis. Cabe apelação. Conforme a Constituição da República Federativa do Brasil.',
  'Consoante a Consolidação das Leis do Trabalho, o Reclamante faz jus ao Fundo de Garantia.',
])('no item of %s is open', (text) => expect(open(text, record)).toEqual([]))

test('a long text is read to its bound and says where it ends', () => {
  const checks = checkText(`${'Palavras sem mais. '.repeat(25_000)}art. 9.999 do CPC`, materialOf(record))
  expect(checks).toEqual([
    {
      kind: 'trecho',
      text: '',
      start: 400_000,
      end: 475_017,
      verdict: 'sem_origem',
      source: null,
      note: expect.stringContaining('longo demais'),
    },
  ])
  const many = checkText('Pagou R$ 1.234,56 hoje.\n\n'.repeat(3_000), materialOf(record))
  expect(many).toHaveLength(2_001)
  expect(many.at(-1)).toMatchObject({ kind: 'trecho' })
})

test('hostile texts cost no more than others', () => {
  const material = materialOf(record)
  for (const unit of [
    'Aa ',
    'A. ',
    'n 1',
    '1.',
    '1/',
    'a@',
    'OAB ',
    'R$ ',
    'de ',
    'Ana de ',
    '12h',
    '(11) ',
    '[COMPLETAR: ',
    '\n# ',
    'CPF 1',
    'É ',
  ]) {
    const text = unit.repeat(200_000 / unit.length)
    expect(
      processorTime(() => checkText(text, material)),
      unit,
    ).toBeLessThan(8_000)
  }
})

test('a month and a time of day written another way in the record stand', () => {
  const noted: Dossier = { ...samples.sofa, context: 'Desconto em 02/2026. Assinou às 15:02:11.' }
  expect(
    open('Em fevereiro de 2026, às 15h02, assinou. Em março de 2026 não.', noted).map(({ text }) => text),
  ).toEqual(['março de 2026'])
})
