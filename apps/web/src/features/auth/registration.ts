import { info } from '@lavra/contracts/office/info'
import { useEffect, useState } from 'react'
import { call } from '../../core/api/call'
import { logFailure } from '../../core/log'

/**
 * Whether the office takes new users. Open until the server says otherwise: it decides again when the form is
 * sent.
 */
export function useRegistrationOpen(): boolean {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    const leaving = new AbortController()
    call(info, undefined, leaving.signal)
      .then(({ registration_open }) => setOpen(registration_open))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) logFailure('whether registration is open', error)
      })
    return () => leaving.abort()
  }, [])
  return open
}
