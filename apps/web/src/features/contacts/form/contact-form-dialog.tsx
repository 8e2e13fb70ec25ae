import type { Contact } from '@lavra/contracts/contacts'
import { useId } from 'react'
import { Alert } from '../../../ui/overlay/alert'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import { ConflictPanel } from '../../../ui/draft/conflict-panel'
import { Dialog } from '../../../ui/overlay/dialog'
import { discardQuestion, useLeaveGuard } from '../../../ui/draft/leave-guard'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { ContactFields } from './contact-fields'
import { CustomFields } from './custom-fields'
import { useContactForm } from './use-contact-form'

interface ContactFormDialogProps {
  /** As the server has it now; null for a new one. */
  contact: Contact | null
  onClose: () => void
}

/** The window in which a contact is written; mounted only while open. */
export function ContactFormDialog({ contact, onClose }: ContactFormDialogProps) {
  const formId = useId()
  const confirm = useConfirm()
  const form = useContactForm(contact, onClose)
  useLeaveGuard(form.dirty)

  async function close(): Promise<void> {
    if (!form.dirty || (await confirm(discardQuestion))) onClose()
  }

  /** The first field that is wrong, else the button that failed. */
  function goOn(): HTMLElement | null {
    const wrong = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')
    return wrong ?? document.querySelector<HTMLElement>(`[form="${formId}"]`)
  }

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={contact ? 'Editar Contato' : 'Novo Contato'}
      size="lg"
      dismissible={!form.dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={form.pending}
            disabled={!form.savable}
          >
            {form.pending ? 'Salvando…' : 'Salvar'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="space-y-7">
        <RecoveredNotice recovered={form.recovered} />
        <ConflictPanel noun="contato" {...form.conflict} />
        <ContactFields form={form} />
        <CustomFields form={form} />
      </form>
      <Alert
        text={form.trouble?.text ?? null}
        detail={form.trouble?.detail}
        onClose={form.forgetTrouble}
        focusAfter={goOn}
      />
    </Dialog>
  )
}
