import type { PetitionType } from '@lavra/contracts/petitions'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { PageHeader } from '../../../ui/layout/page-header'
import { TypeGrid } from './type-grid'
import { Stepper } from './stepper'

interface TypeStepProps {
  /** Why a later step that was asked for cannot be shown. */
  missing: string | null
  onChoose: (type: PetitionType) => void
  onBack: () => void
}

/** Step 1: what kind of petition. */
export function TypeStep({ missing, onChoose, onBack }: TypeStepProps) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Petições', to: '/petitions' }, { label: 'Nova Petição' }]}
        title="Selecionar Tipo"
        subtitle="Escolha a petição que os agentes vão redigir."
        actions={<Button onClick={onBack}>Cancelar</Button>}
      />
      <Stepper current={1} />
      {missing && (
        <Notice tone="warn" className="mb-4">
          {missing}
        </Notice>
      )}
      <TypeGrid onChoose={onChoose} />
    </>
  )
}
