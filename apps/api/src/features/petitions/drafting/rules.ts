import { ofStatute } from './statutes'
import { stop, uncapital } from './text'

const verbs = /^(?:Admite|Permite|Enumera|Assegura|Fixa|Define|Garante|Protege|Dá|Relaciona|Autoriza|Manda|Prevê|Exige|Lista|Pune|Traz|Impõe|Responsabiliza|Indica|Diz|Limita|Proíbe|Regula|Conceitua|Reserva|Exclui|Condiciona|Prescreve|Descreve|Obriga|Reúne|Designa|Equipara|Requer|Consagra|Veda|Trata|Estabelece|Disciplina|Submete|Considera|Presume|Sujeita|Confere|Ordena|Determina|Institui|Dispensa|Atribui|Afasta|Inclui|Distingue|Cria|Elenca)\b/
const opening = ['Nos termos', 'Conforme a regra', 'É o que decorre', 'Na dicção']

/**
 * The laws' lines of one thesis as prose. `seen` holds the citations already explained in the piece; they are only named again.
 * Lines in another shape, such as a person's own paragraphs, come through as they are.
 */
export function ruleProse(body: string, seen: Set<string>): string[] {
  const result: string[] = []
  const again: string[] = []
  for (const part of body.split(/\n+/).map((line) => line.trim()).filter((line) => line !== '')) {
    const match = /^[-*]\s+\*\*(.+?)\*\*\s*[—–-]\s*(.+?)\s*(?:_\(.*\)_)?\s*$/.exec(part)
    if (!match) {
      if (!/^Nenhum dispositivo do catálogo/.test(part)) result.push(stop(part.replace(/^[-*]\s+/, '')))
      continue
    }
    const [, citation = '', subject = ''] = match
    if (seen.has(citation)) again.push(citation)
    else {
      seen.add(citation)
      result.push(sentence(citation, subject, seen.size))
    }
  }
  if (again.length > 0 && result.length === 0) result.push(`Incide, também aqui, o disposto ${ofStatute(again[0] ?? '')}.`)
  return result
}

function sentence(citation: string, subject: string, turn: number): string {
  if (/^\p{Lu}\p{L}+:/u.test(subject)) return stop(`${ofStatute(citation).replace(/^d/, 'D')}: ${subject}`)
  const text = stop(uncapital(subject))
  if (verbs.test(subject)) return `A lei ${text.replace(/\.$/, '')} (${citation}).`
  const lead = opening[turn % 2] ?? 'Nos termos'
  return `${lead} ${ofStatute(citation)}, ${text}`
}
