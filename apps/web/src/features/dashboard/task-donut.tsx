import { Card, CardHeader } from '../../ui/layout/card'

interface Slice {
  label: string
  count: number
  color: string
}

const radius = 44
const length = 2 * Math.PI * radius

/** Tasks by state as a ring; an empty ring while there are none. */
export function TaskDonut({ tasks }: { tasks: Slice[] }) {
  const total = tasks.reduce((sum, slice) => sum + slice.count, 0)
  const words = tasks.map((slice) => `${slice.label}: ${slice.count}`).join(', ')
  return (
    <Card>
      <CardHeader title="Tarefas" />
      <div className="flex items-center gap-7 p-5">
        <svg viewBox="0 0 120 120" role="img" aria-label={words} className="size-28 shrink-0">
          <circle cx="60" cy="60" r={radius} fill="none" stroke="var(--line)" strokeWidth="14" />
          {slicesOf(tasks, total).map(({ label, color, share, offset }) => (
            <circle
              key={label}
              cx="60"
              cy="60"
              r={radius}
              fill="none"
              stroke={color}
              strokeWidth="14"
              strokeDasharray={`${share * length} ${length}`}
              strokeDashoffset={-offset * length}
              transform="rotate(-90 60 60)"
            />
          ))}
          <text
            x="60"
            y="60"
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink font-serif text-[28px] font-semibold"
          >
            {total}
          </text>
        </svg>
        <ul className="min-w-0 flex-1 space-y-2.5">
          {tasks.map((slice) => (
            <li key={slice.label} className="flex items-center gap-2.5">
              <span aria-hidden className="size-2.5 rounded-full" style={{ background: slice.color }} />
              <span className="flex-1 text-ink-2">{slice.label}</span>
              <span className="font-semibold">{slice.count}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Each slice's share of the ring and where it begins, both from 0 to 1. */
function slicesOf(tasks: Slice[], total: number) {
  let offset = 0
  return tasks.map(({ label, color, count }) => {
    const share = total === 0 ? 0 : count / total
    const slice = { label, color, share, offset }
    offset += share
    return slice
  })
}
