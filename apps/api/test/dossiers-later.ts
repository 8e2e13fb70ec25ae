import { courtCase, documents, dossier, party } from './dossiers'

const complete = { name: 'Marina Duarte Leal', oab_number: 'SP 234.567' }
const office = { name: 'Leal & Associados', city: 'Campinas' }

/** Appeal, tax: statute of limitations of a tax debt refused by the judgment. */
export const taxAppeal = dossier({
  petition_type: 'appeal_brief',
  petition_profile: 'agressivo',
  author: complete,
  office,
  our_side: 'plaintiff',
  case: courtCase({
    title: 'Anulatória de ISS',
    case_type: 'Direito Tributário',
    client_name: 'Clínica Bem Viver Ltda.',
    court_number: '1007788-91.2023.8.26.0309',
    court: 'Vara da Fazenda Pública',
    district: 'Jundiaí/SP',
    claim_value: '42180.75',
    description:
      'A sentença de 11/08/2025 julgou improcedente o pedido de anular o lançamento de ISS dos exercícios de 2015 e 2016, notificado em 20/10/2022, afastando a decadência.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      party_type: 'corporate',
      name: 'Clínica Bem Viver Ltda.',
      cpf_cnpj: '99008888000176',
      address: 'Rua da Saúde, 90, Jundiaí/SP',
      zip_code: '13201000',
      legal_representative: 'Paulo Rangel',
    }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Município de Jundiaí',
      cpf_cnpj: '99006666000114',
    }),
  ],
  context:
    'Intimação da sentença em 18/08/2025. Preparo recolhido em 25/08/2025. Insistir na decadência e pedir efeito suspensivo.',
  documents: documents(
    [
      'Sentença',
      '11/08/2025: improcedente; rejeitou a decadência por entender aplicável o art. 173, I, do CTN a partir de 2018',
      'court_order',
    ],
    ['Certidão de intimação', 'Intimação em 18/08/2025', 'certificate'],
    ['Guia de preparo', 'Recolhida em 25/08/2025; R$ 1.687,23', 'receipt'],
    ['Auto de infração', 'ISS de 2015 e 2016; notificação em 20/10/2022; R$ 42.180,75', 'evidence'],
  ),
})

/** Opinion, intellectual property: a software licence the client is asked to sign. */
export const licence = dossier({
  petition_type: 'contract_review',
  petition_profile: 'moderado',
  author: complete,
  office,
  our_side: 'plaintiff',
  case: courtCase({
    title: 'Parecer sobre licença de software',
    case_type: 'Propriedade Intelectual',
    client_name: 'Editora Maré Alta Ltda.',
    description: 'Analisar a minuta da licença antes de assinar: multa, foro e renovação automática.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      party_type: 'corporate',
      name: 'Editora Maré Alta Ltda.',
      cpf_cnpj: '99007777000145',
      address: 'Rua do Cais, 31, Santos/SP',
    }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Nuvem Clara Sistemas Ltda.',
      cpf_cnpj: '99009999000105',
    }),
  ],
  context: 'A cliente quer saber se pode assinar e o que pedir para mudar.',
  documents: documents([
    'Minuta da licença',
    'CLÁUSULA 4ª – O preço de R$ 3.500,00 por mês será reajustado a critério da licenciante.\n' +
      'CLÁUSULA 7ª – A licença renova-se automaticamente por 36 meses, salvo aviso com 180 dias.\n' +
      'CLÁUSULA 9ª – Rescisão antecipada pela licenciada sujeita-a a multa de 80% das parcelas vincendas.\n' +
      'CLÁUSULA 12 – Fica eleito o foro de Manaus/AM. O Anexo II integra este contrato.',
    'contract',
  ]),
})

/** Action to revise a bank contract. */
export const bankLoan = dossier({
  petition_type: 'contract_review',
  petition_profile: 'agressivo',
  author: complete,
  office,
  our_side: 'plaintiff',
  case: courtCase({
    title: 'Revisional de financiamento de veículo',
    case_type: 'Litígio Cível',
    client_name: 'Denise Faria Couto',
    district: 'Campinas/SP',
    description:
      'Ação revisional de contrato bancário por juros abusivos. Financiamento de R$ 38.000,00 em 10/05/2024, 48 parcelas de R$ 1.490,00. Valor incontroverso: R$ 1.120,00 por parcela.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      name: 'Denise Faria Couto',
      cpf_cnpj: '86288366757',
      rg: '556667778',
      nationality: 'brasileira',
      marital_status: 'divorciado',
      stable_union: true,
      profession: 'cabeleireira',
      gender: 'feminino',
      email: 'denise@exemplo.com.br',
      address: 'Rua do Bosque, 210, Campinas/SP',
      zip_code: '13015000',
    }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Banco Mirante S.A.',
      cpf_cnpj: '99005555000193',
      address: 'Avenida Central, 1, São Paulo/SP',
    }),
  ],
  context:
    'Pedir a revisão da cláusula 5ª (juros de 4,9% ao mês) e da cláusula 8ª (tarifa de cadastro de R$ 890,00), com restituição. Pede gratuidade.',
  documents: documents(
    ['Procuração', 'Outorgada por Denise Faria Couto', 'power_of_attorney'],
    [
      'Cédula de crédito',
      'CLÁUSULA 5ª – Juros remuneratórios de 4,9% ao mês.\nCLÁUSULA 8ª – Tarifa de cadastro: R$ 890,00.',
      'contract',
    ],
    ['Declaração de hipossuficiência', 'Assinada em 02/02/2025', 'other'],
  ),
})
