import { dayOf, showDay } from '@lavra/language/day'
import { fieldText } from '@lavra/contracts/fields/text'
import { caseDetails, clientFields, contactFields, partyDetails, type Fields } from '@lavra/contracts/fields'
import { openPart } from '../../../platform/secrets'
import { formatCep, formatCnpj, formatCpf, formatPhone } from '@lavra/contracts/values/identifiers'
import {
  casePriority,
  caseStatus,
  clientStatus,
  clientType,
  documentOwner,
  documentPurpose,
  documentStatus,
  documentType,
  labelOf,
  type Labels,
  maritalStatus,
  partyRole,
  noteKind,
  petitionProfile,
  petitionStatus,
  petitionType,
} from '@lavra/contracts/labels'
import type {
  Case,
  CaseNote,
  Client,
  Contact,
  Document,
  Party,
  Petition,
  PetitionParty,
} from '../../../../generated/prisma/client'

/**
 * What a record says, in the words of a person; its name and that of its case and client stand above each of
 * its chunks.
 */
export interface RecordText {
  name: string
  /** What it belongs to: its case, its client. */
  of: string
  body: string
}

type Named = Pick<Case, 'title' | 'case_number' | 'client_name'>

export function clientText(client: Client): RecordText {
  return {
    name: `Cliente: ${client.name}`,
    of: '',
    body: lines(
      `${client.name} é ${client.client_type === 'corporate' ? 'pessoa jurídica' : 'pessoa física'} e cliente do escritório.`,
      fields(
        ['Tipo de cliente', labelOf(clientType, client.client_type)],
        ['Situação', labelOf(clientStatus, client.status)],
        ['E-mail', client.email],
        ['Telefone', client.phone && formatPhone(client.phone)],
        ...labelled(client, clientFields, ['name', 'client_type', 'status', 'email', 'phone']),
      ),
    ),
  }
}

/** They stand in the first line, and the notes in the last. */
const placedOfContact = [
  ...['name', 'client_type', 'cpf_cnpj', 'rg', 'email', 'phone', 'address', 'zip_code', 'general_notes'],
]

export function contactText(contact: Contact, cases: Named[]): RecordText {
  return {
    name: `Contato: ${contact.name}`,
    of: '',
    body: lines(
      fields(
        contact.client_type === 'corporate'
          ? ['CNPJ', identifier(contact.cpf_cnpj)]
          : ['CPF', identifier(contact.cpf_cnpj)],
        ['RG', contact.rg],
        ['Tipo', contact.client_type === 'corporate' ? 'Pessoa Jurídica' : 'Pessoa Física'],
        ['E-mail', contact.email],
        ['Telefone', contact.phone && formatPhone(contact.phone)],
        ['Endereço', contact.address],
        ['CEP', contact.zip_code && formatCep(contact.zip_code)],
      ),
      fields(...labelled(contact, contactFields, placedOfContact), ...customFields(contact.custom_fields)),
      cases.length > 0 && `Processos vinculados: ${cases.map(nameOfCase).join('; ')}.`,
      contact.general_notes && `Observações: ${contact.general_notes}`,
    ),
  }
}

export function caseText(record: Case, parties: Party[], lawyers: string[]): RecordText {
  const description = openPart(record.description ?? '')
  return {
    name: `Processo: ${nameOfCase(record)}.`,
    of: `Cliente: ${record.client_name}`,
    body: lines(
      fields(
        ['Tipo', record.case_type],
        ['Situação', labelOf(caseStatus, record.status)],
        ['Prioridade', labelOf(casePriority, record.priority)],
        ['Próximo prazo', record.next_deadline && dateOf(record.next_deadline)],
      ),
      fields(...labelled(record, caseDetails), ['Advogados responsáveis', lawyers.join(', ')]),
      parties.length > 0 && `Partes: ${parties.map(partyText).join('; ')}.`,
      description && `Descrição: ${description}`,
    ),
  }
}

