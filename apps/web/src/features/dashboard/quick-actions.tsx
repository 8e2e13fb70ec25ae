import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card, CardHeader } from '../../ui/layout/card'

export interface QuickAction {
  to: string
  label: string
  hint: string
  Icon: LucideIcon
}

export function QuickActions({ actions }: { actions: QuickAction[] }) {
  return (
    <Card>
      <CardHeader title="Ações rápidas" />
      <ul
        aria-label="Ações rápidas"
        className="grid gap-1 p-2 sm:grid-cols-[repeat(auto-fit,minmax(170px,1fr))]"
      >
        {actions.map(({ to, label, hint, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full items-center gap-3.5 rounded-lg p-3 transition-colors hover:bg-sunken sm:flex-col sm:items-start"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
                <Icon aria-hidden className="size-[18px]" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-[550]">{label}</span>
                <span className="block text-[13px] text-ink-3">{hint}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 text-ink-3 sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
