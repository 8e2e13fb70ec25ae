import type { Dossier, DossierDocument, DossierParty } from '../src/features/petitions/dossier/dossier'

/** A party with nothing recorded but what is given. */
export const party = (known: Partial<DossierParty> & Pick<DossierParty, 'name' | 'side'>): DossierParty => ({
  party_type: 'individual',
  cpf_cnpj: null,
  rg: null,
  nationality: null,
  marital_status: null,
  stable_union: null,
  profession: null,
  gender: null,
  birth_date: null,
  email: null,
  phone: null,
  address: null,
  zip_code: null,
  legal_representative: null,
  custom_fields: {},
  ...known,
})

type Exhibit = [title: string, text: string | null, type?: string, owner?: DossierDocument['owner']]

/** Documents in the order given, numbered from one. */
export const documents = (...exhibits: Exhibit[]): DossierDocument[] =>
  exhibits.map(([title, text, document_type = 'evidence', owner = 'ours'], position) => ({
    number: position + 1,
    title,
    document_type,
    owner,
    purpose: 'to_file',
    description: null,
    text,
    recognized: false,
  }))

type Case = NonNullable<Dossier['case']>

export const courtCase = (
  known: Partial<Case> & Pick<Case, 'title' | 'case_type' | 'client_name'>,
): Case => ({
  court_number: null,
  description: null,
  court: null,
  district: null,
  claim_value: null,
  ...known,
})

/** A dossier with nothing in it but what is given. */
export const dossier = (known: Partial<Dossier> & Pick<Dossier, 'petition_type'>): Dossier => ({
  petition_profile: 'moderado',
  author: { name: null, oab_number: null },
  office: { name: null, city: null },
  case: null,
  parties: [],
  our_side: null,
  context: null,
  documents: [],
  background: [],
  withheld: [],
  ...known,
})

/** Sample A: resolution of a purchase that was not delivered. */
export const sofa = dossier({
  petition_type: 'complaint',
  author: { name: 'Lia Torres Amado', oab_number: null },
  our_side: 'plaintiff',
  case: courtCase({
    title: 'Sofá não entregue',
    case_type: 'Litígio Cível',
    client_name: 'Helena Prado Nogueira',
    description: 'Helena comprou um sofá da Lar Claro e pagou por PIX. A loja não entregou.',
  }),
  parties: [
    party({
      side: 'plaintiff',
      name: 'Helena Prado Nogueira',
      cpf_cnpj: '11122233344',
      rg: '334445556',
      nationality: 'brasileira',
      marital_status: 'casado',
      profession: 'enfermeira',
      gender: 'feminino',
      email: 'helena@exemplo.com.br',
      address: 'Rua das Acácias, 120, ap. 31, Centro, Vila Serena/SP',
      zip_code: '01000111',
    }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Lar Claro Móveis Ltda.',
      cpf_cnpj: '11222333000144',
      address: 'Avenida do Porto, 900, Vila Serena/SP',
    }),
  ],
  context:
    'Quer só resolver o contrato e receber o valor de volta. Sem dano moral. Aceita conciliação. Não pede gratuidade.',
  documents: documents(
    ['Procuração', 'advogada Lia Torres Amado', 'power_of_attorney'],
    ['Pedido 881', '03/02/2025; R$ 4.200,00; entrega até 28/02/2025', 'contract'],
    ['Comprovante PIX', '03/02/2025; R$ 4.200,00', 'receipt'],
    ['Mensagem da loja', '20/03/2025: sem previsão de entrega', 'correspondence'],
  ),
})

/** Sample B: defence of a bakery in a labour claim. */
export const bakery = dossier({
  petition_type: 'motion_to_dismiss',
  petition_profile: 'agressivo',
  author: { name: 'Otávio Lins Reis', oab_number: null },
  our_side: 'defendant',
  case: courtCase({
    title: 'Reclamação de Rui Vidal',
    case_type: 'Direito do Trabalho',
    client_name: 'Padaria Grão de Luz Ltda.',
    court_number: '0000417-60.2025.5.02.9001',
    description: 'Rui alega uma hora extra por dia (saída às 18h) e verbas rescisórias não pagas.',
  }),
  parties: [
    party({ side: 'plaintiff', name: 'Rui Campos Vidal', cpf_cnpj: '22233344455' }),
    party({
      side: 'defendant',
      party_type: 'corporate',
      name: 'Padaria Grão de Luz Ltda.',
      cpf_cnpj: '22333444000155',
      address: 'Rua do Moinho, 45, Campo Alvo/MG',
      email: 'contato@exemplo.com.br',
      custom_fields: { 'sócia-administradora': 'Ivone Luz Barreto' },
    }),
  ],
  context: 'Preposta: Dalva Reis. Testemunhas a definir. Sigiloso: cartões de 2023 e 2024 não foram achados.',
  documents: documents(
    ['Inicial', 'pede R$ 18.400,00', 'petition', 'opposing'],
    ['Contrato', '10/01/2023; 8h às 17h, 1h de intervalo', 'contract'],
    ['Cartões jan-jul/2025', 'saída às 17h'],
    ['TRCT assinado', 'dispensa sem justa causa 15/07/2025; R$ 6.120,35 pagos em 22/07/2025', 'receipt'],
    ['Notificação', 'audiência 12/09/2025', 'court_order'],
  ),
})

/** Sample C: appeal of a father against the amount of child support. */
export const support = dossier({
  petition_type: 'appeal_brief',
  petition_profile: 'pacifico',
  author: { name: 'Nair Góes Pena', oab_number: null },
  our_side: 'defendant',
  case: courtCase({
    title: 'Alimentos M. R. P.',
    case_type: 'Direito Familiar',
    client_name: 'Caio Mendes Rocha',
    court_number: '0002208-38.2024.8.26.9015',
    description: 'Sentença fixou alimentos em 30% dos rendimentos líquidos.',
  }),
  parties: [
    party({ side: 'plaintiff', name: 'M. R. P., menor, representado por Tereza Alves Pinto' }),
    party({
      side: 'defendant',
      name: 'Caio Mendes Rocha',
      cpf_cnpj: '44455566677',
      nationality: 'brasileiro',
      marital_status: 'divorciado',
      profession: 'motorista',
      gender: 'masculino',
      email: 'caio@exemplo.com.br',
      address: 'Rua da Ponte, 8, Lagoa Mansa/PR',
      zip_code: '80000222',
    }),
  ],
  context: 'Pedir 20%. Não discutir guarda nem visitas. Aberto a acordo.',
  documents: documents(
    ['Sentença', '02/06/2025; 30%; gratuidade a ambos', 'court_order'],
    ['Certidão', 'intimação efetivada em 09/06/2025', 'certificate'],
    ['Contracheque', 'maio/2025: líquido R$ 2.480,00', 'receipt'],
    ['Certidão de nascimento', 'segundo filho, L., 14/02/2024', 'certificate'],
    ['Recibo de aluguel', 'maio/2025: R$ 900,00', 'receipt'],
  ),
})

export const samples = { sofa, bakery, support }
