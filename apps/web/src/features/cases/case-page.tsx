import type { CaseWithParties } from '@lavra/contracts/cases'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2, FileQuestion, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../core/api'
import { usePageTitle } from '../../core/title'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { Loading, Skeleton } from '../../ui/skeleton'
import { TabPanel, Tabs } from '../../ui/tabs'
import { DocumentsTab } from '../documents/documents-tab'
import type { PetitionsPageState } from '../petitions/queries'
import { CaseBadges } from './case-badges'
import { CaseOverview } from './case-overview'
import { CasePetitions } from './case-petitions'
import { Deadline } from './deadline'
import { caseQueries } from './queries'

/** One case: what it is about, who is in it, and the petitions written for it. */
export default function CasePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(caseQueries.one(id))
  if (data) return <CaseView item={data} />
  if (!error) return <CaseSkeleton />
  if (error instanceof ApiError && error.status === 404) return <CaseNotFound />
  return <CaseFailure retry={() => void refetch()} />
}

const tabs = [
  { value: 'overview', label: 'Visão Geral' },
  { value: 'documents', label: 'Documentos' },
  { value: 'petitions', label: 'Petições' },
] as const

function CaseView({ item }: { item: CaseWithParties }) {
  usePageTitle(item.title)
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('overview')
  const state: PetitionsPageState = { caseId: item.id }
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Processos', to: '/cases' }, { label: item.case_number }]}
        title={item.title}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>{item.case_type}</span>
            <span className="flex gap-1.5">
              <CaseBadges item={item} />
            </span>
            <Deadline item={item} />
          </span>
        }
        actions={
          <ButtonLink variant="primary" to="/petitions" state={state}>
            <FilePlus2 aria-hidden /> Criar Petição
          </ButtonLink>
        }
      />
      <Tabs label="Seções do processo" tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="overview">
          <CaseOverview item={item} />
        </TabPanel>
        <TabPanel value="documents">
          <DocumentsTab caseId={item.id} />
        </TabPanel>
        <TabPanel value="petitions">
          <CasePetitions caseId={item.id} />
        </TabPanel>
      </Tabs>
    </>
  )
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
