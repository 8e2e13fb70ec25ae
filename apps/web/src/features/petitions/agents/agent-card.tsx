import { withoutPendingLinks } from '@lavra/contracts/petitions/links'
import { Check, CircleAlert, Clock, Pencil, PenLine } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatDateTime } from '../../../core/format/format'
import { Badge, type Tone } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Disclosure } from '../../../ui/layout/disclosure'
import { Markdown } from '../../../ui/text/markdown'
import { Spinner } from '../../../ui/feedback/spinner'
import type { AgentRow, AgentState } from './agent-rows'
import { agentIcons } from '../kinds'

const states: Record<AgentState, { label: string; tone: Tone; icon: ReactNode }> = {
  pending: { label: 'Pendente', tone: 'neutral', icon: <Clock aria-hidden /> },
  in_progress: { label: 'Trabalhando', tone: 'accent', icon: <Spinner className="size-3.5" /> },
  completed: { label: 'Concluído', tone: 'ok', icon: <Check aria-hidden /> },
  failed: { label: 'Falhou', tone: 'bad', icon: <CircleAlert aria-hidden /> },
}

const tiles: Record<AgentState, string> = {
  pending: 'bg-sunken text-ink-3',
  in_progress: 'bg-accent-soft text-accent',
  completed: 'bg-ok-soft text-ok',
  failed: 'bg-bad-soft text-bad',
}

interface AgentCardProps {
  agent: AgentRow
  /** The short name in the wizard, the long one on the petition's page. */
  short?: boolean
  /** Whether a finished text is unfolded from the start. */
  unfolded?: boolean
  /** Begins to change the agent's text, or to write what it could not; without it the text is only read. */
  onEdit?: () => void
  /** In the place of the text while it is changed. */
  editor?: ReactNode
}

/** One agent: what it does, how far it is, and its text. */
export function AgentCard({ agent, short = false, unfolded = false, onEdit, editor }: AgentCardProps) {
  const Icon = agentIcons[agent.id]
  const { label, tone, icon } = states[agent.state]
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex items-start gap-3.5">
        <span className={cx('grid size-10 shrink-0 place-items-center rounded-control', tiles[agent.state])}>
          <Icon aria-hidden className="size-[18px]" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="font-sans text-sm/5 font-[550] tracking-normal">
              {short ? agent.name : agent.title}
            </h2>
            <Badge tone={tone} className="ml-auto">
              {icon}
              {label}
            </Badge>
          </div>
          <p className="text-[13px] text-ink-3">
            {agent.description}
            {agent.startedAt && ` · Início: ${formatDateTime(agent.startedAt)}`}
          </p>
        </div>
      </div>
      <div className="sm:pl-[54px]">
        {agent.error && (
          <p role="alert" className="mt-2.5 rounded-control bg-bad-soft px-3.5 py-2.5 text-bad">
            <strong className="font-semibold">Erro:</strong> {agent.error}
          </p>
        )}
        {agent.state === 'in_progress' && agent.partial && <LiveText text={agent.partial} />}
        {editor ?? <AgentText agent={agent} unfolded={unfolded} onEdit={onEdit} />}
      </div>
    </li>
  )
}

type AgentTextProps = Pick<AgentCardProps, 'agent' | 'unfolded' | 'onEdit'>

/** What the agent wrote, or where it could not, the way to write its part by hand. */
function AgentText(props: AgentTextProps) {
  const { agent, onEdit } = props
  if (agent.state !== 'in_progress' && agent.output) return <AgentOutput {...props} />
  if (agent.state !== 'failed' || !onEdit) return null
  return (
    <Button size="sm" className="mt-3" aria-label={`Escrever à mão: ${agent.title}`} onClick={onEdit}>
      <PenLine aria-hidden /> Escrever à mão
    </Button>
  )
}

function AgentOutput({ agent, unfolded, onEdit }: AgentTextProps) {
  return (
    <Disclosure title="Texto do agente" defaultOpen={unfolded} className="mt-1 -mb-1.5 open:mb-0">
      <div className="rounded-control border border-line bg-bg/60 px-4 py-3.5">
        <Markdown>{withoutPendingLinks(agent.output ?? '', [])}</Markdown>
      </div>
      {onEdit && (
        <Button size="sm" className="mt-3" aria-label={`Editar texto de ${agent.title}`} onClick={onEdit}>
          <Pencil aria-hidden /> Editar
        </Button>
      )}
    </Disclosure>
  )
}

/** What a model has written so far; follows its end. */
function LiveText({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [text])
  return (
    <div
      ref={box}
      role="region"
      aria-label="Texto em andamento"
      tabIndex={0}
      className="mt-2.5 max-h-44 overflow-y-auto rounded-control border border-line bg-bg/60 px-4 py-3 text-ink-2"
    >
      <Markdown>{withoutPendingLinks(text, [])}</Markdown>
    </div>
  )
}
