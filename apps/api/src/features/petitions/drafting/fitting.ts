import { once } from '../../../platform/lib/memoize'
import { provisionsFor, type RankedProvision } from '../../../law/catalogue'
import type { Reading } from './reading'

/** The forty provisions that fit the matter best, by all that the record says of it. */
export const fitting = once((reading: Reading): RankedProvision[] => fittingWords(reading, reading.words, 40))

/** Those that fit these words of it. */
export const fittingWords = ({ dossier, kind }: Reading, words: string, limit: number): RankedProvision[] =>
  provisionsFor({ petition_type: dossier.petition_type, case_type: kind.area, words, limit })
