import type { ErrorAnswer } from '@lavra/contracts/base/common'

export const unreachable = 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.'
export const tooSlow = 'O servidor demorou demais para responder. Tente novamente.'

/**
 * What a call that failed knows: `message` is a sentence for people, `problems` one message per field path
 * (`parties.0.name`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    /** The server's own sentence; null when it sent none. */
    readonly detail: string | null,
    readonly problems: Readonly<Record<string, string>> = {},
  ) {
    super(detail ?? fallback(status))
  }
}

/** `wait`: the seconds of Retry-After, where the server named them; its "em instantes" becomes that time. */
export function errorFrom(
  status: number,
  answer: Partial<ErrorAnswer> | null,
  wait: number | null = null,
): ApiError {
  const code = answer?.code ?? 'unknown'
  if (!Array.isArray(answer?.detail))
    return new ApiError(status, code, withTime(answer?.detail ?? null, wait))
  const problems: Record<string, string> = {}
  for (const problem of answer.detail) problems[fieldPath(problem.loc)] ??= problem.msg
  return new ApiError(status, code, answer.detail[0]?.msg ?? null, problems)
}

/** The sentence to show for anything thrown: the server's where it sent one, `otherwise` elsewhere. */
export function messageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  return error.status === 0 ? error.message : (error.detail ?? otherwise)
}

function withTime(detail: string | null, wait: number | null): string | null {
  return detail !== null && wait !== null ? detail.replace('em instantes', `em ${duration(wait)}`) : detail
}

function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}

const fieldPath = (loc: readonly (string | number)[]) => loc.slice(1).join('.')

function fallback(status: number): string {
  return status === 0 ? unreachable : `O servidor respondeu com o erro ${status}. Tente novamente.`
}
