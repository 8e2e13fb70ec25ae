import { describe, expect, test } from 'vitest'
import { courtCase, documents, dossier } from '../../../../test/dossiers'
import { processorTime } from '../../../../test/processor-time'
import { checkText } from './check'
import { materialOf } from './material'

const exhibits = documents(
  [
    'Contrato',
    'Em 14 de janeiro de 2026 o banco emprestou R$ 16.940,00. O operador 7731 aprovou a operação.',
    'contract',
  ],
  [
    'E-mail do gerente Otávio Lins',
    'Em 5 de maio de 2026 o gerente admitiu por escrito que o sistema de senhas falhou naquela semana inteira. Ofereceu R$ 1.234,00.',
    'correspondence',
  ],
  ['Extrato', 'Em 2 de maio de 2026 houve desconto de R$ 412,18.', 'receipt'],
)
const matter = courtCase({
  title: 'x',
  case_type: 'Litígio Cível',
  client_name: 'Banco Sol S.A.',
  description: 'O autor nega o empréstimo.',
})
const grave = (context: string, text: string): string[] =>
  checkText(
    text,
    materialOf(dossier({ petition_type: 'motion_to_dismiss', case: matter, context, documents: exhibits })),
  )
    .filter(({ verdict }) => ['sigiloso', 'contra_ordem', 'ordem_aberta'].includes(verdict))
    .map(({ verdict, text: found }) => `${verdict}: ${found}`)

const secret =
  'Pedir perícia. Sigiloso: o operador 7731 foi demitido em maio de 2026 por aprovações irregulares; Vera Campos Neto sabia, e o prejuízo foi de R$ 88.200,00.'

describe('a piece that shares a secret', () => {
  test.each([
    ['word by word', 'O operador 7731 foi demitido em maio de 2026 por aprovações irregulares.'],
    ['in other words', 'O operador foi desligado em maio de 2026, o que mostra diligência.'],
    ['its figure', 'O banco perdeu R$ 88.200,00.'],
    ['its figure inside emphasis', 'O banco perdeu **R$ 88.200,00** no ano.'],
    ['its name', 'Ouça-se Vera Campos Neto.'],
    ['its rare words', 'As aprovações irregulares eram do operador demitido.'],
  ])('%s has an item of the gravest kind', (_, text) =>
    expect(grave(secret, text).some((item) => item.startsWith('sigiloso'))).toBe(true),
  )

  test.each([
    'Em 14 de janeiro de 2026 o banco emprestou R$ 16.940,00, e o operador 7731 aprovou a operação.',
    'Requer a perícia. O autor nega o empréstimo; houve desconto em 2 de maio de 2026.',
    'A contratação foi regular, e não houve dano moral (art. 186 do Código Civil).',
  ])('none in %s', (text) => expect(grave(secret, text)).toEqual([]))

  test('the secret supports no item of the text', () => {
    const checks = checkText(
      'Perdeu R$ 88.200,00.',
      materialOf(dossier({ petition_type: 'complaint', case: matter, context: secret })),
    )
    expect(checks.find(({ kind }) => kind === 'valor')).toMatchObject({ verdict: 'sem_origem', source: null })
  })
})

describe('a piece against an order', () => {
  const order = 'Não juntar nem mencionar o e-mail do gerente. Pedir perícia.'
  test.each([
    ['its figure', 'Ofereceu-se a quantia de R$ 1.234,00.'],
    ['its words', 'O gerente admitiu por escrito que o sistema de senhas falhou naquela semana inteira.'],
    ['its name', 'É o que diz o e-mail do gerente.'],
    ['its date', 'Em 5 de maio de 2026 soube-se da falha.'],
  ])('%s has a grave item', (_, text) =>
    expect(grave(order, text).some((item) => item.startsWith('contra_ordem'))).toBe(true),
  )

  test('none in what the others hold', () =>
    expect(grave(order, 'Em 2 de maio de 2026 houve desconto de R$ 412,18. Requer a perícia.')).toEqual([]))
  test('a paper that was left out supports nothing', () => {
    const [found] = checkText(
      'Ofereceu R$ 1.234,00.',
      materialOf(dossier({ petition_type: 'complaint', case: matter, context: order, documents: exhibits })),
    ).filter(({ kind }) => kind === 'valor')
    expect(found).toMatchObject({ verdict: 'sem_origem', source: null })
  })
  test('a passage that was left out', () =>
    expect(grave('Não mencionar o operador 7731.', 'Quem aprovou foi o operador 7731.')).toEqual([
      'contra_ordem: Quem aprovou foi o operador 7731.',
    ]))
  test('a subject of law that was to be left out', () =>
    expect(grave('Não mencionar prescrição.', 'Operou-se a prescrição.')).toEqual([
      'contra_ordem: Operou-se a prescrição.',
    ]))
  test('an order that nobody can follow is open itself', () =>
    expect(grave('Não juntar a ata da assembleia.', 'Requer a perícia.')).toEqual([
      'ordem_aberta: Não juntar a ata da assembleia.',
    ]))
})

test('hostile texts cost no more than others', () => {
  const material = materialOf(
    dossier({
      petition_type: 'complaint',
      case: matter,
      context: `${secret}\n${'Sigiloso: o operador sabia. '.repeat(500)}`,
      documents: exhibits,
    }),
  )
  for (const text of [
    'operador maio de 2026 aprovou. '.repeat(2_000),
    'demitido '.repeat(7_000),
    '. '.repeat(30_000),
  ])
    expect(processorTime(() => checkText(text, material))).toBeLessThan(6_000)
})
