import { audit } from '@lavra/contracts/audit'
import {
  cases,
  type Case,
  type CaseInput,
  type CaseUpdate,
  type CaseWithParties,
  type Party,
  type PartyInput,
} from '@lavra/contracts/cases'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { call } from '../../core/api/call'

/** A case of a list; its parties are there only where they were asked for. */
export type CaseRow = Case & { parties?: Party[] }

export interface CaseFilters {
  search: string
  /** Empty for all. */
  status: Case['status'] | ''
  withParties: boolean
  /** Only running cases with a deadline up to this day (YYYY-MM-DD), nearest first; empty for all. */
  dueUntil?: string
}

interface Part {
  skip: number
  limit: number
}

/** How far ahead the home looks for deadlines. */
export const dueDays = 15

/** Days within which a deadline is near, wherever one is shown. */
const soonDays = 7
export const isSoon = (days: number): boolean => days <= soonDays

const casesPerPage = 24
const eventsPerPage = 30

interface CasePage {
  cases: CaseRow[]
  total: number
}

function readCases(
  { withParties, search, status, dueUntil }: CaseFilters,
  part: Part,
  signal: AbortSignal,
): Promise<CasePage> {
  const query = { search, status: status || undefined, ...part, ...(dueUntil && due(dueUntil)) }
  return withParties ? call(cases.listWithParties, { query }, signal) : call(cases.list, { query }, signal)
}

/** Where the next page of an endless list begins; undefined at its end. */
function nextSkip<P extends { total: number }>(pages: P[], count: (page: P) => number): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + count(page), 0)
  const last = pages.at(-1)
  return last && count(last) > 0 && loaded < last.total ? loaded : undefined
}

export const caseQueries = {
  list: (filters: CaseFilters, part: Part) =>
    queryOptions({
      queryKey: ['cases', 'list', filters, part],
      queryFn: ({ signal }) => readCases(filters, part, signal),
      placeholderData: keepPreviousData,
    }),
  /** The same, endless. */
  pages: (filters: CaseFilters) =>
    infiniteQueryOptions({
      queryKey: ['cases', 'pages', filters],
      queryFn: ({ signal, pageParam: skip }) => readCases(filters, { skip, limit: casesPerPage }, signal),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextSkip(pages, (page) => page.cases.length),
      placeholderData: keepPreviousData,
    }),
  /**
   * Running cases whose next deadline is overdue or at most on `until` (YYYY-MM-DD), nearest first; `total`
   * counts all of them.
   */
  deadlines: (until: string, limit: number) =>
    queryOptions({
      queryKey: ['cases', 'deadlines', until, limit],
      queryFn: ({ signal }) => call(cases.list, { query: { ...due(until), limit } }, signal),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['cases', 'one', id],
      queryFn: ({ signal }) => call(cases.getWithParties, { params: { id } }, signal),
    }),
  /** What happened to a case, newest first. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['cases', 'history', id],
      queryFn: ({ signal, pageParam: skip }) =>
        call(audit.ofCase, { params: { id }, query: { skip, limit: eventsPerPage } }, signal),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextSkip(pages, (page) => page.events.length),
      staleTime: 0,
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['cases', 'statistics'],
      queryFn: ({ signal }) => call(cases.statistics, {}, signal),
    }),
}

/** Running cases with a deadline up to that day, nearest first. */
const due = (until: string) => ({ running: 'true', deadline_to: until, sort: 'next_deadline' }) as const

/** The case as the server has it now: it is read to be changed. */
export const readCase = (client: QueryClient, id: string) =>
  client.query({ ...caseQueries.one(id), staleTime: 0 })

/** Creates a case; with its parties in one piece where the form shows them. */
export function useCreateCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, withParties }: { input: CaseInput; withParties: boolean }) =>
      call(withParties ? cases.createWithParties : cases.create, { body: input }),
    onSuccess: (saved) => {
      keep(client, saved)
      void client.invalidateQueries({ queryKey: ['clients'] })
    },
  })
}

/** Saves a case as long as it is still the one that was read: a newer one on the server answers 412. */
export function useUpdateCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ read, input }: { read: CaseWithParties; input: CaseUpdate }) =>
      call(cases.update, { params: { id: read.id }, body: input }, { ifMatch: read.version }),
    onSuccess: (saved, { read }) => {
      keep(client, saved)
      if (saved.client_id !== read.client_id) void client.invalidateQueries({ queryKey: ['clients'] })
    },
  })
}

/** Makes the list of parties the given one. */
export function useReplaceParties() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ read, parties }: { read: CaseWithParties; parties: PartyInput[] }) => {
      const body = { parties: parties.map((party) => ({ ...party, case_id: read.id })) }
      return call(cases.replaceParties, { params: { id: read.id }, body }, { ifMatch: read.version })
    },
    onSuccess: (saved) => keep(client, saved),
  })
}

function keep(client: QueryClient, saved: CaseWithParties): void {
  client.setQueryData(caseQueries.one(saved.id).queryKey, saved)
  void client.invalidateQueries({ queryKey: ['cases'] })
}

/** Lists are read anew after a failure, too: the case may have gone since it was shown. */
export function useRemoveCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(cases.remove, { params: { id } }),
    onSettled: () => {
      for (const queryKey of [
        ['cases', 'list'],
        ['cases', 'pages'],
        ['cases', 'statistics'],
        ['cases', 'active'],
        ['cases', 'deadlines'],
        ['clients'],
      ])
        void client.invalidateQueries({ queryKey })
    },
  })
}
