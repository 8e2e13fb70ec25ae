import type { DocumentOwner, DocumentPurpose } from '@lavra/contracts/documents'
import { fold } from '@lavra/language/words'

export interface Paper {
  document_type: string
  title: string
  file_name: string | null
  /** Its beginning, once it has been read. */
  text?: string | null
  our_side: 'plaintiff' | 'defendant' | null
}

export interface Role {
  owner: DocumentOwner
  purpose: DocumentPurpose
}

/** How much of a text is looked at, in characters. */
export const classifiedLength = 20_000

/**
 * Only letters and digits count, with a blank on each side of a word, so that SQL reads the same patterns the
 * same way.
 */
const plain = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

/** A title or file name begins like a pleading. */
const pieceName =
  /(^|\/) [0-9 ]*(peticao|inicial|contestacao|replica|impugnacao|reconvencao|contrarrazoes|apelacao|razoes|agravo|recurso|embargos|memoriais|alegacoes finais|excecao|defesa|resposta a acusacao|queixa crime|denuncia|reclamacao trabalhista|mandado de seguranca|habeas corpus|quesitos|manifestacao) /
const plaintiffPiece =
  / (inicial|reclamacao trabalhista|replica|queixa crime|denuncia|impugnacao (a|da) contestacao) /
const defendantPiece =
  / (contestacao|reconvencao|defesa|resposta a acusacao|embargos a execucao|excecao|impugnacao ao cumprimento) /
const courtName =
  /(^|\/) [0-9 ]*(sentenca|decisao|despacho|acordao|mandado|intimacao|citacao|alvara|edital|carta precatoria|(ata|termo) d[ae] audiencia|certidao de (intimacao|publicacao|citacao|transito)) /
const notOfCourt =
  / (mandado de seguranca|extrajudicial|administrativ[oa]|auto de infracao|divida ativa|lancamento|procon) /
const ofThirdParty =
  / (laudo|oficio|certidao|atestado|prontuario|boletim de ocorrencia|parecer tecnico|auto de infracao|administrativ[oa]|divida ativa|lancamento|procon) /
const saysOpposing = / (parte contraria|parte adversa|adversari[oa]|ex adverso|contraria) /
const saysOurs = / noss[oa]s? /
const byPlaintiff = / d[oae]s? (autora?|autores|requerente|reclamante|exequente)s? /
const byDefendant = / d[oae]s? (re|reus?|requerid[oa]|reclamad[oa]|executad[oa])s? /

/** Meetings and services that are evidence, and rules and appeals that only are called internal. */
const harmless =
  / (ata d[ae] reuniao|ata d[ae] reunioes|(protocolo|ficha|boletim|comprovante|guia|senha|registro)s? (de |do )?atendimentos?|atendimentos? (medico|hospitalar|ambulatorial|de urgencia|de emergencia|ao cliente|ao consumidor|odontologico|psicologico)|(agravo|regimento|regulamento|comunicado|comunicacao|controle|medicina|norma|auditoria|transporte|mercado) intern[oa])(?= )/g
const surelyInternal =
  / (anotac[a-z]*|estrateg[a-z]*|briefing|uso interno|nao juntar|nota interna|parecer interno|relato d[oa] cliente|(reuniao|conversa|ligacao|e ?mails?|mensagens?|mensagem|whatsapp|atendimento) (com|do|da|ao|a|para) (o |a |nosso |nossa )?clientes?) /
const likelyInternal = / (atendimentos?|reuniao|reunioes|minuta|rascunho|intern[oa]s?) /
const evidentNote = /txt $/
const notANote =
  / (conversas?|whatsapp|chat|transcricao|mensage[mn]s?|e ?mails?|extratos?|contrato|recibos?|comprovantes?|procuracao|certidao|laudo|notificacao|relatorio|termo) /

/** What is handed over or issued as it stands: a word such as "reunião" in its name makes no note of it. */
const issued = [
  'evidence',
  'court_order',
  'power_of_attorney',
  'certificate',
  'invoice',
  'receipt',
  'contract',
]
/** What somebody may have written down. */
const written = ['other', 'report', 'correspondence']
/** Types under which a pleading or a decision may have been saved. */
const unspecific = ['other', 'report', 'evidence', 'correspondence']

