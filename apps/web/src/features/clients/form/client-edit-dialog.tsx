import { ClientInput, type Client } from '@lavra/contracts/clients'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../core/api/call'
import { useForm } from '../../../core/forms/form'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { toast } from '../../../ui/feedback/toast'
import { explainSaveFailure, saveFallback } from '../client-errors'
import { ClientFields } from './client-fields'
import { ClientFormFrame } from './client-form-frame'
import {
  changesSince,
  mergeReloaded,
  sameClientValues,
  clientValuesOf,
  type ClientValues,
} from './client-values'
import { useReloadClient, useUpdateClient } from '../queries'

/** Mounted only while open, with the client as the list showed it. */
export function ClientEditDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const edit = useClientEdit(client, onClose)
  const { form, conflict } = edit
  return (
    <ClientFormFrame
      title="Editar Usuario"
      description={client.name}
      form={form}
      dirty={!sameClientValues(form.values, clientValuesOf(edit.read))}
      onClose={onClose}
    >
      <RecoveredNotice recovered={form.recovered} className="sm:col-span-2" />
      {form.failed && conflict !== 'merged' && (
        <Notice
          tone="bad"
          className="sm:col-span-2"
          action={
            conflict === 'stale' && (
              <Button size="sm" pending={edit.reloading} onClick={() => void edit.reload()}>
                Recarregar
              </Button>
            )
          }
        >
          {form.failed}
        </Notice>
      )}
      {conflict === 'merged' && (
        <Notice className="sm:col-span-2">
          Dados recarregados. O que você digitou foi mantido: confira e salve.
        </Notice>
      )}
      <ClientFields form={form} withStatus theirs={edit.theirs} />
    </ClientFormFrame>
  )
}

/**
 * `stale`: somebody else saved first. `merged`: their version was read and what was typed here stands over
 * it.
 */
type Conflict = 'none' | 'stale' | 'merged'

function useClientEdit(client: Client, onSaved: () => void) {
  const [read, setRead] = useState(client)
  const [conflict, setConflict] = useState<Conflict>('none')
  const [theirs, setTheirs] = useState<Record<string, string>>({})
  const update = useUpdateClient()
  const reloading = useReloadClient()
  const form = useForm<ClientValues, typeof ClientInput>({
    schema: ClientInput,
    initial: clientValuesOf(client),
    draft: `client:${client.id}`,
    submit: async (input) => {
      setConflict('none')
      try {
        const saved = await update.mutateAsync({ read, changes: changesSince(read, input) })
        toast.success(`${saved.name} foi atualizado.`)
        onSaved()
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) setConflict('stale')
        throw error
      }
    },
    failure: saveFallback('atualizar'),
    explain: explainSaveFailure('atualizar'),
  })

  async function reload(): Promise<void> {
    try {
      const now = await reloading.mutateAsync(read.id)
      const merged = mergeReloaded(read, now, form.values)
      form.setValues(merged.values)
      setTheirs(merged.theirs)
      setRead(now)
      setConflict('merged')
    } catch (error) {
      toast.error(messageOf(error, 'Erro ao carregar usuarios. Tente novamente.'))
    }
  }

  return { form, read, conflict, theirs, reload, reloading: reloading.isPending }
}
