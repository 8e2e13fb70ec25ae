import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDebounced } from './debounce'

/**
 * A text box that is kept in the address: what is typed at once, what it settled on after 300 ms, and how to
 * change it.
 */
export function useSearchText(name: string): {
  typed: string
  settled: string
  type: (text: string) => void
} {
  const [params, setParams] = useSearchParams()
  const settled = params.get(name) ?? ''
  const [typed, type] = useState(settled)
  const debounced = useDebounced(typed)
  const written = useRef(settled)

  useEffect(() => {
    if (debounced === written.current) return
    written.current = debounced
    setParams((now) => withParam(now, name, debounced), { replace: true })
  }, [debounced, name, setParams])

  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    type(settled)
  }, [settled])

  return { typed, settled, type }
}

/** The same parameters with one of them changed; an empty one leaves the address. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
