import { petitionType } from '@lavra/contracts/labels'
import type { PetitionProfile, PetitionType } from '@lavra/contracts/petitions'
import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { ApiError } from '../../../core/api'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { PageHeader } from '../../../ui/page-header'
import { initializePetition } from '../queries'
import { CasePicker } from './case-picker'
import { ContextFields } from './context-fields'
import { petitionToSend } from './parties-form'
import { PartyRows } from './party-rows-editor'
import { Stepper } from './stepper'
import type { usePartiesForm } from './use-parties-form'

interface PartiesStepProps {
  type: PetitionType
  state: ReturnType<typeof usePartiesForm>
  profile: PetitionProfile
  onProfile: (profile: PetitionProfile) => void
  /** The chosen case, so that a reload finds it again. */
  onCase: (caseId: string | null) => void
  onBack: () => void
  onInitialized: (petitionId: string) => void
}

const initializeFailed = 'Falha ao inicializar a petição. Por favor, tente novamente.'

/** Step 2: who, in which case, and what else the agents should know. */
export function PartiesStep({ type, state, profile, onProfile, onCase, onBack, onInitialized }: PartiesStepProps) {
  const { form, dispatch, chooseCase, clearCase } = state
  const initialize = useMutation({
    mutationFn: () => initializePetition(petitionToSend(form, type)),
    onSuccess: ({ petition_id }) => onInitialized(petition_id),
  })
  const shared = { caseParties: form.caseParties, dispatch }
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Petições', to: '/petitions' }, { label: 'Nova Petição' }]}
        title="Selecionar Partes e Processo"
        badges={<Badge tone="accent">{petitionType[type]}</Badge>}
      />
      <Stepper current={2} />
      <div className="space-y-4">
        <Card className="p-5">
          <CasePicker
            form={form}
            onText={(text) => dispatch({ do: 'type-case', text })}
            onChoose={async (id, known) => {
              await chooseCase(id, known)
              onCase(id)
            }}
            onClear={() => {
              clearCase()
              onCase(null)
            }}
          />
        </Card>
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <PartyRows side="plaintiff" rows={form.plaintiffs} autoFilled={form.autoFilled.plaintiffs} {...shared} />
          <PartyRows side="defendant" rows={form.defendants} autoFilled={form.autoFilled.defendants} {...shared} />
        </div>
        <ContextFields form={form} dispatch={dispatch} profile={profile} onProfile={onProfile} />
        {initialize.error && <InitializeFailure error={initialize.error} />}
        <div className="flex flex-wrap justify-between gap-2.5">
          <Button onClick={onBack}>Voltar</Button>
          <Button variant="primary" pending={initialize.isPending} onClick={() => initialize.mutate()}>
            {!initialize.isPending && <Sparkles aria-hidden />} Gerar com IA
          </Button>
        </div>
      </div>
    </>
  )
}

function InitializeFailure({ error }: { error: Error }) {
  return (
    <Notice tone="bad">
      {initializeFailed}
      {error instanceof ApiError && <p className="mt-0.5 font-normal">{error.message}</p>}
    </Notice>
  )
}
