import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../button'
import { Select } from '../form/select'

interface PaginationProps {
  /** Starting at 1. */
  page: number
  pageSize: number
  total: number
  pageSizes: readonly number[]
  onPage: (page: number) => void
  onPageSize: (size: number) => void
  /** The total in words: "12 clientes". */
  totalLabel: string
}

/** Previous, next, where one is and how many there are. */
export function Pagination({
  page,
  pageSize,
  total,
  pageSizes,
  onPage,
  onPageSize,
  totalLabel,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav
      aria-label="Paginação"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3.5"
    >
      <div className="flex items-center gap-4 text-[13px] text-ink-2">
        <span>{totalLabel}</span>
        <label className="flex items-center gap-2">
          <span>Por página</span>
          <span className="w-[76px]">
            <Select
              aria-label="Itens por página"
              value={pageSize}
              onChange={(event) => onPageSize(Number(event.target.value))}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </Select>
          </span>
        </label>
      </div>
      <div className="flex items-center gap-3">
        <span aria-live="polite" className="text-[13px] text-ink-2">
          Página {page} de {pages}
        </span>
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden /> Anterior
        </Button>
        <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Próxima <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  )
}
