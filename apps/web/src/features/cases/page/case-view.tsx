import type { CaseWithParties } from '@lavra/contracts/cases'
import { FilePlus2, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Alert } from '../../../ui/overlay/alert'
import { Button, ButtonLink } from '../../../ui/button'
import type { PetitionsPageState } from '../../petitions/queries'
import { CaseLayout } from './case-layout'
import { CaseOverview } from './case-overview'
import { useCaseTab } from './case-tabs'
import { useCaseRemoval } from '../use-case-removal'

interface CaseViewProps {
  item: CaseWithParties
  onEdit: () => void
  /** It has just been edited: the keyboard goes on at the button. */
  returning: boolean
}

/** A case as it is read. */
export function CaseView({ item, onEdit, returning }: CaseViewProps) {
  const navigate = useNavigate()
  const { setTab } = useCaseTab()
  const editButton = useRef<HTMLButtonElement>(null)
  const removal = useCaseRemoval(() => void navigate('/cases', { replace: true }), { ownPage: true })
  const state: PetitionsPageState = { caseId: item.id }
  useEffect(() => {
    if (returning) editButton.current?.focus()
  }, [returning])

  function edit(): void {
    setTab('overview')
    onEdit()
  }

  return (
    <>
      <CaseLayout
        item={item}
        actions={
          <>
            <Button ref={editButton} onClick={edit}>
              <Pencil aria-hidden /> Editar
            </Button>
            <Button onClick={() => removal.remove(item)}>
              <Trash2 aria-hidden /> Excluir
            </Button>
            <ButtonLink variant="primary" to="/petitions" state={state}>
              <FilePlus2 aria-hidden /> Criar Petição
            </ButtonLink>
          </>
        }
        overview={<CaseOverview item={item} onEdit={edit} />}
      />
      <Alert {...removal.alert} />
    </>
  )
}
