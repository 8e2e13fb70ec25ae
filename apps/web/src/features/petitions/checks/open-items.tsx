import { byWeight, isPending, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import type { Petition } from '@lavra/contracts/petitions'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '../../../core/session/session'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { itemsByVerdict, labelOf, toneOf } from './check-groups'
import { OpenItem } from './open-item'
import { useItemCalls } from './use-item-calls'

interface OpenItemsProps {
  petition: Pick<Petition, 'petition_id' | 'version'>
  items: readonly PetitionCheck[]
  onGo?: (item: PetitionCheck) => void
}

/** So many at first: a long petition has hundreds. */
const step = 50

/** Every open item under its verdict, gravest first; Enter closes one and goes on to the next. */
export function OpenItems({ petition, items, onGo }: OpenItemsProps) {
  const list = useRef<HTMLDivElement>(null)
  const calls = useItemCalls(petition)
  const [room, setRoom] = useState(step)
  const shown = itemsByVerdict(byWeight(items).slice(0, room))

  /** The field that has just been sent is gone by then, and the next one stands in its place. */
  function goOn(): void {
    const place = [...(list.current?.querySelectorAll('form') ?? [])].findIndex((form) =>
      form.contains(document.activeElement),
    )
    setTimeout(() => {
      const forms = list.current?.querySelectorAll('form') ?? []
      forms[Math.min(Math.max(place, 0), forms.length - 1)]?.querySelector('input')?.focus()
    })
  }

  return (
    <div ref={list} className="space-y-4">
      {items.some(isPending) && <WithoutNumber />}
      {shown.map(({ verdict, items: own }) => (
        <section key={verdict}>
          <h3 className="px-3 font-sans">
            <Badge tone={toneOf(verdict)}>
              {labelOf(verdict)} · {items.filter((item) => item.verdict === verdict).length}
            </Badge>
          </h3>
          <ul aria-label={`Em aberto: ${labelOf(verdict)}`} className="mt-1 divide-y divide-line">
            {own.map((item) => (
              <li key={item.key}>
                <OpenItem item={item} calls={calls} onGo={onGo} onDone={goOn} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {items.length > room && (
        <Button size="sm" variant="ghost" className="w-full" onClick={() => setRoom(room + step)}>
          Mostrar mais {Math.min(step, items.length - room)} de {items.length}
        </Button>
      )}
    </div>
  )
}

/** Who may not take items over is told why and where that is mended. */
function WithoutNumber() {
  const { oab_number } = useUser()
  if (/\d/.test(oab_number ?? '')) return null
  return (
    <Notice tone="info">
      Para assumir itens em aberto é preciso ter o número da OAB no cadastro:{' '}
      <Link to="/settings" className="font-[550] underline">
        Configurações → Meu Perfil
      </Link>
      .
    </Notice>
  )
}
