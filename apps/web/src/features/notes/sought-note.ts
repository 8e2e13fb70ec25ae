import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { noteQueries } from './queries'

/** The note that the address names (`?note=`): pages of the list are loaded until it is there. */
export function useSoughtNote(caseId: string): { id: string | null; missing: boolean } {
  const [params] = useSearchParams()
  const id = params.get('note')
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    noteQueries.ofCase(caseId),
  )
  const there = data?.pages.some(({ notes }) => notes.some((note) => note.id === id)) ?? false
  const more = id !== null && data !== undefined && !there && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (more) void fetchNextPage()
  }, [more, data, fetchNextPage])
  const missing = id !== null && data !== undefined && !there && !hasNextPage && !isFetching
  return { id, missing }
}

/** Scrolls to what was sought, and takes the keyboard there. */
export function useSeen<T extends HTMLElement>(sought: boolean): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    if (!sought) return
    element.current?.scrollIntoView({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [sought])
  return element
}
