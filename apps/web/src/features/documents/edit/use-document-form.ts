import type { CaseDocument, DocumentUpdate } from '@lavra/contracts/documents'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../core/api/call'
import { useConflict } from '../../../core/forms/conflict'
import { useForm } from '../../../core/forms/form'
import { same } from '../../../core/forms/merge'
import { toast } from '../../../ui/feedback/toast'
import { DocumentForm, documentValuesOf } from '../form-values'
import { documentQueries, useUpdateDocument } from '../queries'
import { documentMerge } from './document-merge'

const failure = 'Erro ao atualizar documento'
const isStale = (error: unknown) => error instanceof ApiError && error.status === 412

/** A document being changed, and what somebody else changed of it meanwhile. */
export function useDocumentForm(document: CaseDocument, onSaved: () => void) {
  const client = useQueryClient()
  const [base, setBase] = useState(document)
  const [initial, setInitial] = useState(() => documentValuesOf(document))
  const [stale, setStale] = useState(false)
  const update = useUpdateDocument()
  const form = useForm({
    schema: DocumentForm,
    initial,
    submit,
    failure,
    explain,
    draft: `document:${document.id}`,
  })
  const conflict = useConflict({
    ...form,
    shape: documentMerge,
    initial,
    read: () => client.query(documentQueries.one(document.id)),
    valuesOf: documentValuesOf,
    onReload: (fresh) => {
      setBase(fresh)
      setInitial(documentValuesOf(fresh))
    },
  })

  async function submit(input: DocumentUpdate): Promise<void> {
    try {
      const saved = await update.mutateAsync({ base, input })
      toast.success(`“${saved.title}”: alterações salvas.`)
      onSaved()
    } catch (error) {
      setStale(isStale(error))
      if (isStale(error)) conflict.tell()
      throw error
    }
  }

  return {
    ...form,
    // The panel says it better.
    failed: stale ? null : form.failed,
    conflict: conflict.panel,
    dirty: !same(form.values, initial),
    savable: form.values.title.trim() !== '',
  }
}

/**
 * As spec.md section 8 words it: with the server's detail where there is one; null where it stands under its
 * field.
 */
function explain(error: unknown): string | null {
  if (!(error instanceof ApiError)) return failure
  if (Object.keys(error.problems).length > 0) return null
  return error.detail ? `${failure}: ${error.detail}` : failure
}
