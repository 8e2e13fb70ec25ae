import type { AgentId } from '@lavra/contracts/petitions/generation'
import { useId, useMemo, useState } from 'react'
import { ApiError } from '../../../core/api/call'
import { useDraft } from '../../../core/forms/draft'
import { Button } from '../../../ui/button'
import { useLeaveGuard } from '../../../ui/draft/leave-guard'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { Textarea } from '../../../ui/form/textarea'
import type { AgentRow } from './agent-rows'
import { Comparison, useComparison } from '../text/comparison'

/** What changing an agent's text needs to know of its petition. */
export interface AgentEditing {
  petitionId: string
  /** The petition's, as it is read now. */
  version: number
  /** Saves a text that was begun on a version; a newer one on the server is refused. */
  onSave: (agentId: AgentId, output: string, version: number) => Promise<void>
}

interface AgentEditorProps {
  agent: AgentRow
  edit: AgentEditing
  onClose: () => void
}

/** An agent's text, changed by hand; only text that is not blank can be saved. */
export function AgentEditor({ agent, edit, onClose }: AgentEditorProps) {
  const hintId = useId()
  const { text, setText, recovered, pending, failure, stale, begun, save, cancel } = useAgentText({
    agent,
    edit,
    onClose,
  })
  return (
    <div className="mt-3 space-y-3">
      <RecoveredNotice recovered={recovered} />
      <Textarea
        autoFocus
        aria-label={`Texto de ${agent.title}`}
        aria-describedby={hintId}
        rows={14}
        maxLength={500_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={hintId} className="text-[13px] text-ink-3">
        {agent.id === 'finalizador'
          ? 'Ao salvar, este texto passa a ser o conteúdo da petição.'
          : `Ao salvar, os agentes seguintes ${agent.output === null ? 'escrevem' : 'refazem'} as suas partes a partir deste texto.`}
      </p>
      {failure && (
        <Notice tone="bad">
          {failure.message}
          {failure.detail && <p className="mt-0.5 font-normal">{failure.detail}</p>}
        </Notice>
      )}
      {stale && (agent.output ?? '') !== begun && (
        <SavedMeanwhile title={agent.title} saved={agent.output ?? ''} mine={text} />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="primary"
          size="sm"
          pending={pending}
          disabled={text.trim() === ''}
          onClick={() => void save()}
        >
          {pending ? 'Salvando…' : stale ? 'Salvar mesmo assim' : 'Salvar'}
        </Button>
        <Button size="sm" disabled={pending} onClick={cancel}>
          Cancelar
        </Button>
      </div>
    </div>
  )
}

/** Somebody else changed the same text: what saving this one would replace. */
function SavedMeanwhile({ title, saved, mine }: { title: string; saved: string; mine: string }) {
  const pieces = useComparison(saved, mine)
  return (
    <section>
      <h3 className="mb-2 font-sans text-sm font-[550] tracking-normal">
        Do texto salvo por outra pessoa para o seu
      </h3>
      <Comparison
        pieces={pieces}
        label={`Diferenças em ${title}`}
        className="max-h-72 rounded-control border border-line px-4 py-3"
      />
    </section>
  )
}

/** The text with what is kept of it until it is sent, and the version it was begun on. */
function useAgentText({ agent, edit, onClose }: AgentEditorProps) {
  const [begun] = useState(agent.output ?? '')
  const [version, setVersion] = useState(edit.version)
  const [text, setText] = useState(begun)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [stale, setStale] = useState(false)
  const dirty = text !== begun
  const values = useMemo(() => ({ output: text, version: dirty ? version : 0 }), [text, dirty, version])
  const draft = useDraft({
    name: `petition:${edit.petitionId}:${agent.id}`,
    values,
    initial: { output: begun, version: 0 },
    restore: (kept) => {
      setText(kept.output)
      setVersion(kept.version || edit.version)
    },
  })
  useLeaveGuard(dirty)

  async function save(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      // Who has been told of the newer version saves on it.
      await edit.onSave(agent.id, text.trim(), stale ? edit.version : version)
      draft.markSent()
      onClose()
    } catch (error) {
      setStale(error instanceof ApiError && error.status === 412)
      setFailure(failureOf(error))
      setPending(false)
    }
  }

  function cancel(): void {
    draft.markSent()
    onClose()
  }

  return { text, setText, recovered: draft.recovered, pending, failure, stale, begun, save, cancel }
}

interface Failure {
  message: string
  detail: string | null
}

/** The two English sentences are spec.md's: refused by the server, or never reached it. */
function failureOf(error: unknown): Failure {
  const refused = error instanceof ApiError && error.status > 0
  return {
    message: refused ? 'Failed to update agent output' : 'Error updating agent output',
    detail: error instanceof ApiError ? error.message : null,
  }
}
