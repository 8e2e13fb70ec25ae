import type { Contact } from '@lavra/contracts/contacts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { logFailure } from '../../../core/log'
import { contactQueries, setCaseLink } from '../queries'

/**
 * Which cases a contact is linked to. A link shows at once as it was asked for; it stays only if the server
 * says so, and a failure puts back what is really there.
 */
export function useCaseLinks(contact: Contact) {
  const client = useQueryClient()
  const { queryKey } = contactQueries.one(contact.id)
  const { data } = useQuery({
    ...contactQueries.one(contact.id),
    initialData: contact,
    initialDataUpdatedAt: 0,
  })
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [failed, setFailed] = useState(false)
  const linked = new Set(data.case_ids)
  for (const [id, wanted] of asked) if (wanted) linked.add(id)
  for (const [id, wanted] of asked) if (!wanted) linked.delete(id)

  async function toggle(caseId: string): Promise<void> {
    if (asked.has(caseId)) return
    const wanted = !linked.has(caseId)
    setAsked((now) => new Map(now).set(caseId, wanted))
    try {
      const answer = await setCaseLink(contact.id, caseId, wanted)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (now = contact) => ({
        ...now,
        case_ids: merged(now.case_ids, caseId, answer.case_ids),
      }))
    } catch (error) {
      logFailure('a case could not be linked or unlinked', error)
      setFailed(true)
    }
    setAsked((now) => new Map([...now].filter(([id]) => id !== caseId)))
    void client.invalidateQueries({ queryKey: ['contacts'] })
  }

  return {
    linked,
    busy: (caseId: string) => asked.has(caseId),
    toggle,
    failed,
    forgetFailure: () => setFailed(false),
  }
}

/** Only the one case is taken from an answer: answers may arrive in another order than they were made. */
function merged(known: string[], caseId: string, answered: string[]): string[] {
  const others = known.filter((id) => id !== caseId)
  return answered.includes(caseId) ? [...others, caseId] : others
}
