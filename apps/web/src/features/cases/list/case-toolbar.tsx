import { X } from 'lucide-react'
import { formatDate } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { ChipGroup } from '../../../ui/form/chip-group'
import { ListToolbar } from '../../../ui/table/list-toolbar'
import { Switch } from '../../../ui/form/switch'
import { caseStatusChips, type CaseList } from './use-case-list'

/** Search, status and the switch that shows the parties. */
export function CaseToolbar({ list }: { list: CaseList }) {
  return (
    <ListToolbar
      label="Buscar processos"
      placeholder="Título, cliente ou número"
      text={list.typed}
      onText={list.search}
      onRefresh={list.reload}
      refreshing={list.fetching}
    >
      <ChipGroup
        label="Situação"
        options={caseStatusChips}
        value={list.filters.status}
        onChange={list.setStatus}
      />
      {list.forgetDue && list.filters.dueUntil && (
        <Button size="sm" onClick={list.forgetDue}>
          Prazos até {formatDate(list.filters.dueUntil)} <X aria-hidden />
          <span className="sr-only">: mostrar todos os processos</span>
        </Button>
      )}
      <Switch checked={list.filters.withParties} onChange={list.setWithParties} className="sm:ml-auto">
        Modo com partes processuais
      </Switch>
    </ListToolbar>
  )
}
