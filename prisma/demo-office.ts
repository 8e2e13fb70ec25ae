import type { DocumentOwner, DocumentPurpose } from '@lavra/contracts/documents'
import type { documentType, noteKind } from '@lavra/contracts/labels'

/**
 * A fictitious office. Names, numbers and addresses are invented; the CNJ numbers use court segments that do
 * not exist.
 */

export const demoUsers = [
  {
    username: 'helena',
    email: 'helena@martins.exemplo.com',
    full_name: 'Helena Martins',
    role: 'admin',
    oab_number: 'OAB/SP 301.442',
    phone: '11934567890',
    specialization: 'Direito Civil',
  },
  {
    username: 'otavio',
    email: 'otavio@martins.exemplo.com',
    full_name: 'Otávio Lins Reis',
    role: 'standard',
    oab_number: 'OAB/MG 118.907',
    phone: '31987654321',
    specialization: 'Direito do Trabalho',
  },
  {
    username: 'bruna',
    email: 'bruna@martins.exemplo.com',
    full_name: 'Bruna Sales Couto',
    role: 'restricted',
    oab_number: null,
    phone: '11955554444',
    specialization: null,
  },
] as const

export const demoClients = [
  {
    name: 'Padaria Três Irmãos Ltda.',
    email: 'contato@tresirmaos.exemplo.com',
    phone: '(19) 3232-1010',
    client_type: 'corporate',
  },
  {
    name: 'Helena Prado Nogueira',
    email: 'helena.prado@exemplo.com',
    phone: '(11) 98111-2020',
    client_type: 'individual',
  },
  {
    name: 'Padaria Grão de Luz Ltda.',
    email: 'contato@graodeluz.exemplo.com',
    phone: '(35) 3411-3030',
    client_type: 'corporate',
  },
  {
    name: 'Caio Mendes Rocha',
    email: 'caio.rocha@exemplo.com',
    phone: '(43) 99122-4040',
    client_type: 'individual',
  },
  {
    name: 'Lívia Sarmento Duarte',
    email: 'livia.sarmento@exemplo.com',
    phone: '(21) 99233-5050',
    client_type: 'individual',
  },
  {
    name: 'Tecelagem Aurora S.A.',
    email: 'juridico@aurora.exemplo.com',
    phone: '(47) 3344-6060',
    client_type: 'corporate',
  },
  {
    name: 'Clínica São Lucas Ltda.',
    email: 'direcao@saolucas.exemplo.com',
    phone: '(16) 3555-7070',
    client_type: 'corporate',
  },
  {
    name: 'João Conceição da Silva',
    email: 'joao.conceicao@exemplo.com',
    phone: '(19) 99344-8080',
    client_type: 'individual',
  },
  {
    name: 'Marta Figueira Lobo',
    email: 'marta.lobo@exemplo.com',
    phone: '(31) 99455-9090',
    client_type: 'individual',
  },
  {
    name: 'Construtora Horizonte Azul Ltda.',
    email: 'obras@horizonte.exemplo.com',
    phone: '(62) 3666-1212',
    client_type: 'corporate',
  },
  {
    name: 'Sítio Água Clara Agropecuária Ltda.',
    email: 'sitio@aguaclara.exemplo.com',
    phone: '(65) 3777-1313',
    client_type: 'corporate',
  },
  { name: 'Rafael Antunes Pires', email: null, phone: '(51) 99566-1414', client_type: 'individual' },
] as const

interface DemoContact {
  name: string
  cpf_cnpj: string | null
  client_type: 'individual' | 'corporate'
  [field: string]: unknown
}

const person = (name: string, cpf_cnpj: string | null, rest: Record<string, unknown> = {}): DemoContact => ({
  name,
  cpf_cnpj,
  client_type: 'individual',
  nationality: rest['gender'] === 'feminino' ? 'brasileira' : 'brasileiro',
  origin: 'Indicação',
  ...rest,
})
const firm = (name: string, cpf_cnpj: string | null, rest: Record<string, unknown> = {}): DemoContact => ({
  name,
  cpf_cnpj,
  client_type: 'corporate',
  origin: 'Cliente antigo',
  ...rest,
})

