import type { CaseInput, CaseWithParties } from '@lavra/contracts/cases'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../core/api/call'
import { useConflict } from '../../../core/forms/conflict'
import { useForm } from '../../../core/forms/form'
import { same } from '../../../core/forms/merge'
import { toast } from '../../../ui/feedback/toast'
import { CaseForm, newCase } from './case-form-values'
import { caseFormValues } from '../case-values'
import { caseMerge } from './case-merge'
import { useLawyers } from '../lawyers/lawyers'
import { Undecided, useOpenDeadline } from './use-open-deadline'
import { readCase, useCreateCase, useUpdateCase } from '../queries'

interface CaseFormOptions {
  /** As the server has it; null for a new one. */
  item: CaseWithParties | null
  /** Parties are shown here, and sent. */
  withParties: boolean
  /** The sentence for a failure. */
  explain: (error: unknown) => string
  onSaved: () => void
}

/** A 412 has a panel of its own above the form. */
export const isStale = (error: unknown) => error instanceof ApiError && error.status === 412

/**
 * A case being written: its values, what was wrong with saving it, and what somebody else changed meanwhile.
 */
export function useCaseForm({ item, withParties, explain, onSaved }: CaseFormOptions) {
  const client = useQueryClient()
  const [base, setBase] = useState(item)
  const [initial, setInitial] = useState(() => (item ? caseFormValues(item) : newCase()))
  const create = useCreateCase()
  const update = useUpdateCase()
  const askDeadline = useOpenDeadline()
  const { namesIn } = useLawyers()
  const shown = (path: string, value: unknown) =>
    caseMerge.shown(path, path === 'assigned_lawyers' && typeof value === 'string' ? namesIn(value) : value)
  const form = useForm({
    schema: CaseForm,
    initial,
    submit,
    failure: explain(null),
    explain: (error) => (isStale(error) || error instanceof Undecided ? '' : explain(error)),
    draft: item ? `case:${item.id}` : 'case:new',
  })
  const conflict = useConflict({
    ...form,
    shape: { ...caseMerge, shown },
    initial,
    read: () => readCase(client, base?.id ?? ''),
    valuesOf: caseFormValues,
    onReload: (fresh) => {
      setBase(fresh)
      setInitial(caseFormValues(fresh))
    },
  })

  async function save({ parties, ...fields }: CaseInput): Promise<CaseWithParties> {
    if (!base)
      return create.mutateAsync({ input: { ...fields, parties: withParties ? parties : [] }, withParties })
    return update.mutateAsync({ read: base, input: withParties ? { ...fields, parties } : fields })
  }

  async function submit(input: CaseInput): Promise<void> {
    try {
      const saved = await save(await askDeadline(base, input))
      const doubts = saved.warnings?.map((warning) => warning.message).join(' ')
      toast.success(base ? 'Alterações salvas.' : 'Processo criado com sucesso!', {
        description: doubts || undefined,
      })
      onSaved()
    } catch (error) {
      if (isStale(error)) conflict.tell()
      throw error
    }
  }

  return { ...form, dirty: !same(form.values, initial), conflict: conflict.panel }
}
