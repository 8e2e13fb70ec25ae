import { ofStatute } from './statutes'
import { stop, uncapital } from '@lavra/language/text'

const verbs =
  /^(?:Admite|Permite|Enumera|Assegura|Fixa|Define|Garante|Protege|Dá|Relaciona|Autoriza|Manda|Prevê|Exige|Lista|Pune|Traz|Impõe|Responsabiliza|Indica|Diz|Limita|Proíbe|Regula|Conceitua|Reserva|Exclui|Condiciona|Prescreve|Descreve|Obriga|Reúne|Designa|Equipara|Requer|Consagra|Veda|Trata|Estabelece|Disciplina|Submete|Considera|Presume|Sujeita|Confere|Ordena|Determina|Institui|Dispensa|Atribui|Afasta|Inclui|Distingue|Cria|Elenca|Aplica|Gradua|Aponta|Fulmina|Nega|Isenta|Libera|Impede|Obsta|Reconhece|Concede|Delimita|Separa|Manda|Torna|Cuida)(?=[\s,:])/
const opening = ['Nos termos', 'Conforme a regra', 'É o que decorre', 'Na dicção']

/**
 * The laws' lines of one thesis as prose. `seen` holds the citations already explained in the piece; they are
 * only named again.
 * Lines in another shape, such as a person's own paragraphs, come through as they are.
 */
export function ruleProse(body: string, seen: Set<string>): string[] {
  const result: string[] = []
  const again: string[] = []
  for (const part of body
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')) {
    const match = /^[-*]\s+\*\*([^*]+)\*\*\s*[—–-]\s*(\S.*)$/.exec(part)
    if (!match) {
      if (!/^Nenhum dispositivo do catálogo/.test(part)) result.push(stop(part.replace(/^[-*]\s+/, '')))
      continue
    }
    const [, citation = '', noted = ''] = match
    const remark = noted.endsWith(')_') ? noted.indexOf('_(') : -1
    const told = remark > 0 ? noted.slice(0, remark).trimEnd() : noted
    const subject = inThePiece(told, citation)
    if (seen.has(citation)) again.push(citation)
    else {
      seen.add(citation)
      result.push(sentence(citation, subject, seen.size))
    }
  }
  if (again.length > 0 && result.length === 0)
    result.push(`Incide, também aqui, o disposto ${ofStatute(again[0] ?? '').replace(/^d/, 'n')}.`)
  return result
}

/**
 * In a piece a description names the law of its inner references, and only its first sentence, the rule
 * itself, is used.
 */
function inThePiece(subject: string, citation: string): string {
  const law = /\s(d[oa]s? \p{L}.*)$/u.exec(citation)?.[1] ?? ''
  const kept = subject.split(/(?<=\.)\s+(?=\p{Lu})/u).slice(0, 1)
  return kept
    .join(' ')
    .replace(/\(ADI[^)]*\)/g, '')
    .replace(
      /\barts?\. (?:\d+\.)*\d+(?:-[A-Z])?(?![\dº.-]*\d)(?!\s*(?:d[oa]s? |e \d|a \d|, (?:§|[IVX]+\b|parágrafo|caput)))/g,
      (found) => (law ? `${found} ${law}` : found),
    )
}

function sentence(citation: string, subject: string, turn: number): string {
  if (/^\p{Lu}\p{L}+:/u.test(subject)) return stop(`${ofStatute(citation).replace(/^d/, 'D')}: ${subject}`)
  const text = stop(withArticle(uncapital(subject)))
  if (verbs.test(subject)) return `A lei ${text.replace(/\.$/, '')} (${citation}).`
  const lead = opening[turn % 2] ?? 'Nos termos'
  return `${lead} ${ofStatute(citation)}, ${text}`
}

const articles: [string, RegExp][] = [
  [
    'o',
    /^(?:possuidor|fiador|herdeiro|contrato|inadimplemento|prestador|controlador|dono|casamento|caso|administrador|sócio|condômino|cônjuge|consumidor|comprador|fabricante|credor|devedor|terceiro|serviço|fato|documento|pedido|empregador|empregado)(?=[\s,])/,
  ],
  [
    'a',
    /^(?:boa-fé|decisão|oferta|mudança|cláusula|promessa|vida|união|prova|família|cobrança|pessoa|ofensa|guarda|sentença|herança|reclamação|condenação)(?=[\s,])/,
  ],
  [
    'os',
    /^(?:pais|descendentes|juros|alimentos|contratos|cadastros|parentes|fornecedores|prazos|documentos|bens|credores|embargos|pedidos)(?=[\s,])/,
  ],
  ['as', /^(?:férias|vítimas|ações|partes|obras)(?=[\s,])/],
]

/** The catalogue drops the article of some openings ("Inadimplemento obriga…"); prose wants it. */
function withArticle(text: string): string {
  const found = articles.find(([, pattern]) => pattern.test(text))?.[0]
  return found ? `${found} ${text}` : text
}
