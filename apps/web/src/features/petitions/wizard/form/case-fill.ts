import { cases, type Case, type CaseWithParties } from '@lavra/contracts/cases'
import type { CaseParties } from '@lavra/contracts/petitions/parties'
import type { Petition } from '@lavra/contracts/petitions'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../../core/api/call'
import { logFailure } from '../../../../core/log'
import { caseQueries } from '../../../cases/queries'
import { clientQueries } from '../../../clients/queries'
import { petitionQueries } from '../../queries'
import type { CaseFill } from './parties-form'

/** A case as a list or its page knows it. */
export type KnownCase = Case & Partial<Pick<CaseWithParties, 'parties'>>

/** Enough to choose from while typing narrows the list. */
const suggestions = 20

export const caseLabel = (item: Pick<Case, 'title' | 'case_number'>) => `${item.title} · ${item.case_number}`

/**
 * Active cases whose title, client or number matches; where they cannot be read with their parties, without
 * (spec.md section 7).
 */
export const casesToChoose = (search: string) =>
  queryOptions({
    queryKey: ['cases', 'to-choose', search],
    queryFn: async ({ signal }): Promise<KnownCase[]> => {
      const query = { search, status: 'active', limit: suggestions } as const
      try {
        return (await call(cases.listWithParties, { query }, signal)).cases
      } catch (error) {
        signal.throwIfAborted()
        logFailure('cases with parties', error)
        const { cases: found } = await call(cases.list, { query }, signal)
        return found.filter(({ status }) => status === 'active')
      }
    },
    placeholderData: keepPreviousData,
  })

/**
 * What choosing a case fills in; where its parties cannot be read, from the case's own data. Null where
 * neither can be.
 */
export async function readCaseFill(
  client: QueryClient,
  id: string,
  known?: KnownCase,
): Promise<CaseFill | null> {
  const [read, item] = await Promise.all([
    orNull('parties of the case', client.query(petitionQueries.partiesOfCase(id))),
    known ?? orNull('case', client.query(caseQueries.one(id))),
  ])
  const parties = read ?? (item && ownParties(item))
  if (!parties) return null
  const { client_id, client_name } = parties
  const alone = parties.plaintiffs.length + parties.defendants.length === 0
  const person = alone ? await orNull('client of the case', client.query(clientQueries.one(client_id))) : null
  return {
    id,
    label: item ? caseLabel(item) : client_name,
    parties,
    client: {
      custom_name: client_name,
      party_type: person?.client_type ?? 'individual',
      side: item?.represented_side ?? 'plaintiff',
    },
  }
}

/** A petition to draft again, with the words for its case; null where it cannot be read. */
export async function readClone(
  client: QueryClient,
  id: string,
): Promise<{ petition: Petition; caseText: string } | null> {
  const petition = await orNull('petition to duplicate', client.query(petitionQueries.one(id)))
  if (!petition) return null
  const item = petition.case_id ? await orNull('case', client.query(caseQueries.one(petition.case_id))) : null
  return {
    petition,
    caseText: item ? caseLabel(item) : petition.case_id ? (petition.client_name ?? petition.title) : '',
  }
}

function ownParties({
  parties = [],
  description,
  client_id,
  client_name,
}: KnownCase): Omit<CaseParties, 'plaintiff'> {
  const side = (wanted: 'plaintiff' | 'defendant'): CaseParties['plaintiffs'] =>
    parties
      .filter(({ role }) => role === wanted)
      .map(({ id, name, party_type }) => ({ id, custom_name: name, party_type }))
  return {
    plaintiffs: side('plaintiff'),
    defendants: side('defendant'),
    additional_context: description,
    client_id,
    client_name,
  }
}

async function orNull<T>(what: string, read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    logFailure(what, error)
    return null
  }
}
