import type { HistoryEvent } from '@lavra/contracts/audit'
import { formatCaseNumber, formatPhone } from '@lavra/contracts/identifiers'
import {
  agents,
  auditAction,
  auditEntity,
  casePriority,
  caseStatus,
  documentOwner,
  documentPurpose,
  documentStatus,
  gender,
  labelOf,
  maritalStatus,
  partyRole,
  partyType,
  petitionType,
} from '@lavra/contracts/labels'
import { formatDate, formatMoney } from '../../core/format'
import { caseLabels, partyLabels } from './field-words'
import { formatDocument } from './party-rows'

/** One field of a change, in words. */
export interface FieldChange {
  label: string
  before: string
  after: string
}

/** The names of what events tell of, by id: a change alone does not carry them. */
export type Names = ReadonlyMap<string, string>

/** What an event says of the name of its subject. */
export function nameIn({ before, after }: HistoryEvent): string | null {
  const name = after?.['name'] ?? after?.['title'] ?? before?.['name'] ?? before?.['title']
  return typeof name === 'string' ? name : null
}

/** "criou o processo", "alterou a parte Ana Prado": what follows the name of who did it. */
export function deedOf(event: HistoryEvent, names: Names): string {
  const { action, entity_type, entity_id } = event
  if (entity_type === 'petition') return petitionDeed(event)
  const name = nameIn(event) ?? names.get(entity_id ?? '') ?? ''
  const deed = deeds[`${entity_type} ${action}`]
  return deed
    ? `${deed} ${name}`.trim()
    : `${labelOf(auditAction, action).toLowerCase()}: ${labelOf(auditEntity, entity_type)} ${name}`.trim()
}

const deeds: Record<string, string | undefined> = {
  'case created': 'criou o processo',
  'case updated': 'alterou o processo',
  'case deleted': 'excluiu o processo',
  'case restored': 'restaurou da Lixeira o processo',
  'party created': 'incluiu a parte',
  'party updated': 'alterou a parte',
  'party deleted': 'removeu a parte',
  'document created': 'adicionou o documento',
  'document updated': 'alterou o documento',
  'document deleted': 'excluiu o documento',
  'document restored': 'restaurou da Lixeira o documento',
  'document purged': 'excluiu definitivamente o documento',
  'document read_confidential': 'leu o documento confidencial',
  'note created': 'escreveu uma anotação',
  'note updated': 'alterou uma anotação',
  'note deleted': 'excluiu uma anotação',
  'contact linked': 'vinculou o contato',
  'contact unlinked': 'desvinculou o contato',
}

function petitionDeed({ action, before, after }: HistoryEvent): string {
  const type = textOf(after?.['petition_type'] ?? before?.['petition_type'])
  const kind = type && ` (${labelOf(petitionType, type)})`
  const agent = agentName(textOf(after?.['agent']))
  switch (action) {
    case 'created':
      return `iniciou uma petição${kind}`
    case 'deleted':
      return `excluiu uma petição${kind}`
    case 'exported':
      return `baixou uma petição em ${textOf(after?.['format']).toUpperCase()}`
    case 'restored':
      return after?.['title']
        ? 'restaurou da Lixeira uma petição'
        : 'restaurou uma versão anterior de uma petição'
    case 'purged':
      return 'excluiu definitivamente uma petição'
    case 'sent_to_model':
      return `enviou dados ao serviço de IA para uma petição${agent && `, agente ${agent}`}`
    case 'read_confidential':
      return 'leu uma petição com conteúdo confidencial'
    default:
      if (agent) return `editou o texto do agente ${agent} em uma petição`
      if (after?.['attachment']) return 'mudou a finalidade ou a origem de um anexo de uma petição'
      if (after?.['attachments']) return 'anexou arquivos a uma petição'
      return after?.['status'] ? 'começou a gerar uma petição' : 'editou o texto de uma petição'
  }
}

const agentName = (id: string) => (id in agents ? agents[id as keyof typeof agents].name : id)

/** From what to what, for changes; nothing for what was made or deleted as a whole. */
export function changesOf(
  { action, entity_type, before, after }: HistoryEvent,
  nameOf: (lawyer: string) => string,
): FieldChange[] {
  if (action !== 'updated' || entity_type === 'petition') return []
  return Object.entries(labels[entity_type] ?? {}).flatMap(([field, label]) => {
    if (!after || !(field in after)) return []
    const read = (value: unknown) =>
      inWords(field, field === 'assigned_lawyers' ? lawyersOf(value).map(nameOf) : value)
    return [{ label, before: read(before?.[field]), after: read(after[field]) }]
  })
}

const lawyersOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : [])

const labels: Partial<Record<HistoryEvent['entity_type'], Record<string, string>>> = {
  case: { ...caseLabels, parties: 'Ordem das partes' },
  party: partyLabels,
  document: {
    title: 'Título',
    description: 'Descrição',
    status: 'Status',
    is_confidential: 'Confidencial',
    tags: 'Etiquetas',
    created_by: 'Autor',
    owner: 'De quem é',
    purpose: 'Finalidade',
  },
}

const words: Record<string, Record<string, string> | undefined> = {
  status: { ...documentStatus, ...caseStatus },
  owner: documentOwner,
  purpose: documentPurpose,
  priority: casePriority,
  represented_side: partyRole,
  role: partyRole,
  party_type: partyType,
  marital_status: maritalStatus,
  gender,
}

function inWords(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : '(em branco)'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  const text = textOf(value)
  if (text === '') return '(em branco)'
  if (field === 'next_deadline') return formatDate(text)
  if (field === 'case_number') return formatCaseNumber(text)
  if (field === 'phone') return formatPhone(text)
  if (field === 'claim_value') return formatMoney(text)
  if (field === 'cpf_cnpj') return formatDocument(text.length > 11 ? 'corporate' : 'individual', text)
  return labelOf(words[field] ?? {}, text)
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
