import type { CaseWithParties } from '@lavra/contracts/cases'
import { useId } from 'react'
import { BottomBar } from '../../../ui/layout/bottom-bar'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { useConfirm } from '../../../ui/overlay/confirm'
import { ConflictPanel } from '../../../ui/draft/conflict-panel'
import { discardQuestion, useLeaveGuard } from '../../../ui/draft/leave-guard'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { CaseFields } from '../form/case-fields'
import { updateFailure } from '../form/case-form-values'
import { CaseLayout } from './case-layout'
import { useCaseTab } from './case-tabs'
import { PetitionDataFields } from '../form/petition-data-fields'
import { useCaseForm } from '../form/use-case-form'

/** The same page with a form in the place of the first tab; the parties have a window of their own. */
export function CaseEdit({ item, onClose }: { item: CaseWithParties; onClose: () => void }) {
  const formId = useId()
  const confirm = useConfirm()
  const { setTab } = useCaseTab()
  const form = useCaseForm({ item, withParties: false, explain: updateFailure, onSaved: onClose })
  useLeaveGuard(form.dirty)

  async function cancel(): Promise<void> {
    if (!form.dirty || (await confirm(discardQuestion))) onClose()
  }

  return (
    <CaseLayout
      item={item}
      actions={
        <BottomBar>
          <Button onClick={() => void cancel()}>Cancelar</Button>
          {/* What is wrong has to be in sight. */}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={form.pending}
            onClick={() => setTab('overview')}
          >
            {form.pending ? 'Salvando…' : 'Salvar'}
          </Button>
        </BottomBar>
      }
      overview={
        <form
          id={formId}
          aria-label="Editar processo"
          {...form.props}
          className="space-y-4 max-sm:pb-(--bottom-bar)"
        >
          <RecoveredNotice recovered={form.recovered} />
          <ConflictPanel noun="processo" {...form.conflict} />
          {form.failed && <Notice tone="bad">{form.failed}</Notice>}
          <Card className="px-5 py-5">
            <CaseFields form={form} inline />
          </Card>
          <div className="rounded-card bg-surface shadow-card">
            <PetitionDataFields form={form} />
          </div>
        </form>
      }
    />
  )
}
