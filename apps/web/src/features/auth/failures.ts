import { ApiError } from '../../core/api/call'

/**
 * What the screens of a forgotten password say of anything that is no answer of the server's (spec.md section
 * 8).
 */
export const somethingWrong = 'Algo deu errado. Tente novamente.'

/**
 * The sentence for a server that refused without words of its own; anything else gets the form's usual one.
 */
export const refusedSilently = (sentence: string) => (error: unknown) => (isSilent(error) ? sentence : null)

/** The same on those screens, where no answer at all is something wrong, too. */
export const resetFailed = (sentence: string) => (error: unknown) =>
  error instanceof ApiError && error.status === 0 ? somethingWrong : refusedSilently(sentence)(error)

/**
 * Section 8 of the specification names two texts: this one where the server says that the credentials are the
 * cause.
 */
export const explainSignIn = (error: unknown) =>
  isSilent(error) && error.status === 401 ? 'Credenciais inválidas' : null

const isSilent = (error: unknown): error is ApiError => error instanceof ApiError && error.detail === null
