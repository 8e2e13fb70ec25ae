import { petitionType } from '@lavra/contracts/labels'
import type { PetitionProfile, PetitionType } from '@lavra/contracts/petitions'
import { Sparkles } from 'lucide-react'
import { ApiError } from '../../../../core/api/call'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/layout/card'
import { Notice } from '../../../../ui/feedback/notice'
import { PageHeader } from '../../../../ui/layout/page-header'
import { RecoveredNotice } from '../../../../ui/draft/recovered-notice'
import { AttachmentsField } from '../documents/attachments-field'
import { CaseDocuments } from '../documents/case-documents'
import { CasePicker } from './case-picker'
import { ContextFields } from './context-fields'
import { petitionToSend } from '../form/parties-form'
import { PartyRows } from './party-rows-editor'
import { Stepper } from '../stepper'
import { useCaseDocuments } from '../documents/use-case-documents'
import { useInitialize } from './use-initialize'
import type { PartiesFormState } from '../form/use-parties-form'

interface PartiesStepProps {
  type: PetitionType
  /** Why a later step that was asked for cannot be shown. */
  missing: string | null
  state: PartiesFormState
  profile: PetitionProfile
  onProfile: (profile: PetitionProfile) => void
  onBack: () => void
  onInitialized: (petitionId: string) => void
}

const initializeFailed = 'Falha ao inicializar a petição. Por favor, tente novamente.'

/** Step 2: who, in which case, and what else the agents should know. */
export function PartiesStep({
  type,
  missing,
  state,
  profile,
  onProfile,
  onBack,
  onInitialized,
}: PartiesStepProps) {
  const { form, dispatch, files, setFiles, filling } = state
  const documents = useCaseDocuments(form.caseId)
  const initialize = useInitialize((id) => {
    state.markSent()
    onInitialized(id)
  })
  const input = petitionToSend(form, type, documents.list)
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Petições', to: '/petitions' }, { label: 'Nova Petição' }]}
        title="Selecionar Partes e Processo"
        badges={<Badge tone="accent">{petitionType[type]}</Badge>}
      />
      <Stepper current={2} />
      <div className="space-y-4">
        <RecoveredNotice recovered={state.recovered} />
        {missing && <Notice tone="warn">{missing}</Notice>}
        {state.failure && <Notice tone="warn">{state.failure}</Notice>}
        <Card className="p-5">
          <CasePicker
            form={form}
            filling={filling}
            onText={(text) => dispatch({ do: 'type-case', text })}
            onChoose={state.chooseCase}
            onClear={state.clearCase}
          />
        </Card>
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <PartyRows
            side="plaintiff"
            rows={form.plaintiffs}
            autoFilled={form.autoFilled.plaintiffs}
            dispatch={dispatch}
          />
          <PartyRows
            side="defendant"
            rows={form.defendants}
            autoFilled={form.autoFilled.defendants}
            dispatch={dispatch}
          />
        </div>
        <ContextFields form={form} dispatch={dispatch} profile={profile} onProfile={onProfile} />
        {form.caseId && <CaseDocuments documents={documents} form={form} dispatch={dispatch} />}
        <AttachmentsField files={files} onChange={setFiles} roleOf={state.roleOf} onRole={state.setRole} />
        {initialize.error && <InitializeFailure error={initialize.error} />}
        <div className="flex flex-wrap justify-between gap-2.5">
          <Button disabled={initialize.isPending} onClick={onBack}>
            Voltar
          </Button>
          <Button
            variant="primary"
            disabled={filling}
            pending={initialize.isPending}
            onClick={() => initialize.mutate({ input, files, roles: files.map(state.roleOf) })}
          >
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
