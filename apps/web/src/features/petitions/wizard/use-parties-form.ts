import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { useUser } from '../../../core/session'
import { caseQueries } from '../../cases/queries'
import { petitionQueries } from '../queries'
import { changeForm, emptyForm, type CaseSource } from './parties-form'
import type { WizardState } from './wizard-state'

/** Step 2's form; it lives as long as the wizard, so that going back to step 1 loses nothing. */
export function usePartiesForm({ caseId, cloneId }: Pick<WizardState, 'caseId' | 'cloneId'>) {
  const client = useQueryClient()
  const user = useUser()
  const author = user.full_name || user.username
  const [form, dispatch] = useReducer(changeForm, author, emptyForm)
  const begun = useRef(false)

  /** Fills the form from a case; with its parties where they can be read, else from what is known already. */
  async function chooseCase(id: string, known?: CaseSource): Promise<void> {
    try {
      dispatch({ do: 'choose-case', item: await client.query(caseQueries.one(id)) })
    } catch {
      if (known) dispatch({ do: 'choose-case', item: known })
    }
  }

  async function clone(id: string): Promise<void> {
    try {
      dispatch({ do: 'clone', petition: await client.query(petitionQueries.one(id)) })
    } catch {
      // What cannot be read is not copied; the form stays blank (spec.md section 8, silent failures).
    }
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (cloneId) void clone(cloneId)
    else if (caseId) void chooseCase(caseId)
  })

  return { form, dispatch, chooseCase, clearCase: () => dispatch({ do: 'clear-case', author }) }
}
