import type { Contact } from '@lavra/contracts/contacts'
import { useEffect, useState, type RefObject } from 'react'
import { plural } from '../../../core/format/format'
import { logFailure } from '../../../core/log'
import { useConfirm } from '../../../ui/overlay/confirm'
import { useOfferUndo, useTrashWords } from '../../trash/queries'
import { useRemoveContact } from '../queries'

/**
 * Asks, deletes, and tells when that failed. The focus goes to `next`, as the card and the button on it are
 * gone.
 */
export function useContactRemoval(next: RefObject<HTMLElement | null>) {
  const confirm = useConfirm()
  const removal = useRemoveContact()
  const offerUndo = useOfferUndo()
  const wayBack = useTrashWords()
  const [failed, setFailed] = useState(false)
  const [removed, setRemoved] = useState(0)

  // After the question has given the focus back to the button that asked it.
  useEffect(() => {
    if (removed > 0) setTimeout(() => next.current?.focus())
  }, [removed, next])

  async function remove(contact: Contact): Promise<void> {
    const cases = contact.case_ids.length
    const links = cases > 0 ? ` ${plural(cases, 'processo fica', 'processos ficam')} sem este vínculo.` : ''
    const agreed = await confirm({
      title: 'Tem certeza que deseja excluir este contato?',
      text: `${contact.name} será excluído.${links}`,
      after: await wayBack(),
      confirm: 'Excluir',
      danger: true,
    })
    if (!agreed || removal.isPending) return
    try {
      await removal.mutateAsync(contact.id)
      offerUndo(`${contact.name} foi excluído.`, contact.id)
      setRemoved((count) => count + 1)
    } catch (error) {
      logFailure('a contact could not be deleted', error)
      setFailed(true)
    }
  }

  return { remove: (contact: Contact) => void remove(contact), failed, forgetFailure: () => setFailed(false) }
}
