import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { logFailure } from '../../../core/log'
import { useLoggedFailure } from '../../../core/use-logged-failure'
import { contactQueries, setCaseLink } from '../../contacts/queries'

/** The contacts of a case, linked and unlinked at once; a list that cannot be read says so. */
export function useContactLinks(caseId: string) {
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(contactQueries.ofCase(caseId))
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useLoggedFailure('the contacts of a case could not be loaded', error)

  const last = useRef({ asked: '', done: Promise.resolve() })

  /** Each press has its turn after the one before it; the same again is one. */
  function set(contactId: string, linked: boolean): void {
    const asked = `${contactId} ${String(linked)}`
    if (last.current.asked === asked) return
    const turn = { asked, done: last.current.done.then(() => change(contactId, linked)) }
    last.current = turn
    void turn.done.then(() => {
      if (last.current === turn) last.current = { asked: '', done: turn.done }
    })
  }

  async function change(contactId: string, linked: boolean): Promise<void> {
    setBusy(contactId)
    try {
      await setCaseLink(contactId, caseId, linked)
    } catch (reason) {
      logFailure('a contact could not be linked or unlinked', reason)
      setFailed(true)
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['contacts'] }),
      client.invalidateQueries({ queryKey: ['cases', 'history', caseId] }),
    ])
    setBusy(null)
  }

  return {
    contacts: data ?? [],
    loading: isPending,
    failed: error !== null && !data,
    reload: () => void refetch(),
    /** The contact that is being linked or unlinked. */
    busy,
    link: (contactId: string) => set(contactId, true),
    unlink: (contactId: string) => set(contactId, false),
    /** Props of `<Alert>`. */
    alert: { text: failed ? 'Erro ao vincular/desvincular processo' : null, onClose: () => setFailed(false) },
  }
}
