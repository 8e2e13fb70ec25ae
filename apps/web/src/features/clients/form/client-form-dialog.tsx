import { ClientInput, type Client } from '@lavra/contracts/clients'
import { useState } from 'react'
import { useForm } from '../../../core/forms/form'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { toast } from '../../../ui/feedback/toast'
import { explainSaveFailure, saveFallback } from '../client-errors'
import { ClientFields } from './client-fields'
import { ClientFormFrame } from './client-form-frame'
import { blankClient, sameClientValues } from './client-values'
import { useCreateClient } from '../queries'

interface ClientFormDialogProps {
  /** Typed already, where the client was looked for. */
  name?: string
  onCreated?: (client: Client) => void
  onClose: () => void
}

/** Mounted only while open, so that every opening starts blank. */
export function ClientFormDialog({ name = '', onCreated, onClose }: ClientFormDialogProps) {
  const [initial] = useState(() => ({ ...blankClient, name }))
  const create = useCreateClient()
  const form = useForm({
    schema: ClientInput,
    initial,
    draft: 'client:new',
    submit: async (input) => {
      const client = await create.mutateAsync(input)
      toast.success(`${client.name} foi cadastrado.`)
      onCreated?.(client)
      onClose()
    },
    failure: saveFallback('criar'),
    explain: explainSaveFailure('criar'),
  })
  return (
    <ClientFormFrame
      title="Adicionar Usuario"
      description="Um cliente do escritório, pessoa ou empresa."
      form={form}
      dirty={!sameClientValues(form.values, initial)}
      onClose={onClose}
    >
      <RecoveredNotice recovered={form.recovered} className="sm:col-span-2" />
      {form.failed && (
        <Notice tone="bad" className="sm:col-span-2">
          {form.failed}
        </Notice>
      )}
      <ClientFields form={form} />
    </ClientFormFrame>
  )
}
