import { useEffect, useRef, useState } from 'react'
import { failure, type Exchange } from '../conversation/conversation'

/** Says what happens to who cannot see it: the whole answer once, not each piece of it. */
export function Announcer({ last }: { last: Exchange | undefined }) {
  const [said, say] = useState('')
  const told = useRef(last && placeOf(last))
  useEffect(() => {
    const place = last && placeOf(last)
    if (told.current === place) return
    told.current = place
    say(last ? spoken(last) : '')
  }, [last])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

const placeOf = ({ id, status }: Exchange): string => `${id} ${status}`

function spoken({ status, text }: Exchange): string {
  switch (status) {
    case 'pending':
      return 'Processando...'
    case 'answered':
      return `Resposta: ${text.replace(/[*_#`«»]/g, '')}`
    case 'stopped':
      return 'Resposta interrompida.'
    case 'failed':
      return failure
  }
}
