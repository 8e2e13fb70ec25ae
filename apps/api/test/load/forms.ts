import { createHash, randomBytes } from 'node:crypto'
import { fieldPart, filePart, formOf } from '../uploads'
import { petitionBody } from '../petitions'
import type { Kind } from './history'

/*
 * How a record of each kind is written at a revision, and which revision it is found at. Every field names
 * the revision, so a record whose fields disagree was written by half.
 */

/** The records that the others hang on. */
export interface Ground {
  client_id: string
  case_id: string
}

export interface Row {
  id: string
  [field: string]: unknown
}

interface Form {
  path: string
  /** Where the list of such records is, and under which name. */
  body: (marker: string, revision: number, ground: Ground) => Record<string, unknown>
  /** What the row's fields say of the revision, each for itself. */
  said: (row: Row) => string[]
}

export const words = (marker: string, revision: number): string => `${marker} r${revision}`

export const forms: Record<Exclude<Kind, 'petition'>, Form> = {
  client: {
    path: '/clients',
    body: (marker, revision) => ({
      name: words(marker, revision),
      email: `${marker}.r${revision}@exemplo.com`,
      phone: `r${revision}`,
      client_type: 'corporate',
    }),
    said: ({ name, email, phone }) => {
      const inEmail = String(email).replace('@exemplo.com', '').replace('.', ' ')
      return [String(name), inEmail, `${markerOf(name)} ${String(phone)}`]
    },
  },
  contact: {
    path: '/contacts',
    body: (marker, revision) => ({
      name: words(marker, revision),
      origin: words(marker, revision),
      general_notes: words(marker, revision),
      custom_fields: { Revisão: words(marker, revision) },
    }),
    said: ({ name, origin, general_notes, custom_fields }) =>
      [name, origin, general_notes, ...Object.values(custom_fields as object)].map(String),
  },
  case: {
    path: '/cases',
    body: (marker, revision, { client_id }) => ({
      title: words(marker, revision),
      description: words(marker, revision),
      client_id,
      case_number: `PROC-${marker}`,
      case_type: 'Litígio Cível',
      parties: Array.from({ length: partiesAt(revision) }, (_, n) => ({
        id: `temp-${n}`,
        name: words(marker, revision),
        role: n === 0 ? 'plaintiff' : 'defendant',
        party_type: 'corporate',
      })),
    }),
    said: ({ title, description, parties }) => {
      const names = (parties as { name: string }[]).map(({ name }) => name)
      const whole = names.length === partiesAt(revisionIn(String(title)))
      return [title, description, ...names, ...(whole ? [] : [`${names.length} parties`])].map(String)
    },
  },
  document: {
    path: '/documents',
    body: (marker, revision) => ({ title: words(marker, revision), description: words(marker, revision) }),
    said: ({ title, description }) => [title, description].map(String),
  },
}

const partiesAt = (revision: number): number => 1 + (revision % 3)
const markerOf = (text: unknown): string => String(text).split(' ')[0] ?? ''
const revisionIn = (text: string): number => Number(/ r(\d+)$/.exec(text)?.[1] ?? NaN)

/** The record's word and the revision on which all fields agree, or what they say. */
export function readRow(
  kind: Exclude<Kind, 'petition'>,
  row: Row,
): { marker: string; revision: number | string } {
  const said = [...new Set(forms[kind].said(row))]
  const [first = ''] = said
  const revision = revisionIn(first)
  return {
    marker: markerOf(first),
    revision: said.length === 1 && revision > 0 ? revision : said.join(' | '),
  }
}

/** A document's form with its file: text that begins with the word and is as long as chance has it. */
export function upload(marker: string, { case_id }: Ground): { form: Buffer; sha256: string } {
  const content = Buffer.from(`${marker} ${randomBytes(Math.ceil(Math.random() * 20_000)).toString('hex')}`)
  const fields = { ...forms.document.body(marker, 1, { case_id, client_id: '' }), case_id }
  const parts = Object.entries(fields).map(([name, value]) => fieldPart(name, value))
  return {
    form: formOf([...parts, filePart('name="file"; filename="a.txt"', content)]),
    sha256: digest(content),
  }
}

export const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/**
 * A petition begins at revision 1, started at 2, and each agent adds one; its word stands in its context and
 * the names of its parties.
 */
export const petitionAt = (marker: string) =>
  petitionBody({
    additional_context: `${marker} não recebeu o sofá.`,
    plaintiffs: [{ id: 1, party_type: 'custom', custom_name: marker, role: 'plaintiff' }],
    defendants: [{ id: 1, party_type: 'custom', custom_name: marker, role: 'defendant' }],
  })
