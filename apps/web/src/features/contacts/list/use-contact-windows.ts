import type { Contact } from '@lavra/contracts/contacts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { messageOf } from '../../../core/api/call'
import { withParam } from '../../../core/search-param'
import { toast } from '../../../ui/feedback/toast'
import { contactQueries } from '../queries'

/**
 * Which window is open over the page; `?new=true` is the one for a new contact, so that other screens can
 * lead to it.
 */
export function useContactWindows(newButton: RefObject<HTMLElement | null>) {
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  const [edited, setEdited] = useState<Contact | null>(null)
  const [linked, setLinked] = useState<Contact | null>(null)
  const [looked, setLooked] = useState<Contact | null>(null)
  const [opening, setOpening] = useState<string | null>(null)
  const creating = params.get('new') === 'true' && !edited
  useFocusFallback(creating, newButton)
  const setNew = (open: boolean) =>
    setParams((now) => withParam(now, 'new', open ? 'true' : ''), { replace: true })

  /** Reads the contact first: a list may be older than what somebody else has saved. */
  async function edit({ id }: Contact): Promise<void> {
    if (opening) return
    setOpening(id)
    try {
      setEdited(await client.query(contactQueries.one(id)))
    } catch (error) {
      toast.error(messageOf(error, 'Não foi possível abrir o contato. Tente novamente.'))
      void client.invalidateQueries({ queryKey: ['contacts', 'list'] })
    } finally {
      setOpening(null)
    }
  }

  return {
    creating,
    edited,
    linked,
    looked,
    opening,
    create: () => setNew(true),
    edit: (contact: Contact) => void edit(contact),
    link: setLinked,
    look: setLooked,
    close: () => {
      if (params.has('new')) setNew(false)
      setEdited(null)
      setLinked(null)
      setLooked(null)
    },
  }
}

/**
 * A window that was opened by its address leaves the keyboard nowhere: then it goes to the button that would
 * have opened it.
 */
function useFocusFallback(open: boolean, button: RefObject<HTMLElement | null>): void {
  const before = useRef(false)
  useEffect(() => {
    if (before.current && !open)
      setTimeout(() => document.activeElement === document.body && button.current?.focus())
    before.current = open
  }, [open, button])
}
