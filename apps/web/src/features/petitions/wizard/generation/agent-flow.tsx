import { CircleAlert, Check } from 'lucide-react'
import { cx } from '../../../../ui/cx'
import type { AgentRow, AgentState } from '../../agents/agent-rows'
import { agentIcons } from '../../kinds'

const dots: Record<AgentState, string> = {
  pending: 'border-line bg-surface text-ink-3',
  in_progress: 'border-accent bg-surface text-accent shadow-[0_0_0_5px_var(--accent-soft)]',
  completed: 'border-ok bg-ok-soft text-ok',
  failed: 'border-bad bg-bad-soft text-bad',
}

const words: Record<AgentState, string> = {
  pending: 'pendente',
  in_progress: 'trabalhando',
  completed: 'concluído',
  failed: 'falhou',
}

/** The chain as a line of eight dots; the `next` one is lit while nothing runs. */
export function AgentFlow({ agents, next }: { agents: AgentRow[]; next: string | null }) {
  return (
    <ol aria-label="Fluxo dos agentes" className="mt-6 grid grid-cols-4 gap-y-4 lg:grid-cols-8">
      {agents.map((agent, place) => (
        <li
          key={agent.id}
          aria-current={agent.id === next ? 'step' : undefined}
          className={cx(
            'relative px-0.5 text-center text-[12.5px]/4 max-sm:text-[11px]',
            agent.state === 'pending' && agent.id !== next ? 'text-ink-3' : 'text-ink',
          )}
        >
          {place > 0 && (
            <span
              aria-hidden
              className={cx(
                'absolute top-5 right-[calc(50%+26px)] left-[calc(-50%+26px)] h-0.5',
                agents[place - 1]?.state === 'completed' ? 'bg-ok' : 'bg-line',
                place === 4 && 'max-lg:hidden',
              )}
            />
          )}
          <Dot agent={agent} next={agent.id === next} />
          {agent.name}
          <span className="sr-only">: {words[agent.state]}</span>
        </li>
      ))}
    </ol>
  )
}

function Dot({ agent, next }: { agent: AgentRow; next: boolean }) {
  const Icon = {
    pending: agentIcons[agent.id],
    in_progress: agentIcons[agent.id],
    completed: Check,
    failed: CircleAlert,
  }[agent.state]
  return (
    <span
      className={cx(
        'mx-auto mb-2 grid size-[42px] place-items-center rounded-full border-2 transition-colors',
        dots[agent.state],
        agent.state === 'pending' && next && 'border-accent! text-accent!',
        agent.state === 'in_progress' && 'animate-pulse',
      )}
    >
      <Icon aria-hidden className="size-[18px]" />
    </span>
  )
}
