import type { CaseWithParties } from '@lavra/contracts/cases'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { onDemand } from '../../../ui/on-demand'
import { PartiesList } from '../parties/parties-list'

const PartiesDialog = onDemand(() => import('./parties-dialog').then((part) => part.PartiesDialog))

/** The parties of a case, and the way to change them. */
export function CaseParties({ item }: { item: CaseWithParties }) {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <PartiesList
        parties={item.parties}
        aside={
          <Button size="sm" onClick={() => setEditing(true)}>
            <Users aria-hidden /> Editar partes
          </Button>
        }
      />
      {editing && <PartiesDialog item={item} onClose={() => setEditing(false)} />}
    </>
  )
}
