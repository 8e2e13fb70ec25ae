import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface Crumb {
  label: string
  /** The last one, where the reader is, has none. */
  to?: string
}

interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Beside the title: badges. */
  badges?: ReactNode
  actions?: ReactNode
  crumbs?: Crumb[]
}

/** Where one is and what can be done here. */
export function PageHeader({ title, subtitle, badges, actions, crumbs }: PageHeaderProps) {
  return (
    <header className="mb-6">
      {crumbs && <Crumbs crumbs={crumbs} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="min-w-0 wrap-anywhere text-[28px]/[34px] max-sm:text-2xl/8">{title}</h1>
            {badges && <div className="flex flex-wrap gap-2">{badges}</div>}
          </div>
          {subtitle && <div className="mt-1 wrap-anywhere text-ink-2">{subtitle}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </header>
  )
}

function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Você está em" className="mb-1.5">
      <ol className="flex flex-wrap items-center gap-1 text-[13px] wrap-anywhere text-ink-3">
        {crumbs.map((crumb, place) => (
          <li key={crumb.label} className="flex items-center gap-1">
            {place > 0 && <ChevronRight aria-hidden className="size-3.5" />}
            {crumb.to ? (
              <Link to={crumb.to} className="rounded py-1 pointer-coarse:py-3 hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
