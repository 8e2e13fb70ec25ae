import { documents } from '@lavra/contracts/documents'
import { useEffect, useRef } from 'react'
import { call } from '../../../core/api/call'
import { problemsOf } from '../../../core/forms/form'
import { logFailure } from '../../../core/log'
import { toast } from '../../../ui/feedback/toast'
import { checkNew, newDocument } from '../form-values'
import { useReloadDocuments } from '../queries'
import { failedState, isBusy, isDone, isSendable, type UploadItem, type UploadState } from './upload-item'
import { useQueue } from './use-queue'

/** Documents that are written, sent one after the other, cancelled and tried again. */
export function useUploads(
  caseId: string,
  begin: () => UploadItem[],
  problemOf: (file: File) => string | null,
) {
  const { put, find, now, ...queue } = useQueue(begin)
  const sending = useRef<{ id: string; controller: AbortController } | null>(null)
  const reload = useReloadDocuments()

  /** Sends what is queued, one at a time, until nothing is. */
  async function run(): Promise<void> {
    for (let next = firstQueued(now()); next && !sending.current; next = firstQueued(now()))
      await sendOne(next)
  }

  async function sendOne({ id, file, values }: UploadItem): Promise<void> {
    const controller = new AbortController()
    sending.current = { id, controller }
    put(id, { step: 'sending', sent: 0 })
    const onProgress = (sent: number) => {
      if (find(id)?.state.step === 'sending')
        put(id, sent < 1 ? { step: 'sending', sent } : { step: 'saving' })
    }
    try {
      const options = { files: file ? [file] : [], signal: controller.signal, onProgress }
      const created = await call(documents.create, { body: newDocument(caseId, values) }, options)
      put(id, find(id)?.state.step === 'cancelling' ? await takeBack(created.id) : { step: 'done' })
      reload()
    } catch (error) {
      if (!controller.signal.aborted) logFailure('a document could not be created', error)
      put(id, controller.signal.aborted ? { step: 'cancelled' } : failedState(error))
    } finally {
      sending.current = null
    }
  }

  /** Queues those that can be sent; one that is wrong is marked instead. */
  function send(items: readonly UploadItem[]): void {
    const wanted = items.filter((item) => !isBusy(item) && !isDone(item) && isSendable(item))
    for (const { id, file, values } of wanted)
      put(id, judge(checkNew(caseId, values), file && problemOf(file)))
    void run()
  }

  function cancel({ id, state: { step } }: UploadItem): void {
    if (step === 'saving') put(id, { step: 'cancelling' })
    else if (step === 'queued') put(id, { step: 'cancelled' })
    else if (sending.current?.id === id) sending.current.controller.abort()
  }

  // Whoever leaves has been asked.
  useOnLeave(() => now().forEach(cancel))

  return { ...queue, sendAll: () => send(now()), retry: (item: UploadItem) => send([item]), cancel }
}

export type Uploads = ReturnType<typeof useUploads>

const firstQueued = (items: readonly UploadItem[]) => items.find(({ state }) => state.step === 'queued')

/** Whether a document can be sent, or what the server would say of it. */
function judge(checked: ReturnType<typeof checkNew>, problem: string | null): UploadState {
  if (problem) return { step: 'failed', text: problem, errors: {} }
  if (checked.success) return { step: 'queued' }
  return { step: 'failed', text: checked.error.issues[0]?.message ?? '', errors: problemsOf(checked.error) }
}

function useOnLeave(leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  useEffect(() => () => latest.current(), [])
}

/** A document that was cancelled when the server had all of it already. */
async function takeBack(id: string): Promise<UploadState> {
  try {
    await call(documents.remove, { params: { id } })
    return { step: 'cancelled' }
  } catch (error) {
    logFailure('a cancelled document could not be taken back', error)
    toast.error('Erro ao excluir documento', {
      description: 'O envio já tinha terminado, e o documento ficou no processo.',
    })
    return { step: 'done' }
  }
}
