import type { CaseWithParties } from '@lavra/contracts/cases'
import { casePriority, caseStatus, partyRole } from '@lavra/contracts/labels'
import { formatDate, formatDateTime, formatMoney } from '../../core/format'
import { Card, CardHeader } from '../../ui/card'
import { DataList } from '../../ui/data-list'
import { ClientCard } from './client-card'
import { PartiesList } from './parties-list'

/** Case, description and parties on the left; client and dates beside them. */
export function CaseOverview({ item }: { item: CaseWithParties }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="space-y-4">
        <Card>
          <CardHeader title="Descrição" />
          <p className="px-5 py-4 leading-[22px] whitespace-pre-line">
            {item.description ?? <span className="text-ink-3">Sem descrição</span>}
          </p>
        </Card>
        <PartiesList parties={item.parties} />
      </div>
      <div className="space-y-4">
        <ClientCard clientId={item.client_id} clientName={item.client_name} />
        <CaseFacts item={item} />
      </div>
    </div>
  )
}

function CaseFacts({ item }: { item: CaseWithParties }) {
  const facts = [
    { term: 'Número', value: item.case_number },
    { term: 'Tipo', value: item.case_type },
    { term: 'Status', value: caseStatus[item.status] },
    { term: 'Prioridade', value: casePriority[item.priority] },
    { term: 'Próximo prazo', value: formatDate(item.next_deadline) },
    { term: 'Advogados', value: item.assigned_lawyers.join(', ') },
    { term: 'Juízo', value: item.court },
    { term: 'Comarca', value: item.district },
    { term: 'Valor da causa', value: item.claim_value && formatMoney(item.claim_value) },
    { term: 'Representamos', value: item.represented_side && partyRole[item.represented_side] },
    { term: 'Criado em', value: formatDateTime(item.created_at) },
    { term: 'Atualizado em', value: formatDateTime(item.updated_at) },
  ]
  return (
    <Card>
      <CardHeader title="Informações do Processo" />
      <DataList items={facts.filter((fact) => fact.value)} className="px-5 py-4" />
    </Card>
  )
}
