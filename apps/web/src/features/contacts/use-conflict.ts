import type { Contact } from '@lavra/contracts/contacts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../core/api'
import { rebase, withValue, type Conflict } from './contact-conflict'
import { formValues, type ContactFormValues } from './contact-form-values'
import { contactQueries } from './queries'

const changedElsewhere = 'Alterado por outra pessoa. Recarregue antes de salvar.'

type State =
  | { step: 'none' }
  /** Told, not reloaded yet. */
  | { step: 'told'; id: string; text: string; loading: boolean }
  /** Reloaded: what was typed stands on what is saved. */
  | { step: 'merged'; conflicts: Conflict[] }

/** Somebody else saved first: reloads what they saved under what was typed here, and lets each clash be decided. */
export function useConflict(
  values: ContactFormValues,
  setValues: (values: ContactFormValues) => void,
  initial: ContactFormValues,
  onReload: (fresh: Contact) => void,
) {
  const client = useQueryClient()
  const [state, setState] = useState<State>({ step: 'none' })

  async function reload(): Promise<void> {
    if (state.step !== 'told') return
    setState({ ...state, loading: true })
    try {
      const fresh = await client.query(contactQueries.one(state.id))
      const merged = rebase(initial, values, formValues(fresh))
      setValues(merged.values)
      onReload(fresh)
      setState({ step: 'merged', conflicts: merged.conflicts })
    } catch (error) {
      setState({ ...state, text: messageOf(error, 'Não foi possível recarregar o contato. Tente novamente.'), loading: false })
    }
  }

  return {
    state,
    reload,
    tell: (id: string) => setState({ step: 'told', id, text: changedElsewhere, loading: false }),
    take: (path: Conflict['path'], value: string | undefined) => setValues(withValue(values, path, value)),
  }
}

export type ConflictState = ReturnType<typeof useConflict>
