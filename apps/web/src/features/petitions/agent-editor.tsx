import { useId, useState } from 'react'
import { ApiError } from '../../core/api'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Textarea } from '../../ui/textarea'

interface AgentEditorProps {
  title: string
  output: string
  onSave: (output: string) => Promise<void>
  onCancel: () => void
}

/** An agent's text, changed by hand; only text that is not blank can be saved. */
export function AgentEditor({ title, output, onSave, onCancel }: AgentEditorProps) {
  const hintId = useId()
  const [text, setText] = useState(output)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ message: string; detail: string | null } | null>(null)

  async function save(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      await onSave(text.trim())
    } catch (error) {
      setFailure(failureOf(error))
      setPending(false)
    }
  }

  return (
    <div className="mt-3 space-y-3">
      <Textarea
        autoFocus
        aria-label={`Texto de ${title}`}
        aria-describedby={hintId}
        rows={14}
        maxLength={500_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={hintId} className="text-[13px] text-ink-3">
        Ao salvar, os agentes seguintes refazem as suas partes a partir deste texto.
      </p>
      {failure && (
        <Notice tone="bad">
          {failure.message}
          {failure.detail && <p className="mt-0.5 font-normal">{failure.detail}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" size="sm" pending={pending} disabled={text.trim() === ''} onClick={() => void save()}>
          {pending ? 'Salvando…' : 'Salvar'}
        </Button>
        <Button size="sm" disabled={pending} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  )
}

/** The two English sentences are spec.md's: refused by the server, or never reached it. */
function failureOf(error: unknown): { message: string; detail: string | null } {
  const refused = error instanceof ApiError && error.status > 0
  return {
    message: refused ? 'Failed to update agent output' : 'Error updating agent output',
    detail: error instanceof ApiError ? error.message : null,
  }
}
