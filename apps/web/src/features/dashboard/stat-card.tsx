import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card } from '../../ui/layout/card'
import { cx } from '../../ui/cx'
import { Skeleton } from '../../ui/feedback/skeleton'

interface StatCardProps {
  label: string
  value: string
  hint: string
  Icon: LucideIcon
  loading?: boolean
  /** The number could not be loaded; this tries again. */
  retry?: (() => void) | undefined
  /** Where the whole card leads. */
  to?: string
}

/** One number of the office. */
export function StatCard({ label, value, hint, Icon, loading = false, retry, to }: StatCardProps) {
  return (
    <Card className={cx('relative p-4 sm:px-5 sm:py-[18px]', to && 'transition-colors hover:border-field')}>
      <div className="flex items-start gap-2.5 text-ink-2 sm:items-center">
        <Icon aria-hidden className="size-[18px] shrink-0 max-sm:hidden" strokeWidth={1.8} />
        <span>{label}</span>
      </div>
      <p className="mt-2.5 font-serif text-[34px]/10 font-semibold">
        {loading ? <Skeleton className="my-1 h-8 w-12" /> : value}
      </p>
      {retry && (
        <button
          type="button"
          onClick={retry}
          className="relative z-10 mb-1 block rounded text-left text-[13px] font-[550] text-bad underline underline-offset-2"
        >
          Não carregou. Tentar novamente
        </button>
      )}
      {to ? (
        <Link
          to={to}
          className="inline-flex items-center gap-1 rounded text-[13px] font-[550] text-primary after:absolute after:inset-0 after:rounded-card"
        >
          {hint} <ArrowRight aria-hidden className="size-3.5" />
        </Link>
      ) : (
        <p className="text-[13px] text-ink-3">{hint}</p>
      )}
    </Card>
  )
}
