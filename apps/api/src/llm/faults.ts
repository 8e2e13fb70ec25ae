import { LlmError } from './llm'

/**
 * What a person reads for each fault: what happened and what to do, without key, address or the provider's
 * own words.
 */
const sentences = {
  rate_limited: 'O serviço de IA está sobrecarregado. Tente novamente em instantes.',
  quota: 'A cota do serviço de IA acabou; peça ao administrador que a confira.',
  unavailable: 'O serviço de IA está fora do ar no momento. Tente novamente em instantes.',
  unreachable: 'Não foi possível falar com o serviço de IA. Tente novamente em instantes.',
  timeout: 'O serviço de IA não respondeu. Tente novamente em instantes.',
  interrupted: 'A resposta do serviço de IA foi interrompida. Tente novamente em instantes.',
  malformed: 'O serviço de IA deu uma resposta ilegível. Tente novamente em instantes.',
  no_choices: 'O serviço de IA não devolveu nenhum texto. Tente novamente em instantes.',
  empty: 'O serviço de IA devolveu um texto vazio. Tente novamente em instantes.',
  refused: 'O modelo de IA se recusou a escrever este texto; reveja o material ou escreva esta parte à mão.',
  filtered:
    'O serviço de IA bloqueou este texto pelo seu filtro de conteúdo; reveja o material ou escreva esta parte à mão.',
  cut_short:
    'O texto do modelo de IA parou no limite de tamanho do serviço; reduza o material ou use um modelo com limite maior.',
  too_long: 'O modelo de IA escreveu um texto longo demais, que foi descartado. Tente novamente.',
  prompt_too_long:
    'O material é grande demais para o modelo de IA; escolha menos documentos ou use um modelo com limite maior.',
  key_refused: 'A chave do serviço de IA foi recusada; peça ao administrador que a confira.',
  forbidden:
    'A chave do serviço de IA não dá acesso ao modelo configurado; peça ao administrador que a confira.',
  model_not_found:
    'O modelo configurado não foi encontrado no serviço de IA; peça ao administrador que o confira.',
  bad_request:
    'O serviço de IA não aceitou o pedido; peça ao administrador que confira o modelo configurado.',
  cancelled: 'A chamada ao modelo de IA foi cancelada.',
} as const
export type FaultCode = keyof typeof sentences

/** Faults that may pass by themselves: only these are worth another attempt. */
const passing: ReadonlySet<FaultCode> = new Set([
  'rate_limited',
  'unavailable',
  'unreachable',
  'timeout',
  'interrupted',
  'malformed',
])

export class Fault extends LlmError {
  override name = 'LlmError'
  readonly retryable: boolean
  readonly retryAfterMs: number | null
  constructor(
    override readonly code: FaultCode,
    options: { retryAfterMs?: number | null } = {},
  ) {
    super(sentences[code], code)
    this.retryable = passing.has(code)
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}

/**
 * The fault behind an HTTP status of the provider; `upstreamCode` is the provider's own machine-readable
 * code.
 */
export function faultOfStatus(
  status: number,
  upstreamCode: string | null,
  retryAfterMs: number | null,
): Fault {
  if (upstreamCode === 'insufficient_quota' || status === 402) return new Fault('quota')
  if (upstreamCode === 'context_length_exceeded' || status === 413) return new Fault('prompt_too_long')
  if (upstreamCode === 'content_filter') return new Fault('filtered')
  if (status === 429) return new Fault('rate_limited', { retryAfterMs })
  if (status === 401) return new Fault('key_refused')
  if (status === 403) return new Fault('forbidden')
  if (status === 404) return new Fault('model_not_found')
  if (status === 408 || status >= 500) return new Fault('unavailable', { retryAfterMs })
  return new Fault('bad_request')
}
