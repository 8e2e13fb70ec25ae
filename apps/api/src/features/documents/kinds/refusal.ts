import { refuse } from '../../../platform/errors'

/** The refusal of a file that is not what it should be; the sentence says what to do. */
export const unsupported = (detail: string) => refuse('unsupported_file', detail, 415)
