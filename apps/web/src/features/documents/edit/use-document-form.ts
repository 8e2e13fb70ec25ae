import type { CaseDocument, DocumentUpdate } from '@lavra/contracts/documents'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../core/api'
import { useForm } from '../../../core/form'
import { toast } from '../../../ui/toast'
import { DocumentForm, valuesOf, type DocumentValues } from '../form-values'
import { documentQueries, useUpdateDocument } from '../queries'
import { rebase, type Clash, type EditableField } from './rebase'

const failure = 'Erro ao atualizar documento'
const changedElsewhere = 'Alterado por outra pessoa. Recarregue antes de salvar.'

/** A document being changed, and what somebody else changed of it meanwhile. */
export function useDocumentForm(document: CaseDocument, onSaved: () => void) {
  const client = useQueryClient()
  const [base, setBase] = useState(document)
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null)
  const update = useUpdateDocument()
  const initial = valuesOf(base)
  const form = useForm({ schema: DocumentForm, initial, submit, failure, explain, draft: `document:${document.id}` })

  async function submit(input: DocumentUpdate): Promise<void> {
    try {
      const saved = await update.mutateAsync({ base, input })
      toast.success(`“${saved.title}”: alterações salvas.`)
      onSaved()
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await takeIn()
      throw error
    }
  }

  /** Somebody saved first: what they saved comes in under what was typed here. */
  async function takeIn(): Promise<void> {
    const fresh = await client.query(documentQueries.one(document.id))
    const merged = rebase(initial, form.values, valuesOf(fresh))
    setBase(fresh)
    setClashes(merged.clashes)
    form.setValues(merged.values)
  }

  return {
    ...form,
    // The clashes say it better.
    failed: form.failed === changedElsewhere ? null : form.failed,
    clashes,
    choose: (field: EditableField, value: DocumentValues[EditableField]) => form.set(field, value),
    dirty: JSON.stringify(form.values) !== JSON.stringify(initial),
    savable: form.values.title.trim() !== '',
  }
}

/** As spec.md section 8 words it: with the server's detail where there is one. */
function explain(error: unknown): string | null {
  if (!(error instanceof ApiError)) return failure
  if (error.status === 412) return changedElsewhere
  if (error.status === 422 && Object.keys(error.problems).length > 0) return null
  return error.detail || error.status === 0 ? `${failure}: ${error.message}` : failure
}
