import { isOpen } from '@lavra/contracts/petitions/checks'
import { describe, expect, test } from 'vitest'
import { dossier } from '../../../../test/dossiers'
import { checkText } from './check'
import { materialOf } from './material'

const given = dossier({
  petition_type: 'complaint',
  context:
    'Pagou 12 parcelas de R$ 1.000,00. O contrato está em https://portal.vilaserena.example/c/1, e o e-mail é lia@torres.example. Pedir multa diária de 500 reais. O endereço de acesso foi 203.0.113.7.',
})
const openIn = (text: string) => checkText(text, materialOf(given)).filter(isOpen)
const quoted = (text: string, kind: string) =>
  openIn(text)
    .filter((check) => check.kind === kind)
    .map(({ start, end }) => text.slice(start, end))

describe('an address that nobody gave is found however it is written', () => {
  test.each([
    'golpe。com。br',
    'golpe\u2024com\u2024br',
    'ｇｏｌｐｅ．ｃｏｍ．ｂｒ',
    'golpe[.]com[.]br',
    'golpe (ponto) com',
    'golpe\\[.\\]com',
    'javascript:alert',
    'vbscript:msgbox',
    'data:text/html;base64,PGI+',
    'гoлпe.com',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    'golpe~~x~~.com.br',
    'gol<b>pe</b>.com.br',
    'gol\u00adpe.com.br',
    'gol\u200bpe.com.br',
    'cartório-golpe.com.br',
    'GOLPECAPS.COM.BR',
    'https://banco.com.br@golpe.com',
    '198.51.100.7',
    '198.51.100.7:8080/a',
    '2001:db8::1',
    'golpe.zone',
    'golpe&period;com',
    'golpe.com/?u=https://portal.vilaserena.example/c/1',
    'golpe.me',
    'golpe.de',
    'pix-seguro.to',
    'golpe ponto com',
    'golpe ponto com ponto br',
    'minha-conta ponto golpe ponto net',
  ])('%s', (address) => {
    for (const text of [`Acesse ${address} para pagar.`, `Acesse (${address}), e pague.`])
      expect(quoted(text, 'endereco')).toEqual([address])
  })

  test('one behind a link is found, and what is official stays what it was', () => {
    expect(quoted('Veja [aqui](javascript:alert(1)).', 'endereco')).toEqual(['javascript:alert'])
    expect(openIn('Veja www.tjsp.jus.br.')).toMatchObject([{ kind: 'endereco', verdict: 'a_verificar' }])
    expect(openIn('Veja https://golpe.com\\\\@tjsp.jus.br')).toMatchObject([{ verdict: 'sem_origem' }])
  })
})

test.each([
  'Na forma do art. 5.º, II, e do art.5.1.2 do contrato.',
  'A Lar Claro S.A. e a Lar Claro Ltda., às fls. 12 e fls.13.',
  'O Sr.João e a Dra.Ana pagaram.No dia seguinte, tudo foi feito.De novo.As partes calaram.',
  'Lar Claro LTDA.ME/EPP, cf.art. 3.º, inc.II, e.g. a Av.Rio.',
  'Conta no e-mail lia@torres.example e em https://portal.vilaserena.example/c/1 ou portal.vilaserena.example.',
  'Data:hoje. Às 15:02:11 do dia, processo nº 5046512-94.2016.4.04.7000, Lei nº 8.078/1990.',
  'O acesso veio de 203.0.113.7.',
  'Anexos, recibos etc.me foram pedidos; art.me e inc.da lei, proc.no foro, cf.do laudo, pp.id e obs.as.',
  'A ré pagou.no dia seguinte, e o autor calou.se ao final; o site mostra pagou.de novo.',
  'O relógio de ponto com defeito, o cartão ponto com rasuras e o livro ponto do autor.',
  'Nesse ponto com razão a ré; chegou ao ponto com, ao menos, duas horas. No ponto com que se começou.',
  'O site mostra o ponto com erro; o portal de ponto com biometria; acesse o ponto com a senha.',
])('%s has no address that nobody gave', (text) => expect(quoted(text, 'endereco')).toEqual([]))

describe('a figure that nobody gave is found whole', () => {
  test.each([
    '53 mil reais',
    'cinquenta e três mil reais',
    'um milhão e duzentos mil reais',
    'R$ ٥٣.٠٠٠,٠٠',
    'R$ 88&nbsp;999,11',
    'R$ 88\u00a0999,11',
    'R$ 88\u202f999,11',
    'R$ 1_1_.111',
    'R$ 9<b>3</b>,00',
    '53.000 reais e dez centavos',
  ])('%s', (figure) => expect(quoted(`Pagou ${figure} ontem.`, 'valor')).toEqual([figure]))
})

test.each([
  'Fixada multa diária de R$ 500,00 pedida.',
  'Multa diária de R$ 500,00.',
  'Pagou 12 × R$ 1.000,00 = R$ 12.000,00.',
  'Pagou 12 parcelas de mil reais, totalizando R$ 12.000,00.',
  'Pagou R$ 1.000,00 (mil reais).',
  'Os direitos reais e os reais motivos.',
])('%s has no figure that nobody gave', (text) => expect(quoted(text, 'valor')).toEqual([]))

test('an invented factor leaves its product open', () => {
  expect(quoted('Pagou 15 × R$ 1.000,00 = R$ 15.000,00.', 'valor')).toEqual(['R$ 15.000,00'])
  expect(quoted('Pagou 12 × R$ 1.100,00 = R$ 13.200,00.', 'valor')).toContain('R$ 1.100,00')
})
