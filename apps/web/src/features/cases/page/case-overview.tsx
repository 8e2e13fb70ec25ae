import type { CaseWithParties } from '@lavra/contracts/cases'
import { Pencil } from 'lucide-react'
import { Button } from '../../../ui/button'
import { Card, CardHeader } from '../../../ui/layout/card'
import { DataList } from '../../../ui/table/data-list'
import { caseFacts } from '../case-facts'
import { ClientCard } from './client-card'
import { CaseContacts } from './case-contacts'
import { caseFormValues } from '../case-values'
import { CaseParties } from './case-parties'
import { useLawyers } from '../lawyers/lawyers'
import { petitionGaps } from '../petition-data/petition-gaps'
import { PetitionGapsHint } from '../petition-data/petition-gaps-hint'

/** Case, description and parties on the left; client and dates beside them. */
export function CaseOverview({ item, onEdit }: { item: CaseWithParties; onEdit: () => void }) {
  const { nameOf } = useLawyers()
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="space-y-4">
        <Card>
          <CardHeader title="Descrição" />
          <p className="px-5 py-4 leading-[22px] wrap-anywhere whitespace-pre-line">
            {item.description ?? <span className="text-ink-3">Sem descrição</span>}
          </p>
        </Card>
        <CaseParties item={item} />
        <CaseGaps item={item} onEdit={onEdit} />
      </div>
      <div className="space-y-4">
        <ClientCard clientId={item.client_id} clientName={item.client_name} />
        <CaseContacts caseId={item.id} />
        <Card>
          <CardHeader title="Informações do Processo" />
          <DataList items={caseFacts(item, nameOf)} className="px-5 py-4" />
        </Card>
      </div>
    </div>
  )
}

/** What a draft would leave open; nothing where all is there. */
function CaseGaps({ item, onEdit }: { item: CaseWithParties; onEdit: () => void }) {
  const values = caseFormValues(item)
  const gaps = petitionGaps(values, values.parties)
  if (gaps.length === 0) return null
  return (
    <Card>
      <CardHeader
        title="Dados para petições"
        aside={
          <Button size="sm" onClick={onEdit}>
            <Pencil aria-hidden /> Completar
          </Button>
        }
      />
      <div className="px-5 py-4">
        <PetitionGapsHint gaps={gaps} />
      </div>
    </Card>
  )
}
