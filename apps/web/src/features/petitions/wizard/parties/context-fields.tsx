import { petitionProfile } from '@lavra/contracts/labels'
import type { PetitionProfile } from '@lavra/contracts/petitions'
import { Card } from '../../../../ui/layout/card'
import { ChipGroup } from '../../../../ui/form/chip-group'
import { Field } from '../../../../ui/form/field'
import { Input } from '../../../../ui/form/input'
import { Textarea } from '../../../../ui/form/textarea'
import { AutoFilled } from './auto-filled'
import type { PartiesAction, PartiesForm } from '../form/parties-form'

interface ContextFieldsProps {
  form: PartiesForm
  dispatch: (action: PartiesAction) => void
  profile: PetitionProfile
  onProfile: (profile: PetitionProfile) => void
}

/** What the agents should know beside the parties: context, who signs, and in which tone. */
export function ContextFields({ form, dispatch, profile, onProfile }: ContextFieldsProps) {
  return (
    <Card className="grid gap-5 p-5">
      <Field
        label="Contexto Adicional"
        aside={form.autoFilled.context && <AutoFilled />}
        hint="Fatos com datas e valores, o que o cliente quer, se aceita audiência. “Sigiloso: …” ou “não revelar …” fica só no escritório; “não usar / juntar / mencionar …” deixa o documento ou o assunto fora da peça."
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
          <Input
            value={form.author}
            maxLength={200}
            onChange={(event) => dispatch({ do: 'author', text: event.target.value })}
          />
        </Field>
        <div>
          <p aria-hidden className="mb-1.5 font-[550]">
            Perfil
          </p>
          <ProfileChips value={profile} onChange={onProfile} />
        </div>
      </div>
    </Card>
  )
}

const profiles = Object.entries(petitionProfile).map(([value, label]) => ({
  value: value as PetitionProfile,
  label,
}))

interface ProfileChipsProps {
  value: PetitionProfile
  onChange: (profile: PetitionProfile) => void
  locked?: boolean
}

/** The four profiles; locked once the agents have begun. */
export function ProfileChips({ value, onChange, locked }: ProfileChipsProps) {
  return <ChipGroup label="Perfil" options={profiles} value={value} onChange={onChange} disabled={locked} />
}
