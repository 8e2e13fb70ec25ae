/** A sentence of a petition, then what of it is open. */
export type Row = [sentence: string, ...open: string[]]

/** Groups of right and wrong sentences about the record of checks/sentences.test.ts. */
export const groups: [what: string, rows: Row[]][] = [
  [
    'names and addresses',
    [
      ['Informa-se Marina Duarte Lemos do que segue.'],
      ['Requer-se Marina Duarte Lemos seja ouvida. Trata-se Marina Duarte Lemos de consumidora.'],
      ['Cite-se Lar Claro Móveis Ltda. no endereço. Intime-se Marina Duarte Lemos.'],
      ['Informa-se Marina Duarte Leme do que segue.', 'Marina Duarte Leme'],
      ['Dar-se-á Carlos Meireles Souto por citado.', 'Carlos Meireles Souto'],
      ['Reside na R. das Acácias, 120, e a Ré tem sede na Av. do Porto, 900.'],
      ['Reside na Rua das Acácias, 120, e a Ré tem sede na Avenida do Porto, 900.'],
      ['Reside na R. das Azaleias, 120.', 'R. das Azaleias'],
      ['A Ré tem sede na Av. do Forte.', 'Av. do Forte'],
      ['Requer a Vossa Excelência a oitiva da Sra. e da Dra. e do Sr. Marina Duarte Lemos.'],
    ],
  ],
  [
    'ages and days',
    [
      ['A Autora conta 68 anos e tem prioridade.'],
      ['A Autora, contando 68 (sessenta e oito) anos de idade, tem prioridade.'],
      ['A Autora conta 86 anos e tem prioridade.', '86'],
      ['O depósito foi na conta 68.', '68'],
      ['O prazo termina em 15 de dezembro de 2026.'],
      ['O prazo termina em 16 de dezembro de 2026.', '16 de dezembro de 2026'],
    ],
  ],
  [
    'percentages by law',
    [
      ['Honorários entre 10% e 20% (art. 85, § 2º, do CPC).'],
      ['Honorários de 15% sobre a condenação (art. 85, § 2º, do CPC).'],
      ['Honorários de 35% sobre a condenação (art. 85, § 2º, do CPC).', '35%'],
      ['Sem pagamento, multa de 10% e honorários de 10% (art. 523, § 1º, do CPC).'],
      ['Sem pagamento, multa de 15% (art. 523, § 1º, do CPC).', '15%'],
      ['Juros de mora de 1% ao mês (art. 161, § 1º, do CTN).', 'art. 161, § 1º, do CTN'],
      ['Juros de mora de 3% ao mês (art. 161, § 1º, do CTN).', '3%', 'art. 161, § 1º, do CTN'],
      ['Multa de 2% por ausência à audiência (art. 334, § 8º, do CPC).'],
      ['Multa de 4% por ausência à audiência (art. 334, § 8º, do CPC).', '4%'],
      ['Multa de 9% por má-fé (art. 81 do CPC).'],
      ['Multa de 12% por má-fé (art. 81 do CPC).', '12%'],
      ['Multa de até 20% por ato atentatório (art. 77, § 2º, do CPC).'],
      ['Embargos protelatórios: multa de 2% (art. 1.026, § 2º, do CPC).'],
      ['Agravo inadmissível: multa de 5% (art. 1.021, § 4º, do CPC).'],
      ['Honorários de 15% na execução trabalhista (art. 791-A da CLT).'],
      ['Honorários de 18% na reclamação (art. 791-A da CLT).', '18%'],
      ['Multa moratória de 2% (art. 52, § 1º, do CDC).'],
      ['Multa condominial de 2% (art. 1.336, § 1º, do Código Civil).'],
      ['O depósito inicial é de 30%, com juros de 1% ao mês (art. 916 do CPC).'],
      ['Fixem-se honorários de 10% na execução (art. 827 do CPC).'],
      ['Juros de 7,5% ao mês.', '7,5%'],
    ],
  ],
  [
    'the minimum wage',
    [
      ['A renda é de um Salário Mínimo, e o teto é de 40 salários mínimos.'],
      ['Não passa de 1.000 salários mínimos (art. 496, § 3º, I, do CPC).'],
      ['Passa de 1.700 salários mínimos.', '1.700'],
    ],
  ],
  [
    'what we ask for',
    [
      ['Requer a fixação de multa diária de R$ 1.000,00 em caso de descumprimento.'],
      ['Requer a condenação da Ré ao pagamento de danos morais em valor não inferior a R$ 15.000,00.'],
      ['Pede indenização por danos morais de R$ 18.000,00.'],
      ['Requer a restituição de R$ 7.777,00.', 'R$ 7.777,00'],
      ['Requer a condenação por danos materiais de R$ 6.666,00.', 'R$ 6.666,00'],
      ['A Ré pagou multa diária de R$ 2.222,00.', 'R$ 2.222,00'],
      ['O contrato prevê valor não inferior a R$ 3.333,00.', 'R$ 3.333,00'],
    ],
  ],
  [
    'sums',
    [
      ['Deve 12 × R$ 19.870,00 = R$ 238.440,00.'],
      ['Deve 12 x R$ 19.870,00 = R$ 283.440,00.', 'R$ 283.440,00'],
      ['Pagou 3 parcelas de R$ 1.200,00, totalizando R$ 3.600,00.'],
      ['Pagou 3 parcelas de R$ 1.200,00, totalizando R$ 3.900,00.', 'R$ 3.900,00'],
      ['R$ 1.200,00 + R$ 350,50 = R$ 1.550,50.'],
      ['R$ 19.870,00 + R$ 350,50 = R$ 4.200,00.', 'R$ 4.200,00'],
      ['Pagou R$ 19.870,00, R$ 1.200,00 e R$ 350,50, no total de R$ 21.420,50.'],
      ['Pagou R$ 19.870,00, R$ 1.200,00 e R$ 350,50, no total de R$ 21.430,50.', 'R$ 21.430,50'],
      ['a) frete: R$ 350,50;\nb) sinal: R$ 1.200,00;\nc) preço: R$ 4.200,00;\nTotal: R$ 5.750,50.'],
    ],
  ],
  [
    'antecedents',
    [
      [
        'Vale o art. 186 do Código Civil. O Código de Defesa do Consumidor também; veja-se o art. 14 do referido Código.',
      ],
      [
        'Vale o art. 186 do Código Civil. O Código de Defesa do Consumidor também; veja-se o art. 189 do referido Código.',
        'art. 189 do referido Código',
      ],
      [
        'Vale o art. 186 do Código Civil. O Código de Processo Civil também; veja-se o art. 319 do referido Código.',
      ],
      [
        'Vale o art. 319 do CPC. A Lei nº 8.245/1991 rege a locação, e o art. 58, III, da mesma lei fixa o foro.',
      ],
      ['Vale o art. 319 do CPC. Aplica-se a CLT; o art. 818 do mesmo diploma o diz.'],
      [
        'Vale o art. 319 do CPC. Aplica-se a CLT; o art. 1.009 do mesmo diploma o diz.',
        'art. 1.009 do mesmo diploma',
      ],
      ['Vale o art. 319 do CPC e a Lei nº 8.245/1991. O art. 373, I, do mesmo Código o diz.'],
      ['Vale o art. 319 do CPC. O art. 373, I, do mesmo diploma o diz.'],
      [
        'Vale o art. 319 do CPC. A Constituição Federal protege; o art. 251 do aludido texto constitucional o diz.',
        'art. 251 do aludido texto constitucional',
      ],
      [
        'Vale o art. 319 do CPC. Há o Estatuto do Cliente; o art. 319 do referido Estatuto o diz.',
        'art. 319 do referido Estatuto',
      ],
    ],
  ],
  [
    'as a reader sees it',
    [
      ['Valem R$&nbsp;5&#52;,00 e R$&#x20;5.400,00.'],
      ['Valem R$&nbsp;9&#57;,00.', 'R$ 99,00'],
      ['Valem R$ 9&#57;9,00 e R$ 5.4&#48;9,00.', 'R$ 999,00', 'R$ 5.409,00'],
      ['Valem R$ ５４,００.'],
      ['Valem R$ ５５,００.', 'R$ 55,00'],
      ['Valem **R$ 54,00**, R$ **54**,00 e R$ 5**4**,00.'],
      ['Valem R$ **77**,00 e R$ 7**7**8,00.', 'R$ 77,00', 'R$ 778,00'],
      ['Valem R$ 5\u00ad4,00, R$ 5\u200b.400,00 e R$\u00a054,00.'],
      ['Valem R$ 5\u00ad5,00 e R$ 6\u200b.400,00.', 'R$ 55,00', 'R$ 6.400,00'],
      ['Valem R$ 5\\.400,00, mas não R$ 6\\.500,00.', 'R$ 6.500,00'],
      ['Vale o art. 319&nbsp;do&nbsp;CPC e o art. **1.0**73 do CPC.', 'art. 1.073 do CPC'],
      ['Vale o art. 31\u00ad9 do CPC e o art. 1.0７３ do CPC.', 'art. 1.073 do CPC'],
      ['Invoca a MP nº 2.200 [VERIFICAR]-2/2001.', 'MP nº 2.200-2/2001', '[VERIFICAR]'],
      ['A Autora é Marina Duarte&nbsp;Lemos, Marina **Duarte** Lemos e Mar\u00adina Duarte Lemos.'],
      [
        'A Autora é Marina Duarte&nbsp;Leme e Marina **Duarte** Leite.',
        'Marina Duarte Leme',
        'Marina Duarte Leite',
      ],
      ['Valem **_R$ 54,00_**, ***R$ 5.400,00*** e `R$ 54,00`; **_R$ 88,00_**.', 'R$ 88,00'],
      [
        'Falta &#91;COMPLETAR: a vara&#93; e \\[COMPLETAR: o foro\\].',
        '[COMPLETAR: a vara]',
        '\\[COMPLETAR: o foro\\]',
      ],
      ['O preço é 2 * 3 e o código é a_b_c, com R$ 54,00.'],
    ],
  ],
  [
    'addresses of other sites',
    [
      [
        'O anúncio está em https://www.larclaro.example/sofas, em larclaro.example/sofas e em www.larclaro.example.',
      ],
      ['Veja https://evil.example/x?d=1.', 'https://evil.example/x?d=1'],
      [
        'Veja evil.example/x, golpe.com.br e [clique](https://evil.example/a).',
        'evil.example/x',
        'golpe.com.br',
        'https://evil.example/a',
      ],
      ['Veja https&#58;//evil.example/y e e**vil.exam**ple/z.', 'https://evil.example/y', 'evil.example/z'],
      ['Veja https://www.larclaro.example/outro.', 'https://www.larclaro.example/outro'],
      ['Escreva a golpe@evil.example.', 'golpe@evil.example'],
      ['Texto em www.planalto.gov.br/ccivil_03.', 'www.planalto.gov.br/ccivil_03'],
      ['A empresa é Ltda.ME/EPP, e/ou S.A./Ltda., p.ex. no arquivo laudo.pdf; entregue.Ele pagou.'],
    ],
  ],
]
