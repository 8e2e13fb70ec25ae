import { ApiError } from '../../core/api'

/** The sentence for a client that could not be saved, spec.md section 8. */
export function explainSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Erro ao criar usuario. Verifique os dados e tente novamente.'
  if (error.status === 422) return error.detail ? `Erro de validação: ${error.detail}` : 'Erro de validação nos dados do formulário'
  if (error.code === 'duplicate_email') return 'Este e-mail já está cadastrado para outro usuario.'
  if (error.status === 400 && error.detail) return error.detail
  return `Erro ao criar usuario: ${error.message}`
}
