import type { CaseDocument } from '@lavra/contracts/documents'
import {
  documentOwner,
  documentPurpose,
  documentStatus,
  documentType,
  labelOf,
} from '@lavra/contracts/labels'
import { Download, Eye, Lock, Pencil, Tag, Trash2 } from 'lucide-react'
import { formatDate, formatSize } from '../../../core/format/format'
import { documentStatusTone } from '../../../core/format/tones'
import { Badge } from '../../../ui/badge'
import { Checkbox } from '../../../ui/form/checkbox'
import { IconButton } from '../../../ui/icon-button'
import { Spinner } from '../../../ui/feedback/spinner'
import { FileIcon } from './file-icon'
import { TextNotes } from '../text/text-notes'
import { TextState } from '../text/text-state'
import type { Selection } from './use-selection'

export interface DocumentActions {
  preview: (document: CaseDocument) => void
  download: (document: CaseDocument) => void
  edit: (document: CaseDocument) => void
  correctType: (document: CaseDocument) => void
  remove: (document: CaseDocument) => void
  /** The document whose file is being fetched to be saved. */
  downloading: string | null
  /** The document that is being fetched to be edited. */
  opening: string | null
}

/** One document: what it is, where it stands, and what can be done. */
export function DocumentRow({
  item,
  actions,
  selection,
}: {
  item: CaseDocument
  actions: DocumentActions
  selection: Selection
}) {
  return (
    <li className="flex gap-x-4 gap-y-1 px-5 py-4 max-lg:flex-wrap max-sm:px-4">
      <Checkbox
        className="self-start py-2.5"
        checked={selection.has(item.id)}
        onChange={(event) => selection.pick(item.id, event.target.checked)}
      >
        <span className="sr-only">Selecionar {item.title}</span>
      </Checkbox>
      <FileIcon fileName={item.file_name} />
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 text-[16px]/6 wrap-anywhere">{item.title}</h2>
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="primary">{labelOf(documentType, item.document_type)}</Badge>
            <Badge tone={documentStatusTone[item.status]}>{labelOf(documentStatus, item.status)}</Badge>
            <RoleBadges item={item} />
            {item.is_confidential && (
              <Badge tone="bad">
                <Lock aria-hidden /> Confidencial
              </Badge>
            )}
          </span>
        </div>
        {item.description && (
          <p className="mt-1 line-clamp-2 wrap-anywhere whitespace-pre-line text-ink-2">{item.description}</p>
        )}
        <Facts item={item} />
        <TextNotes item={item} />
        <Tags tags={item.tags} />
      </div>
      <Actions item={item} actions={actions} />
    </li>
  )
}

/** Whose it is, and what it is for where that is not the usual. */
export function RoleBadges({ item: { owner, purpose } }: { item: Pick<CaseDocument, 'owner' | 'purpose'> }) {
  return (
    <>
      <Badge tone={owner === 'opposing' ? 'warn' : undefined}>{documentOwner[owner]}</Badge>
      <Badge tone={purpose === 'internal' ? 'bad' : undefined}>
        {purpose === 'internal' && <Lock aria-hidden />} {documentPurpose[purpose]}
      </Badge>
    </>
  )
}

function Facts({ item }: { item: CaseDocument }) {
  const { file_name, file_size, created_by, created_at } = item
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-[13px] text-ink-3">
      <span className="min-w-0 break-all">{file_name ?? 'Sem arquivo'}</span>
      {file_size !== null && <span className="tabular-nums">{formatSize(file_size)}</span>}
      <span>
        {created_by}, {formatDate(created_at)}
      </span>
      <TextState item={item} />
    </p>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Etiquetas" className="mt-2 flex flex-wrap gap-1.5">
      {tags.map((tag, place) => (
        <li
          key={`${place} ${tag}`}
          className="max-w-full rounded-md border border-line px-2 py-0.5 text-xs wrap-anywhere text-ink-2"
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}

function Actions({ item, actions }: { item: CaseDocument; actions: DocumentActions }) {
  const { title } = item
  const busy = { downloading: actions.downloading === item.id, opening: actions.opening === item.id }
  return (
    <div className="flex shrink-0 gap-1 self-start max-lg:-mb-2 max-lg:w-full max-lg:justify-end">
      {item.file_name !== null && (
        <>
          <IconButton label={`Visualizar ${title}`} onClick={() => actions.preview(item)}>
            <Eye aria-hidden />
          </IconButton>
          <IconButton
            label={`Baixar ${title}`}
            aria-busy={busy.downloading}
            onClick={() => actions.download(item)}
          >
            {busy.downloading ? <Spinner /> : <Download aria-hidden />}
          </IconButton>
        </>
      )}
      <IconButton label={`Editar ${title}`} aria-busy={busy.opening} onClick={() => actions.edit(item)}>
        {busy.opening ? <Spinner /> : <Pencil aria-hidden />}
      </IconButton>
      <IconButton
        label={`Corrigir tipo de ${title}`}
        aria-busy={busy.opening}
        onClick={() => actions.correctType(item)}
      >
        <Tag aria-hidden />
      </IconButton>
      <IconButton danger label={`Excluir ${title}`} onClick={() => actions.remove(item)}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}
