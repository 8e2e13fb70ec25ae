import type { CaseDocument } from '@lavra/contracts/documents'
import { documentType, labelOf } from '@lavra/contracts/labels'
import { useId, useState, type SyntheticEvent } from 'react'
import { messageOf } from '../../../core/api/call'
import { logFailure } from '../../../core/log'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Field } from '../../../ui/form/field'
import { Notice } from '../../../ui/feedback/notice'
import { Select } from '../../../ui/form/select'
import { toast } from '../../../ui/feedback/toast'
import { useCorrectType } from '../queries'

/**
 * The window in which the type of a document is corrected, an action of its own beside editing; mounted only
 * while open.
 */
export function TypeDialog({ document, onClose }: { document: CaseDocument; onClose: () => void }) {
  const formId = useId()
  const [type, setType] = useState(document.document_type)
  const [failed, setFailed] = useState<string | null>(null)
  const correct = useCorrectType()

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setFailed(null)
    try {
      const saved = await correct.mutateAsync({ base: document, type })
      toast.success(`“${saved.title}” agora é ${labelOf(documentType, saved.document_type)}.`)
      onClose()
    } catch (error) {
      logFailure('a document’s type could not be corrected', error)
      setFailed(messageOf(error, 'Não foi possível corrigir o tipo. Tente novamente.'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Corrigir tipo"
      description={document.title}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={correct.isPending}
            disabled={type === document.document_type}
          >
            {correct.isPending ? 'Salvando…' : 'Corrigir tipo'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} className="space-y-4">
        {failed && <Notice tone="bad">{failed}</Notice>}
        <Field
          label="Tipo"
          hint="A correção fica no histórico do processo. Petições que já usaram o documento não mudam."
        >
          <Select
            options={documentType}
            value={type}
            onChange={(event) => setType(event.target.value as CaseDocument['document_type'])}
          />
        </Field>
      </form>
    </Dialog>
  )
}
