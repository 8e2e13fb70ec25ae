import { useEffect } from 'react'
import { logFailure } from './log'

/**
 * A list that could not be loaded is empty for the person and a line in the console for support (spec.md
 * section 8, silent failures).
 */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) logFailure(what, error)
  }, [what, error])
}
