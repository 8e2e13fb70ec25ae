import { contradictions } from './conflicts'
import { isSource, markOf } from './documents'
import { bullets, sections, stack, table } from '@lavra/language/markdown'
import type { Reading } from './reading'
import { clean, fold } from '@lavra/language/text'

/** The page's own opening line: it is no fact and does not go into the petition. */
export const factsIntro = [
  'Cada fato traz a sua fonte; os sem data seguem a ordem do relato.',
  'O registro não traz fatos.',
]

export function composeFacts(reading: Reading): string {
  const rows = reading.facts.map((fact, index) => [
    String(index + 1),
    fact.date || '—',
    fact.text,
    fact.source,
  ])
  const conflicts = contradictions(reading)
  const gaps = factGaps(reading)
  return stack(
    '### Cronologia',
    rows.length > 0 ? factsIntro[0] : factsIntro[1],
    rows.length > 0 && table(['Nº', 'Data', 'Fato', 'Fonte'], rows),
    conflicts.length > 0 && stack('### Divergências', bullets(conflicts)),
    gaps.length > 0 && stack('### Lacunas', bullets(gaps)),
  )
}

/** The part of the output that tells facts, whatever its headings became. */
export const factSection = (markdown: string): string =>
  sections(markdown)
    .filter(({ title }) => !/diverg|lacuna/.test(fold(title)))
    .map(({ body }) => body)
    .join('\n\n')

/** How many chosen documents the piece may not use, never which: a model may read this text later. */
export function withheldNote({ withheld }: Reading['dossier']): string[] {
  const secret = withheld.filter(({ reason }) => reason !== 'not_ready').length
  if (secret === 0) return []
  return [
    `${secret === 1 ? 'Um documento confidencial ou interno ficou' : `${secret} documentos confidenciais ou internos ficaram`} fora da peça.`,
  ]
}

const byOcr = 'texto lido por OCR; confira nomes, datas e valores com o original'

function factGaps({ dossier, facts }: Reading): string[] {
  const silent = dossier.documents.filter(
    (document) =>
      !document.text && !document.description && !facts.some(({ source }) => isSource(source, document)),
  )
  return [
    ...(facts.length === 0
      ? ['Não há descrição do processo nem texto de documentos: os fatos precisam ser narrados.']
      : []),
    ...silent.map(
      (document) =>
        `${clean(document.title) ?? 'Documento'} (${markOf(document)}): sem texto para leitura; serve só como anexo.`,
    ),
    ...dossier.documents
      .filter(({ recognized }) => recognized)
      .map((document) => `${clean(document.title) ?? 'Documento'} (${markOf(document)}): ${byOcr}.`),
    ...dossier.withheld
      .filter(({ reason }) => reason === 'not_ready')
      .map(({ title }) => `${clean(title) ?? 'Documento'}: o texto ainda não foi extraído.`),
    ...withheldNote(dossier),
  ]
}
