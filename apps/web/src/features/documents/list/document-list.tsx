import { FileStack, SearchX, TriangleAlert, Upload } from 'lucide-react'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { Checkbox } from '../../../ui/form/checkbox'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { DocumentRow, type DocumentActions } from './document-row'
import type { DocumentListData as List } from './use-document-list'
import type { Selection } from './use-selection'

interface DocumentListProps {
  list: List
  actions: DocumentActions
  selection: Selection
  onAdd: () => void
}

/** The documents found, or why there are none. */
export function DocumentList({ list, actions, selection, onAdd }: DocumentListProps) {
  if (list.failed) return <ListFailure retry={list.reload} />
  if (!list.documents) return <ListSkeleton />
  if (list.documents.length === 0) return <NoDocuments filtered={list.filtered} onAdd={onAdd} />
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 text-[13px] text-ink-3">
        <p role="status">{plural(list.documents.length, 'documento', 'documentos')}</p>
        <Checkbox checked={selection.all} onChange={(event) => selection.pickAll(event.target.checked)}>
          Selecionar todos
        </Checkbox>
      </div>
      <Card>
        <ul
          aria-label="Documentos"
          aria-busy={list.waiting}
          className={cx('divide-y divide-line', list.waiting && 'opacity-60')}
        >
          {list.documents.map((item) => (
            <DocumentRow key={item.id} item={item} actions={actions} selection={selection} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function NoDocuments({ filtered, onAdd }: { filtered: boolean; onAdd: () => void }) {
  if (filtered) {
    return (
      <Card>
        <EmptyState icon={<SearchX aria-hidden />} title="Nenhum documento encontrado">
          Procure por outra palavra do título, da descrição, do nome do arquivo ou das etiquetas, ou mude os
          filtros.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState
        icon={<FileStack aria-hidden />}
        title="Nenhum documento neste processo"
        action={
          <Button variant="primary" onClick={onAdd}>
            <Upload aria-hidden /> Adicionar o primeiro documento
          </Button>
        }
      >
        Arraste arquivos para esta página ou escolha-os. O texto deles passa a valer para a busca, o
        assistente e as petições.
      </EmptyState>
    </Card>
  )
}

function ListFailure({ retry }: { retry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title="Erro ao carregar documentos"
        action={
          <Button variant="primary" onClick={retry}>
            Tentar novamente
          </Button>
        }
      >
        Verifique sua conexão e tente novamente.
      </EmptyState>
    </Card>
  )
}

function ListSkeleton() {
  return (
    <Card>
      <Loading label="Carregando documentos…" className="divide-y divide-line">
        {['a', 'b', 'c'].map((place) => (
          <div key={place} className="flex gap-4 px-5 py-4">
            <Skeleton className="size-10" />
            <div className="flex-1 space-y-2.5">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-3.5 w-3/5" />
            </div>
          </div>
        ))}
      </Loading>
    </Card>
  )
}
