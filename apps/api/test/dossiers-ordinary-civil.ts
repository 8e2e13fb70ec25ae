import type { Row } from './dossiers-ordinary'

const civil = 'Litígio Cível'
const business = 'Direito Empresarial'
const debt = /INADIMPLEMENTO DA OBRIGAÇÃO DE PAGAR|inadimplemento da obrigação de pagar/

export const civilRows: Row[] = [
  {
    name: 'Cobrança de mercadorias entregues',
    area: business,
    ours: 'firm',
    story:
      'A padaria entregou 120 sacas de farinha em 10/03/2026, pelo preço de R$ 18.450,00, e não recebeu no vencimento, em 10/04/2026.',
    documents: [
      [
        'Nota fiscal 5521',
        'Nota fiscal 5521, emitida em 10/03/2026. 120 sacas de farinha de trigo. Total: R$ 18.450,00. Vencimento: 10/04/2026.',
      ],
      ['Notificação', 'Notificação recebida em 05/05/2026, com prazo de 10 dias para pagar R$ 18.450,00.'],
    ],
    piece: /# AÇÃO DE COBRANÇA/,
    request: /pagamento de R\$ 18\.450,00/,
    never: [/registra nota fiscal 5521/i, /registra notificação/i, /dano moral/i],
  },
  {
    name: 'Serviços de contabilidade',
    area: business,
    ours: 'firm',
    theirs: 'firm',
    story:
      'A autora prestou serviços de contabilidade à ré de janeiro a junho de 2025. As mensalidades, que somam R$ 9.600,00, continuam em aberto.',
    piece: /# AÇÃO DE COBRANÇA/,
    request: /pagamento de R\$ 9\.600,00/,
    never: [/inscrição indevida/i, /resolução do contrato/i],
  },
  {
    name: 'Empréstimo entre amigos',
    area: civil,
    story:
      'Em 02/02/2025 a autora emprestou R$ 12.000,00 ao réu, que prometeu devolver em seis meses. O prazo venceu e ele não devolveu o dinheiro.',
    piece: /# AÇÃO DE COBRANÇA/,
    request: /pagamento de R\$ 12\.000,00/,
    never: [/fornecedora/i, /dano moral/i],
  },
  {
    name: 'Cheque sem fundos',
    area: civil,
    story:
      'O réu comprou a moto da autora em 14/01/2026 e deu um cheque de R$ 8.000,00, que voltou sem fundos. Até hoje não foi pago.',
    piece: /# AÇÃO DE COBRANÇA/,
    request: /pagamento de R\$ 8\.000,00/,
    never: [/vício do produto/i],
  },
  {
    name: 'Batida de carro',
    area: civil,
    story:
      'Em 05/02/2026 o réu avançou o sinal vermelho e bateu no carro da autora. O conserto custou R$ 7.300,00. A seguradora se recusou a pagar.',
    piece: /# AÇÃO INDENIZATÓRIA/,
    request: /danos materiais[^.]*R\$ 7\.300,00/,
    never: [/comprovadamente pago/, /documentados são estes/, /boa-fé objetiva/i],
  },
  {
    name: 'Geladeira com defeito',
    area: civil,
    theirs: 'firm',
    story:
      'A autora comprou uma geladeira por R$ 3.100,00 em 10/01/2026. Em fevereiro ela parou de gelar. A assistência técnica não resolveu em 40 dias.',
    piece: /# AÇÃO DE RESTITUIÇÃO DE VALORES POR VÍCIO DO PRODUTO/,
    request: /restituir[^;]*R\$ 3\.100,00/,
    never: [/inscrição indevida/i],
  },
  {
    name: 'Negativação indevida',
    area: civil,
    theirs: 'firm',
    story:
      'A autora descobriu em 03/03/2026 que seu nome está no Serasa por uma dívida de R$ 890,00 de um contrato que nunca assinou.',
    piece: /# AÇÃO DECLARATÓRIA DE INEXISTÊNCIA DE DÉBITO/,
    request: /declarar inexistente o débito/,
    never: [/AÇÃO DE COBRANÇA/, debt],
  },
  {
    name: 'Empréstimo consignado não contratado',
    area: civil,
    theirs: 'firm',
    story:
      'O banco desconta R$ 210,00 por mês da aposentadoria da autora desde 05/08/2025 por um empréstimo consignado que ela não contratou.',
    piece: /# AÇÃO DECLARATÓRIA DE INEXISTÊNCIA|# AÇÃO DE REPETIÇÃO DE INDÉBITO/,
    request: /restituir/,
    never: [/AÇÃO DE COBRANÇA/, debt],
  },
  {
    name: 'Barulho do vizinho',
    area: civil,
    story:
      'O vizinho do andar de cima faz festas com som alto toda semana, até as 4h da manhã. A autora reclamou ao síndico em 12/04/2026 e nada mudou.',
    piece: /# AÇÃO DE OBRIGAÇÃO DE NÃO FAZER/,
    request: /cessar/,
    never: [/AÇÃO DE COBRANÇA/, /insalubridade/i],
  },
  {
    name: 'Curso cancelado',
    area: civil,
    theirs: 'firm',
    story:
      'A autora pagou R$ 2.400,00 por um curso que foi cancelado em 20/02/2026. A escola se nega a devolver o dinheiro.',
    piece: /# AÇÃO DE (?:RESOLUÇÃO CONTRATUAL|RESTITUIÇÃO)/,
    request: /restituir[^;]*R\$ 2\.400,00/,
    never: [/AÇÃO DE COBRANÇA/],
  },
  {
    name: 'Protesto indevido',
    area: business,
    ours: 'firm',
    theirs: 'firm',
    story:
      'A ré levou a protesto em 09/09/2025 duplicata de R$ 5.700,00 que a autora já havia pago em 01/09/2025.',
    piece: /# AÇÃO DECLARATÓRIA DE INEXISTÊNCIA DE DÉBITO/,
    request: /declarar inexistente o débito/,
    never: [/AÇÃO DE COBRANÇA/, debt, /não reconhece/],
  },
  {
    name: 'Saída de sócio',
    area: business,
    story:
      'A autora é sócia da empresa desde 2018 e quer sair da sociedade. Notificou o outro sócio em 03/03/2025 e não recebeu resposta.',
    piece: /# AÇÃO DE DISSOLUÇÃO PARCIAL/,
    request: /apurar os haveres/,
    never: [/AÇÃO DE COBRANÇA/, debt],
  },
  {
    name: 'Defesa em cobrança já paga',
    area: civil,
    side: 'defendant',
    type: 'motion_to_dismiss',
    theirs: 'firm',
    story: 'A autora cobra R$ 4.000,00 de mensalidades. A ré pagou tudo em 10/05/2025.',
    documents: [['Recibo', '10/05/2025; R$ 4.000,00']],
    piece: /# CONTESTAÇÃO/,
    request: /reconhecer o pagamento/,
    never: [/condenar a (?:Autora|parte autora) ao pagamento de R\$ 4/],
  },
  {
    name: 'Reforma abandonada',
    area: civil,
    story:
      'Contratou um pedreiro por R$ 15.000,00 para reformar a cozinha. Ele recebeu R$ 10.000,00 em 10/01/2026 e sumiu.',
    piece: /# AÇÃO DE RESOLUÇÃO CONTRATUAL/,
    request: /restituir o valor de R\$ 10\.000,00/,
    never: [/R\$ 15\.000,00 \(quinze/],
  },
  {
    name: 'Sessões não pagas',
    area: civil,
    story: 'A clínica não recebeu pelas sessões de fisioterapia feitas em 2025, no total de R$ 3.800,00.',
    piece: /# AÇÃO DE COBRANÇA/,
    request: /pagamento de R\$ 3\.800,00/,
  },
]
