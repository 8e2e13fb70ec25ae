import { caseFields, partyFields } from '@lavra/contracts/fields'
import { labelOf, partyRole } from '@lavra/contracts/labels'
import { shownValue } from '../../../core/forms/fields'
import type { Mergeable } from '../../../core/forms/merge'
import type { CaseFormValues } from '../case-values'
import { formatDocument, type PartyRow } from '../parties/party-rows'

type CaseField = Exclude<keyof CaseFormValues, 'parties' | 'client_id' | 'client_name'>
type PartyField = Exclude<keyof PartyRow, 'id'>

const caseNames = Object.keys(caseFields).filter((field) => field !== 'client_name') as CaseField[]
const partyNames = Object.keys(partyFields) as PartyField[]

/**
 * A case place by place: its fields, its client, each field of a party that all states have
 * (`party/<id>/phone`), and as a whole each party that somebody added or removed (`party/<id>`).
 */
export const caseMerge: Mergeable<CaseFormValues> = {
  paths: (states) => ['client', ...caseNames, ...partyPaths(states.map((state) => state.parties))],
  at: (values, path) => {
    if (path === 'client') return { id: values.client_id, name: values.client_name }
    return path.startsWith('party/') ? partyAt(values.parties, path) : values[path as CaseField]
  },
  put: (values, path, value) => {
    if (path === 'client') {
      const { id, name } = value as { id: string; name: string }
      return { ...values, client_id: id, client_name: name }
    }
    return path.startsWith('party/')
      ? { ...values, parties: putParty(values.parties, path, value) }
      : { ...values, [path]: value }
  },
  label: (path, states) => {
    if (path === 'client') return 'Cliente'
    return path.startsWith('party/')
      ? partyLabel(
          path,
          states.flatMap((state) => state.parties),
        )
      : caseFields[path as CaseField].label
  },
  shown,
}

/** The same for the parties alone. */
export const partiesMerge: Mergeable<{ parties: PartyRow[] }> = {
  paths: (states) => partyPaths(states.map((state) => state.parties)),
  at: (values, path) => partyAt(values.parties, path),
  put: (values, path, value) => ({ parties: putParty(values.parties, path, value) }),
  label: (path, states) =>
    partyLabel(
      path,
      states.flatMap((state) => state.parties),
    ),
  shown,
}

function partyPaths(states: readonly PartyRow[][]): string[] {
  const ids = new Set(states.flatMap((rows) => rows.map((row) => row.id)))
  return [...ids].flatMap((id) => {
    const everywhere = states.every((rows) => rows.some((row) => row.id === id))
    return everywhere ? partyNames.map((field) => `party/${id}/${field}`) : [`party/${id}`]
  })
}

const parse = (path: string) => {
  const [, id = '', field] = path.split('/')
  return { id, field: field as PartyField | undefined }
}

function partyAt(rows: readonly PartyRow[], path: string): unknown {
  const { id, field } = parse(path)
  const row = rows.find((each) => each.id === id)
  return field ? row?.[field] : row
}

function putParty(rows: readonly PartyRow[], path: string, value: unknown): PartyRow[] {
  const { id, field } = parse(path)
  if (field) return rows.map((row) => (row.id === id ? { ...row, [field]: value } : row))
  const others = rows.filter((row) => row.id !== id)
  if (value === undefined) return others
  const place = rows.findIndex((row) => row.id === id)
  return place < 0 ? [...others, value as PartyRow] : others.toSpliced(place, 0, value as PartyRow)
}

function partyLabel(path: string, rows: readonly PartyRow[]): string {
  const { id, field } = parse(path)
  const name = rows.find((row) => row.id === id)?.name.trim() || 'Parte sem nome'
  return field ? `${name}: ${partyFields[field].label}` : `Parte ${name}`
}

function shown(path: string, value: unknown): string {
  if (path === 'client') return (value as { name: string }).name || '(em branco)'
  if (!path.startsWith('party/')) return shownValue(caseFields[path as CaseField], value)
  const { field } = parse(path)
  if (field) return shownValue(partyFields[field], value)
  return value === undefined ? '(removida)' : summaryOf(value as PartyRow)
}

function summaryOf(row: PartyRow): string {
  const number = row.cpf_cnpj && formatDocument(row.party_type, row.cpf_cnpj)
  const facts = [row.name, labelOf(partyRole, row.role), number, row.phone, row.email, row.address]
  return facts.filter(Boolean).join(' · ')
}
