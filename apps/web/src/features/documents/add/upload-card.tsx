import { CircleCheck, RotateCw, Trash2, X } from 'lucide-react'
import { formatSize } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Disclosure } from '../../../ui/layout/disclosure'
import { IconButton } from '../../../ui/icon-button'
import { Notice } from '../../../ui/feedback/notice'
import { Progress } from '../../../ui/feedback/progress'
import { DetailFields, MainFields, type FieldsProps } from '../document-fields'
import { FileIcon } from '../list/file-icon'
import { isBusy, isDone, isSendable, type UploadItem } from './upload-item'
import type { Uploads } from './use-uploads'

const detailNames = ['description', 'tags', 'doc_status', 'is_confidential', 'owner', 'purpose']
const words = {
  ready: '',
  queued: 'Na fila',
  saving: 'Salvando…',
  cancelling: 'Cancelando…',
  cancelled: 'Envio cancelado. Nada foi salvo.',
  done: 'Adicionado',
  failed: '',
} as const

interface UploadCardProps {
  item: UploadItem
  uploads: Uploads
  /** Alone in the queue: nothing is folded away. */
  alone: boolean
}

/** One document of the queue: its file, how far it has come, and what is said of it. */
export function UploadCard({ item, uploads, alone }: UploadCardProps) {
  const { id, file, lostFile, values, state } = item
  const name = file?.name ?? lostFile
  const errors = state.step === 'failed' ? state.errors : {}
  const fields: FieldsProps = {
    values,
    errors,
    set: (field, value) => uploads.set(id, field, value),
    disabled: isBusy(item),
  }
  return (
    <li
      className="rounded-card border border-line p-4 sm:p-5"
      aria-label={name ?? (values.title || 'Documento sem arquivo')}
    >
      <div className="flex items-center gap-3">
        <FileIcon fileName={name} />
        <div className="min-w-0 flex-1">
          <p className="font-[550] break-all">{name ?? 'Sem arquivo'}</p>
          <p className="text-[13px] text-ink-3 tabular-nums">
            {file && <span className="mr-3">{formatSize(file.size)}</span>}
            <span role="status">
              {state.step === 'sending' ? `Enviando ${Math.round(state.sent * 100)} %` : words[state.step]}
            </span>
          </p>
        </div>
        <ItemActions item={item} uploads={uploads} />
      </div>
      {(state.step === 'sending' || state.step === 'saving' || state.step === 'cancelling') && (
        <Progress
          className="mt-3"
          label={`Envio de ${name ?? values.title}`}
          value={state.step === 'sending' ? Math.round(state.sent * 100) : 100}
        />
      )}
      {state.step === 'failed' && (
        <Notice tone="bad" className="mt-3">
          {state.text}
        </Notice>
      )}
      {lostFile && (
        <Notice tone="warn" className="mt-3">
          Escolha o arquivo de novo: ele não fica guardado quando a sessão termina.
        </Notice>
      )}
      {!isDone(item) && (
        <div className="mt-4 space-y-3">
          <MainFields {...fields} />
          {alone ? (
            <DetailFields {...fields} />
          ) : (
            <Disclosure
              title="Mais detalhes"
              hint={detailHint(item)}
              forceOpen={detailNames.some((field) => hasError(errors, field))}
            >
              <DetailFields {...fields} />
            </Disclosure>
          )}
        </div>
      )}
    </li>
  )
}

const hasError = (errors: Readonly<Record<string, string>>, field: string) =>
  Object.keys(errors).some((path) => path === field || path.startsWith(`${field}.`))

const detailHint = ({ values }: UploadItem) =>
  [values.is_confidential && 'confidencial', values.tags.trim() && 'com etiquetas']
    .filter(Boolean)
    .join(', ') || undefined

/** Cancel what runs, try again what failed, take out what is not wanted. */
function ItemActions({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { step } = item.state
  const name = item.file?.name ?? (item.values.title || 'documento')
  if (step === 'done') return <CircleCheck aria-hidden className="size-5 shrink-0 text-ok" />
  if (isBusy(item)) {
    return (
      <Button variant="ghost" size="sm" disabled={step === 'cancelling'} onClick={() => uploads.cancel(item)}>
        <X aria-hidden />
        <span>
          Cancelar<span className="sr-only"> envio de {name}</span>
        </span>
      </Button>
    )
  }
  return (
    <div className="flex shrink-0 gap-1">
      {(step === 'failed' || step === 'cancelled') && (
        <IconButton
          label={`Enviar ${name} de novo`}
          disabled={!isSendable(item)}
          onClick={() => uploads.retry(item)}
        >
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton danger label={`Retirar ${name}`} onClick={() => uploads.remove(item.id)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}
