import type { CaseWithParties } from '@lavra/contracts/cases'
import { useQuery } from '@tanstack/react-query'
import { FileQuestion, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../core/api/call'
import { usePageTitle } from '../../../core/title'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { onDemand } from '../../../ui/on-demand'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { CaseView } from './case-view'
import { caseQueries } from '../queries'

const CaseEdit = onDemand(() => import('./case-edit').then((part) => part.CaseEdit), <CaseSkeleton />)

/** One case: what it is about, who is in it, what happened to it, and the petitions written for it. */
export default function CasePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(caseQueries.one(id))
  if (error instanceof ApiError && error.status === 404) return <CaseNotFound />
  if (data) return <OneCase key={id} item={data} />
  if (!error) return <CaseSkeleton />
  return <CaseFailure retry={() => void refetch()} />
}

type Mode = 'reading' | 'editing' | 'edited'

function OneCase({ item }: { item: CaseWithParties }) {
  usePageTitle(item.title)
  const [mode, setMode] = useState<Mode>('reading')
  if (mode === 'editing') return <CaseEdit item={item} onClose={() => setMode('edited')} />
  return <CaseView item={item} returning={mode === 'edited'} onEdit={() => setMode('editing')} />
}

function CaseNotFound() {
  usePageTitle('Processo não encontrado')
  return (
    <Card>
      <EmptyState
        icon={<FileQuestion aria-hidden />}
        title={<h1 className="text-xl/7">Processo não encontrado</h1>}
        action={
          <ButtonLink variant="primary" to="/cases">
            Voltar para Processos
          </ButtonLink>
        }
      >
        O processo não existe ou foi removido.
      </EmptyState>
    </Card>
  )
}

function CaseFailure({ retry }: { retry: () => void }) {
  usePageTitle('Processo')
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={<h1 className="text-xl/7">Erro ao carregar dados do processo</h1>}
        action={
          <>
            <ButtonLink to="/cases">Voltar para lista de processos</ButtonLink>
            <Button variant="primary" onClick={retry}>
              Tentar novamente
            </Button>
          </>
        }
      >
        Verifique sua conexão e tente novamente.
      </EmptyState>
    </Card>
  )
}

function CaseSkeleton() {
  return (
    <Loading label="Carregando processo…" className="space-y-6">
      <div className="space-y-2.5">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-9 w-96 max-w-full" />
        <Skeleton className="h-5 w-64" />
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <Skeleton className="h-80 rounded-card lg:col-span-2" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </Loading>
  )
}
