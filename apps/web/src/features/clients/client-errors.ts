import { ApiError } from '../../core/api/call'

/** What was being done, as the texts of spec.md section 8 call it. */
export type Saving = 'criar' | 'atualizar'

export const saveFallback = (saving: Saving) =>
  `Erro ao ${saving} usuario. Verifique os dados e tente novamente.`

/** The sentence for a client that could not be saved, spec.md section 8. */
export const explainSaveFailure =
  (saving: Saving) =>
  (error: unknown): string => {
    if (!(error instanceof ApiError)) return saveFallback(saving)
    const { status, detail } = error
    if (status === 422)
      return detail ? `Erro de validação: ${detail}` : 'Erro de validação nos dados do formulário'
    if (isDuplicateEmail(error)) return 'Este e-mail já está cadastrado para outro usuario.'
    if (status === 412) return detail ?? 'Alterado por outra pessoa. Recarregue antes de salvar.'
    if (status === 400 && detail) return detail
    return detail ? `Erro ao ${saving} usuario: ${detail}` : saveFallback(saving)
  }

const isDuplicateEmail = ({ status, code, detail }: ApiError) =>
  status === 400 && (code === 'duplicate_email' || /e-?mail já cadastrado/i.test(detail ?? ''))

/** The sentence for a client that could not be deleted: the server's own where cases stand in the way. */
export function explainRemovalFailure(error: unknown): string {
  const refused = error instanceof ApiError && error.status === 409 ? error.detail : null
  return refused ?? 'Erro ao excluir usuario. Tente novamente.'
}
