import { cnjCheck, isCnjNumber } from './identifiers'

/** Segments and courts of the case number, CNJ Resolution 65/2008, article 1, paragraphs 4 and 5. */

export interface Court {
  /** The two digits TR. */
  code: string
  acronym: string
  name: string
}

export interface CnjNumber {
  /** NNNNNNN-DD.AAAA.J.TR.OOOO */
  written: string
  sequence: string
  check: string
  /** The year in which the case was filed. */
  year: number
  /** The digit J and its name; null where the resolution knows none. */
  segment: { code: string; name: string } | null
  /** Null where the segment has no court of this code. */
  court: Court | null
  /** The court's unit OOOO; 0000 for cases that begin in the court itself. */
  origin: string
}

const segments: Record<string, string> = {
  1: 'Supremo Tribunal Federal',
  2: 'Conselho Nacional de Justiça',
  3: 'Superior Tribunal de Justiça',
  4: 'Justiça Federal',
  5: 'Justiça do Trabalho',
  6: 'Justiça Eleitoral',
  7: 'Justiça Militar da União',
  8: 'Justiça dos Estados e do Distrito Federal e Territórios',
  9: 'Justiça Militar Estadual',
}

/** States in the resolution's order, 01 to 27, each with the words that follow "Tribunal de Justiça". */
const states: [string, string][] = [
  ['AC', 'do Acre'],
  ['AL', 'de Alagoas'],
  ['AP', 'do Amapá'],
  ['AM', 'do Amazonas'],
  ['BA', 'da Bahia'],
  ['CE', 'do Ceará'],
  ['DF', 'do Distrito Federal'],
  ['ES', 'do Espírito Santo'],
  ['GO', 'de Goiás'],
  ['MA', 'do Maranhão'],
  ['MT', 'de Mato Grosso'],
  ['MS', 'de Mato Grosso do Sul'],
  ['MG', 'de Minas Gerais'],
  ['PA', 'do Pará'],
  ['PB', 'da Paraíba'],
  ['PR', 'do Paraná'],
  ['PE', 'de Pernambuco'],
  ['PI', 'do Piauí'],
  ['RJ', 'do Rio de Janeiro'],
  ['RN', 'do Rio Grande do Norte'],
  ['RS', 'do Rio Grande do Sul'],
  ['RO', 'de Rondônia'],
  ['RR', 'de Roraima'],
  ['SC', 'de Santa Catarina'],
  ['SE', 'de Sergipe'],
  ['SP', 'de São Paulo'],
  ['TO', 'do Tocantins'],
]

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const court = (code: string, acronym: string, name: string): [string, Court] => [
  code,
  { code, acronym, name },
]
const regions = (count: number, of: (region: number) => [acronym: string, name: string]): [string, Court][] =>
  Array.from({ length: count }, (_, index) => court(twoDigits(index + 1), ...of(index + 1)))
const perState = (
  of: (state: string, ofState: string) => [acronym: string, name: string],
): [string, Court][] =>
  states.map(([state, ofState], index) => court(twoDigits(index + 1), ...of(state, ofState)))

const federalDistrict: [string, string] = [
  'TJDFT',
  'Tribunal de Justiça do Distrito Federal e dos Territórios',
]

/** The courts of each segment by TR; 00 is the court at the segment's head, 90 its council. */
const courts: Record<string, Map<string, Court>> = {
  1: new Map([court('00', 'STF', 'Supremo Tribunal Federal')]),
  2: new Map([court('00', 'CNJ', 'Conselho Nacional de Justiça')]),
  3: new Map([court('00', 'STJ', 'Superior Tribunal de Justiça')]),
  4: new Map([
    ...regions(6, (region) => [`TRF${region}`, `Tribunal Regional Federal da ${region}ª Região`]),
    court('90', 'CJF', 'Conselho da Justiça Federal'),
  ]),
  5: new Map([
    court('00', 'TST', 'Tribunal Superior do Trabalho'),
    ...regions(24, (region) => [`TRT${region}`, `Tribunal Regional do Trabalho da ${region}ª Região`]),
    court('90', 'CSJT', 'Conselho Superior da Justiça do Trabalho'),
  ]),
  6: new Map([
    court('00', 'TSE', 'Tribunal Superior Eleitoral'),
    ...perState((state, ofState) => [`TRE-${state}`, `Tribunal Regional Eleitoral ${ofState}`]),
  ]),
  7: new Map([
    court('00', 'STM', 'Superior Tribunal Militar'),
    ...regions(12, (region) => [`${region}ª CJM`, `${region}ª Circunscrição Judiciária Militar`]),
  ]),
  8: new Map(
    perState((state, ofState) =>
      state === 'DF' ? federalDistrict : [`TJ${state}`, `Tribunal de Justiça ${ofState}`],
    ),
  ),
  9: new Map(
    perState((state, ofState) => [`TJM${state}`, `Tribunal de Justiça Militar ${ofState}`]).filter(
      ([, { acronym }]) => /(MG|RS|SP)$/.test(acronym),
    ),
  ),
}

/** What a court's case number says of itself, check digits unseen; null where `value` has another shape. */
export function describeCnj(value: string): CnjNumber | null {
  const written = isCnjNumber(value)
  if (!written) return null
  const [sequence = '', rest = ''] = written.split('-')
  const [check = '', year = '', segment = '', tribunal = '', origin = ''] = rest.split('.')
  const name = segments[segment]
  return {
    written,
    sequence,
    check,
    year: Number(year),
    segment: name === undefined ? null : { code: segment, name },
    court: courts[segment]?.get(tribunal) ?? null,
    origin,
  }
}

/**
 * What is doubtful about a case number that looks like a court's; null for the office's own numbers and where
 * all agrees.
 */
export function caseNumberWarning(value: string): string | null {
  const number = describeCnj(value)
  if (!number) return null
  if (!cnjCheck(value)) return 'Número do processo com dígito verificador inválido. Confira o número.'
  return number.court ? null : 'Número do processo de tribunal desconhecido. Confira o número.'
}
