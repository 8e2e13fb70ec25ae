import { labelOf, sourceType } from '@lavra/contracts/labels'
import type { TrashEntry } from '@lavra/contracts/trash'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../core/api/call'
import { daysUntil, formatDateTime, plural } from '../../core/format/format'
import { logFailure } from '../../core/log'
import { useUser } from '../../core/session/session'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { useConfirm } from '../../ui/overlay/confirm'
import { IconButton } from '../../ui/icon-button'
import { toast } from '../../ui/feedback/toast'
import { usePurge, useRestore } from './undo'

/** One deleted record. The focus goes to `onGone` as the row and the button on it are gone. */
export function TrashRow({ entry, onGone }: { entry: TrashEntry; onGone: () => void }) {
  const { title, subtitle, kind, deleted_by, deleted_at, expires_at } = entry
  const left = Math.max(0, daysUntil(expires_at))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-[550] wrap-anywhere">{title}</span>
          <Badge>{labelOf(sourceType, kind)}</Badge>
        </div>
        {subtitle && <p className="text-[13px] wrap-anywhere text-ink-2">{subtitle}</p>}
        <p className="text-[13px] text-ink-3">
          {deleted_by ? `Excluído por ${deleted_by}` : 'Excluído'} em {formatDateTime(deleted_at)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:w-full max-sm:justify-between">
        <Badge tone={left <= 3 ? 'warn' : 'neutral'}>
          {left === 0 ? 'vai embora hoje' : `mais ${plural(left, 'dia', 'dias')}`}
        </Badge>
        <Actions entry={entry} onGone={onGone} />
      </div>
    </li>
  )
}

function Actions({ entry, onGone }: { entry: TrashEntry; onGone: () => void }) {
  const admin = useUser().user_role === 'admin'
  const [busy, setBusy] = useState(false)
  const restore = useRestore()
  const confirm = useConfirm()
  const purge = usePurge()

  async function putBack(): Promise<void> {
    setBusy(true)
    if (await restore(entry.id)) onGone()
    setBusy(false)
  }

  async function remove(): Promise<void> {
    const agreed = await confirm({
      title: 'Excluir definitivamente?',
      text: `${entry.title} e tudo o que foi junto, com os arquivos, serão apagados agora. Esta ação não pode ser desfeita.`,
      confirm: 'Excluir definitivamente',
      danger: true,
    })
    if (!agreed) return
    try {
      await purge.mutateAsync(entry)
      toast.success('Excluído definitivamente.')
      onGone()
    } catch (error) {
      logFailure('a record could not be deleted for good', error)
      toast.error(messageOf(error, 'Não foi possível excluir definitivamente. Tente novamente.'))
    }
  }

  return (
    <div className="flex items-center gap-1">
      {entry.restorable && (
        <Button
          size="sm"
          pending={busy}
          aria-label={`Restaurar ${entry.title}`}
          onClick={() => void putBack()}
        >
          <Undo2 aria-hidden /> Restaurar
        </Button>
      )}
      {!entry.restorable && (
        <span className="text-[13px] text-ink-3">Só quem excluiu ou um administrador restaura</span>
      )}
      {admin && (
        <IconButton
          danger
          label={`Excluir ${entry.title} definitivamente`}
          disabled={purge.isPending}
          onClick={() => void remove()}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
