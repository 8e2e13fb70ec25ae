import type { ColumnType } from 'kysely'
import type { Prisma } from '../../../generated/prisma/client'

type Models = Prisma.TypeMap['model']
type Scalars<M extends keyof Models> = Models[M]['payload']['scalars']
/** What a new row takes; what has a default may be left out. */
type New<M extends keyof Models> = Models[M]['operations']['createMany']['args'] extends {
  data: infer Data
}
  ? Exclude<Data, readonly unknown[]>
  : never

/** A value as the driver gives it: decimals and days as text, int8 as a number, moments as Date. */
type Read<T> = T extends Prisma.Decimal ? string : T extends bigint ? number : T
/** A value as the driver takes it. */
type Write<T> = T extends Prisma.Decimal
  ? string | number
  : T extends bigint
    ? number
    : T extends Date
      ? Date | string
      : T

type Column<Value, Default extends boolean, Day extends boolean> = ColumnType<
  Day extends true ? Exclude<Value, Date> | string : Read<Value>,
  Write<Value> | (Default extends true ? undefined : never),
  Write<Value>
>

/** A table as schema.prisma has it; `Days` are its columns of type date, `Json` what json columns hold. */
type Table<M extends keyof Models, Days extends string = never, Json = object> = {
  [K in keyof Scalars<M>]: Column<
    K extends keyof Json ? Json[K] : Scalars<M>[K],
    K extends keyof New<M> ? (undefined extends New<M>[K] ? true : false) : false,
    K extends Days ? true : false
  >
}

/** What the database keeps by itself, for conditions only. */
type Unseen = ColumnType<string, never, never>
interface Searched {
  search: Unseen
}

/** The tables of the database, with the types that schema.prisma gives their columns. */
export interface Tables {
  users: Table<'User'>
  sessions: Table<'Session'>
  attempts: Table<'Attempt'>
  password_resets: Table<'PasswordReset'>
  invitations: Table<'Invitation'>
  settings: Table<'Setting'>
  clients: Table<'Client'> & Searched
  contacts: Table<'Contact', 'birth_date', { custom_fields: Record<string, string> }> & Searched
  contact_cases: Table<'ContactCase'>
  cases: Table<'Case', 'next_deadline'> & Searched
  parties: Table<'Party'> & Searched
  documents: Table<'Document'>
  case_notes: Table<'CaseNote'>
  document_pages: Table<'DocumentPage'>
  petitions: Table<'Petition'> & Searched
  petition_parties: Table<'PetitionParty'>
  petition_documents: Table<'PetitionDocument'>
  petition_attachments: Table<'PetitionAttachment'>
  petition_versions: Table<'PetitionVersion'>
  petition_checks: Table<'PetitionChecks'>
  petition_take_overs: Table<'PetitionTakeOver'>
  agent_runs: Table<'AgentRun'>
  chunks: Table<'Chunk'> & { words: Unseen; embedding: Unseen }
  lexicon: Table<'Lexicon'>
  index_queue: Table<'IndexQueue'>
  audit_events: Table<'AuditEvent'>
  audit_links: Table<'AuditLink'>
  audit_head: Table<'AuditHead'>
  idempotency_keys: Table<'IdempotencyKey'>
  loose_files: Table<'LooseFile'>
  trash: Table<'Trash'>
  trash_rows: Table<'TrashRow'>
}
