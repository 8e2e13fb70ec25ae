import { notes, type CaseNote, type NoteInput } from '@lavra/contracts/notes'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/call'

const perPage = 30
const everywhere = ['notes'] as const

export const noteQueries = {
  /** A case's notes, the latest event first, page by page. */
  ofCase: (caseId: string) =>
    infiniteQueryOptions({
      queryKey: [...everywhere, caseId],
      queryFn: ({ signal, pageParam: skip }) =>
        call(notes.ofCase, { params: { id: caseId }, query: { skip, limit: perPage } }, signal),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.notes.length, 0)
        return last.notes.length > 0 && loaded < last.total ? loaded : undefined
      },
    }),
}

/** Writes a new note, or changes one as it was read: a newer one on the server answers 412. */
export function useSaveNote(caseId: string, base: CaseNote | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NoteInput) =>
      base
        ? call(
            notes.update,
            { params: { id: base.id }, body: { ...body, happened_at: body.happened_at ?? undefined } },
            at(base),
          )
        : call(notes.create, { params: { id: caseId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: everywhere }),
  })
}

const at = ({ version }: CaseNote) => ({ ifMatch: version })

export function useRemoveNote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(notes.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: everywhere }),
  })
}
