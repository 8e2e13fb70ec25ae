import type { CaseDocument } from '@lavra/contracts/documents'
import { messageOf } from '../../../core/api/call'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { useChangeDocuments } from '../queries'
import { RoleSelect } from '../role-select'
import type { Selection } from './use-selection'

type Change = Parameters<ReturnType<typeof useChangeDocuments>['mutate']>[0]['input']

interface SelectionBarProps {
  caseId: string
  documents: readonly CaseDocument[]
  selection: Selection
}

/** What can be said of all ticked documents at once; each choice is saved as it is made. */
export function SelectionBar({ caseId, documents, selection }: SelectionBarProps) {
  const change = useChangeDocuments(caseId)
  const chosen = documents.filter(({ id }) => selection.has(id))
  if (chosen.length === 0) return null

  function say(input: Change): void {
    change.mutate(
      { documents: chosen, input },
      {
        onSuccess: () =>
          toast.success(`${plural(chosen.length, 'documento alterado', 'documentos alterados')}.`),
        onError: (error) =>
          toast.error(messageOf(error, 'Não foi possível alterar os documentos. Tente novamente.')),
      },
    )
  }

  const confidential = chosen.every(({ is_confidential }) => is_confidential)
  return (
    <div
      role="group"
      aria-label="Documentos selecionados"
      className="mb-4 flex flex-wrap items-center gap-2.5 rounded-card bg-sunken p-3 sm:px-4"
    >
      <span role="status" className="mr-auto text-[13px] text-ink-2">
        {plural(chosen.length, 'selecionado', 'selecionados')}
      </span>
      <div className="w-full sm:w-48">
        <RoleSelect
          name="owner"
          label="De quem são"
          placeholder="De quem são…"
          value=""
          disabled={change.isPending}
          onChange={(owner) => owner && say({ owner })}
        />
      </div>
      <div className="w-full sm:w-44">
        <RoleSelect
          name="purpose"
          label="Finalidade"
          placeholder="Finalidade…"
          value=""
          disabled={change.isPending}
          onChange={(purpose) => purpose && say({ purpose })}
        />
      </div>
      <Button size="sm" disabled={change.isPending} onClick={() => say({ is_confidential: !confidential })}>
        {confidential ? 'Tornar não confidenciais' : 'Tornar confidenciais'}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => selection.pickAll(false)}>
        Limpar seleção
      </Button>
    </div>
  )
}
