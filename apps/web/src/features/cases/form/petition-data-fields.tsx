import { caseDetails } from '@lavra/contracts/fields'
import { Disclosure } from '../../../ui/layout/disclosure'
import { RecordField } from '../../../ui/form/record-field'
import type { CaseFormState } from './case-fields'
import { petitionGaps } from '../petition-data/petition-gaps'
import { PetitionGapsHint } from '../petition-data/petition-gaps-hint'

const names = Object.keys(caseDetails) as (keyof typeof caseDetails)[]

/** What a petition needs and a case need not have yet (CPC, art. 319). */
export function PetitionDataFields({ form }: { form: CaseFormState }) {
  const { errors, values } = form
  return (
    <Disclosure
      title="Dados para petições"
      hint="opcional"
      forceOpen={names.some((name) => errors[name])}
      className="rounded-card border border-line px-4 py-1.5 open:pb-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <RecordField
            key={name}
            field={caseDetails[name]}
            name={name}
            value={values[name]}
            error={errors[name]}
            onText={(value) => form.set(name, value)}
          />
        ))}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <PetitionGapsHint gaps={petitionGaps(values, values.parties)} />
      </div>
    </Disclosure>
  )
}
