import { fold } from '@lavra/language/words'
import { askedOfCases, askedOfPeople } from './asked'
import { oneSlip, type Token } from './words'

/** What a phrase means in a question about the office's tables. */
export interface Meaning {
  slot: Slot
  value: string
}
export type Slot =
  | 'glue'
  | 'ask'
  | 'noun'
  | 'one_case'
  | 'title'
  | 'mine'
  | 'state'
  | 'priority'
  | 'case_type'
  | 'person'
  | 'document_type'
  | 'confidential'
  | 'scope'
  | 'window'
  | 'overdue'
  | 'upcoming'
  | 'fact'
  | 'detail'

/**
 * The whole vocabulary, folded. A question is answered from the tables only where every word of it stands
 * here or in a name on record:
 * "não", "contra", "desde", "sem", "ou" are missing on purpose, since a condition that is not understood must
 * not be dropped.
 */
const table: [Slot, string, string][] = [
  [
    'glue',
    '',
    `a|o|as|os|um|uma|de|da|do|das|dos|d|em|no|na|nos|nas|ao|aos|com|que|e|eh|sao|esta|estao|ha|tem|temos|tenho|possui|possuem|possuimos
    |existe|existem|nosso|nossa|nossos|nossas|escritorio|banca|atualmente|agora|no momento|ja|ainda|so|apenas|somente|algum|alguma|alguns
    |algumas|todo|toda|todos|todas|ola|oi|bom dia|boa tarde|boa noite|por favor|pf|favor|obrigado|obrigada|me|nos|voce|diga|dizer|informe|informar|gostaria
    |saber|quero|queria|preciso|pode|poderia|ver|cadastrado|cadastrados|cadastrada|cadastradas|registrado|registrados|registrada|registradas|temos hoje
    |do tipo|em situacao|com situacao|com status|com o status|vinculado|vinculados|vinculada|vinculadas|ter|para mim|pra mim`,
  ],
  [
    'ask',
    'count',
    'quantos|quantas|qtos|qtas|qts|quantidade de|quantidade|numero de|numero total de|total de|qual o total de|ao todo|no total|conte|contar',
  ],
  [
    'ask',
    'list',
    `qual|quais|quem|quando|onde|liste|listar|lista|lista de|listagem|relacao de|mostre|mostrar|mostra|exiba|exibir|traga
    |me de|cite|enumere`,
  ],
  ['noun', 'cases', 'processos|casos|acoes|causas'],
  ['one_case', 'cases', 'processo|caso|acao'],
  ['noun', 'deadlines', 'prazo|prazos|vencimento|vencimentos|vence|vencem|vencendo|vencer'],
  ['noun', 'clients', 'cliente|clientes'],
  ['noun', 'contacts', 'contato|contatos'],
  ['noun', 'documents', 'documento|documentos|arquivo|arquivos'],
  ['noun', 'petitions', 'peticao|peticoes|peca|pecas'],
  [
    'scope',
    '',
    'este cliente|esse cliente|deste cliente|desse cliente|neste cliente|esta cliente|essa cliente|desta cliente|dessa cliente',
  ],
  ['title', '', 'sr|sra|senhor|senhora|dona|seu|dr|dra|doutor|doutora'],
  ['mine', '', 'meu|meus|minha|minhas|comigo|sob minha responsabilidade'],
  ['state', 'active', 'ativo|ativos|ativa|ativas|em andamento|em curso'],
  ['state', 'inactive', 'inativo|inativos|inativa|inativas'],
  ['state', 'on_hold', 'em pausa|pausado|pausados|pausada|pausadas|suspenso|suspensos|suspensa|suspensas'],
  [
    'state',
    'closed',
    'encerrado|encerrados|encerrada|encerradas|finalizado|finalizados|finalizada|finalizadas',
  ],
  ['state', 'completed', 'concluido|concluidos|concluida|concluidas|pronta|prontas'],
  ['state', 'archived', 'arquivado|arquivados|arquivada|arquivadas'],
  ['state', 'processing', 'em processamento|processando|em geracao|sendo geradas|sendo gerada'],
  ['state', 'initialized', 'inicializada|inicializadas'],
  ['state', 'failed', 'falhou|falharam|com falha|com erro'],
  ['state', 'draft', 'rascunho|rascunhos|em rascunho'],
  ['state', 'pending_review', 'aguardando revisao|pendente de revisao|pendentes de revisao'],
  ['state', 'approved', 'aprovado|aprovados|aprovada|aprovadas'],
  ['state', 'rejected', 'rejeitado|rejeitados|rejeitada|rejeitadas'],
  ['priority', 'low', 'prioridade baixa|baixa prioridade'],
  ['priority', 'medium', 'prioridade media|media prioridade'],
  ['priority', 'high', 'prioridade alta|alta prioridade'],
  ['priority', 'critical', 'prioridade critica|criticos|critico|critica|criticas'],
  ['case_type', 'Litígio Cível', 'civel|civeis|civil|civis|litigio civel|litigios civeis'],
  ['case_type', 'Propriedade Intelectual', 'propriedade intelectual'],
  ['case_type', 'Inventário', 'inventario|inventarios'],
  ['case_type', 'Direito Ambiental', 'ambiental|ambientais|direito ambiental'],
  [
    'case_type',
    'Direito do Trabalho',
    'trabalhista|trabalhistas|direito do trabalho|area trabalhista|do trabalho',
  ],
  ['case_type', 'Direito Criminal', 'criminal|criminais|penal|penais|direito criminal|direito penal'],
  ['case_type', 'Direito Familiar', 'de familia|familiar|familiares|direito de familia|direito familiar'],
  ['case_type', 'Direito Empresarial', 'empresarial|empresariais|direito empresarial'],
  ['case_type', 'Direito Tributário', 'tributario|tributarios|tributaria|tributarias|direito tributario'],
  [
    'case_type',
    'Direito Imobiliário',
    'imobiliario|imobiliarios|imobiliaria|imobiliarias|direito imobiliario',
  ],
  ['person', 'individual', 'pessoa fisica|pessoas fisicas|individual|individuais'],
  ['person', 'corporate', 'pessoa juridica|pessoas juridicas|corporativo|corporativos|empresa|empresas'],
  ['document_type', 'contract', 'contrato|contratos'],
  ['document_type', 'evidence', 'prova|provas|evidencia|evidencias'],
  ['document_type', 'court_order', 'decisao judicial|decisoes judiciais'],
  ['document_type', 'correspondence', 'correspondencia|correspondencias'],
  ['document_type', 'power_of_attorney', 'procuracao|procuracoes'],
  ['document_type', 'certificate', 'certidao|certidoes'],
  ['document_type', 'invoice', 'nota fiscal|notas fiscais'],
  ['document_type', 'receipt', 'recibo|recibos'],
  ['document_type', 'report', 'relatorio|relatorios'],
  ['confidential', '', 'confidencial|confidenciais|sigiloso|sigilosos'],
  ['window', 'today', 'hoje|para hoje|no dia de hoje'],
  ['window', 'tomorrow', 'amanha|para amanha'],
  [
    'window',
    'week',
    'esta semana|essa semana|nesta semana|nessa semana|desta semana|dessa semana|da semana|na semana',
  ],
  [
    'window',
    'next_week',
    'semana que vem|na semana que vem|proxima semana|na proxima semana|da proxima semana|da semana que vem',
  ],
  ['window', 'month', 'este mes|esse mes|neste mes|nesse mes|deste mes|desse mes|do mes|no mes'],
  [
    'window',
    'next_month',
    'mes que vem|no mes que vem|do mes que vem|proximo mes|no proximo mes|do proximo mes',
  ],
  [
    'overdue',
    '',
    'vencido|vencidos|vencida|vencidas|atrasado|atrasados|atrasada|em atraso|expirado|expirados|venceram|venceu|ja venceram',
  ],
  ['upcoming', '', 'proximo|proximos|futuro|futuros|a vencer|que vem por ai'],
  ['fact', 'status', 'situacao|status'],
  ['fact', 'parties', 'partes|parte'],
  [
    'fact',
    'plaintiffs',
    'autor|autores|autora|autoras|polo ativo|requerente|requerentes|reclamante|reclamantes',
  ],
  [
    'fact',
    'defendants',
    'reu|reus|re|polo passivo|requerido|requerida|requeridos|reclamado|reclamada|reclamados',
  ],
  [
    'fact',
    'lawyers',
    'advogado|advogados|advogada|advogadas|advogado responsavel|advogada responsavel|responsavel|responsaveis',
  ],
  ['fact', 'claim_value', 'valor da causa|valor da acao'],
  ['fact', 'value', 'valor'],
  ['fact', 'court', 'vara|juizo|em que vara|em qual vara'],
  ['fact', 'district', 'comarca'],
  ['fact', 'case_type', 'area|tipo'],
  ['fact', 'priority', 'prioridade'],
  ['fact', 'case_number', 'numero|numero do processo'],
  [
    'detail',
    'phone',
    'telefone|telefones|celular|fone|tel|numero de telefone|numero do telefone|numero do celular|numero de celular',
  ],
  ['detail', 'email', 'email|emails|correio eletronico|endereco de email'],
  ['detail', 'cpf_cnpj', 'cpf|cnpj|cpf cnpj|cpf ou cnpj|numero do cpf|numero do cnpj'],
  ['detail', 'rg', 'rg|identidade|numero do rg'],
  ['detail', 'address', 'endereco'],
  ['detail', 'birth_date', 'data de nascimento|aniversario|nascimento'],
  ['detail', 'profession', 'profissao'],
  ['detail', 'marital_status', 'estado civil'],
  ['detail', 'nationality', 'nacionalidade'],
]

