import type { Contact } from '@lavra/contracts/contacts'
import { caseStatus } from '@lavra/contracts/labels'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { Link2, Link2Off, Scale, Search } from 'lucide-react'
import { useState } from 'react'
import { useDebounced } from '../../../core/debounce'
import { formatNumber, plural } from '../../../core/format/format'
import { useLoggedFailure } from '../../../core/use-logged-failure'
import { caseStatusTone } from '../../../core/format/tones'
import { Alert } from '../../../ui/overlay/alert'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Dialog } from '../../../ui/overlay/dialog'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Input } from '../../../ui/form/input'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { Spinner } from '../../../ui/feedback/spinner'
import { caseQueries, type CaseRow } from '../../cases/queries'
import { useCaseLinks } from './use-case-links'

/** Chooses the cases a contact has to do with; each press counts at once. */
export function LinkCasesDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const links = useCaseLinks(contact)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Vincular Processos"
      description={contact.name}
      size="lg"
      footer={
        <>
          <p role="status" className="mr-auto self-center text-[13px] text-ink-2">
            {plural(links.linked.size, 'processo vinculado', 'processos vinculados')}
          </p>
          <Button variant="primary" onClick={onClose}>
            Concluir
          </Button>
        </>
      }
    >
      <Input
        type="search"
        autoFocus
        aria-label="Buscar processos para vincular"
        placeholder="Título, cliente ou número"
        maxLength={200}
        icon={<Search aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Cases search={useDebounced(typed.trim())} links={links} first={useLinkedCases(contact)} />
      <Alert
        text={links.failed ? 'Erro ao vincular/desvincular processo' : null}
        onClose={links.forgetFailure}
      />
    </Dialog>
  )
}

type Links = ReturnType<typeof useCaseLinks>

/** As many linked cases are read one by one to stand above the list, wherever in it they are. */
const mostFirst = 20

/** The cases that were linked when the window opened; they keep their place while links come and go. */
function useLinkedCases(contact: Contact): CaseRow[] {
  const [ids] = useState(() => contact.case_ids.slice(0, mostFirst))
  const answers = useQueries({ queries: ids.map((id) => caseQueries.one(id)) })
  return answers.flatMap(({ data }) => data ?? [])
}

function Cases({ search, links, first }: { search: string; links: Links; first: CaseRow[] }) {
  const { data, error, isError, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery(caseQueries.pages({ search, status: '', withParties: false }))
  useLoggedFailure('cases could not be loaded', error)
  if (!data) {
    if (!isError) return <RowSkeletons />
    return (
      <LoadFailure retry={() => void refetch()} className="mt-4">
        Não foi possível carregar os processos.
      </LoadFailure>
    )
  }
  const listed = data.pages.flatMap((page) => page.cases)
  const rows =
    search === '' ? [...first, ...listed.filter(({ id }) => first.every((item) => item.id !== id))] : listed
  if (rows.length === 0)
    return <EmptyState icon={<Scale aria-hidden />} title="Nenhum processo encontrado" className="py-8" />
  return (
    <>
      <ul
        aria-label="Processos"
        aria-busy={isPlaceholderData}
        className={cx('mt-4 space-y-2', isPlaceholderData && 'opacity-60')}
      >
        {rows.map((item) => (
          <li key={item.id}>
            <CaseToggle
              item={item}
              linked={links.linked.has(item.id)}
              busy={links.busy(item.id)}
              toggle={() => void links.toggle(item.id)}
            />
          </li>
        ))}
      </ul>
      {isError && (
        <LoadFailure retry={() => void fetchNextPage()} className="mt-4">
          Não foi possível carregar mais processos.
        </LoadFailure>
      )}
      {hasNextPage && (
        <div className="mt-4 flex flex-col items-center gap-2">
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Carregar mais
          </Button>
          <p className="text-[13px] text-ink-3">
            Mostrando {formatNumber(rows.length)} de {formatNumber(data.pages[0]?.total ?? 0)}
          </p>
        </div>
      )}
    </>
  )
}

function CaseToggle({
  item,
  linked,
  busy,
  toggle,
}: {
  item: CaseRow
  linked: boolean
  busy: boolean
  toggle: () => void
}) {
  const Icon = linked ? Link2Off : Link2
  return (
    <button
      type="button"
      aria-pressed={linked}
      aria-busy={busy}
      onClick={toggle}
      className={cx(
        'flex min-h-14 w-full items-center gap-3 rounded-card border px-4 py-2.5 text-left transition-colors',
        linked
          ? 'border-primary bg-primary-soft'
          : 'border-line bg-surface hover:border-field hover:bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-[550] wrap-anywhere">{item.title}</span>
        <span className="block text-[13px] wrap-anywhere text-ink-2">
          {item.case_number} · {item.client_name}
        </span>
      </span>
      <Badge tone={caseStatusTone[item.status]}>{caseStatus[item.status]}</Badge>
      <span className="flex w-6 shrink-0 items-center justify-end gap-2 text-[13px] text-ink-2 sm:w-32">
        <span className="max-sm:hidden" aria-hidden>
          {linked ? 'Vinculado' : 'Não vinculado'}
        </span>
        {busy ? <Spinner /> : <Icon aria-hidden className="size-[18px]" />}
      </span>
    </button>
  )
}

function RowSkeletons() {
  return (
    <Loading label="Carregando processos…" className="mt-4 space-y-2">
      {['a', 'b', 'c', 'd'].map((place) => (
        <Skeleton key={place} className="h-14 rounded-card" />
      ))}
    </Loading>
  )
}
