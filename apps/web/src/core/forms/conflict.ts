import { useState } from 'react'
import { messageOf } from '../api/errors'
import { rebase, same, type Difference, type Mergeable } from './merge'

const changedElsewhere = 'Alterado por outra pessoa. Recarregue antes de salvar.'

type State =
  | { step: 'none' }
  /** Told, not reloaded yet. */
  | { step: 'told'; text: string; loading: boolean }
  /** Reloaded: what was typed stands on what is saved. */
  | { step: 'merged'; clashes: Difference[]; taken: Difference[] }

interface ConflictOptions<V, T> {
  shape: Mergeable<V>
  values: V
  setValues: (values: V) => void
  /** What the form began with. */
  initial: V
  /** The record as the server has it now. */
  read: () => Promise<T>
  valuesOf: (fresh: T) => V
  onReload: (fresh: T) => void
}

/**
 * Somebody else saved first: reloads what they saved under what was typed here, and lets each clash be
 * decided.
 */
export function useConflict<V, T>({
  shape,
  values,
  setValues,
  initial,
  read,
  valuesOf,
  onReload,
}: ConflictOptions<V, T>) {
  const [state, setState] = useState<State>({ step: 'none' })

  async function reload(): Promise<void> {
    setState({ step: 'told', text: changedElsewhere, loading: true })
    try {
      const fresh = await read()
      const { values: merged, clashes, taken } = rebase(shape, initial, values, valuesOf(fresh))
      setValues(merged)
      onReload(fresh)
      setState({ step: 'merged', clashes, taken })
    } catch (error) {
      setState({
        step: 'told',
        text: messageOf(error, 'Não foi possível recarregar. Tente novamente.'),
        loading: false,
      })
    }
  }

  const asRead = ({ path, label, mine, saved }: Difference) => ({
    path,
    label,
    mine: shape.shown(path, mine),
    saved: shape.shown(path, saved),
    side: same(shape.at(values, path), saved) ? ('saved' as const) : ('mine' as const),
    take: (side: 'mine' | 'saved') => setValues(shape.put(values, path, side === 'mine' ? mine : saved)),
  })

  return {
    tell: () => setState({ step: 'told', text: changedElsewhere, loading: false }),
    /** Props of `<ConflictPanel>`. */
    panel: {
      told: state.step === 'told' ? state : null,
      merged:
        state.step === 'merged'
          ? { clashes: state.clashes.map(asRead), taken: state.taken.map(asRead) }
          : null,
      onReload: () => void reload(),
    },
  }
}