export const demoContacts: DemoContact[] = [
  person('Helena Prado Nogueira', '11122233396', {
    rg: '334445556',
    email: 'helena.prado@exemplo.com',
    phone: '11981112020',
    birth_date: '1984-05-12',
    marital_status: 'casado',
    profession: 'enfermeira',
    gender: 'feminino',
    address: 'Rua das Acácias, 120, ap. 31, Centro, Vila Serena/SP',
    zip_code: '01000111',
  }),
  firm('Lar Claro Móveis Ltda.', '11222333000181', {
    address: 'Avenida do Porto, 900, Vila Serena/SP',
    phone: '1132324545',
  }),
  firm('Padaria Três Irmãos Ltda.', '98765432000198', {
    address: 'Rua do Trigo, 45, Centro, Campinas/SP',
    zip_code: '13010000',
    email: 'contato@tresirmaos.exemplo.com',
    custom_fields: { 'sócio-administrador': 'Davi Torres Amado' },
  }),
  person('João Conceição da Silva', '11144477735', {
    email: 'joao.conceicao@exemplo.com',
    phone: '19993448080',
    marital_status: 'solteiro',
    profession: 'comerciante',
    gender: 'masculino',
    address: 'Rua das Flores, 88, Jardim Novo, Campinas/SP',
    zip_code: '13020000',
  }),
  firm('Padaria Grão de Luz Ltda.', '22333444000181', {
    address: 'Rua do Moinho, 45, Campo Alvo/MG',
    email: 'contato@graodeluz.exemplo.com',
    custom_fields: { 'sócia-administradora': 'Ivone Luz Barreto' },
  }),
  person('Rui Campos Vidal', '22233344405', { profession: 'padeiro', gender: 'masculino' }),
  person('Caio Mendes Rocha', '44455566619', {
    email: 'caio.rocha@exemplo.com',
    marital_status: 'divorciado',
    profession: 'motorista',
    gender: 'masculino',
    address: 'Rua da Ponte, 8, Lagoa Mansa/PR',
    zip_code: '80000222',
  }),
  person('Tereza Alves Pinto', null, { gender: 'feminino', phone: '43991225050' }),
  person('Lívia Sarmento Duarte', '33344455508', {
    email: 'livia.sarmento@exemplo.com',
    marital_status: 'viuvo',
    profession: 'professora',
    gender: 'feminino',
    address: 'Rua do Mirante, 301, Laranjeiras, Rio de Janeiro/RJ',
    zip_code: '22240000',
  }),
  firm('Tecelagem Aurora S.A.', '87654321000198', {
    address: 'Rodovia do Linho, km 4, Blumenau/SC',
    zip_code: '89010000',
  }),
  person('Otília Brandão Neves', '55566677720', {
    profession: 'tecelã',
    gender: 'feminino',
    marital_status: 'solteiro',
  }),
  firm('Clínica São Lucas Ltda.', '76543210000198', {
    address: 'Avenida da Saudade, 1200, Ribeirão Preto/SP',
    zip_code: '14085000',
  }),
  firm('Imobiliária Guará Ltda.', '65432109000143', {
    address: 'Rua General Osório, 77, Ribeirão Preto/SP',
    zip_code: '14010000',
  }),
  person('Marta Figueira Lobo', '66677788830', {
    marital_status: 'uniao_estavel',
    profession: 'arquiteta',
    gender: 'feminino',
    email: 'marta.lobo@exemplo.com',
    address: 'Rua Sapucaí, 410, Floresta, Belo Horizonte/MG',
    zip_code: '30150050',
  }),
  firm('Construtora Horizonte Azul Ltda.', '54321098000108', {
    address: 'Avenida T-9, 2310, Goiânia/GO',
    zip_code: '74215025',
  }),
]

interface DemoParty {
  name: string
  role: 'plaintiff' | 'defendant'
  party_type: 'individual' | 'corporate'
  cpf_cnpj?: string
  legal_representative?: string
}
interface DemoDocument {
  title: string
  document_type: keyof typeof documentType
  owner: DocumentOwner
  purpose: DocumentPurpose
  text: string
  is_confidential?: boolean
}
export interface DemoCase {
  title: string
  /** What only the office knows. */
  note: { kind: keyof typeof noteKind; text: string }
  case_number: string
  client: string
  case_type: string
  status?: string
  priority?: string
  description: string
  /** Days from today; negative is overdue. */
  deadline_in?: number
  court?: string
  district?: string
  claim_value?: string
  parties: DemoParty[]
  /** Names of contacts who have to do with it. */
  contacts?: string[]
  documents: DemoDocument[]
}