export function documentText(document: Document, owner: Named): RecordText {
  const kind = labelOf(documentType, document.document_type)
  return {
    name: `Documento: ${document.title} (${kind}).`,
    of: `Processo: ${nameOfCase(owner)}. Cliente: ${owner.client_name}`,
    body: lines(
      fields(
        ['Tipo de documento', kind],
        ['De quem é', labelOf(documentOwner, document.owner)],
        ['Finalidade', labelOf(documentPurpose, document.purpose)],
        ['Situação', labelOf(documentStatus, document.status)],
        ['Arquivo', document.file_name],
        ['Etiquetas', document.tags.join(', ')],
        ['Criado por', document.created_by],
        ['Data', showDay(dayOf(document.created_at))],
      ),
      document.description && `Descrição: ${document.description}`,
    ),
  }
}

/** Without its text, which is cut into pieces of its own. */
export function noteText(note: CaseNote, owner: Named): RecordText {
  const kind = labelOf(noteKind, note.kind)
  return {
    name: `${kind} de ${showDay(dayOf(note.happened_at))}.`,
    of: `Processo: ${nameOfCase(owner)}. Cliente: ${owner.client_name}`,
    body: fields(
      ['Tipo de anotação', kind],
      ['Data', showDay(dayOf(note.happened_at))],
      ['Escrita por', note.created_by],
    ),
  }
}

/** Without its content, which is cut into pieces of its own. */
export function petitionText(petition: Petition, parties: PetitionParty[], owner: Named | null): RecordText {
  const kind = labelOf(petitionType, petition.petition_type)
  const context = openPart(petition.additional_context ?? '')
  const client = owner?.client_name ?? petition.client_name
  const names = parties.map(
    (party) => `${labelOf(partyRole, party.role)} ${party.custom_name ?? party.client_name ?? ''}`,
  )
  return {
    name: `Petição: ${petition.title} (${kind}).`,
    of: [owner && `Processo: ${nameOfCase(owner)}`, client && `Cliente: ${client}`]
      .filter(Boolean)
      .join('. '),
    body: lines(
      fields(
        ['Tipo de petição', kind],
        ['Situação', labelOf(petitionStatus, petition.status)],
        ['Perfil', labelOf(petitionProfile, petition.petition_profile)],
        ['Autor da peça', petition.author],
        ['Partes', names.join('; ')],
      ),
      context && `Contexto: ${context}`,
    ),
  }
}

/** They stand in words of their own; the gender and the union say nothing that is looked for. */
const placedOfParty = [
  ...['cpf_cnpj', 'nationality', 'marital_status', 'profession', 'rg', 'address', 'phone', 'email'],
  ...['legal_representative', 'gender', 'stable_union'],
]

function partyText(party: Party): string {
  const details = [
    identifier(party.cpf_cnpj),
    party.nationality,
    label(maritalStatus, party.marital_status),
    party.profession,
    party.rg && `RG ${party.rg}`,
    party.address,
    party.phone && formatPhone(party.phone),
    party.email,
    party.legal_representative && `representada por ${party.legal_representative}`,
    ...labelled(party, partyDetails, placedOfParty).flatMap(([name, value]) =>
      value ? [`${name}: ${value}`] : [],
    ),
  ].filter(Boolean)
  return `${labelOf(partyRole, party.role)} ${party.name}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}

/** The fields of a record with their labels, but those that stand there in words of their own. */
const labelled = (record: object, fields: Fields, besides: readonly string[] = []): [string, string][] =>
  Object.entries(fields)
    .filter(([name]) => !besides.includes(name))
    .map(([name, field]) => [field.label, fieldText(field, (record as Record<string, unknown>)[name])])

const nameOfCase = ({ title, case_number }: Pick<Case, 'title' | 'case_number'>) =>
  `${title}, nº ${case_number}`
const lines = (...given: (string | null | false | undefined)[]) => given.filter(Boolean).join('\n')
const label = (labels: Labels, value: string | null) => value && labelOf(labels, value)

/** "Tipo: Litígio Cível. Situação: Ativo." of those that are there. */
const fields = (...given: [string, string | null | undefined][]) =>
  given
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}.`)
    .join(' ')

function customFields(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, held]) => [name, String(held)])
}

const identifier = (value: string | null) =>
  value && (value.length === 11 ? formatCpf(value) : formatCnpj(value))
/** A date as a person writes it; dates of the database are UTC midnights. */
const dateOf = (value: Date) => showDay(value.toISOString())
