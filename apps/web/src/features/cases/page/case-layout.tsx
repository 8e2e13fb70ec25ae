import type { CaseWithParties } from '@lavra/contracts/cases'
import type { ReactNode } from 'react'
import { onDemand } from '../../../ui/on-demand'
import { PageHeader } from '../../../ui/layout/page-header'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { TabPanel, Tabs } from '../../../ui/layout/tabs'
import { CaseBadges } from '../case-badges'
import { caseTabs, useCaseTab } from './case-tabs'
import { Deadline } from '../deadline'

const DocumentsTab = onDemand(
  () => import('../../documents/documents-tab').then((part) => part.DocumentsTab),
  <TabSkeleton />,
)
const NotesTab = onDemand(
  () => import('../../notes/notes-tab').then((part) => part.NotesTab),
  <TabSkeleton />,
)
const CaseTimeline = onDemand(
  () => import('./case-timeline').then((part) => part.CaseTimeline),
  <TabSkeleton />,
)
const CasePetitions = onDemand(
  () => import('./case-petitions').then((part) => part.CasePetitions),
  <TabSkeleton />,
)
const CaseHistory = onDemand(
  () => import('../history/case-history').then((part) => part.CaseHistory),
  <TabSkeleton />,
)

interface CaseLayoutProps {
  item: CaseWithParties
  /** The buttons beside the title. */
  actions: ReactNode
  /** The first tab: the case as it is read, or the form. It stays mounted, as a form holds what was typed. */
  overview: ReactNode
}

/** Title, summary and tabs of a case. */
export function CaseLayout({ item, actions, overview }: CaseLayoutProps) {
  const { tab, setTab } = useCaseTab()
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Processos', to: '/cases' }, { label: item.case_number }]}
        title={<span className="wrap-anywhere">{item.title}</span>}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>{item.case_type}</span>
            <span className="flex gap-1.5">
              <CaseBadges item={item} />
            </span>
            <Deadline item={item} />
          </span>
        }
        actions={actions}
      />
      <Tabs label="Seções do processo" tabs={caseTabs} value={tab} onChange={setTab}>
        <TabPanel value="overview" forceMount className="data-[state=inactive]:hidden">
          {overview}
        </TabPanel>
        <TabPanel value="documents">
          <DocumentsTab caseId={item.id} />
        </TabPanel>
        <TabPanel value="notes">
          <NotesTab caseId={item.id} />
        </TabPanel>
        <TabPanel value="timeline">
          <CaseTimeline />
        </TabPanel>
        <TabPanel value="petitions">
          <CasePetitions caseId={item.id} />
        </TabPanel>
        <TabPanel value="history">
          <CaseHistory caseId={item.id} />
        </TabPanel>
      </Tabs>
    </>
  )
}

function TabSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  )
}