const phrases = new Map<string, Meaning>()
for (const [slot, value, text] of table)
  for (const phrase of text.split('|')) phrases.set(phrase.trim(), { slot, value })
// A field that has no words above is asked for by its label.
const named = new Set(table.map(([, value]) => value))
for (const [slot, fields] of [['fact', askedOfCases] as const, ['detail', askedOfPeople] as const])
  for (const [value, { label }] of Object.entries(fields))
    if (!named.has(value)) phrases.set(fold(label), { slot, value })
const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))
const vocabulary = [...new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')))].filter(
  (word) => word.length >= 5,
)
const known = new Set(vocabulary)

/**
 * The word of the vocabulary that was mistyped by one letter; null where none or two are near. A short word
 * with a capital is a name.
 */
export function corrected({ kind, word, raw }: Token, first: boolean): string | null {
  const capital = !first && raw !== raw.toLowerCase() && raw !== raw.toUpperCase()
  if (kind !== 'word' || word.length < 5 || known.has(word) || (capital && word.length < 7)) return null
  const near = vocabulary.filter((entry) => oneSlip(word, entry))
  // Singular and plural of one word are often both near: the same ending decides.
  const alike = near.length > 1 ? near.filter((entry) => entry.at(-1) === word.at(-1)) : near
  const [only] = alike
  return only !== undefined &&
    new Set(alike.map((entry) => JSON.stringify(phrases.get(entry) ?? entry))).size === 1
    ? only
    : null
}

/** The longest phrase that begins at `at`, and how many words it takes. */
export function phraseAt(words: string[], at: number): { meaning: Meaning; length: number } | null {
  const days = spanOfDays(words, at)
  if (days) return days
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const meaning = phrases.get(words.slice(at, at + length).join(' '))
    if (meaning) return { meaning, length }
  }
  return null
}

const numbers: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  sessenta: 60,
}

const daysAhead =
  /^((?:nos |nas |em |dentro de |dentro dos )?(?:proximos |proximas )?)(\d{1,3}|[a-z]+) (dias?|semanas?)\b/

/**
 * "próximos 15 dias", "próximas duas semanas", "em 10 dias", "dentro de 5 dias": as so many days from today.
 */
function spanOfDays(words: string[], at: number): { meaning: Meaning; length: number } | null {
  const found = daysAhead.exec(words.slice(at, at + 6).join(' '))
  if (!found || found[1] === '') return null
  const amount = numbers[found[2] ?? ''] ?? Number(found[2])
  if (!Number.isInteger(amount) || amount < 1 || amount > 366) return null
  const days = found[3]?.startsWith('semana') ? amount * 7 : amount
  return { meaning: { slot: 'window', value: `days ${days}` }, length: found[0].split(' ').length }
}
