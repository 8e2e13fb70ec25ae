import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../../test/processor-time'
import { ordersOf } from './orders'

const said = (context: string): string[] =>
  ordersOf(context).flatMap(({ targets }) => (targets.length > 0 ? targets : ['?']))

describe('orders to leave something out', () => {
  test.each<[context: string, ...targets: string[]]>([
    ['Não usar o e-mail do gerente.', 'e-mail do gerente'],
    ['Nao juntar o laudo.', 'laudo'],
    ['Não juntar nem mencionar o e-mail de 3 de maio de 2026.', 'e-mail de 3 de maio de 2026'],
    ['Não usar, juntar, mencionar ou citar o parecer.', 'parecer'],
    [
      'Não mencionar o laudo do IML, a conversa com o síndico nem o cheque 881.',
      'laudo do IML',
      'conversa com o síndico',
      'cheque 881',
    ],
    ['Não citar o contrato de compra e venda e o recibo.', 'contrato de compra e venda', 'recibo'],
    ['Não falar do divórcio.', 'divórcio'],
    ['Não falar sobre a doença da mãe, pois ela não autorizou.', 'doença da mãe'],
    ['Favor não usar o documento 3 na peça.', 'documento 3'],
    ['Por favor, não junte o extrato.', 'extrato'],
    ['O cliente pediu para não mencionar a dívida de R$ 9.000,00.', 'dívida de R$ 9.000,00'],
    ['Usar o contrato, mas não juntar o aditivo.', 'aditivo'],
    ['Pedir perícia sem mencionar o laudo particular.', 'laudo particular'],
    ['Omitir a cláusula 12.3 do contrato.', 'cláusula 12.3 do contrato'],
    ['Deixar de fora o depoimento do porteiro.', 'depoimento do porteiro'],
    ['Deixar o e-mail da contadora de fora.', 'e-mail da contadora'],
    ['Deixar fora as fotos e os vídeos.', 'fotos', 'vídeos'],
    ['O laudo de 2024 não pode aparecer.', 'laudo de 2024'],
    ['A gravação não deve ser juntada.', 'gravação'],
    ['Conversa com a Marta: não usar.', 'Conversa com a Marta'],
    ['E-mail de 05/05/2026 – não juntar!', 'E-mail de 05/05/2026'],
    ['O segundo contrato fica de fora.', 'segundo contrato'],
    ['Nada sobre a prisão de 2019.', 'prisão de 2019'],
    ['Nenhuma menção à dívida do pai.', 'dívida do pai'],
    ['Evitar falar da reforma.', 'reforma'],
    ['Ignorar o documento 2.', 'documento 2'],
    ['Não fazer referência ao acordo anterior.', 'acordo anterior'],
    ['Nunca citar o processo 5046512-94.2016.4.04.7000.', 'processo 5046512-94.2016.4.04.7000'],
    ['Não usar a frase “assumo a culpa”.', 'frase “assumo a culpa'],
    ['Não mencionar prescrição nem decadência e pedir a procedência.', 'prescrição', 'decadência'],
    ['Não se deve juntar a ata da assembleia.', 'ata da assembleia'],
    ['Não podemos usar o prontuário.', 'prontuário'],
    ['Não apresentar o relatório da auditoria.', 'relatório da auditoria'],
    ['Não incluir danos morais.', 'danos morais'],
    ['Não mencionar.', '?'],
  ])('%s', (context, ...targets) => expect(said(context)).toEqual(targets))

  test.each([
    'O réu não juntou o contrato.',
    'A ré alega não usar o sistema.',
    'Pedir que a ré não use a marca LUZ.',
    'A ré cobrou sem apresentar fatura.',
    'Não citar o réu por edital.',
    'Não apresentar proposta de acordo.',
    'Não apresentar reconvenção.',
    'Desconsiderar a personalidade jurídica da ré.',
    'Não falar com o cliente antes de segunda.',
    'Não incluir o sócio no polo passivo.',
    'Não pede gratuidade. Sem dano moral.',
    'A obrigação de não usar o imóvel foi descumprida.',
    'O contrato não inclui garagem.',
    'Ela não usa aplicativos de banco.',
  ])('none in %s', (context) => expect(said(context)).toEqual([]))

  test('a text made to be slow is read at once', () => {
    const units = [
      'não usar ',
      'não usar, juntar ',
      'deixar o ',
      'sem ',
      'nada sobre ',
      'a e ',
      'nem o x ',
      'não se pode que ',
    ]
    const ms = processorTime(() => {
      for (const unit of units)
        expect(ordersOf(unit.repeat(20_000 / unit.length)).length, unit).toBeLessThan(5)
    })
    expect(ms).toBeLessThan(3_000)
  })
})
