import { ClientInput, type Client, type ClientUpdate } from '@lavra/contracts/clients'
import { formatPhone } from '@lavra/contracts/values/identifiers'
import { clientStatus, clientType } from '@lavra/contracts/labels'

/** What the form holds: text where the record may have nothing. */
export interface ClientValues {
  name: string
  client_type: Client['client_type']
  email: string
  phone: string
  status: Client['status']
}

export const blankClient: ClientValues = {
  name: '',
  client_type: 'individual',
  email: '',
  phone: '',
  status: 'active',
}

export const clientValuesOf = ({ name, client_type, email, phone, status }: Client): ClientValues => ({
  name,
  client_type,
  email: email ?? '',
  phone: phone ? formatPhone(phone) : '',
  status,
})

export const sameClientValues = (one: ClientValues, other: ClientValues) =>
  fields.every((field) => one[field] === other[field])

/**
 * The fields that differ from the client as it was read: what somebody else may change meanwhile is not sent
 * back.
 */
export function changesSince(read: Client, input: ClientInput): ClientUpdate {
  const before = ClientInput.safeParse(clientValuesOf(read)).data
  return Object.fromEntries(
    fields.filter((field) => input[field] !== before?.[field]).map((field) => [field, input[field]]),
  )
}

/**
 * What others saved meanwhile, with what was typed here kept; `theirs` says, per field that both changed,
 * what the record holds now.
 */
export function mergeReloaded(read: Client, now: Client, typed: ClientValues) {
  const [before, after] = [clientValuesOf(read), clientValuesOf(now)]
  const mine = fields.filter((field) => typed[field] !== before[field])
  const values = { ...after, ...pick(typed, mine) }
  const both = mine.filter((field) => after[field] !== before[field] && after[field] !== typed[field])
  return { values, theirs: Object.fromEntries(both.map((field) => [field, shown(after, field)])) }
}

const fields = ['name', 'client_type', 'email', 'phone', 'status'] as const
type Field = (typeof fields)[number]

const pick = (values: ClientValues, chosen: readonly Field[]) =>
  Object.fromEntries(chosen.map((field) => [field, values[field]]))

function shown(values: ClientValues, field: Field): string {
  if (field === 'client_type') return clientType[values.client_type]
  if (field === 'status') return clientStatus[values.status]
  return values[field] || 'em branco'
}
