import type { PersonKind } from '@lavra/contracts/privacy'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { sameName } from '../../platform/access/same-name'
import { holdsText, rows, sql, type Sql } from '../../platform/database/sql'
import { findInTrash, type InTrash } from './in-trash'
import { tracesOf } from './traces'

/**
 * Somebody whose data is exported or goes, and where it lies: by links, CPF/CNPJ or the exact name in the
 * case, never by likeness.
 */
export interface Subject {
  kind: PersonKind
  id: string
  name: string
  email: string | null
  cpf_cnpj: string | null
  anonymized_at: Date | null
  /** A client's own cases; a contact's linked ones, and those with a party of the same CPF/CNPJ. */
  cases: string[]
  /** The rows of these cases' parties that are this person. */
  parties: string[]
  /**
   * Petitions and documents of these cases, and petitions for which the contact was chosen or that name only
   * this client.
   */
  petitions: string[]
  petitionParties: string[]
  documents: string[]
  trash: InTrash
  /** What identifies the person in a text. */
  traces: RegExp[]
}

type Person = Pick<Subject, 'name' | 'email' | 'cpf_cnpj' | 'anonymized_at'> & Record<string, unknown>

const missing = { client: 'Cliente não encontrado', contact: 'Contato não encontrado' }

/**
 * Reads where somebody's data lies; `hold` keeps the person and the cases as they are until the transaction
 * ends.
 */
export async function loadSubject(ctx: Ctx, kind: PersonKind, id: string, hold?: 'hold'): Promise<Subject> {
  const lock = hold ? sql`for update` : sql``
  const table = kind === 'client' ? sql`clients` : sql`contacts`
  const [person] = await rows<Person>(ctx, sql`select * from ${table} where id = ${id} ${lock}`)
  if (!person) throw notFound(missing[kind])
  const cpf_cnpj = person.cpf_cnpj ?? null
  const cases = await casesOf(ctx, kind, id, cpf_cnpj)
  if (hold)
    await rows(ctx, sql`select 1 from cases where id = any(${cases}::text[]) order by id for no key update`)
  const parties = await partiesOf(ctx, cases, person.name, cpf_cnpj)
  const petitions = await petitionsOf(ctx, kind, id, person.name, cases)
  const petitionParties = await petitionPartiesOf(ctx, petitions, id, person.name)
  const documents = await idsOf(ctx, sql`select id from documents where case_id = any(${cases}::text[])`)
  const partyIds = parties.map((party) => party.id)
  const traces = tracesOf([person, ...parties, ...(await formerly(ctx, kind, id, partyIds))])
  const { name, email, anonymized_at } = person
  const namesake = kind === 'client' && (await hasNamesake(ctx, id, name))
  const trash = await findInTrash(ctx, { kind, id, name, cpf_cnpj, cases, namesake })
  return {
    kind,
    id,
    name,
    email,
    cpf_cnpj,
    anonymized_at,
    cases,
    parties: partyIds,
    petitions,
    petitionParties,
    documents,
    trash,
    traces,
  }
}

const idsOf = async (ctx: Ctx, which: Sql): Promise<string[]> =>
  (await rows<{ id: string }>(ctx, which)).map(({ id }) => id)

function casesOf(ctx: Ctx, kind: PersonKind, id: string, cpf_cnpj: string | null): Promise<string[]> {
  if (kind === 'client') return idsOf(ctx, sql`select id from cases where client_id = ${id} order by id`)
  return idsOf(
    ctx,
    sql`select case_id as id from contact_cases where contact_id = ${id}
        union select case_id from parties where cpf_cnpj = ${cpf_cnpj} order by 1`,
  )
}

type PartyRow = { id: string; name: string; cpf_cnpj: string | null } & Record<string, unknown>

/** Of the same name, unless two different numbers say that it is somebody else; or of the same number. */
async function partiesOf(
  ctx: Ctx,
  cases: string[],
  name: string,
  cpf_cnpj: string | null,
): Promise<PartyRow[]> {
  const found = await rows<PartyRow>(
    ctx,
    sql`select id, name, cpf_cnpj, rg, email, phone, address from parties where case_id = any(${cases}::text[]) order by id`,
  )
  return found.filter((party) => {
    const numbered = cpf_cnpj !== null && party.cpf_cnpj !== null
    return numbered ? party.cpf_cnpj === cpf_cnpj : sameName(party.name, name)
  })
}

async function petitionsOf(
  ctx: Ctx,
  kind: PersonKind,
  id: string,
  name: string,
  cases: string[],
): Promise<string[]> {
  const ofCases = sql`select id from petitions where case_id = any(${cases}::text[])`
  if (kind === 'contact')
    return idsOf(
      ctx,
      sql`${ofCases} union select petition_id from petition_parties where contact_id = ${id} order by 1`,
    )
  const own = await idsOf(ctx, sql`${ofCases} order by 1`)
  return [...own, ...(await withoutCase(ctx, id, name))]
}

/** Whether anybody else in the office has just this name. */
async function hasNamesake(ctx: Ctx, id: string, name: string): Promise<boolean> {
  const namesakes = await rows<{ name: string }>(
    ctx,
    sql`select name from clients where id <> ${id} and ${holdsText(name, sql`search`)}
        union all select name from contacts where ${holdsText(name, sql`search`)}`,
  )
  return namesakes.some((other) => sameName(other.name, name))
}

/** Petitions that belong to no case and name this client, where nobody else in the office has that name. */
async function withoutCase(ctx: Ctx, id: string, name: string): Promise<string[]> {
  if (await hasNamesake(ctx, id, name)) return []
  const found = await rows<{ id: string; client_name: string | null }>(
    ctx,
    sql`select id, client_name from petitions where case_id is null and ${holdsText(name, sql`search`)} order by id`,
  )
  return found
    .filter(({ client_name }) => client_name !== null && sameName(client_name, name))
    .map((petition) => petition.id)
}

async function petitionPartiesOf(ctx: Ctx, petitions: string[], id: string, name: string): Promise<string[]> {
  const found = await rows<{
    id: string
    contact_id: string | null
    client_name: string | null
    custom_name: string | null
  }>(
    ctx,
    sql`select id, contact_id, client_name, custom_name from petition_parties where petition_id = any(${petitions}::text[]) order by id`,
  )
  const named = (given: string | null) => given !== null && sameName(given, name)
  return found
    .filter(
      ({ contact_id, client_name, custom_name }) =>
        contact_id === id || named(client_name) || named(custom_name),
    )
    .map((party) => party.id)
}

/** What the trail says that the person was called, or could be reached at, before. */
async function formerly(
  ctx: Ctx,
  kind: PersonKind,
  id: string,
  parties: string[],
): Promise<Record<string, unknown>[]> {
  const events = await rows<{
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }>(
    ctx,
    sql`select before, after from audit_events
        where (entity_type = ${kind} and entity_id = ${id}) or (entity_type = 'party' and entity_id = any(${parties}::text[])) order by at desc limit 2000`,
  )
  return events.flatMap(({ before, after }) => [before, after].filter((told) => told !== null))
}
