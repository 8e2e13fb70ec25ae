import { readFileSync } from 'node:fs'
import { fold } from '@lavra/language/text'
import type { Dossier, DossierDocument, DossierParty } from '../../src/features/petitions/dossier/dossier'
import { courtCase, dossier, party } from '../dossiers'

/** The sentences and records by which the check of law and data is measured, see eval/gate/README.md. */
export const folder = new URL('../../eval/gate/', import.meta.url)

export interface Sentence {
  id: string
  half: 'chosen' | 'held'
  kind: string
  sentence: string
  wrong: boolean
  why: string
  record?: string
}

interface Person {
  name: string
  cpf_cnpj?: string
  representative?: string
  [field: string]: string | undefined
}

interface Record {
  today: string
  case: {
    title: string
    case_type: string
    client_name: string
    client_side: 'plaintiff' | 'defendant'
    case_number: string | null
    court: string
    district: string
    claim_value: string | null
    filed_at: string | null
    served_at: string | null
    next_deadline: { what: string; date: string } | null
    description: string
  }
  author?: Dossier['author']
  context?: string
  parties: (Person & { role: 'plaintiff' | 'defendant'; party_type: DossierParty['party_type'] })[]
  contacts: Person[]
  exhibits: { n: number; title: string; whose: keyof typeof owners; text: string }[]
}

const owners = { ours: 'ours', other: 'opposing', court: 'court', third: 'third_party' } as const

/** A whole petition that stands but for what its marks say. */
export const piece = (name: string): string => readFileSync(new URL(`pieces/${name}.md`, folder), 'utf8')

export const sentences = (file: 'citations' | 'data'): Sentence[] =>
  readFileSync(new URL(`${file}.jsonl`, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sentence)

/** The material of a petition in that record's case. */
export function recordOf(id: string): Dossier {
  const record = JSON.parse(readFileSync(new URL(`records/${id}.json`, folder), 'utf8')) as Record
  const { title, case_type, client_name, client_side, ...matter } = record.case
  return dossier({
    petition_type: client_side === 'plaintiff' ? 'complaint' : 'motion_to_dismiss',
    our_side: client_side,
    ...(record.author && { author: record.author }),
    context: record.context ?? null,
    case: courtCase({
      title,
      case_type,
      client_name,
      court_number: matter.case_number,
      court: matter.court,
      district: matter.district,
      claim_value: matter.claim_value,
      description: matter.description,
      next_deadline: matter.next_deadline?.date ?? null,
      others: {
        Distribuição: brazilian(matter.filed_at),
        Citação: brazilian(matter.served_at),
      },
    }),
    parties: record.parties.map((one) => partyOf(one, record.contacts)),
    representatives: record.parties.flatMap((one) => representativeOf(one, record.contacts)),
    documents: record.exhibits.map(({ n, title: name, whose, text }): DossierDocument => ({
      number: n,
      title: name,
      document_type: /inicial|contesta|defesa|réplica|recurso/i.test(name) ? 'petition' : 'evidence',
      owner: owners[whose],
      purpose: 'to_file',
      description: null,
      text,
      recognized: false,
    })),
  })
}

const brazilian = (day: string | null): string => day?.split('-').reverse().join('/') ?? ''

const civil: [RegExp, string][] = [
  [/^solteir/, 'solteiro'],
  [/^casad/, 'casado'],
  [/^divorciad/, 'divorciado'],
  [/^viuv/, 'viuvo'],
  [/^uniao/, 'uniao_estavel'],
]

function representativeOf(one: Record['parties'][number], contacts: Person[]): DossierParty[] {
  const contact = contacts.find(({ name }) => name === one.name)
  const name = contact?.['represented_by'] ?? contact?.representative?.replace(/ \(.*/, '')
  const found = contacts.find((other) => other.name === name)
  return found ? [partyOf({ ...found, role: one.role, party_type: 'individual' }, contacts)] : []
}

function partyOf(one: Record['parties'][number], contacts: Person[]): DossierParty {
  const contact = contacts.find(({ name }) => name === one.name)
  const status = fold(contact?.['marital_status'] ?? '')
  return party({
    side: one.role,
    party_type: one.party_type,
    name: one.name,
    cpf_cnpj: (one.cpf_cnpj ?? contact?.cpf_cnpj ?? '').replace(/[^0-9A-Z]/gi, '') || null,
    nationality: contact?.['nationality'] ?? null,
    marital_status: civil.find(([pattern]) => pattern.test(status))?.[1] ?? null,
    profession: contact?.['profession'] ?? null,
    gender: (contact?.['gender'] as DossierParty['gender'] | undefined) ?? null,
    birth_date: contact?.['birth_date'] ?? null,
    rg: contact?.['rg'] ?? null,
    email: contact?.['email'] ?? null,
    phone: contact?.['phone'] ?? null,
    address: contact?.['address'] ?? null,
    legal_representative: contact?.representative ?? null,
  })
}