const author = (
  name: string,
  cpf_cnpj?: string,
  party_type: DemoParty['party_type'] = 'individual',
): DemoParty => ({
  name,
  role: 'plaintiff',
  party_type,
  cpf_cnpj,
})
const defendant = (
  name: string,
  cpf_cnpj?: string,
  party_type: DemoParty['party_type'] = 'individual',
): DemoParty => ({
  name,
  role: 'defendant',
  party_type,
  cpf_cnpj,
})

export const demoCases: DemoCase[] = [
  {
    note: {
      kind: 'atendimento',
      text: 'Helena não quer processo demorado: aceita conciliar se receber o dinheiro de volta. Pediu para falar só por mensagem.',
    },
    title: 'Sofá não entregue',
    case_number: 'PROC-2026-104233',
    client: 'Helena Prado Nogueira',
    case_type: 'Litígio Cível',
    priority: 'high',
    deadline_in: 6,
    description: 'Helena comprou um sofá da Lar Claro e pagou por PIX. A loja não entregou.',
    district: 'Vila Serena/SP',
    contacts: ['Helena Prado Nogueira', 'Lar Claro Móveis Ltda.'],
    parties: [
      author('Helena Prado Nogueira', '11122233396'),
      defendant('Lar Claro Móveis Ltda.', '11222333000181', 'corporate'),
    ],
    documents: [
      {
        title: 'Procuração',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'power_of_attorney',
        text: 'Outorgante: Helena Prado Nogueira. Advogada: Helena Martins.',
      },
      {
        title: 'Pedido 881',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'contract',
        text: 'Pedido 881, de 03/02/2026. Sofá de três lugares. Valor: R$ 4.200,00. Entrega até 28/02/2026.',
      },
      {
        title: 'Comprovante PIX',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'receipt',
        text: 'Pagamento por PIX em 03/02/2026, no valor de R$ 4.200,00, a Lar Claro Móveis Ltda.',
      },
      {
        title: 'Mensagem da loja',
        owner: 'opposing',
        purpose: 'to_file',
        document_type: 'correspondence',
        text: 'Em 20/03/2026 a loja respondeu que não há previsão de entrega.',
      },
    ],
  },
  {
    note: {
      kind: 'atendimento',
      text: 'O sócio da padaria aceita parcelar em até quatro vezes, mas só se o devedor procurar antes da audiência.',
    },
    title: 'Cobrança de mercadorias entregues',
    case_number: 'PROC-2026-123456',
    client: 'Padaria Três Irmãos Ltda.',
    case_type: 'Direito Empresarial',
    priority: 'critical',
    deadline_in: 3,
    district: 'Campinas/SP',
    claim_value: '18450.00',
    description:
      'A padaria entregou 120 sacas de farinha em 10/03/2026, pelo preço de R$ 18.450,00, e não recebeu no vencimento, em 10/04/2026.',
    contacts: ['Padaria Três Irmãos Ltda.', 'João Conceição da Silva'],
    parties: [
      author('Padaria Três Irmãos Ltda.', '98765432000198', 'corporate'),
      defendant('João Conceição da Silva', '11144477735'),
    ],
    documents: [
      {
        title: 'Nota fiscal 5521',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'invoice',
        text: 'Nota fiscal 5521, emitida em 10/03/2026. 120 sacas de farinha de trigo. Total: R$ 18.450,00. Vencimento: 10/04/2026.',
      },
      {
        title: 'Notificação',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'correspondence',
        text: 'Notificação recebida em 05/05/2026, com prazo de 10 dias para pagar R$ 18.450,00.',
      },
    ],
  },
  {
    note: {
      kind: 'anotacao',
      text: 'Perguntar à Dalva quem guardava os cartões de ponto antes da troca do sistema.',
    },
    title: 'Reclamação de Rui Vidal',
    case_number: '0000417-60.2025.5.02.9001',
    client: 'Padaria Grão de Luz Ltda.',
    case_type: 'Direito do Trabalho',
    priority: 'high',
    deadline_in: -2,
    description: 'Rui alega uma hora extra por dia (saída às 18h) e verbas rescisórias não pagas.',
    contacts: ['Padaria Grão de Luz Ltda.', 'Rui Campos Vidal'],
    parties: [
      author('Rui Campos Vidal', '22233344405'),
      defendant('Padaria Grão de Luz Ltda.', '22333444000181', 'corporate'),
    ],
    documents: [
      {
        title: 'Inicial',
        owner: 'opposing',
        purpose: 'read_only',
        document_type: 'petition',
        text: 'O reclamante pede R$ 18.400,00.',
      },
      {
        title: 'Contrato',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'contract',
        text: 'Admissão em 10/01/2023. Jornada das 8h às 17h, com 1h de intervalo.',
      },
      {
        title: 'TRCT assinado',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'receipt',
        text: 'Dispensa sem justa causa em 15/07/2025. R$ 6.120,35 pagos em 22/07/2025.',
      },
      {
        title: 'Parecer interno',
        owner: 'ours',
        purpose: 'internal',
        document_type: 'report',
        text: 'Os cartões de 2023 e 2024 não foram achados.',
        is_confidential: true,
      },
    ],
  },
  {
    note: {
      kind: 'atendimento',
      text: 'Caio disse que pretende mudar de emprego no ano que vem; combinamos que avisa o escritório antes.',
    },
    title: 'Alimentos M. R. P.',
    case_number: '0002208-38.2024.8.26.9015',
    client: 'Caio Mendes Rocha',
    case_type: 'Direito Familiar',
    deadline_in: 12,
    description: 'Sentença fixou alimentos em 30% dos rendimentos líquidos.',
    contacts: ['Caio Mendes Rocha', 'Tereza Alves Pinto'],
    parties: [
      { ...author('M. R. P., menor'), legal_representative: 'Tereza Alves Pinto' },
      defendant('Caio Mendes Rocha', '44455566619'),
    ],
    documents: [
      {
        title: 'Sentença',
        owner: 'court',
        purpose: 'read_only',
        document_type: 'court_order',
        text: 'Sentença de 02/06/2025. Alimentos em 30% dos rendimentos líquidos. Gratuidade concedida a ambos.',
      },
      {
        title: 'Contracheque',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'receipt',
        text: 'Maio de 2025: salário líquido de R$ 2.480,00.',
      },
    ],
  },
  {
    note: {
      kind: 'anotacao',
      text: 'As irmãs se dão bem; preferem o inventário em cartório, se não aparecer testamento.',
    },
    title: 'Inventário de Maria Conceição',
    case_number: 'PROC-2026-391207',
    client: 'Lívia Sarmento Duarte',
    case_type: 'Inventário',
    priority: 'high',
    deadline_in: 10,
    description:
      'Maria Conceição Duarte faleceu em 14/08/2026, deixando um apartamento e duas filhas maiores.',
    district: 'Rio de Janeiro/RJ',
    contacts: ['Lívia Sarmento Duarte'],
    parties: [author('Lívia Sarmento Duarte', '33344455508'), defendant('Espólio de Maria Conceição Duarte')],
    documents: [
      {
        title: 'Certidão de óbito',
        owner: 'third_party',
        purpose: 'to_file',
        document_type: 'certificate',
        text: 'Óbito em 14/08/2026. Deixou bens e duas filhas.',
      },
    ],
  },
  {
    note: {
      kind: 'atendimento',
      text: 'A empresa quer esperar o resultado das outras reclamações antes de fazer proposta.',
    },
    title: 'Rescisão indireta por atraso de salários',
    case_number: '0001082-19.2025.5.02.9311',
    client: 'Tecelagem Aurora S.A.',
    case_type: 'Direito do Trabalho',
    status: 'on_hold',
    description: 'A empregada pede a rescisão indireta por atraso de três salários.',
    contacts: ['Tecelagem Aurora S.A.', 'Otília Brandão Neves'],
    parties: [
      author('Otília Brandão Neves', '55566677720'),
      defendant('Tecelagem Aurora S.A.', '87654321000198', 'corporate'),
    ],
    documents: [
      {
        title: 'Recibos de salário',
        owner: 'ours',
        purpose: 'to_file',
        document_type: 'receipt',
        text: 'Salários de janeiro a março de 2025 pagos em 20/04/2025.',
      },
    ],
  },
  {
    note: {
      kind: 'atendimento',
      text: 'A clínica aceita o prazo longo; o que incomoda é a multa. Não tem outro imóvel em vista.',
    },
    title: 'Revisão de contrato de locação comercial',
    case_number: 'PROC-2026-220145',
    client: 'Clínica São Lucas Ltda.',
    case_type: 'Direito Imobiliário',
    priority: 'low',
    deadline_in: 40,
    description:
      'A clínica quer a análise da minuta de locação: reajuste semestral e multa de seis aluguéis.',
    contacts: ['Clínica São Lucas Ltda.', 'Imobiliária Guará Ltda.'],
    parties: [
      author('Clínica São Lucas Ltda.', '76543210000198', 'corporate'),
      defendant('Imobiliária Guará Ltda.', '65432109000143', 'corporate'),
    ],
    documents: [
      {
        title: 'Minuta de locação',
        owner: 'opposing',
        purpose: 'read_only',
        document_type: 'contract',
        text: 'Cláusula 3ª. O aluguel mensal é de R$ 9.800,00, reajustado a cada seis meses. Cláusula 11. A rescisão antecipada sujeita a locatária à multa de seis aluguéis.',
      },
    ],
  },
  {
    note: {
      kind: 'anotacao',
      text: 'Procurar o engenheiro da obra antes da perícia: ele guarda o diário de obra.',
    },
    title: 'Defeito na obra do edifício Ipê',
    case_number: '0003317-42.2025.8.26.9051',
    client: 'Construtora Horizonte Azul Ltda.',
    case_type: 'Direito Imobiliário',
    priority: 'critical',
    deadline_in: 1,
    description: 'O condomínio alega infiltrações na garagem e pede a reparação.',
    contacts: ['Construtora Horizonte Azul Ltda.'],
    parties: [
      author('Condomínio Edifício Ipê', undefined, 'corporate'),
      defendant('Construtora Horizonte Azul Ltda.', '54321098000108', 'corporate'),
    ],
    documents: [
      {
        title: 'Laudo particular',
        owner: 'opposing',
        purpose: 'read_only',
        document_type: 'report',
        text: 'Vistoria em 11/05/2026. Infiltração em dois pontos da garagem. Reparo orçado em R$ 37.900,00.',
      },
    ],
  },
  {
    note: { kind: 'anotacao', text: 'Caso encerrado em bons termos; Marta pediu cópia de tudo em papel.' },
    title: 'Guarda compartilhada',
    case_number: 'PROC-2026-550871',
    client: 'Marta Figueira Lobo',
    case_type: 'Direito Familiar',
    status: 'closed',
    description: 'Acordo de guarda compartilhada homologado.',
    contacts: ['Marta Figueira Lobo'],
    parties: [author('Marta Figueira Lobo', '66677788830'), defendant('Rodrigo Paiva Lobo')],
    documents: [],
  },
  {
    note: {
      kind: 'atendimento',
      text: 'O dono do sítio acha que a área medida é a do vizinho; vai mandar o mapa do cadastro.',
    },
    title: 'Auto de infração ambiental',
    case_number: 'PROC-2026-660412',
    client: 'Sítio Água Clara Agropecuária Ltda.',
    case_type: 'Direito Ambiental',
    deadline_in: 15,
    description:
      'Auto de infração lavrado em 02/09/2026 por supressão de vegetação, com multa de R$ 25.000,00.',
    parties: [
      author('Sítio Água Clara Agropecuária Ltda.', undefined, 'corporate'),
      defendant('Estado de Mato Grosso', undefined, 'corporate'),
    ],
    documents: [
      {
        title: 'Auto de infração',
        owner: 'third_party',
        purpose: 'to_file',
        document_type: 'court_order',
        text: 'Auto lavrado em 02/09/2026. Multa de R$ 25.000,00. Prazo de defesa de 20 dias.',
      },
    ],
  },
]

export const demoPetitions = [
  {
    case_title: 'Sofá não entregue',
    petition_type: 'complaint',
    profile: 'moderado',
    context:
      'Quer só resolver o contrato e receber o valor de volta. Sem dano moral. Aceita conciliação. Não pede gratuidade.',
  },
  {
    case_title: 'Reclamação de Rui Vidal',
    petition_type: 'motion_to_dismiss',
    profile: 'agressivo',
    context: 'Preposta: Dalva Reis. Testemunhas a definir.',
  },
  {
    case_title: 'Alimentos M. R. P.',
    petition_type: 'appeal_brief',
    profile: 'pacifico',
    context: 'Pedir 20%. Não discutir guarda nem visitas. Aberto a acordo.',
  },
] as const
