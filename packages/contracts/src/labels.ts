/**
 * The pt-BR label of every enumeration, spec.md section 3. Keys are the wire values, in the order of the
 * screens.
 */
export const caseStatus = {
  active: 'Ativo',
  on_hold: 'Em Pausa',
  closed: 'Encerrado',
  archived: 'Arquivado',
} as const
export const casePriority = { low: 'Baixa', medium: 'Média', high: 'Alta', critical: 'Crítica' } as const
export const caseTypes = [
  'Litígio Cível',
  'Propriedade Intelectual',
  'Inventário',
  'Direito Ambiental',
  'Direito do Trabalho',
  'Direito Criminal',
  'Direito Familiar',
  'Direito Empresarial',
  'Direito Tributário',
  'Direito Imobiliário',
] as const
export const partyRole = { plaintiff: 'Autor', defendant: 'Réu' } as const
export const partyType = { individual: 'Pessoa Física', corporate: 'Pessoa Jurídica' } as const
export const clientType = { individual: 'Individual', corporate: 'Corporativo' } as const
export const clientStatus = { active: 'Ativo', inactive: 'Inativo' } as const
export const maritalStatus = {
  solteiro: 'Solteiro(a)',
  casado: 'Casado(a)',
  divorciado: 'Divorciado(a)',
  viuvo: 'Viúvo(a)',
  uniao_estavel: 'União estável',
} as const
export const gender = { masculino: 'Masculino', feminino: 'Feminino', outro: 'Outro' } as const
export const documentStatus = {
  draft: 'Rascunho',
  pending_review: 'Aguardando Revisão',
  approved: 'Aprovado',
  rejected: 'Rejeitado',
  archived: 'Arquivado',
} as const
export const documentType = {
  petition: 'Petição',
  contract: 'Contrato',
  evidence: 'Prova/Evidência',
  court_order: 'Decisão Judicial',
  correspondence: 'Correspondência',
  power_of_attorney: 'Procuração',
  certificate: 'Certidão',
  invoice: 'Nota Fiscal',
  receipt: 'Recibo',
  report: 'Relatório',
  other: 'Outros',
} as const
/** Whose a paper is. */
export const documentOwner = {
  ours: 'Nosso',
  opposing: 'Parte contrária',
  court: 'Juízo',
  third_party: 'Terceiro',
} as const
/** What a paper is for. */
export const documentPurpose = {
  to_file: 'Para juntar',
  read_only: 'Só leitura',
  internal: 'Interno',
} as const
/** Why a paper of the case stays out of a petition. */
export const withheldReason = {
  confidential: 'Confidencial: não é juntado nem citado',
  internal: 'Interno: fica no escritório',
  ordered: 'O contexto manda deixar de fora',
  not_chosen: 'Não foi escolhido para esta petição',
  not_ready: 'O texto ainda não foi lido',
} as const
/** What is written down on a case beside its documents. */
export const noteKind = { atendimento: 'Atendimento', anotacao: 'Anotação' } as const
/** How far the reading of a document's text has come. */
export const textStatus = {
  pending: 'Lendo o texto',
  ready: 'Texto lido',
  empty: 'Sem texto',
  failed: 'Texto não lido',
} as const
/** Where a document's text is from: the file's own text, pictures of it, or both. */
export const textSource = {
  text: 'Texto do arquivo',
  ocr: 'Texto reconhecido por OCR',
  mixed: 'Em parte reconhecido por OCR',
} as const
export const petitionType = {
  motion_to_dismiss: 'Pedido de Improcedência',
  complaint: 'Petição Inicial',
  discovery_request: 'Pedido de Produção de Provas',
  summary_judgment: 'Julgamento Antecipado',
  appeal_brief: 'Recurso',
  contract_review: 'Revisão de Contrato',
} as const
export const petitionProfile = {
  agressivo: 'Agressivo',
  moderado: 'Moderado',
  pacifico: 'Pacífico',
  outros: 'Outros',
} as const
export const petitionStatus = {
  initialized: 'Inicializada',
  processing: 'Em Processamento',
  completed: 'Concluída',
  failed: 'Falhou',
} as const
export const userRole = { admin: 'Administrador', standard: 'Padrão', restricted: 'Restrito' } as const

/** Why an earlier text of a petition was replaced. */
export const versionReason = {
  edit: 'Edição',
  agent_edit: 'Edição de um agente',
  regeneration: 'Nova geração',
  restore: 'Restauração',
} as const

/**
 * What a check looks up: citations in the catalogue, everything else in the office's records and documents; a
 * `lacuna` is a mark.
 */
