import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { logFailure } from '../../core/log'
import { useLoggedFailure } from '../../core/use-logged-failure'
import { contactQueries, setCaseLink } from '../contacts/queries'

/** The contacts of a case, linked and unlinked at once; a list that cannot be read is empty (spec.md section 8). */
export function useContactLinks(caseId: string) {
  const client = useQueryClient()
  const { data, error, isPending } = useQuery(contactQueries.ofCase(caseId))
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useLoggedFailure('the contacts of a case could not be loaded', error)

  async function set(contactId: string, linked: boolean): Promise<void> {
    if (busy) return
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
    /** The contact that is being linked or unlinked. */
    busy,
    link: (contactId: string) => void set(contactId, true),
    unlink: (contactId: string) => void set(contactId, false),
    /** Props of `<Alert>`. */
    alert: { text: failed ? 'Erro ao vincular/desvincular processo' : null, onClose: () => setFailed(false) },
  }
}
