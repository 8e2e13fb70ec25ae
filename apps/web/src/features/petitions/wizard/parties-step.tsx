import { petitionProfile, petitionType } from '@lavra/contracts/labels'
import type { PetitionProfile, PetitionType } from '@lavra/contracts/petitions'
import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { ApiError } from '../../../core/api'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { ChipGroup } from '../../../ui/chip-group'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { Notice } from '../../../ui/notice'
import { PageHeader } from '../../../ui/page-header'
import { Textarea } from '../../../ui/textarea'
import { initializePetition } from '../queries'
import { AutoFilled } from './auto-filled'
import { CasePicker } from './case-picker'
import { petitionToSend } from './parties-form'
import { PartyRows } from './party-rows-editor'
import { Stepper } from './stepper'
import type { usePartiesForm } from './use-parties-form'

interface PartiesStepProps {
  type: PetitionType
  form: ReturnType<typeof usePartiesForm>
  profile: PetitionProfile
  onProfile: (profile: PetitionProfile) => void
  /** The chosen case, so that a reload finds it again. */
  onCase: (caseId: string | null) => void
  onBack: () => void
  onInitialized: (petitionId: string) => void
}

const profiles = Object.entries(petitionProfile).map(([value, label]) => ({ value: value as PetitionProfile, label }))
const initializeFailed = 'Falha ao inicializar a petição. Por favor, tente novamente.'

/** Step 2: who, in which case, and what else the agents should know. */
export function PartiesStep({ type, form: { form, dispatch, chooseCase, clearCase }, profile, onProfile, onCase, onBack, onInitialized }: PartiesStepProps) {
  const initialize = useMutation({
    mutationFn: () => initializePetition(petitionToSend(form, type)),
    onSuccess: ({ petition_id }) => onInitialized(petition_id),
  })
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
          <PartyRows side="plaintiff" rows={form.plaintiffs} autoFilled={form.autoFilled.plaintiffs} caseParties={form.caseParties} dispatch={dispatch} />
          <PartyRows side="defendant" rows={form.defendants} autoFilled={form.autoFilled.defendants} caseParties={form.caseParties} dispatch={dispatch} />
        </div>
        <Card className="grid gap-5 p-5">
          <Field
            label="Contexto Adicional"
            aside={form.autoFilled.context && <AutoFilled />}
            hint="Fatos com datas e valores, o que o cliente quer, se aceita audiência de conciliação."
          >
            <Textarea
              value={form.context}
              maxLength={50_000}
              className="field-sizing-content max-h-[300px] min-h-[120px] resize-y"
              onChange={(event) => dispatch({ do: 'context', text: event.target.value })}
            />
          </Field>
          <div className="grid gap-5 lg:grid-cols-2">
            <Field label="Quem assina" hint="O número da OAB vem do cadastro do usuário com este nome.">
              <Input value={form.author} maxLength={200} onChange={(event) => dispatch({ do: 'author', text: event.target.value })} />
            </Field>
            <div>
              <p aria-hidden className="mb-1.5 font-[550]">
                Perfil
              </p>
              <ChipGroup label="Perfil" options={profiles} value={profile} onChange={onProfile} />
            </div>
          </div>
        </Card>
        {initialize.error && (
          <Notice tone="bad">
            {initializeFailed}
            {initialize.error instanceof ApiError && <p className="mt-0.5 font-normal">{initialize.error.message}</p>}
          </Notice>
        )}
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
