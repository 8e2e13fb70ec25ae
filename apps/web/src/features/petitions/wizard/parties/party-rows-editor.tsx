import { Plus } from 'lucide-react'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/layout/card'
import { AutoFilled } from './auto-filled'
import type { PartiesAction } from '../form/parties-form'
import { PartyRowFields } from './party-row-fields'
import { addRow, changeRow, removeRow, type PetitionPartyRow, type Side } from '../form/petition-party-rows'

const titles: Record<Side, string> = { plaintiff: 'Autor(es)', defendant: 'Réu(s)' }
const singular: Record<Side, string> = { plaintiff: 'Autor', defendant: 'Réu' }

interface PartyRowsProps {
  side: Side
  rows: PetitionPartyRow[]
  autoFilled: boolean
  dispatch: (action: PartiesAction) => void
}

/** The rows of one side; at least one stays. */
export function PartyRows({ side, rows, autoFilled, dispatch }: PartyRowsProps) {
  const set = (next: PetitionPartyRow[]) => dispatch({ do: 'rows', side, rows: next })
  return (
    <Card>
      <section aria-label={titles[side]} className="p-5">
        <div className="mb-3 flex min-h-6 flex-wrap items-center gap-3">
          <h2 className="text-lg/6">{titles[side]}</h2>
          {autoFilled && <AutoFilled />}
        </div>
        <ul className="space-y-3">
          {rows.map((row, place) => (
            <li key={row.id}>
              <PartyRowFields
                row={row}
                label={`${singular[side]} ${place + 1}`}
                onChange={(change) => set(changeRow(rows, row.id, change))}
                onRemove={rows.length > 1 ? () => set(removeRow(rows, row.id)) : undefined}
              />
            </li>
          ))}
        </ul>
        <Button size="sm" className="mt-3.5" disabled={rows.length >= 200} onClick={() => set(addRow(rows))}>
          <Plus aria-hidden /> Adicionar {singular[side]}
        </Button>
      </section>
    </Card>
  )
}
