/**
 * What texts are made of, over and over, until they have their length: hostile ones and those that offices
 * have.
 */
export const units: Record<string, string> = {
  'words without a full stop': 'o comprador disse que pagou e a loja não entregou o que foi contratado ',
  'a spreadsheet': '12/03/2024\t4001\tMERCADORIAS DIVERSAS\t1.234,56\t0,00\t1.234,56\n',
  'a bank statement': '05/11/2026 PIX ENVIADO Nilo Faria 123.456.789-09 R$ 1.250,00 D saldo 10.421,77\n',
  'key words of theses':
    'contratos demitido aluguel administrador inadimplência entrega nunca recebeu não pagou ',
  'orders and wishes':
    'pedir tutela para perícia na exibição dos não quer acordo sem audiência nao discutir de ',
  blanks: ' \t ',
  'line ends': '\n \n',
  'U+2028': 'a\u2028',
  brackets: '[(',
  asterisks: '**-',
  quotations: '“a"«',
  figures: '1234567890',
  'sums without an end': 'R$ 1.',
  citations: 'art. 5º, inciso II, § 1º, da Lei nº 8.078 e Súmula 7 do STJ, ',
  'letters of an article': 'art. 5º, u\t\te\tb\t\te\tc\t\te\td\t',
  names: 'Maria da Silva e Souza ',
  addresses: 'http://a.b.c/d?e=f www.x.y ',
  links: '![a](b [c](d ',
  rows: '|a|',
  headings: '# a ##\n',
  'laws’ lines': '- **a** — _(',
  tags: '<a <script ',
  'numbers of notes': '[1, 2 e 3 ',
  gaps: '[COMPLETAR: ',
  accents: 'e\u0301\u0301',
  'capital letters': 'ÀÉÎÕÜ',
  dots: '. . ',
  hyphens: 'a-b.c_d@',
}

export const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 4) + 'fim!'
