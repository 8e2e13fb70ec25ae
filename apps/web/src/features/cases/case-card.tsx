import { partyRole } from '@lavra/contracts/labels'
import { Link } from 'react-router-dom'
import { Card } from '../../ui/card'
import { cx } from '../../ui/cx'
import { CaseBadges } from './case-badges'
import { Deadline } from './deadline'
import { namesOf } from './party-rows'
import type { CaseRow } from './queries'

const bars = { low: 'bg-field', medium: 'bg-primary', high: 'bg-brass', critical: 'bg-bad' } as const

/** One case of the list; the whole card leads to it. */
export function CaseCard({ item }: { item: CaseRow }) {
  return (
    <Card className="relative flex h-full flex-col overflow-hidden py-4 pr-[18px] pl-[22px] transition-shadow focus-within:shadow-float hover:shadow-float">
      <span aria-hidden className={cx('absolute inset-y-0 left-0 w-1', bars[item.priority])} />
      <p className="truncate text-[13px] text-ink-3">{item.case_number}</p>
      <h2 className="mt-0.5 text-[17px]/6">
        <Link
          to={`/cases/${item.id}`}
          className="line-clamp-2 rounded after:absolute after:inset-0 after:rounded-card hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {item.title}
        </Link>
      </h2>
      <p className="mt-0.5 text-[13px] text-ink-3">{item.case_type}</p>
      <div className="my-3 flex flex-wrap items-center gap-1.5">
        <CaseBadges item={item} />
        <span className="ml-auto">
          <Deadline item={item} />
        </span>
      </div>
      <dl className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 border-t border-line pt-2.5 text-[13px]">
        <Line label="Cliente" text={item.client_name} />
        {item.parties && <Line label={partyRole.plaintiff} text={namesOf(item.parties, 'plaintiff').join(', ')} />}
        {item.parties && <Line label={partyRole.defendant} text={namesOf(item.parties, 'defendant').join(', ')} />}
      </dl>
    </Card>
  )
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="font-semibold">{label}</dt>
      <dd className="min-w-0 truncate text-ink-2" title={text || undefined}>
        {text || '—'}
      </dd>
    </div>
  )
}
