import type { CaseWithParties } from '@lavra/contracts/cases'
import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header'
import { TabPanel, Tabs } from '../../ui/tabs'
import { DocumentsTab } from '../documents/documents-tab'
import { CaseBadges } from './case-badges'
import { CaseHistory } from './case-history'
import { CasePetitions } from './case-petitions'
import { caseTabs, useCaseTab } from './case-tabs'
import { CaseTimeline } from './case-timeline'
import { Deadline } from './deadline'

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
        title={<span className="break-words">{item.title}</span>}
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
