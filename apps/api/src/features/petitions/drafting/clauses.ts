import type { DossierDocument } from '../dossier/dossier'
import { isFormal, markOf } from './documents'
import { clean, fold, shorten } from '@lavra/language/text'
import type { Reading } from './reading'

export interface Clause {
  number: string
  /** Exact words, bounded. */
  words: string
  /** "doc. 2" */
  document: string
  risk: string
  /** Statute tokens. */
  rules: string[]
  proposal: string
}

interface Watch {
  when: RegExp
  risk: string
  rules: (consumer: boolean) => string[]
  proposal: string
}

const watched: Watch[] = [
  {
    when: /rescis|resili|vincend|encerramento antecipado/,
    risk: 'Custo alto ou assimétrico para sair do contrato',
    rules: () => ['cc-472', 'cc-412'],
    proposal: 'Prever saída com aviso razoável e multa proporcional ao tempo restante, recíproca.',
  },
  {
    when: /multa|clausula penal|penalidade/,
    risk: 'Multa sujeita a redução se excessiva',
    rules: () => ['cc-408', 'cc-412'],
    proposal: 'Limitar a multa a percentual proporcional e recíproco.',
  },
  {
    when: /reajust|a criterio d|unilateral|alterar? (?:o preco|as condicoes)/,
    risk: 'Preço ou condição ao arbítrio de uma só parte',
    rules: (consumer) => (consumer ? ['cdc-51'] : ['cc-421-A', 'cc-422']),
    proposal: 'Fixar índice público, periodicidade mínima de doze meses e teto.',
  },
  {
    when: /renova/,
    risk: 'Renovação automática com aviso longo',
    rules: () => ['cc-472', 'cc-422'],
    proposal: 'Renovar só por acordo escrito, ou com aviso de trinta dias.',
  },
  {
    when: /foro|comarca/,
    risk: 'Foro distante da sede ou do domicílio de quem contrata',
    rules: () => ['cpc-63'],
    proposal: 'Eleger o foro do domicílio ou sede da contratante, ou o do lugar da obrigação.',
  },
  {
    when: /arbitra/,
    risk: 'Arbitragem afasta o Judiciário e tem custo próprio',
    rules: (consumer) => (consumer ? ['cdc-51'] : ['cpc-337']),
    proposal: 'Manter só com destaque e concordância expressa; prever rateio de custos.',
  },
  {
    when: /juros|encargos|taxa|tarifa|comissao de permanencia/,
    risk: 'Encargo a conferir com o pactuado e com a taxa legal',
    rules: () => ['cc-406', 'cc-422'],
    proposal: 'Indicar taxa, base de cálculo e custo total; excluir tarifa sem serviço correspondente.',
  },
  {
    when: /exclusiv|nao concorr/,
    risk: 'Restrição à atividade',
    rules: () => ['cc-421-A'],
    proposal: 'Limitar no tempo, no território e no objeto, com contrapartida.',
  },
  {
    when: /renuncia|isenc|nao se responsabiliza|exonera/,
    risk: 'Renúncia ou exclusão de responsabilidade',
    rules: (consumer) => (consumer ? ['cdc-25', 'cdc-51'] : ['cc-423', 'cc-422']),
    proposal: 'Suprimir, ou limitar a danos indiretos e a valor certo, de modo recíproco.',
  },
  {
    when: /dados pessoais|privacidade|lgpd/,
    risk: 'Tratamento de dados sem repartição de deveres',
    rules: () => ['lgpd-6', 'lgpd-42'],
    proposal: 'Definir papéis, finalidade, segurança e comunicação de incidentes.',
  },
  {
    when: /fianca|fiador|aval|garantia/,
    risk: 'Garantia com alcance a definir',
    rules: () => ['cc-818'],
    proposal: 'Limitar valor e prazo da garantia.',
  },
  {
    when: /vencimento antecipado/,
    risk: 'Vencimento antecipado por falta pequena',
    rules: () => ['cc-422'],
    proposal: 'Exigir notificação e prazo para purgar a mora.',
  },
  {
    when: /confidencial|sigilo/,
    risk: 'Dever de sigilo sem prazo ou exceções',
    rules: () => ['cc-422'],
    proposal: 'Fixar prazo e exceções usuais.',
  },
]

const start =
  /(?:^|\n|(?<=[.;]\s))\s*cl[áa]usula\s+(\d+(?:\.\d+)*\s*[ªaº°]?|[\p{L}]+(?:\s+primeira|\s+segunda|\s+terceira|\s+quarta|\s+quinta|\s+sexta|\s+s[ée]tima|\s+oitava|\s+nona)?)\s*[-–—:.)]+\s*/giu

/** Clauses of the contracts in the record, in their own words. */
export function readClauses(reading: Reading): Clause[] {
  return reading.dossier.documents
    .filter((document) => !isFormal(document) && document.text !== null)
    .flatMap((document) => clausesOf(document, reading.consumer))
    .slice(0, 40)
}

function clausesOf(document: DossierDocument, consumer: boolean): Clause[] {
  const text = document.text ?? ''
  const marks = [...text.matchAll(start)]
  return marks
    .map((mark, index) => {
      const words = shorten(
        clean(text.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? text.length)) ?? '',
        600,
      )
      const found = watched.find(({ when }) => when.test(fold(words)))
      return {
        number: (mark[1] ?? '').trim().toLocaleLowerCase('pt-BR'),
        words,
        document: markOf(document),
        risk: found?.risk ?? 'Sem risco específico identificado',
        rules: found?.rules(consumer) ?? [],
        proposal: found?.proposal ?? 'Manter.',
      }
    })
    .filter(({ words }) => words !== '')
}

/** Annexes that the contracts name and the record does not hold. */
export function missingAnnexes({ dossier }: Reading): string[] {
  const named = dossier.documents.flatMap(({ text }) =>
    [...(text ?? '').matchAll(/\banexos?\s+([IVX]+|\d+|[A-Z])\b/gi)].map(
      (match) => `Anexo ${(match[1] ?? '').toUpperCase()}`,
    ),
  )
  const titles = dossier.documents.map(({ title }) => fold(title)).join(' | ')
  return [...new Set(named)].filter((name) => !titles.includes(fold(name)))
}
