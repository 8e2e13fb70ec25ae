import { ClientInput } from '@lavra/contracts/clients'
import { useForm } from '../../core/form'
import { Notice } from '../../ui/notice'
import { RecoveredNotice } from '../../ui/recovered-notice'
import { toast } from '../../ui/toast'
import { explainSaveFailure, saveFallback } from './client-errors'
import { ClientFields } from './client-fields'
import { ClientFormFrame } from './client-form-frame'
import { blankClient, sameValues } from './client-values'
import { useCreateClient } from './queries'

/** Mounted only while open, so that every opening starts blank. */
export function ClientFormDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateClient()
  const form = useForm({
    schema: ClientInput,
    initial: blankClient,
    draft: 'client:new',
    submit: async (input) => {
      const client = await create.mutateAsync(input)
      toast.success(`${client.name} foi cadastrado.`)
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
      dirty={!sameValues(form.values, blankClient)}
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