export const checkKind = {
  artigo: 'Artigo de lei',
  lei: 'Norma',
  sumula: 'Súmula',
  tema: 'Tema',
  enunciado: 'Enunciado',
  processo: 'Número de processo',
  precedente: 'Precedente',
  nome: 'Nome',
  cpf_cnpj: 'CPF ou CNPJ',
  oab: 'OAB',
  valor: 'Valor',
  data: 'Data',
  numero: 'Número',
  email: 'E-mail',
  endereco: 'Endereço externo',
  trecho: 'Trecho',
  lacuna: 'Lacuna',
} as const
/** What came of looking it up, gravest first: screens and lists stand in this order. */
export const checkVerdict = {
  /**
   * What the lawyer marked as secret, what an order of the context keeps out, and further below an order that
   * could not be followed.
   */
  sigiloso: 'Trecho sigiloso',
  contra_ordem: 'Ordem do contexto não cumprida',
  inexistente: 'Inexistente',
  fora_de_vigor: 'Fora de vigor',
  diverge: 'Diz outra coisa',
  de_outra_pessoa: 'De outra pessoa do cadastro',
  sem_origem: 'Não consta do registro',
  posterior: 'Posterior à nossa data',
  fora_do_catalogo: 'Fora do catálogo',
  ordem_aberta: 'Ordem não entendida',
  a_completar: 'A completar',
  a_verificar: 'A verificar',
  verificada: 'Verificada',
} as const

/** What the assistant's sources are. */
export const sourceType = {
  client: 'Cliente',
  contact: 'Contato',
  case: 'Processo',
  document: 'Documento',
  note: 'Anotação',
  petition: 'Petição',
} as const

/** What the audit trail tells, and of what. */
export const auditAction = {
  created: 'Criou',
  updated: 'Alterou',
  deleted: 'Excluiu',
  linked: 'Vinculou',
  unlinked: 'Desvinculou',
  read_confidential: 'Leu conteúdo confidencial',
  exported: 'Exportou',
  sent_to_model: 'Enviou ao serviço de IA',
  signed_in: 'Entrou',
  sign_in_failed: 'Não conseguiu entrar',
  signed_out: 'Saiu',
  password_changed: 'Trocou a senha',
  password_reset_requested: 'Pediu redefinição de senha',
  role_changed: 'Alterou o papel',
  revoked: 'Revogou',
  accepted: 'Aceitou',
  restored: 'Restaurou',
  purged: 'Excluiu definitivamente',
  erased: 'Apagou da trilha',
  confirmed: 'Assumiu itens em aberto',
  withdrawn: 'Desfez item assumido',
  anonymized: 'Anonimizou',
  published: 'Passou a contar como publicado',
} as const
export const auditEntity = {
  user: 'Usuário',
  invitation: 'Convite',
  settings: 'Configurações do escritório',
  client: 'Cliente',
  contact: 'Contato',
  case: 'Processo',
  party: 'Parte',
  document: 'Documento',
  note: 'Anotação',
  petition: 'Petição',
  chat: 'Assistente',
  index: 'Índice de busca',
  audit_event: 'Registro da trilha',
  law: 'Legislação de referência',
} as const

/** What first showed that others than the person at the machine reach the office. */
export const publicationSign = {
  address: 'um acesso de outro endereço',
  http_1_0: 'um acesso por um proxy (HTTP/1.0)',
  forwarded: 'um acesso por um proxy (cabeçalho de encaminhamento)',
  host: 'um acesso por outro nome que não o desta máquina',
  origin: 'um acesso pela página de outro endereço',
  service: 'um acesso por um serviço desta máquina',
  TRUST_PROXY: 'a configuração TRUST_PROXY',
  DATABASE_URL: 'a configuração DATABASE_URL',
  SMTP_URL: 'a configuração SMTP_URL',
  HOST: 'a configuração HOST',
} as const

/** Whose personal data is exported and anonymised. */
export const personKind = { client: 'Cliente', contact: 'Contato' } as const
/** What becomes of a client's documents and petitions. */
export const paperChoice = {
  delete: 'Excluir documentos e petições',
  keep: 'Manter documentos e petições, sem os dados da pessoa no texto',
} as const

/**
 * The eight agents in their fixed order: short name (wizard), long title and what each does (petition page).
 */
export const agents = {
  qualificacao: {
    name: 'Qualificação',
    title: 'Qualificação das Partes',
    description: 'Completa os dados das partes com o cadastro do escritório',
  },
  fatos: {
    name: 'Fatos',
    title: 'Cronologia dos Fatos',
    description: 'Põe os fatos em ordem, cada um com a sua fonte',
  },
  estrategista: {
    name: 'Estrategista da ação',
    title: 'Estratégia da Ação',
    description: 'Lista as teses, os riscos e os pedidos de cada uma',
  },
  jurisprudencia: {
    name: 'Jurisprudência',
    title: 'Pesquisa de Jurisprudência',
    description: 'Procura precedentes conferidos na biblioteca do escritório',
  },
  leis: {
    name: 'Leis',
    title: 'Fundamentação Legal',
    description: 'Seleciona os dispositivos que sustentam cada tese',
  },
  redator: {
    name: 'Redator',
    title: 'Redação da Peça',
    description: 'Escreve a peça a partir do que foi apurado',
  },
  revisor: {
    name: 'Revisor',
    title: 'Revisão da Peça',
    description: 'Confere a peça com os autos e aponta pendências',
  },
  finalizador: {
    name: 'Finalizador',
    title: 'Finalização do Documento',
    description: 'Numera, fecha e deixa o documento pronto para conferência',
  },
} as const

export type Labels = Record<string, string>
/** The label of a wire value; an unknown value is shown as it is (spec.md section 9). */
export const labelOf = (labels: Labels, value: string): string => labels[value] ?? value
