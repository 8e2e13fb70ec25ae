import { Question } from '@lavra/contracts/chat'
import { SendHorizontal, Square } from 'lucide-react'
import { useRef, type KeyboardEvent, type MouseEvent, type SubmitEvent } from 'react'
import { formatNumber } from '../../core/format/format'
import { cx } from '../../ui/cx'
import { Textarea } from '../../ui/form/textarea'
import type { Assistant } from './conversation/use-conversation'

/** Characters of a question that the contract takes. */
const longest = 4_000

/**
 * Where a question is written: Enter sends, Shift+Enter breaks the line; while an answer is on its way one
 * may write on, not send.
 */
export function Composer({ assistant }: { assistant: Assistant }) {
  const { conversation, pending, send, stop, type } = assistant
  const { draft } = conversation
  const box = useRef<HTMLTextAreaElement>(null)
  const tooLong = draft.trim().length > longest
  const ready = !pending && Question.shape.message.safeParse(draft).success

  function submit(event?: SubmitEvent): void {
    event?.preventDefault()
    if (!ready) return
    send(draft)
    type('')
    box.current?.focus()
  }

  function halt(event: MouseEvent): void {
    // Stopping makes it the sending button at once, and the same click would send.
    event.preventDefault()
    stop()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter also ends a word that an input method is composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Textarea
          ref={box}
          data-first
          rows={1}
          value={draft}
          aria-label="Sua pergunta"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'pergunta-longa' : undefined}
          placeholder="Pergunte sobre clientes e processos"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="block field-sizing-content max-h-28 min-h-11 resize-none"
        />
        {tooLong && (
          <p id="pergunta-longa" role="alert" className="pt-1.5 text-[13px] text-bad">
            A pergunta pode ter até {formatNumber(longest)} caracteres; esta tem{' '}
            {formatNumber(draft.trim().length)}.
          </p>
        )}
      </div>
      <button
        type={pending ? 'button' : 'submit'}
        aria-label={pending ? 'Parar resposta' : 'Enviar pergunta'}
        title={pending ? 'Parar resposta' : 'Enviar pergunta'}
        // Not `disabled`: the button that has just stopped an answer would lose the keyboard.
        aria-disabled={!pending && !ready}
        onClick={pending ? halt : undefined}
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-control border border-primary bg-primary text-primary-ink transition-colors hover:bg-primary-hover',
          !pending && !ready && 'cursor-not-allowed opacity-45 hover:bg-primary',
        )}
      >
        {pending ? (
          <Square aria-hidden className="size-4 fill-current" />
        ) : (
          <SendHorizontal aria-hidden className="size-5" />
        )}
      </button>
    </form>
  )
}
