import { cnjCheck, isCnjNumber } from '@lavra/contracts/values/identifiers'

/** States in the order in which the CNJ numbers their courts (Resolution 65/2008, art. 1, § 5). */
const states = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SE SP TO'.split(' ')
const inState = (court: string): string | undefined => states[Number(court) - 1]

/** The court of a segment ("J") and a number ("TR"), or null where there is none. */
export function courtOf(segment: string, court: string): string | null {
  const number = Number(court)
  const region = (name: string, last: number) => (number >= 1 && number <= last ? `${name}${number}` : null)
  const state = inState(court)
  switch (segment) {
    case '1':
      return court === '00' ? 'STF' : null
    case '2':
      return court === '00' ? 'CNJ' : null
    case '3':
      return court === '00' ? 'STJ' : null
    case '4':
      return court === '90' ? 'CJF' : region('TRF', 6)
    case '5':
      return court === '00' ? 'TST' : court === '90' ? 'CSJT' : region('TRT', 24)
    case '6':
      return court === '00' ? 'TSE' : state ? `TRE-${state}` : null
    case '7':
      return court === '00' ? 'STM' : region('CJM', 12)
    case '8':
      return state ? (state === 'DF' ? 'TJDFT' : `TJ${state}`) : null
    case '9':
      return state && ['MG', 'RS', 'SP'].includes(state) ? `TJM${state}` : null
    default:
      return null
  }
}

/**
 * What is wrong with a court's case number, as a sentence in Portuguese; null where nothing is. `year` is the
 * present one.
 */
export function cnjFlaw(value: string, year: number): string | null {
  const shown = isCnjNumber(value)
  if (!shown) return 'Este número não tem os vinte dígitos do CNJ.'
  if (!cnjCheck(shown)) return 'Os dígitos verificadores deste número não conferem.'
  const [, filed = '', segment = '', court = ''] = /\.(\d{4})\.(\d)\.(\d{2})\./.exec(shown) ?? []
  if (Number(filed) > year) return `O ano deste número (${filed}) ainda não chegou.`
  if (Number(filed) < OLDEST) return `O ano deste número (${filed}) é anterior a qualquer processo em curso.`
  return courtOf(segment, court) ? null : `Não há tribunal com o código ${segment}.${court}.`
}

/** Cases filed before 2008 kept their year when they were renumbered. */
const OLDEST = 1900
