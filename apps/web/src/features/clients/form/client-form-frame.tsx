import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import { Dialog } from '../../../ui/overlay/dialog'
import { discardQuestion, useLeaveGuard } from '../../../ui/draft/leave-guard'
import type { ClientForm } from './client-fields'

interface ClientFormFrameProps {
  title: string
  description: string
  form: ClientForm
  /** Something would be lost by closing. */
  dirty: boolean
  onClose: () => void
  children: ReactNode
}

/** The window around the form of a client; it asks before what was typed is lost. */
export function ClientFormFrame({
  title,
  description,
  form,
  dirty,
  onClose,
  children,
}: ClientFormFrameProps) {
  const formId = useId()
  const confirm = useConfirm()
  useLeaveGuard(dirty)

  async function close(): Promise<void> {
    if (!dirty || (await confirm(discardQuestion))) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void close()}
      title={title}
      description={description}
      dismissible={!dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            Salvar
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="grid gap-5 sm:grid-cols-2">
        {children}
      </form>
    </Dialog>
  )
}
