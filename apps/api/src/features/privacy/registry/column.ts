import type { Field, Fields } from '@lavra/contracts/fields'
import type { Labels } from '@lavra/contracts/labels'
import type { Sql } from '../../../platform/database/sql'
import type { Subject } from '../subject'

/** What kind of personal data a column holds. */
export const categories = {
  identification: 'Identificação',
  number: 'Número de documento',
  contact: 'Contato',
  address: 'Endereço',
  civil: 'Vida civil',
  free: 'Texto livre (pode conter dado sensível)',
  content: 'Conteúdo de peças e documentos (pode conter dado sensível)',
  matter: 'Dados do processo',
  technical: 'Dado técnico',
  account: 'Conta de usuário',
} as const
export type Category = keyof typeof categories

/** What anonymisation does with a column, in words for the people of an office. */
export const fates = {
  replaced: 'Trocado por um nome neutro',
  blanked: 'Apagado',
  redacted: 'Nome, números, contatos e endereço retirados do texto',
  dropped: 'A linha é excluída',
  erased: 'Conteúdo apagado da trilha, que continua conferível',
  rebuilt: 'Derivado: refeito a partir do que restou',
  kept: 'Mantido',
} as const
export type Fate = keyof typeof fates

export interface Column {
  /** As a lay person reads it in the export. */
  label: string
  category: Category
  fate: Fate
  /** Why it is kept, or when it goes by itself. */
  why?: string
  /** Of wire values that have a word for people. */
  labels?: Labels
  /** A whole row of the table that the column `place` names. */
  archived?: true
}

/** `null`: the column holds no personal data. */
export type Columns = Record<string, Column | null>

export interface Table {
  title: string
  /** What the office needs it for. */
  purpose: string
  /** Whose data it is. */
  whose: string
  /** Rows that are the subject's own, alias `t`: they are exported, and every column meets its fate. */
  own?: (subject: Subject) => Sql
  /**
   * Rows that may speak of the subject beside others: never exported, and what identifies the subject is
   * taken out of their texts. The numbers, contacts and addresses in them are somebody else's, even where
   * they are the same.
   */
  around?: (subject: Subject) => Sql
  /** Columns of the rows around that are left alone, too. */
  spares?: string[]
  /** The primary key; `id` unless told. */
  key?: string[]
  /** Petitions and documents, which the office may have deleted as a whole. */
  papers?: true
  columns: Columns
}

export const none = null
export const replaced = (label: string, category: Category): Column => ({ label, category, fate: 'replaced' })
export const blanked = (label: string, category: Category, labels?: Labels): Column => ({
  label,
  category,
  fate: 'blanked',
  ...(labels && { labels }),
})
export const redacted = (label: string, category: Category): Column => ({ label, category, fate: 'redacted' })
export const erased = (label: string, category: Category): Column => ({ label, category, fate: 'erased' })
export const rebuilt = (label: string, category: Category): Column => ({ label, category, fate: 'rebuilt' })
export const dropped = (label: string, category: Category, why: string): Column => ({
  label,
  category,
  fate: 'dropped',
  why,
})
export const kept = (label: string, category: Category, why: string, labels?: Labels): Column => ({
  label,
  category,
  fate: 'kept',
  why,
  ...(labels && { labels }),
})

/** Why most of what is kept is kept. */
export const statistic = 'Sozinho não diz de quem é.'

/** The columns of a record's fields, as contracts/fields.ts declares them. */
export const columnsOf = (fields: Fields): Columns =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf(field)]))

function columnOf({ label, choices, data, fate, why = statistic }: Field): Column | null {
  if (data === null || fate === undefined) return none
  const column: Column = { label, category: data, fate, ...(choices && { labels: choices }) }
  return fate === 'kept' ? { ...column, why } : column
}
