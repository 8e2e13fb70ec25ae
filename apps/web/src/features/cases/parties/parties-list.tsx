import type { Party } from '@lavra/contracts/cases'
import { fieldText } from '@lavra/contracts/fields/text'
import { partyDetails, type Field } from '@lavra/contracts/fields'
import { formatPhone } from '@lavra/contracts/values/identifiers'
import { gender, labelOf, maritalStatus, partyRole, partyType } from '@lavra/contracts/labels'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge'
import { Card, CardHeader } from '../../../ui/layout/card'
import { documentLabel, formatDocument } from './party-rows'

/** The parties editor's read-only form: autores first, each with all that is recorded. */
export function PartiesList({ parties, aside }: { parties: Party[]; aside?: ReactNode }) {
  const ordered = [...parties].sort((a, b) => Number(a.role === 'defendant') - Number(b.role === 'defendant'))
  return (
    <Card>
      <CardHeader title="Partes processuais" aside={aside} />
      {ordered.length === 0 && (
        <p className="px-5 py-6 text-ink-3">Nenhuma parte cadastrada neste processo.</p>
      )}
      <ul className="divide-y divide-line">
        {ordered.map((party) => (
          <li key={party.id} className="flex flex-wrap items-start gap-x-4 gap-y-1.5 px-5 py-3.5">
            <Badge
              tone={party.role === 'plaintiff' ? 'primary' : 'accent'}
              className="mt-0.5 w-14 justify-center"
            >
              {partyRole[party.role]}
            </Badge>
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-[550] wrap-anywhere">{party.name}</p>
              <p className="text-[13px] text-ink-3">{describe(party).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** They stand in words of their own; what else is recorded follows under its label. */
const described = [
  ...['cpf_cnpj', 'rg', 'nationality', 'marital_status', 'stable_union', 'profession', 'gender'],
  ...['legal_representative', 'address', 'phone', 'email'],
]

function describe(party: Party): string[] {
  const facts = [
    partyType[party.party_type],
    party.cpf_cnpj &&
      `${documentLabel(party.party_type)} ${formatDocument(party.party_type, party.cpf_cnpj)}`,
    party.rg && `RG ${party.rg}`,
    party.nationality,
    party.marital_status && labelOf(maritalStatus, party.marital_status),
    party.stable_union && 'em união estável',
    party.profession,
    party.gender && labelOf(gender, party.gender),
    party.legal_representative && `representante: ${party.legal_representative}`,
    party.address,
    party.phone && formatPhone(party.phone),
    party.email,
    ...Object.entries<Field>(partyDetails).flatMap(([name, field]) => {
      const value = described.includes(name) ? '' : fieldText(field, party[name as keyof Party])
      return value ? [`${field.label}: ${value}`] : []
    }),
  ]
  return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '')
}
