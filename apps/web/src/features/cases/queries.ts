import { cases, type Case, type CaseInput, type Party } from '@lavra/contracts/cases'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api'

/** A case of a list; its parties are there only where they were asked for. */
export type CaseRow = Case & { parties?: Party[] }

export interface CaseFilters {
  search: string
  /** Empty for all. */
  status: Case['status'] | ''
  withParties: boolean
}

export const casesPerPage = 24

export const caseQueries = {
  pages: ({ withParties, search, status }: CaseFilters) =>
    infiniteQueryOptions({
      queryKey: ['cases', 'pages', { withParties, search, status }],
      queryFn: ({ signal, pageParam: skip }): Promise<{ cases: CaseRow[]; total: number }> => {
        const query = { search, status: status || undefined, skip, limit: casesPerPage }
        return withParties ? call(cases.listWithParties, { query }, signal) : call(cases.list, { query }, signal)
      },
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.cases.length, 0)
        return last.cases.length > 0 && loaded < last.total ? loaded : undefined
      },
      placeholderData: keepPreviousData,
    }),
  /** Running cases whose next deadline is overdue or at most on `until` (YYYY-MM-DD), nearest first, at most `limit` of them. */
  deadlines: (until: string, limit: number) =>
    queryOptions({
      queryKey: ['cases', 'deadlines', until, limit],
      queryFn: async ({ signal }) => {
        const due = (status: Case['status']) =>
          call(cases.list, { query: { status, deadline_to: until, sort: 'next_deadline', limit } }, signal)
        const lists = await Promise.all([due('active'), due('on_hold')])
        return {
          cases: lists.flatMap((list) => list.cases).sort(byDeadline).slice(0, limit),
          total: lists.reduce((sum, list) => sum + list.total, 0),
        }
      },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['cases', 'one', id],
      queryFn: ({ signal }) => call(cases.getWithParties, { params: { id } }, signal),
    }),
  statistics: () => queryOptions({ queryKey: ['cases', 'statistics'], queryFn: ({ signal }) => call(cases.statistics, {}, signal) }),
}

const byDeadline = (one: Case, other: Case) => (one.next_deadline ?? '').localeCompare(other.next_deadline ?? '')

/** Creates a case; with its parties in one piece where the form shows them. */
export function useCreateCase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ input, withParties }: { input: CaseInput; withParties: boolean }) =>
      call(withParties ? cases.createWithParties : cases.create, { body: input }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cases'] })
      void client.invalidateQueries({ queryKey: ['clients'] })
    },
  })
}
