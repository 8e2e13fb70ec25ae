import { sourceType } from '@lavra/contracts/labels'
import type { TrashEntry } from '@lavra/contracts/trash'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDebounced } from '../../core/debounce'
import { plural } from '../../core/format/format'
import { Card, CardHeader } from '../../ui/layout/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ListToolbar } from '../../ui/table/list-toolbar'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Pagination } from '../../ui/table/pagination'
import { Select } from '../../ui/form/select'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { trashQueries } from './trash-queries'
import { TrashRow } from './trash-row'

type Kind = TrashEntry['kind']
const pageSizes = [10, 25, 50] as const

/** What was deleted and can be restored; everybody sees what they saw before. */
export function TrashTab() {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind | ''>('')
  const [page, setPage] = useState(1)
  const [size, setSize] = useState<number>(10)
  const heading = useRef<HTMLDivElement>(null)
  const search = useDebounced(text.trim(), 300)
  const { data, isError, refetch } = useQuery(
    trashQueries.list({ skip: (page - 1) * size, limit: size, search, kind: kind || undefined }),
  )
  const first = (set: () => void) => {
    set()
    setPage(1)
  }
  if (isError && !data)
    return (
      <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
        Erro ao carregar a Lixeira. Tente novamente.
      </LoadFailure>
    )
  return (
    <Card>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <CardHeader title="Lixeira" description={data && explained(data.days)} />
      </div>
      <div className="px-5 pt-4">
        <ListToolbar
          label="Buscar na Lixeira"
          placeholder="Título, nome ou número"
          text={text}
          onText={(next) => first(() => setText(next))}
        >
          <div className="w-full sm:w-52">
            <Select
              aria-label="O que foi excluído"
              value={kind}
              options={{ '': 'Tudo', ...sourceType }}
              onChange={(event) => first(() => setKind(event.target.value as Kind | ''))}
            />
          </div>
        </ListToolbar>
      </div>
      {data ? (
        <Entries
          entries={data.entries}
          filtered={search !== '' || kind !== ''}
          onGone={() => heading.current?.focus()}
        />
      ) : (
        <SkeletonRows />
      )}
      {data && data.total > pageSizes[0] && (
        <Pagination
          page={page}
          pageSize={size}
          total={data.total}
          pageSizes={pageSizes}
          onPage={setPage}
          onPageSize={(next) => first(() => setSize(next))}
          totalLabel={plural(data.total, 'registro', 'registros')}
        />
      )}
    </Card>
  )
}

const explained = (days: number) =>
  days === 0
    ? 'A Lixeira está desligada: o que se exclui agora vai embora na hora. O que já estava aqui fica até o seu dia.'
    : `O que foi excluído fica aqui ${plural(days, 'dia', 'dias')} e volta como era, com documentos, partes e vínculos. Depois vai embora com os arquivos.`

function Entries({
  entries,
  filtered,
  onGone,
}: {
  entries: readonly TrashEntry[]
  filtered: boolean
  onGone: () => void
}) {
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<Trash2 aria-hidden />}
        title={filtered ? 'Nada encontrado na Lixeira' : 'A Lixeira está vazia'}
        className="py-9"
      >
        {filtered
          ? 'Mude a busca ou o filtro.'
          : 'Processos, clientes, contatos, documentos, anotações e petições excluídos aparecem aqui.'}
      </EmptyState>
    )
  return (
    <ul aria-label="Registros na Lixeira" className="divide-y divide-line border-t border-line">
      {entries.map((entry) => (
        <TrashRow key={entry.id} entry={entry} onGone={onGone} />
      ))}
    </ul>
  )
}

function SkeletonRows() {
  return (
    <Loading className="space-y-4 p-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </Loading>
  )
}
