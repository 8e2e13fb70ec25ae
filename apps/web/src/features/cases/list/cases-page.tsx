import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { usePageTitle } from '../../../core/title'
import { Alert } from '../../../ui/overlay/alert'
import { Button } from '../../../ui/button'
import { onDemand } from '../../../ui/on-demand'
import { PageHeader } from '../../../ui/layout/page-header'
import { CaseGrid } from './case-grid'
import { CaseStatistics } from './case-statistics'
import { CaseToolbar } from './case-toolbar'
import { useCaseList } from './use-case-list'
import { useCaseRemoval } from '../use-case-removal'
import { useCaseWindows } from './use-case-windows'

const CaseFormDialog = onDemand(() => import('../form/case-form-dialog').then((part) => part.CaseFormDialog))
const CaseDetailsDialog = onDemand(() =>
  import('./case-details-dialog').then((part) => part.CaseDetailsDialog),
)

/** Processos: all cases of the office, found by text and status. */
export default function CasesPage() {
  usePageTitle('Processos')
  const list = useCaseList()
  const newButton = useRef<HTMLButtonElement>(null)
  const { window, ...windows } = useCaseWindows()
  // The card is gone, and the button on it that had the focus.
  const removal = useCaseRemoval(() => setTimeout(() => newButton.current?.focus()))
  const actions = {
    edit: windows.edit,
    showDetails: windows.showDetails,
    remove: removal.remove,
    opening: windows.opening,
  }
  const form = {
    withParties: list.filters.withParties,
    onWithParties: list.setWithParties,
    onClose: windows.close,
  }
  return (
    <>
      <PageHeader
        title="Processos"
        subtitle={<CaseStatistics />}
        actions={
          <Button ref={newButton} variant="primary" onClick={windows.create}>
            <Plus aria-hidden /> Novo Processo
          </Button>
        }
      />
      <CaseToolbar list={list} />
      <CaseGrid list={list} actions={actions} onCreate={windows.create} />
      {window.kind === 'new' && <CaseFormDialog key="new" item={null} {...form} />}
      {window.kind === 'edit' && <CaseFormDialog key={window.item.id} item={window.item} {...form} />}
      {window.kind === 'details' && (
        <CaseDetailsDialog
          item={window.item}
          onEdit={() => windows.edit(window.item.id)}
          onClose={windows.close}
        />
      )}
      <Alert {...removal.alert} />
    </>
  )
}
