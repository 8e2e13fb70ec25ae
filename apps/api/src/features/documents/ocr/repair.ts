/** What the recogniser makes of "§". */
const SIGN = '[8S$&]'
const ORDINAL = '\\d{1,2} ?[º°]'
/** "art. 10," and the like: what follows can only be a paragraph of it. */
const ARTICLE = '\\b[Aa]rt(?:igo|\\.)? ?\\d{1,2}(?:\\.?\\d{3}|\\d)?(?: ?[º°])?(?:-[A-Z])?,?\\s+'

const rules: [pattern: RegExp, repaired: string][] = [
  // "art. 5º, 8 2º", also without the blank.
  [new RegExp(`(${ARTICLE})${SIGN} ?(?=${ORDINAL})`, 'g'), '$1§ '],
  [new RegExp(`(${ARTICLE})(?:88|SS|\\$\\$) ?(?=${ORDINAL})`, 'g'), '$1§§ '],
  [new RegExp(`(${ARTICLE})${SIGN} (?=único\\b)`, 'g'), '$1§ '],
  // "o 8 1º do art. 20", "nos 88 1º e 2º do art. 20".
  [new RegExp(`(?<![\\p{L}\\p{N}.,])${SIGN} (?=${ORDINAL},? d[ao]s? arts?\\b)`, 'gu'), '§ '],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?:88|SS|\\$\\$) (?=${ORDINAL}(?:, ${ORDINAL})* (?:e|a|ao) ${ORDINAL})`,
      'gu',
    ),
    '§§ ',
  ],
  // A paragraph of a law begins its line: "8 1º O fornecedor", but not "8 1º andar" nor "8 1º Ofício".
  [new RegExp(`^${SIGN} (?=${ORDINAL}[ –—-]+(?!${notALaw()})\\p{Lu})`, 'gmu'), '§ '],
  [new RegExp(`^${SIGN} (?=único[.:]? \\p{Lu})`, 'gmu'), '§ '],
]

/** What is counted by first, second, third and is no paragraph. */
function notALaw(): string {
  const counted = [
    'Andar',
    'Vara',
    'Of[ií]cio',
    'Cart[óo]rio',
    'Tabeli',
    'Turma',
    'Grau',
    'Juizado',
    'Registro',
    'Batalh',
    'Distrito',
    'Subsolo',
    'Bloco',
    'Quadra',
    'Piso',
    'Lote',
    'Via',
    'Trimestre',
    'Semestre',
    'Bimestre',
    'Parcela',
    'Dia',
    'Lugar',
    'Colocad',
    'Test',
    'Sgt',
    'Sargento',
    'Ten',
  ]
  return `(?:${[...counted, ...counted.map((word) => word.toUpperCase())].join('|')})`
}

/** Puts back the "§" that a recogniser reads as 8, S or $, where nothing else can have stood. */
export function repaired(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