const settlement =
  / (aceit[a-z]+ (um |fazer |fechar )?acordo|proposta maxima|valor maximo (de |do |para )?(o )?acordo|limite (de |do |para )?(o )?acordo|acordo (de |em |por )?ate r|(aceita|fecha|fecharia|pode chegar) (em |por |a )?ate r) /
const privileged =
  / (uso interno|nao juntar|sigilo profissional|nao (revelar|mencionar|contar) (ao|a|na|no|em)) /
const longestNote = 8_000

/**
 * Whose a paper is and what it is for, where nobody said so. What may be privileged is internal; a pleading
 * or a decision stands in the court's file already, so it is read and not filed again; where the office's
 * side is unknown it is taken for the plaintiff's.
 */
export function classify(paper: Paper): Role {
  const text = paper.text?.slice(0, classifiedLength) ?? ''
  const names = `${plain(paper.title)}/${plain((paper.file_name ?? '').replaceAll('.', ' '))}`
  const told = `${names}${headingsOf(text)}`
  const owner = ownerOf(paper, told)
  const piece = isPiece(paper, told)
  if (isInternal(paper, names, text, piece || owner === 'court'))
    return { owner: owner === 'court' ? 'ours' : owner, purpose: 'internal' }
  return { owner, purpose: piece || owner === 'court' ? 'read_only' : 'to_file' }
}

function ownerOf({ document_type, our_side }: Paper, told: string): DocumentOwner {
  const court =
    document_type === 'court_order' ||
    ([...unspecific, 'petition', 'certificate'].includes(document_type) && courtName.test(told))
  if (court && !notOfCourt.test(told)) return 'court'
  const piece = isPiece({ document_type }, told)
  if (!saysOurs.test(told) && (piece || ['correspondence', 'report', 'other'].includes(document_type)))
    if (
      saysOpposing.test(told) ||
      authorOf(told, piece) === (our_side === 'defendant' ? 'plaintiff' : 'defendant')
    )
      return 'opposing'
  return !piece && (document_type === 'certificate' || ofThirdParty.test(told)) ? 'third_party' : 'ours'
}

/** The side that wrote a paper, as far as its name says so. */
function authorOf(told: string, piece: boolean): 'plaintiff' | 'defendant' | null {
  if (piece && plaintiffPiece.test(told)) return 'plaintiff'
  if (piece && defendantPiece.test(told)) return 'defendant'
  if (byPlaintiff.test(told)) return 'plaintiff'
  return byDefendant.test(told) ? 'defendant' : null
}

const isPiece = ({ document_type }: Pick<Paper, 'document_type'>, told: string): boolean =>
  document_type === 'petition' || (unspecific.includes(document_type) && pieceName.test(told))

function isInternal({ document_type }: Paper, names: string, text: string, official: boolean): boolean {
  if (surelyInternal.test(names)) return true
  if (issued.includes(document_type)) return false
  const heading = plain(
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.slice(0, 120) ?? '',
  )
  if (likelyInternal.test(names.replace(harmless, ' '))) return true
  if (
    written.includes(document_type) &&
    (surelyInternal.test(heading) || likelyInternal.test(heading.replace(harmless, ' ')))
  )
    return true
  if (official) return false
  if (document_type === 'other' && evidentNote.test(names) && !notANote.test(names)) return true
  return written.includes(document_type) && soundsPrivileged(text)
}

/**
 * A short text with the client's limits for a settlement, a reminder not to use it, or a letter to the
 * client's own lawyer.
 */
function soundsPrivileged(text: string): boolean {
  if (text.length > longestNote) return false
  const words = plain(text)
  const toLawyer = / (prezad[oa]|car[oa]|ola|bom dia|boa tarde|boa noite) (dra?|doutora?) /.test(
    words.slice(0, 1_000),
  )
  return (
    settlement.test(words) || privileged.test(words) || (toLawyer && / assunto /.test(words.slice(0, 600)))
  )
}

/** Lines in capitals near the beginning, which name what a paper is. */
function headingsOf(text: string): string {
  const lines = text
    .slice(0, 4_000)
    .split('\n')
    .slice(0, 60)
    .map((line) => line.trim())
  const capitals = (line: string) =>
    line.length >= 4 && line.length <= 60 && line === line.toUpperCase() && /\p{L}{4}/u.test(line)
  return lines
    .filter(capitals)
    .map((line) => `/${plain(line)}`)
    .join('')
}
