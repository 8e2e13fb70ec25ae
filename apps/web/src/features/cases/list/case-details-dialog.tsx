import type { CaseWithParties } from '@lavra/contracts/cases'
import { Pencil } from 'lucide-react'
import { Button, ButtonLink } from '../../../ui/button'
import { DataList } from '../../../ui/table/data-list'
import { Dialog } from '../../../ui/overlay/dialog'
import { CaseBadges } from '../case-badges'
import { caseFacts } from '../case-facts'
import { Deadline } from '../deadline'
import { useLawyers } from '../lawyers/lawyers'
import { PartiesList } from '../parties/parties-list'

interface CaseDetailsDialogProps {
  item: CaseWithParties
  onEdit: () => void
  onClose: () => void
}

/** A case at a glance, without leaving the list. */
export function CaseDetailsDialog({ item, onEdit, onClose }: CaseDetailsDialogProps) {
  const { nameOf } = useLawyers()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item.title}
      description={`${item.case_number} · ${item.client_name}`}
      size="lg"
      footer={
        <>
          <ButtonLink to={`/cases/${item.id}`} className="max-sm:mr-auto">
            Abrir processo
          </ButtonLink>
          <Button variant="primary" onClick={onEdit}>
            <Pencil aria-hidden /> Editar
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <div className="flex flex-wrap items-center gap-2">
          <CaseBadges item={item} />
          <span className="ml-auto">
            <Deadline item={item} />
          </span>
        </div>
        <p className="leading-[22px] wrap-anywhere whitespace-pre-line">
          {item.description ?? <span className="text-ink-3">Sem descrição</span>}
        </p>
        <DataList items={caseFacts(item, nameOf)} />
        <PartiesList parties={item.parties} />
      </div>
    </Dialog>
  )
}
