import { once } from '../../../platform/lib/memoize'
import type { DossierDocument } from '../dossier/dossier'
import { findDates, spellDates, type FoundDate } from '@lavra/language/dates'
import { findAmounts, type FoundAmount } from '@lavra/language/money'
import { clean, fold, joinList, legible, sentences, uncapital } from '@lavra/language/text'

export type DocumentKind =
  | 'mandate'
  | 'personal'
  | 'deal'
  | 'payment'
  | 'message'
  | 'decision'
  | 'certificate'
  | 'birth'
  | 'payslip'
  | 'claim'
  | 'record'

const kinds: [DocumentKind, RegExp][] = [
  [
    'mandate',
    /procuracao|substabelecimento|contrato de honorarios|declaracao de (?:hipossuficiencia|pobreza|insuficiencia)|carta de preposicao/,
  ],
  [
    'personal',
    /^(?:rg|cpf|cnh|identidade|documentos? pessoa)|carteira de identidade|comprovante de (?:residencia|endereco)|contrato social|estatuto social|cartao cnpj/,
  ],
  ['birth', /certidao de nascimento/],
  [
    'claim',
    /^(?:peticao )?inicial\b|^peticao|reclamacao trabalhista|denuncia\b|queixa-crime|contestacao|replica|contrarrazoes/,
  ],
  ['decision', /senten|acordao|decisao|despacho|\bliminar|julgado/],
  ['payslip', /contracheque|holerite|folha de pagamento/],
  ['payment', /comprovante|recibo|pix\b|transferencia|ted\b|boleto pago|deposito|extrato/],
  ['message', /mensage|e-?mail|whats|carta|oficio|notificacao|conversa|protocolo|atendimento|resposta/],
  ['certificate', /certidao|declaracao|atestado|laudo|boletim|ata\b/],
  [
    'deal',
    /pedido|contrato|proposta|orcamento|nota fiscal|ordem de servico|aditivo|acordo|escritura|fatura|duplicata|cheque/,
  ],
]

export function kindOf(document: Pick<DossierDocument, 'title' | 'document_type'>): DocumentKind {
  if (document.document_type === 'power_of_attorney') return 'mandate'
  const title = fold(document.title)
  const byTitle = kinds.find(([, pattern]) => pattern.test(title))?.[0]
  const byType: Record<string, DocumentKind> = {
    contract: 'deal',
    court_order: 'decision',
    correspondence: 'message',
    certificate: 'certificate',
    invoice: 'deal',
    receipt: 'payment',
  }
  return byTitle ?? byType[document.document_type] ?? 'record'
}

/** True for exhibits that show who the parties or lawyers are rather than what happened. */
export const isFormal = (document: Pick<DossierDocument, 'title' | 'document_type'>): boolean =>
  ['mandate', 'personal'].includes(kindOf(document))

/** A sentence of an exhibit, with what facts and sums are read from. */
export interface Line {
  text: string
  folded: string
  dates: FoundDate[]
  amounts: FoundAmount[]
  legible: boolean
}

export const lineOf = (text: string): Line => ({
  text,
  folded: fold(text),
  dates: findDates(text),
  amounts: findAmounts(text),
  legible: legible(text),
})

/** The sentences of its text, else of its description, made safe to print. */
export const linesOf = once((document: DossierDocument): Line[] =>
  sentences(document.text ?? document.description ?? '')
    .flatMap((line) => clean(line) ?? [])
    .map(lineOf),
)

/** A title without file extension or dates in figures, as prose names it. */
export function titleOf(document: Pick<DossierDocument, 'title'>): string {
  const title =
    clean(
      document.title.replace(/\.(?:pdf|docx?|txt|png|jpe?g|xlsx?|pptx?|odt)$/i, '').replace(/[_]+/g, ' '),
    ) ?? 'Documento'
  return spellDates(title)
    .replace(/\bjan-jul\b/, 'janeiro a julho')
    .replace(
      /^(\p{L}+s) (janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) a /u,
      '$1 de $2 a ',
    )
}

