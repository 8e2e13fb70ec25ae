import type { CaseWithParties } from '@lavra/contracts/cases'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../core/api/call'
import { toast } from '../../../ui/feedback/toast'
import { readCase } from '../queries'

type Window = { kind: 'none' } | { kind: 'new' } | { kind: 'edit' | 'details'; item: CaseWithParties }

/** Which window is open over the list. */
export function useCaseWindows() {
  const client = useQueryClient()
  const [window, setWindow] = useState<Window>({ kind: 'none' })
  const [opening, setOpening] = useState<string | null>(null)

  /** Reads the case first: a list may be older than what somebody else has saved, and knows no parties. */
  async function open(kind: 'edit' | 'details', id: string): Promise<void> {
    if (opening) return
    setOpening(id)
    try {
      setWindow({ kind, item: await readCase(client, id) })
    } catch (error) {
      toast.error(messageOf(error, 'Não foi possível abrir o processo. Tente novamente.'))
      void client.invalidateQueries({ queryKey: ['cases', 'list'] })
    } finally {
      setOpening(null)
    }
  }

  return {
    window,
    /** The case that is being fetched. */
    opening,
    create: () => setWindow({ kind: 'new' }),
    edit: (id: string) => void open('edit', id),
    showDetails: (id: string) => void open('details', id),
    close: () => setWindow({ kind: 'none' }),
  }
}
