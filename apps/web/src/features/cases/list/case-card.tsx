import type { Party } from '@lavra/contracts/cases'
import { partyRole } from '@lavra/contracts/labels'
import { EllipsisVertical, Eye, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { Card } from '../../../ui/layout/card'
import { cx } from '../../../ui/cx'
import { IconButton } from '../../../ui/icon-button'
import { Menu, MenuItem } from '../../../ui/overlay/menu'
import { Spinner } from '../../../ui/feedback/spinner'
import { CaseBadges } from '../case-badges'
import { Deadline } from '../deadline'
import type { CaseRow } from '../queries'

const bars = { low: 'bg-field', medium: 'bg-primary', high: 'bg-brass', critical: 'bg-bad' } as const

export interface CaseActions {
  edit: (id: string) => void
  showDetails: (id: string) => void
  remove: (item: CaseRow) => void
  /** The case that is being fetched to be shown or edited. */
  opening: string | null
}

/** The names on one side of a case, in their order. */
const namesOf = (parties: readonly Pick<Party, 'role' | 'name'>[], role: Party['role']) =>
  parties.filter((party) => party.role === role).map((party) => party.name)

interface CaseCardProps {
  item: CaseRow
  actions: CaseActions
}

/** One case of the list; the whole card leads to it. */
export function CaseCard({ item, actions }: CaseCardProps) {
  return (
    <Card className="relative flex h-full flex-col py-4 pr-[18px] pl-[22px] transition-shadow focus-within:shadow-float hover:shadow-float">
      <span aria-hidden className={cx('absolute inset-y-0 left-0 w-1 rounded-l-card', bars[item.priority])} />
      <div className="-mt-2 -mr-2.5 flex items-center">
        <p className="mr-auto min-w-0 truncate text-[13px] text-ink-3">{item.case_number}</p>
        <CardActions item={item} actions={actions} />
      </div>
      <h2 className="text-[17px]/6">
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
        {item.parties && (
          <Line label={partyRole.plaintiff} text={namesOf(item.parties, 'plaintiff').join(', ')} />
        )}
        {item.parties && (
          <Line label={partyRole.defendant} text={namesOf(item.parties, 'defendant').join(', ')} />
        )}
      </dl>
    </Card>
  )
}

/** Above the link that covers the card. */
function CardActions({ item, actions }: CaseCardProps) {
  const navigate = useNavigate()
  return (
    <div className="relative z-10 flex shrink-0 focus-within:z-20">
      <IconButton
        label={`Resumo de ${item.title}`}
        aria-busy={actions.opening === item.id}
        onClick={() => actions.showDetails(item.id)}
      >
        {actions.opening === item.id ? <Spinner /> : <Eye aria-hidden />}
      </IconButton>
      <Menu
        trigger={(props) => (
          <IconButton label={`Ações de ${item.title}`} {...props}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        )}
      >
        <MenuItem onSelect={() => void navigate(`/cases/${item.id}`)}>
          <FolderOpen aria-hidden /> Ver detalhes
        </MenuItem>
        <MenuItem onSelect={() => actions.edit(item.id)}>
          <Pencil aria-hidden /> Editar
        </MenuItem>
        <MenuItem danger onSelect={() => actions.remove(item)}>
          <Trash2 aria-hidden /> Excluir
        </MenuItem>
      </Menu>
    </div>
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
