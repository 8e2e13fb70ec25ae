import { Search } from 'lucide-react'
import { ChipGroup } from '../../ui/chip-group'
import { Input } from '../../ui/input'
import { Switch } from '../../ui/switch'
import { statusChips, type useCaseFilters } from './case-filters'

/** Search, status and the switch that shows the parties. */
export function CaseToolbar({ filters, typed, type, setStatus, setWithParties }: ReturnType<typeof useCaseFilters>) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-2.5 gap-y-3">
      <div className="w-full sm:w-80">
        <Input
          type="search"
          aria-label="Buscar processos"
          placeholder="Título, cliente ou número"
          maxLength={200}
          icon={<Search aria-hidden />}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <ChipGroup label="Situação" options={statusChips} value={filters.status} onChange={setStatus} />
      <Switch checked={filters.withParties} onChange={setWithParties} className="sm:ml-auto">
        Modo com partes processuais
      </Switch>
    </div>
  )
}
