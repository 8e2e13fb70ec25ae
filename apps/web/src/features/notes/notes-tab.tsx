import { noteKind } from '@lavra/contracts/labels'
import type { CaseNote } from '@lavra/contracts/notes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Lock, NotebookPen, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../core/api/call'
import { formatDateTime, plural } from '../../core/format/format'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { useConfirm } from '../../ui/overlay/confirm'
import { EmptyState } from '../../ui/feedback/empty-state'
import { IconButton } from '../../ui/icon-button'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { cx } from '../../ui/cx'
import { Notice } from '../../ui/feedback/notice'
import { toast } from '../../ui/feedback/toast'
import { NoteDialog } from './note-dialog'
import { useOfferUndo, useTrashWords } from '../trash/queries'
import { noteQueries, useRemoveNote } from './queries'
import { useSeen, useSoughtNote } from './sought-note'

const unread = 'Erro ao carregar as anotações. Verifique sua conexão e tente novamente.'

/** Anotações of a case: what was said and thought, for the office alone. */
export function NotesTab({ caseId }: { caseId: string }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    noteQueries.ofCase(caseId),
  )
  const [open, setOpen] = useState<CaseNote | 'new' | null>(null)
  const list = data?.pages.flatMap((page) => page.notes)
  const sought = useSoughtNote(caseId)
  const add = (
    <Button variant="primary" className="max-sm:w-full" onClick={() => setOpen('new')}>
      <Plus aria-hidden /> Nova anotação
    </Button>
  )
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <p className="flex min-w-0 items-center gap-2 text-ink-2">
          <Lock aria-hidden className="size-4 shrink-0" />
          <span>
            Internas: nunca entram em petições.
            {data && (
              <span className="ml-2 text-[13px] text-ink-3">
                {plural(data.pages[0]?.total ?? 0, 'anotação', 'anotações')}
              </span>
            )}
          </span>
        </p>
        {list && list.length > 0 && add}
      </div>
      {!list &&
        (isError ? <LoadFailure retry={() => void refetch()}>{unread}</LoadFailure> : <ListSkeleton />)}
      {sought.missing && (
        <Notice tone="warn">A anotação procurada foi excluída ou não está ao seu alcance.</Notice>
      )}
      {list?.length === 0 && (
        <Card>
          <EmptyState icon={<NotebookPen aria-hidden />} title="Nenhuma anotação neste processo" action={add}>
            Registre aqui atendimentos, reuniões e o que se pensou do caso. Usuários restritos só veem as dos
            seus processos e as próprias.
          </EmptyState>
        </Card>
      )}
      {list && list.length > 0 && (
        <Card>
          <ul aria-label="Anotações" className="divide-y divide-line">
            {list.map((note) => (
              <Note key={note.id} note={note} sought={note.id === sought.id} onEdit={() => setOpen(note)} />
            ))}
          </ul>
          {isError && <LoadFailure retry={() => void fetchNextPage()}>{unread}</LoadFailure>}
          {hasNextPage && (
            <div className="flex justify-center border-t border-line px-5 py-4">
              <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Carregar mais
              </Button>
            </div>
          )}
        </Card>
      )}
      {open && (
        <NoteDialog caseId={caseId} note={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

interface NoteProps {
  note: CaseNote
  /** The search led here. */
  sought: boolean
  onEdit: () => void
}

function Note({ note, sought, onEdit }: NoteProps) {
  const row = useSeen<HTMLLIElement>(sought)
  const { id, kind, happened_at, created_by, edited_by, edited_at, text } = note
  const confirm = useConfirm()
  const removal = useRemoveNote()
  const offerUndo = useOfferUndo()
  const wayBack = useTrashWords()
  const when = formatDateTime(happened_at)

  async function remove(): Promise<void> {
    const question = {
      title: 'Excluir a anotação?',
      text: 'Ela sai do processo.',
      after: await wayBack(),
      confirm: 'Excluir',
      danger: true,
    }
    if (!(await confirm(question))) return
    removal.mutate(id, {
      onSuccess: () => offerUndo('Anotação excluída.', id),
      onError: (error) => toast.error(messageOf(error, 'Erro ao excluir a anotação. Tente novamente.')),
    })
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-current={sought || undefined}
      className={cx(
        'flex scroll-mt-24 gap-x-4 px-5 py-4 -outline-offset-2 max-sm:px-4',
        sought && 'bg-primary-soft shadow-[inset_3px_0_var(--primary)]',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[13px] text-ink-3">
          <Badge tone={kind === 'atendimento' ? 'primary' : undefined}>{noteKind[kind]}</Badge>
          <span className="tabular-nums">{when}</span>
          <span className="wrap-anywhere">{created_by}</span>
        </p>
        <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{text}</p>
        {edited_by && edited_at && (
          <p className="mt-1.5 text-[13px] wrap-anywhere text-ink-3">
            Editada por {edited_by} em {formatDateTime(edited_at)}
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-1 self-start max-sm:flex-col">
        <IconButton label={`Editar anotação de ${when}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          danger
          label={`Excluir anotação de ${when}`}
          aria-busy={removal.isPending}
          onClick={() => void remove()}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

function ListSkeleton() {
  return (
    <Loading label="Carregando anotações…">
      <Skeleton className="h-40 rounded-card" />
    </Loading>
  )
}