const feminine =
  /^(?:procuracao|certidao|decisao|escritura|nota|ata|carta|mensagem|mensagens|conversa|fatura|duplicata|guia|planilha|foto|fotografia|imagem|tela|ordem|proposta|inicial|peticao|contestacao|replica|sentenca|denuncia|queixa|apolice|matricula|receita|cartilha|ficha|folha|minuta|lista|gravacao|cda|ctps|cat|cnh|ted|tese|via)s?\b/
const masculine =
  /^(?:contrato|recibo|comprovante|pedido|laudo|termo|boletim|extrato|contracheque|holerite|e-?mail|email|oficio|print|documento|relatorio|orcamento|acordao|despacho|auto|aviso|cartao|cartoes|trct|rg|cpf|pix|mapa|cronograma|diploma|telegrama|edital|registro|protesto|cheque|aditivo|exame|atestado|video|audio)s?\b/

/** Grammatical gender and number of a title's head noun. */
export function grammarOf(title: string): { gender: 'm' | 'f'; plural: boolean } {
  const head = fold(title).split(/[\s/,:(-]/)[0] ?? ''
  const plural =
    /(?:[aeiou]s|oes|ens|ais|eis|res)$/.test(head) &&
    !/^(?:whats|pis|cofins|fgts|icms|iss|onus|lapis|atas?p)/.test(head)
  if (feminine.test(head)) return { gender: 'f', plural }
  if (masculine.test(head)) return { gender: 'm', plural }
  return { gender: /(?:cao|coes|sao|soes|dade|dades|gem|gens|tude|a|as)$/.test(head) ? 'f' : 'm', plural }
}

const everyday =
  /^(?:Procuração|Certid(?:ão|ões)|Decisão|Escritura|Nota|Ata|Carta|Mensage(?:m|ns)|Conversas?|Faturas?|Petição|Inicial|Contestação|Réplica|Sentença|Denúncia|Apólice|Matrícula|Contrato|Recibos?|Comprovantes?|Pedido|Laudo|Termo|Boletim|Extratos?|Contracheques?|Holerites?|Relatório|Orçamento|Acórdão|Despacho|Aviso|Cart(?:ão|ões)|Notificaç(?:ão|ões)|Fotos?|Fotografias?|Aditivo|Proposta|Minuta|Auto|Ofício|Documentos?)\b/

/** "o Pedido 881", "a mensagem da loja", "os cartões de janeiro a julho de 2025". */
export function named(document: Pick<DossierDocument, 'title'>): string {
  const title = titleOf(document)
  const { gender, plural } = grammarOf(title)
  const shown = everyday.test(title) && !/\d/.test(title.split(' ')[1] ?? '') ? uncapital(title) : title
  return `${gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''} ${shown}`
}

export const isPlural = (document: Pick<DossierDocument, 'title'>): boolean =>
  grammarOf(titleOf(document)).plural

/** "doc. 2", "docs. 2 e 3"; empty where there is none. */
export function references(numbers: (number | null)[]): string {
  const unique = [...new Set(numbers.filter((number) => number !== null))].sort((a, b) => a - b).map(String)
  if (unique.length === 0) return ''
  return unique.length === 1 ? `doc. ${unique[0] ?? ''}` : `docs. ${joinList(unique)}`
}

/**
 * How a piece refers to one document: by its number among the exhibits or, where it is not one, as what
 * stands in the court's file.
 */
export const markOf = ({ number }: Pick<DossierDocument, 'number'>): string =>
  number === null ? 'nos autos' : `doc. ${number}`

/** "Pedido 881 (doc. 2)", "Sentença (nos autos)". */
export const sourceOf = (document: Pick<DossierDocument, 'title' | 'number'>): string =>
  `${titleOf(document)} (${markOf(document)})`

/** Whether a fact's source is this document. */
export const isSource = (source: string, document: Pick<DossierDocument, 'title' | 'number'>): boolean =>
  source.includes(document.number === null ? sourceOf(document) : `(${markOf(document)})`)
