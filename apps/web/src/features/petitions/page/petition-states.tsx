import { FileQuestion, TriangleAlert } from 'lucide-react'
import { usePageTitle } from '../../../core/title'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { wizardSearch } from '../wizard-state'

export function PetitionNotFound() {
  usePageTitle('Petição não encontrada')
  return (
    <Card>
      <EmptyState
        icon={<FileQuestion aria-hidden />}
        title={<h1 className="text-xl/7">Petição não encontrada</h1>}
        action={
          <>
            <ButtonLink to="/petitions">Voltar para Petições</ButtonLink>
            <ButtonLink variant="primary" to={`/petitions${wizardSearch({ step: 1 })}`}>
              Nova Petição
            </ButtonLink>
          </>
        }
      >
        A petição solicitada não existe ou foi removida.
      </EmptyState>
    </Card>
  )
}

export function PetitionFailure({ message, retry }: { message: string; retry: () => void }) {
  usePageTitle('Petição')
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={<h1 className="text-xl/7">Falha ao carregar petição. Por favor, tente novamente.</h1>}
        action={
          <>
            <ButtonLink to="/petitions">Voltar para Petições</ButtonLink>
            <Button variant="primary" onClick={retry}>
              Tentar novamente
            </Button>
          </>
        }
      >
        {message}
      </EmptyState>
    </Card>
  )
}

export function PetitionSkeleton() {
  return (
    <Loading label="Carregando petição…" className="space-y-6">
      <div className="space-y-2.5">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-4 w-64" />
      </div>
      <Skeleton className="h-10 w-80 max-w-full" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Card className="space-y-4 p-6 sm:p-14">
          {['w-3/4', 'w-full', 'w-full', 'w-5/6', 'w-full', 'w-2/3', 'w-full', 'w-full', 'w-1/2'].map(
            (width, line) => (
              <Skeleton key={line} className={`h-4 ${width}`} />
            ),
          )}
        </Card>
        <Skeleton className="h-48 rounded-card" />
      </div>
    </Loading>
  )
}
