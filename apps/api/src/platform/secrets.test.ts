import { describe, expect, test } from 'vitest'
import { processorTime } from '../../test/processor-time'
import { openPart, secretsOf } from './secrets'

const kept = (text: string): string =>
  secretsOf(text)
    .map((sentence) => text.slice(sentence.start, sentence.end))
    .join(' | ')

describe('sentences kept to the office', () => {
  test.each<[context: string, secret: string, open: string]>([
    [
      'Pedir perícia. Sigiloso: a cliente sabia do exame.',
      'Sigiloso: a cliente sabia do exame.',
      'Pedir perícia.',
    ],
    [
      'CONFIDENCIAL: ele foi demitido. Tinha faltas.\nPedir perícia.',
      'CONFIDENCIAL: ele foi demitido. | Tinha faltas.',
      'Pedir perícia.',
    ],
    ['Confidencial: ele bebia. Testemunhas: Ana Lima.', 'Confidencial: ele bebia.', 'Testemunhas: Ana Lima.'],
    [
      'Nota interna – o cliente aceita R$ 5.000,00.\n\nPedir R$ 9.000,00.',
      'Nota interna – o cliente aceita R$ 5.000,00.',
      'Pedir R$ 9.000,00.',
    ],
    ['Interno: há outra dívida.\nSem audiência.', 'Interno: há outra dívida.', 'Sem audiência.'],
    [
      'Não revelar que o cliente assinou sem ler. Pedir danos morais.',
      'Não revelar que o cliente assinou sem ler.',
      'Pedir danos morais.',
    ],
    [
      'A cliente recebeu o exame em 2024. Isso é confidencial. Pedir urgência.',
      'A cliente recebeu o exame em 2024. | Isso é confidencial.',
      'Pedir urgência.',
    ],
    ['O laudo é falso (sigiloso). Pedir urgência.', 'O laudo é falso (sigiloso).', 'Pedir urgência.'],
    [
      'Ele confessou a dívida; não conte ao juiz. Pedir prazo.',
      'Ele confessou a dívida; | não conte ao juiz.',
      'Pedir prazo.',
    ],
    [
      'Houve briga em 3 de maio. Não mencionar. Pedir prazo.',
      'Houve briga em 3 de maio. | Não mencionar.',
      'Pedir prazo.',
    ],
    [
      'Só para o escritório: o acordo vale até R$ 3.000,00.\nPedir audiência.',
      'Só para o escritório: o acordo vale até R$ 3.000,00.',
      'Pedir audiência.',
    ],
    ['Apenas para uso interno: o síndico mentiu.', 'Apenas para uso interno: o síndico mentiu.', ''],
    [
      'Entre nós, ele já pagou outra vez. Pedir tutela.',
      'Entre nós, ele já pagou outra vez.',
      'Pedir tutela.',
    ],
    [
      'A ré não pode saber que a empresa será vendida.',
      'A ré não pode saber que a empresa será vendida.',
      '',
    ],
    [
      '## Notas internas\n\nO cliente bebia.\n\nHavia outro carro.\n\n## Pedidos\n\nPedir tutela.',
      '## Notas internas | O cliente bebia. | Havia outro carro.',
      '## Pedidos\n\nPedir tutela.',
    ],
    [
      'SIGILOSO\nO cliente bebia.\nHavia outro carro.\n\nPedir tutela.',
      'SIGILOSO | O cliente bebia. | Havia outro carro.',
      'Pedir tutela.',
    ],
    [
      '**Confidencial:**\n\nO cliente bebia.\n\nPedir tutela.',
      '**Confidencial:** | O cliente bebia.',
      'Pedir tutela.',
    ],
    [
      '[sigiloso] O cliente bebia.\nE dirigia. [/sigiloso]\nPedir tutela.',
      '[sigiloso] O cliente bebia. | E dirigia. | [/sigiloso]',
      'Pedir tutela.',
    ],
    [
      'Manter em sigilo que há um sócio oculto. Sem audiência.',
      'Manter em sigilo que há um sócio oculto.',
      'Sem audiência.',
    ],
    ['Não mencionar que houve briga em 3 de maio.', 'Não mencionar que houve briga em 3 de maio.', ''],
    [
      'Informação confidencial: o perito é primo do réu.',
      'Informação confidencial: o perito é primo do réu.',
      '',
    ],
    ['Reservado ao advogado: há gravação.', 'Reservado ao advogado: há gravação.', ''],
    ['Ninguém pode saber do segundo contrato.', 'Ninguém pode saber do segundo contrato.', ''],
    [
      'Não revelar o nome do perito. Ele é parente do réu. Pedir perícia.',
      'Não revelar o nome do perito. | Ele é parente do réu.',
      'Pedir perícia.',
    ],
  ])('%s', (context, secret, open) => {
    expect(kept(context)).toBe(secret)
    expect(openPart(context).replace(/\n{3,}/g, '\n\n')).toBe(open)
  })

  test.each([
    'A ré quebrou o sigilo bancário da autora em 3 de maio.',
    'Pedir que o processo corra em segredo de justiça.',
    'O contrato tem cláusula de confidencialidade, que a ré descumpriu.',
    'A ré divulgou dados confidenciais da autora a terceiros.',
    'O médico violou o sigilo profissional.',
    'O réu não contou que o carro era batido.',
    'A ré não divulgou a taxa de juros.',
    'Vazamento interno de água no apartamento 31.',
    'O regimento interno proíbe animais.',
    'Pedir perícia. Sem dano moral. Aceita conciliação.',
    'Somente a autora pagou. Só quer receber de volta.',
  ])('none in %s', (context) => expect(kept(context)).toBe(''))

  test('a text made to be slow is read at once', () => {
    for (const unit of [
      'sigiloso: ',
      'não revelar. ',
      '[sigiloso] ',
      'isso é ',
      '. ',
      '## \n',
      'nota interna ',
      'so para o ',
    ])
      expect(secretsOf(unit.repeat(20_000 / unit.length)).length, unit).toBeGreaterThanOrEqual(0)
  }, 3_000)
})

test('a label that never ends is read at once', () => {
  expect(processorTime(() => secretsOf(`Só ${'do '.repeat(40)}x`))).toBeLessThan(1_000)
})
