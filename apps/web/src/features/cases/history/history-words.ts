import type { HistoryEvent } from '@lavra/contracts/audit'
import { fieldText } from '@lavra/contracts/fields/text'
import { caseFields, documentFields, partyFields, type Fields } from '@lavra/contracts/fields'
import { agents, auditAction, auditEntity, labelOf, petitionType } from '@lavra/contracts/labels'

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
  return Object.entries(fields[entity_type] ?? {}).flatMap(([name, field]) => {
    if (!after || !(name in after)) return []
    const read = (value: unknown) =>
      fieldText(field, name === 'assigned_lawyers' ? lawyersOf(value).map(nameOf) : value) || '(em branco)'
    return [{ label: field.label, before: read(before?.[name]), after: read(after[name]) }]
  })
}

const lawyersOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : [])

const fields: Partial<Record<HistoryEvent['entity_type'], Fields>> = {
  case: { ...caseFields, parties: { label: 'Ordem das partes', kind: 'line', data: null } },
  party: partyFields,
  document: documentFields,
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
