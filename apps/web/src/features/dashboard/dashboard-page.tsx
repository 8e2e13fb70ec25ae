import { useQuery } from '@tanstack/react-query'
import {
  BriefcaseBusiness,
  CircleCheckBig,
  Contact,
  FilePlus2,
  Hourglass,
  Plus,
  TriangleAlert,
} from 'lucide-react'
import { formatLongDate, formatNumber, today } from '../../core/format/format'
import { useLoggedFailure } from '../../core/use-logged-failure'
import { usePageTitle } from '../../core/title'
import { ButtonLink } from '../../ui/button'
import { PageHeader } from '../../ui/layout/page-header'
import { caseQueries } from '../cases/queries'
import { LateBackup } from './late-backup'
import { PublicationNotice } from './publication-notice'
import { QuickActions, type QuickAction } from './quick-actions'
import { RecentActivity } from './recent-activity'
import { StatCard } from './stat-card'
import { TaskDonut } from './task-donut'
import { UpcomingDeadlines } from './upcoming-deadlines'

const actions: QuickAction[] = [
  { to: '/petitions', label: 'Nova petição', hint: 'Oito agentes redigem a peça', Icon: FilePlus2 },
  {
    to: '/contacts?new=true',
    label: 'Adicionar contato',
    hint: 'Pessoa ou empresa da agenda',
    Icon: Contact,
  },
  { to: '/cases', label: 'Novo processo', hint: 'Com autores, réus e prazos', Icon: BriefcaseBusiness },
]

/** Visão Geral: what the office has and what can be done next. */
export default function DashboardPage() {
  usePageTitle('Visão Geral')
  const statistics = useQuery(caseQueries.statistics())
  useLoggedFailure('case statistics could not be loaded', statistics.error)
  const active = statistics.data ? formatNumber(statistics.data.active) : '—'

  return (
    <>
      <PageHeader
        title="Visão Geral"
        subtitle={formatLongDate(today())}
        actions={
          <ButtonLink variant="primary" to="/petitions">
            <Plus aria-hidden /> Nova petição
          </ButtonLink>
        }
      />
      <LateBackup />
      <PublicationNotice />
      <div className="mb-4 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard
          label="Processos vinculados a mim"
          value={active}
          loading={statistics.isPending}
          retry={statistics.isError && !statistics.data ? () => void statistics.refetch() : undefined}
          Icon={BriefcaseBusiness}
          to="/cases?status=active"
          hint="Ver ativos"
        />
        <StatCard label="Tarefas atrasadas" value="0" hint="nenhuma" Icon={TriangleAlert} />
        <StatCard label="Tarefas pendentes" value="0" hint="nenhuma" Icon={Hourglass} />
        <StatCard label="Tarefas a concluir" value="0" hint="nenhuma" Icon={CircleCheckBig} />
      </div>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-4">
          <UpcomingDeadlines />
          <QuickActions actions={actions} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <RecentActivity />
          <TaskDonut
            tasks={[
              { label: 'Atrasadas', count: 0, color: 'var(--bad)' },
              { label: 'Pendentes', count: 0, color: 'var(--brass)' },
              { label: 'A concluir', count: 0, color: 'var(--primary)' },
            ]}
          />
        </div>
      </div>
    </>
  )
}
