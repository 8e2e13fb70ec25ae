import { partyRole } from '@lavra/contracts/labels'
import { amountToWire, maskAmount } from '../../core/masks'
import { Disclosure } from '../../ui/disclosure'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import type { CaseFormState } from './case-fields'
import { petitionGaps } from './petition-gaps'
import { PetitionGapsHint } from './petition-gaps-hint'

const names = ['court', 'district', 'claim_value', 'represented_side'] as const

/** What a petition needs and a case need not have yet (CPC, art. 319). */
export function PetitionDataFields({ form }: { form: CaseFormState }) {
  const { errors, text, values } = form
  return (
    <Disclosure
      title="Dados para petições"
      hint="opcional"
      forceOpen={names.some((name) => errors[name])}
      className="rounded-card border border-line px-4 py-1.5 open:pb-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Juízo" error={errors.court}>
          <Input {...text('court')} maxLength={300} placeholder="Ex.: 2ª Vara Cível" />
        </Field>
        <Field label="Comarca" error={errors.district}>
          <Input {...text('district')} maxLength={200} placeholder="Ex.: Campinas/SP" />
        </Field>
        <Field label="Valor da causa (R$)" error={errors.claim_value}>
          <Input
            name="claim_value"
            inputMode="numeric"
            placeholder="0,00"
            value={maskAmount(values.claim_value)}
            onChange={(event) => form.set('claim_value', amountToWire(event.target.value))}
          />
        </Field>
        <Field label="Quem representamos" error={errors.represented_side}>
          <Select
            {...text('represented_side')}
            placeholder="Identificar pelo nome do cliente"
            options={partyRole}
          />
        </Field>
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <PetitionGapsHint gaps={petitionGaps(values, values.parties)} />
      </div>
    </Disclosure>
  )
}
