import type { CaseDocument } from '@lavra/contracts/documents'
import { useId } from 'react'
import { Button } from '../../../ui/button'
import { ConflictPanel } from '../../../ui/draft/conflict-panel'
import { useConfirm } from '../../../ui/overlay/confirm'
import { Dialog } from '../../../ui/overlay/dialog'
import { discardQuestion, useLeaveGuard } from '../../../ui/draft/leave-guard'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { DetailFields, MainFields } from '../document-fields'
import { useDocumentForm } from './use-document-form'

interface EditDialogProps {
  /** As the server has it now. */
  document: CaseDocument
  onClose: () => void
}

/** The window in which what is known of a document is changed; mounted only while open. */
export function EditDialog({ document, onClose }: EditDialogProps) {
  const formId = useId()
  const confirm = useConfirm()
  const form = useDocumentForm(document, onClose)
  const { values, errors, set } = form
  useLeaveGuard(form.dirty)

  async function close(): Promise<void> {
    if (!form.dirty || (await confirm(discardQuestion))) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title="Editar documento"
      description={document.file_name ?? undefined}
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
      <form id={formId} {...form.props} className="space-y-5">
        <RecoveredNotice recovered={form.recovered} />
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <ConflictPanel noun="documento" {...form.conflict} />
        <MainFields values={values} errors={errors} set={set} typeFixed />
        <DetailFields values={values} errors={errors} set={set} />
      </form>
    </Dialog>
  )
}
