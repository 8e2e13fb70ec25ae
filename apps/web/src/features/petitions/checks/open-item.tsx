import type { PetitionCheck } from '@lavra/contracts/petitions/checks'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../core/api/call'
import { formatDateTime } from '../../../core/format/format'
import { useUser } from '../../../core/session/session'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { subtitleOf, titleOf } from './check-groups'
import { FillForm, TakeOverForm } from './item-forms'
import type { ItemCalls } from './use-item-calls'

interface OpenItemProps {
  item: PetitionCheck
  calls: ItemCalls
  /** Goes to its place in the text; undefined where no text is shown. */
  onGo: ((item: PetitionCheck) => void) | undefined
  onDone: () => void
}

/** One open item: what it is, where it stands, and what closes it; or who took it over, and why. */
export function OpenItem({ item, calls, onGo, onDone }: OpenItemProps) {
  const lawyer = /\d/.test(useUser().oab_number ?? '')
  const subtitle = subtitleOf(item)
  return (
    <div className="space-y-2 rounded-lg px-3 py-2.5">
      {onGo ? (
        <button
          type="button"
          onClick={() => onGo(item)}
          className="block max-w-full rounded text-left font-[550] wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          {titleOf(item)}
        </button>
      ) : (
        <p className="font-[550] wrap-anywhere">{titleOf(item)}</p>
      )}
      {subtitle && <p className="text-[13px]/5 text-ink-3 wrap-anywhere">{subtitle}</p>}
      {item.taken_over ? (
        <Taken item={item} by={item.taken_over} calls={calls} />
      ) : (
        <>
          {item.kind === 'lacuna' && <FillForm item={item} calls={calls} onDone={onDone} />}
          {lawyer && <TakeOverForm item={item} calls={calls} onDone={onDone} />}
        </>
      )}
    </div>
  )
}

type By = NonNullable<PetitionCheck['taken_over']>

function Taken({ item, by, calls }: { item: PetitionCheck; by: By; calls: ItemCalls }) {
  const user = useUser()
  const [pending, setPending] = useState(false)

  async function withdraw(): Promise<void> {
    setPending(true)
    try {
      await calls.withdraw(item.key)
    } catch (error) {
      toast.error(messageOf(error, 'Não foi possível desfazer. Tente novamente.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="flex flex-wrap items-start justify-between gap-2 text-[13px]/5">
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2 text-ok">
        <UserRoundCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          Assumido por {by.name} (usuário {by.username}, OAB {by.oab_number}), {formatDateTime(by.created_at)}
          : “{by.reason}”
        </span>
      </p>
      {(by.user_id === user.id || user.user_role === 'admin') && (
        <Button size="sm" variant="ghost" pending={pending} onClick={() => void withdraw()}>
          Desfazer
        </Button>
      )}
    </div>
  )
}
