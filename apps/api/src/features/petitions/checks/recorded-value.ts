import type { z } from 'zod'
import { CaseUpdate, PartyInput } from '@lavra/contracts/cases'
import { ContactUpdate } from '@lavra/contracts/contacts'
import { isCnjNumber } from '@lavra/contracts/values/identifiers'
import { Profile } from '@lavra/contracts/accounts/profile'
import { SystemSettingsInput } from '@lavra/contracts/office/settings'
import { invalid } from '../../../platform/errors'
import { findAmounts, formatMoney } from '@lavra/language/money'
import { formatCnpj, formatCpf, maritalOf } from '../drafting/qualification'
import type { RecordPlace } from './record-fields'

export interface Recorded {
  /** As the record keeps it. */
  stored: string
  /** As the text prints it. */
  written: string
}

/** A typed value as a field of the records takes it. Throws 422 in the field's own words. */
export function recordedValue(place: RecordPlace, value: string): Recorded {
  if (value === '') throw problem('Digite o que falta')
  const given = understood(place, value)
  const issue = schemaOf(place, given.stored).error?.issues[0]
  if (issue) throw problem(issue.message)
  return given
}

function understood({ field }: RecordPlace, value: string): Recorded {
  switch (field) {
    case 'cpf_cnpj':
      return number(value)
    case 'marital_status': {
      const stored = maritalOf(value)
      if (!stored) throw problem('Escreva solteiro, casado, divorciado, viúvo ou união estável')
      return { stored, written: value.toLocaleLowerCase('pt-BR') }
    }
    case 'claim_value':
      return amount(value)
    case 'case_number': {
      const stored = isCnjNumber(value)
      if (!stored) throw problem('Digite o número CNJ do processo, com 20 dígitos')
      return { stored, written: stored }
    }
    case 'court':
    case 'district':
      // Both stand in the line that addresses the court, which is in capitals.
      return { stored: value, written: value.toLocaleUpperCase('pt-BR') }
    default:
      return { stored: value, written: value }
  }
}

function number(value: string): Recorded {
  const stored = value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  if (stored.length !== 11 && stored.length !== 14) throw problem('CPF deve ter 11 dígitos; CNPJ, 14')
  return { stored, written: stored.length === 11 ? formatCpf(stored) : formatCnpj(stored) }
}

function amount(value: string): Recorded {
  const [found] = findAmounts(/^R\$/i.test(value) ? value : `R$ ${value}`)
  if (!found) throw problem('Escreva o valor em reais, por exemplo R$ 4.200,00')
  return { stored: (found.cents / 100).toFixed(2), written: formatMoney(found.cents) }
}

/** The value in its record's own schema; what else the record needs is left out. */
function schemaOf(place: RecordPlace, value: string): z.ZodSafeParseResult<unknown> {
  switch (place.entity) {
    case 'party':
      return PartyInput.safeParse({
        name: place.name,
        role: place.side,
        party_type: place.party_type,
        [place.field]: value,
      })
    case 'contact':
      return ContactUpdate.safeParse({ [place.field]: value })
    case 'case':
      return CaseUpdate.safeParse({ [place.field]: value })
    case 'settings':
      return SystemSettingsInput.safeParse({ [place.field]: value })
    case 'user':
      return Profile.shape.oab_number.safeParse(value)
  }
}

const problem = (msg: string) => invalid([{ loc: ['body', 'value'], msg, type: 'invalid' }])
