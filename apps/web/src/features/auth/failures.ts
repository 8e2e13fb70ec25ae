import { ApiError } from '../../core/api'

/** The sentence for a server that refused without words of its own; anything else gets the form's usual one. */
export const refusedSilently = (sentence: string) => (error: unknown) => (isSilent(error) ? sentence : null)

/** Section 8 of the specification names two texts: this one where the server says that the credentials are the cause. */
export const explainSignIn = (error: unknown) => (isSilent(error) && error.status === 401 ? 'Credenciais inválidas' : null)

const isSilent = (error: unknown): error is ApiError => error instanceof ApiError && error.detail === null
