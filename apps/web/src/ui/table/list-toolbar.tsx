import { RefreshCw, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { IconButton } from '../icon-button'
import { Input } from '../form/input'

interface ListToolbarProps {
  /** What the search box searches, for who cannot see it: "Buscar contatos". */
  label: string
  /** What may be typed: "Nome ou e-mail". */
  placeholder: string
  text: string
  onText: (text: string) => void
  /** Shows a button that reads the list again. */
  onRefresh?: () => void
  refreshing?: boolean
  /** Filters, after the search box. */
  children?: ReactNode
}

/** Above a list: the search box, the way to read it again, and its filters. */
export function ListToolbar({
  label,
  placeholder,
  text,
  onText,
  onRefresh,
  refreshing = false,
  children,
}: ListToolbarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-2.5 gap-y-3">
      <div className="flex w-full gap-2.5 sm:w-auto">
        <div className="min-w-0 flex-1 sm:w-80">
          <Input
            type="search"
            aria-label={label}
            placeholder={placeholder}
            maxLength={200}
            icon={<Search aria-hidden />}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </div>
        {onRefresh && (
          <IconButton label="Atualizar" outlined aria-busy={refreshing} onClick={onRefresh}>
            <RefreshCw aria-hidden className={cx(refreshing && 'animate-spin')} />
          </IconButton>
        )}
      </div>
      {children}
    </div>
  )
}
