import type { PetitionType } from '@lavra/contracts/petitions'
import { Button } from '../../../ui/button'
import { PageHeader } from '../../../ui/page-header'
import { TypeGrid } from '../type-grid'
import { Stepper } from './stepper'

/** Step 1: what kind of petition. */
export function TypeStep({ onChoose, onBack }: { onChoose: (type: PetitionType) => void; onBack: () => void }) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Petições', to: '/petitions' }, { label: 'Nova Petição' }]}
        title="Selecionar Tipo"
        subtitle="Escolha a petição que os agentes vão redigir."
        actions={<Button onClick={onBack}>Cancelar</Button>}
      />
      <Stepper current={1} />
      <TypeGrid onChoose={onChoose} />
    </>
  )
}
