import { bankLoan, licence, taxAppeal } from './dossiers-later'
import { courtCase, documents, dossier, party } from './dossiers'

const complete = { name: 'Marina Duarte Leal', oab_number: 'SP 234.567' }
const office = { name: 'Leal & Associados', city: 'Campinas' }

/** Complaint, real estate: three buyers of a flat delivered late. */
export const lateFlat = dossier({
  petition_type: 'complaint',
  petition_profile: 'agressivo',
  author: complete,
  office,
  our_side: 'plaintiff',
  case: courtCase({
    title: 'Atraso na entrega do apartamento 52',
    case_type: 'Direito Imobiliário',
    client_name: 'Bruno Sales Teixeira',
    court: '3ª Vara Cível',
    district: 'Campinas/SP',
    claim_value: '86400.00',
    description:
      'Os três compradores adquiriram o apartamento 52 do Residencial Jacarandá em 12/04/2022, por R$ 480.000,00, com entrega prometida para 30/06/2024. ' +
      'Em 15/01/2025 a obra continuava parada e a construtora passou a cobrar taxa de evolução de obra. Os compradores pagam aluguel de R$ 2.400,00 por mês desde julho de 2024.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      name: 'Bruno Sales Teixeira',
      cpf_cnpj: '52998224725',
      rg: '123456789',
      nationality: 'brasileiro',
      marital_status: 'solteiro',
      profession: 'arquiteto',
      gender: 'masculino',
      email: 'bruno@exemplo.com.br',
      address: 'Rua Boaventura, 77, Cambuí, Campinas/SP',
      zip_code: '13024000',
    }),
    party({
      side: 'plaintiff',
      name: 'Celina Sales Teixeira',
      cpf_cnpj: '11144477735',
      rg: '987654321',
      nationality: 'brasileira',
      marital_status: 'viuvo',
      profession: 'professora',
      gender: 'feminino',
      email: 'celina@exemplo.com.br',
      address: 'Rua Boaventura, 77, Cambuí, Campinas/SP',
      zip_code: '13024000',
    }),
    party({
      side: 'plaintiff',
      name: 'Ariel Prado Nunes',
      cpf_cnpj: '39053344705',
      rg: '456789123',
      nationality: 'brasileira',
      marital_status: 'uniao_estavel',
      profession: 'designer',
      gender: 'outro',
      email: 'ariel@exemplo.com.br',
      address: 'Rua Boaventura, 77, Cambuí, Campinas/SP',
      zip_code: '13024000',
    }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Construtora Jacarandá S.A.',
      cpf_cnpj: '11222333000181',
      email: 'juridico@jacaranda.exemplo.com.br',
      address: 'Avenida Norte Sul, 1500, Campinas/SP',
      zip_code: '13025320',
      legal_representative: 'Otto Brandt',
    }),
  ],
  context:
    'Pedir lucros cessantes de um aluguel por mês de atraso, a devolução da taxa de evolução de obra e tutela de urgência para suspender a cobrança. ' +
    'Não querem audiência de conciliação. Pedir também dano moral de R$ 10.000,00 para cada um.',
  documents: documents(
    [
      'Procurações',
      'Outorgadas por Bruno, Celina e Ariel à advogada Marina Duarte Leal',
      'power_of_attorney',
    ],
    [
      'Compromisso de compra e venda',
      'Assinado em 12/04/2022. Preço: R$ 480.000,00. Entrega até 30/06/2024, tolerância de 180 dias. Multa de 0,5% ao mês sobre o valor do imóvel.',
      'contract',
    ],
    [
      'Boletos da taxa de evolução de obra',
      'Cobranças de R$ 1.150,00 em 10/02/2025 e R$ 1.150,00 em 10/03/2025',
      'invoice',
    ],
    ['Contrato de locação', 'Aluguel de R$ 2.400,00 por mês, início em 01/07/2024', 'contract'],
    [
      'Notificação extrajudicial',
      'Enviada em 20/01/2025 e recebida em 23/01/2025; sem resposta',
      'correspondence',
    ],
  ),
})

