import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { useDraft } from '../../../core/forms/draft'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import { Dialog } from '../../../ui/overlay/dialog'
import { discardQuestion, useLeaveGuard } from '../../../ui/draft/leave-guard'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { toast } from '../../../ui/feedback/toast'
import { documentQueries } from '../queries'
import { AllFields } from './all-fields'
import { fileProblem } from '../../../core/accepted-files'
import { FilePicker } from './file-picker'
import { RefusedFiles, type RefusedFile } from './refused-files'
import { UploadCard } from './upload-card'
import {
  isBusy,
  isDone,
  isSendable,
  itemOf,
  keptItem,
  restoredItem,
  type KeptItem,
  type UploadItem,
} from './upload-item'
import { useFileDrop } from './use-file-drop'
import { useUploads, type Uploads } from './use-uploads'

interface AddDialogProps {
  caseId: string
  /** Dropped on the page before the window was open. */
  files: readonly File[]
  onClose: () => void
}

const unsent = { items: [] as KeptItem[] }

/** The window in which documents are added to a case; mounted only while open. */
export function AddDialog({ caseId, files, onClose }: AddDialogProps) {
  const formId = useId()
  const confirm = useConfirm()
  const { data: limitMb } = useQuery(documentQueries.sizeLimit())
  const [refused, setRefused] = useState<readonly RefusedFile[]>(() => sort(files, limitMb).refused)
  const begin = () => sort(files, limitMb).fine.map(itemOf)
  const uploads = useUploads(caseId, begin, (file) => fileProblem(file, limitMb))
  const open = uploads.items.filter((item) => !isDone(item))
  const over = useFileDrop(take)
  const draft = useDraft({
    name: `document:new:${caseId}`,
    values: { items: open.map(keptItem) },
    initial: unsent,
    restore: ({ items }) => uploads.replace(items.map(restoredItem)),
  })
  useLeaveGuard(open.length > 0)
  useAllDone(uploads.items, onClose)

  function take(given: readonly File[]): void {
    const { fine, refused: wrong } = sort(given, limitMb)
    setRefused(wrong)
    draft.markEdited()
    uploads.add(fine)
  }

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    uploads.sendAll()
  }

  async function close(): Promise<void> {
    if (open.length === 0 || (await confirm(open.some(isBusy) ? stopQuestion : discardQuestion))) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title="Adicionar documentos"
      size="lg"
      dismissible={open.length === 0}
      footer={<Footer uploads={uploads} formId={formId} onClose={() => void close()} />}
    >
      <form id={formId} noValidate onSubmit={send} className="space-y-4">
        <RecoveredNotice recovered={draft.recovered} />
        <FilePicker
          onFiles={take}
          onWithoutFile={uploads.addWithoutFile}
          over={over}
          limitMb={limitMb}
          compact={uploads.items.length > 0}
        />
        <RefusedFiles files={refused} forget={() => setRefused([])} />
        {open.length > 1 && <AllFields uploads={uploads} />}
        <ul aria-label="Documentos a adicionar" className="space-y-4 empty:hidden">
          {uploads.items.map((item) => (
            <UploadCard key={item.id} item={item} uploads={uploads} alone={uploads.items.length === 1} />
          ))}
        </ul>
      </form>
    </Dialog>
  )
}

const stopQuestion = {
  title: 'Cancelar os envios?',
  text: 'Os documentos que ainda não foram enviados não serão adicionados.',
  confirm: 'Cancelar os envios',
  cancel: 'Continuar enviando',
  danger: true,
}

/** Nothing is left to do: the window goes, and says what it did. */
function useAllDone(items: readonly UploadItem[], onClose: () => void): void {
  const count = items.length
  const allDone = count > 0 && items.every(isDone)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!allDone) return
    toast.success(count > 1 ? `${count} documentos adicionados.` : 'Documento adicionado.')
    close.current()
  }, [allDone, count])
}

/** Those worth sending, and why the others are not. */
function sort(files: readonly File[], limitMb: number | undefined) {
  const judged = files.map((file) => ({ file, problem: fileProblem(file, limitMb) }))
  return {
    fine: judged.filter(({ problem }) => problem === null).map(({ file }) => file),
    refused: judged.flatMap(({ file, problem }) => (problem === null ? [] : [{ name: file.name, problem }])),
  }
}

function Footer({ uploads, formId, onClose }: { uploads: Uploads; formId: string; onClose: () => void }) {
  const open = uploads.items.filter((item) => !isDone(item))
  const busy = open.filter(isBusy)
  return (
    <>
      <Button onClick={onClose}>{busy.length > 0 ? 'Cancelar tudo' : 'Cancelar'}</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        pending={busy.length > 0}
        disabled={open.length === 0 || !open.every(isSendable)}
      >
        {busy.length > 0 ? `Enviando ${plural(busy.length, 'documento', 'documentos')}…` : addLabel(open)}
      </Button>
    </>
  )
}

const addLabel = (open: readonly UploadItem[]) =>
  open.length > 1 ? `Adicionar ${open.length} documentos` : 'Adicionar documento'