/** Defence, civil: collection of a bill that had been paid. */
export const paidBill = dossier({
  petition_type: 'motion_to_dismiss',
  petition_profile: 'moderado',
  author: complete,
  office,
  our_side: 'defendant',
  case: courtCase({
    title: 'Cobrança de serviços de pintura',
    case_type: 'Litígio Cível',
    client_name: 'Gustavo Neri Prates',
    court_number: '1004321-39.2025.8.26.0114',
    court: '2ª Vara Cível',
    district: 'Campinas/SP',
    claim_value: '15300.00',
    description:
      'A autora cobra R$ 15.300,00 por serviços de pintura. Afirma que o réu deixou de pagar a segunda parcela e que a obra foi concluída em 20/12/2024. ' +
      'O réu pagou a segunda parcela em 05/01/2025 e a obra ficou inacabada.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      party_type: 'corporate',
      name: 'Pinturas Aurora Ltda.',
      cpf_cnpj: '99003333000131',
      address: 'Rua do Anil, 12, Valinhos/SP',
    }),
    party({
      side: 'defendant',
      name: 'Gustavo Neri Prates',
      cpf_cnpj: '12345678909',
      rg: '112223334',
      nationality: 'brasileiro',
      marital_status: 'casado',
      profession: 'contador',
      gender: 'masculino',
      email: 'gustavo@exemplo.com.br',
      address: 'Rua das Palmas, 40, Campinas/SP',
      zip_code: '13010000',
    }),
  ],
  context:
    'Citação em 03/03/2025. Alegar pagamento e exceção de contrato não cumprido. Não há proposta de acordo.',
  documents: documents(
    [
      'Petição inicial',
      'Cobra R$ 15.300,00. Alega inadimplemento da segunda parcela e conclusão da obra em 20/12/2024.',
      'petition',
    ],
    ['Comprovante de transferência', '05/01/2025; R$ 15.300,00; favorecida Pinturas Aurora Ltda.', 'receipt'],
    ['Fotografias da obra', 'Tiradas em 10/01/2025: dois cômodos sem pintura', 'evidence'],
    ['Procuração', 'Outorgada por Gustavo Neri Prates', 'power_of_attorney'],
  ),
})

/** Evidence, environmental: expert and witnesses about a polluted stream. */
export const stream = dossier({
  petition_type: 'discovery_request',
  petition_profile: 'moderado',
  author: complete,
  office,
  our_side: 'plaintiff',
  case: courtCase({
    title: 'Contaminação do córrego das Lontras',
    case_type: 'Direito Ambiental',
    client_name: 'Associação dos Moradores do Vale Verde',
    court_number: '1002233-04.2024.8.13.0024',
    court: 'Vara Única',
    district: 'Vale Verde/MG',
    description:
      'A associação sustenta que a indústria lança efluentes no córrego desde 10/08/2023. A ré nega o lançamento e afirma que a mortandade de peixes de 02/09/2023 decorreu da estiagem.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      party_type: 'corporate',
      name: 'Associação dos Moradores do Vale Verde',
      cpf_cnpj: '99001111000180',
      address: 'Praça da Matriz, 5, Vale Verde/MG',
      legal_representative: 'Sônia Prates Lima',
    }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Química Serra Alta Ltda.',
      cpf_cnpj: '99002222000100',
      address: 'Rodovia MG 10, km 8, Vale Verde/MG',
    }),
  ],
  context:
    'Despacho de 14/02/2025 mandou especificar provas. Pedir perícia na água, exibição das licenças e dos laudos de automonitoramento de 2023 e oitiva das testemunhas ' +
    'João Batista Alves, pescador, e Rita Moura, agente de saúde.',
  documents: documents(
    ['Laudo preliminar', 'Coleta de 05/09/2023: presença de fenóis acima do limite', 'report'],
    ['Contestação', 'A ré nega o lançamento e atribui a mortandade à estiagem', 'petition', 'opposing'],
    ['Despacho', '14/02/2025: especifiquem as partes as provas', 'court_order'],
  ),
})

/** Early judgment, business: supply contract, default judgment not available, facts admitted. */
export const supply = dossier({
  petition_type: 'summary_judgment',
  petition_profile: 'agressivo',
  author: complete,
  office,
  our_side: 'plaintiff',
  case: courtCase({
    title: 'Cobrança de fornecimento de embalagens',
    case_type: 'Direito Empresarial',
    client_name: 'Embalagens Ipê Ltda.',
    court_number: '1009876-16.2024.8.26.0100',
    court: '1ª Vara Empresarial',
    district: 'São Paulo/SP',
    claim_value: '73250.40',
    description:
      'A autora entregou embalagens em 04/03/2024 e a ré não pagou as três duplicatas, de R$ 24.416,80 cada, vencidas em 04/04/2024, 04/05/2024 e 04/06/2024. ' +
      'Na contestação a ré admitiu a entrega e alegou dificuldade financeira.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      party_type: 'corporate',
      name: 'Embalagens Ipê Ltda.',
      cpf_cnpj: '99004444000162',
      address: 'Rua do Papel, 300, São Paulo/SP',
      zip_code: '03100000',
      legal_representative: 'Nadia Ferraz',
    }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Doces do Lago S.A.',
      cpf_cnpj: '99001111000180',
      address: 'Avenida do Lago, 88, Santo André/SP',
    }),
  ],
  context: 'Réplica apresentada em 10/12/2024. Não há prova a produzir além dos documentos.',
  documents: documents(
    [
      'Duplicatas e notas fiscais',
      'Três duplicatas de R$ 24.416,80, vencidas em 04/04/2024, 04/05/2024 e 04/06/2024',
      'invoice',
    ],
    ['Canhotos de entrega', 'Assinados em 04/03/2024', 'receipt'],
    [
      'Contestação',
      'Protocolada em 18/11/2024: admite a entrega e alega dificuldade financeira',
      'petition',
      'opposing',
    ],
  ),
})

export const rich = { lateFlat, paidBill, stream, supply, taxAppeal, licence, bankLoan }
