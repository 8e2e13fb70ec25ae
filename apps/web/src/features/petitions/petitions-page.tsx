import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../core/title'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { RecentPetitions } from './recent-petitions'
import { TypeGrid } from './type-grid'
import type { PetitionsPageState } from './queries'
import { Wizard } from './wizard/wizard'
import { readWizard, wizardSearch } from './wizard/wizard-state'

/** Petições: the list, and the wizard while the address names one of its steps. */
export default function PetitionsPage() {
  const [params] = useSearchParams()
  const wizard = readWizard(params)
  useRequestedWizard()
  return wizard ? <Wizard state={wizard} /> : <PetitionsHome />
}

function PetitionsHome() {
  usePageTitle('Petições')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title="Petições"
        actions={
          <Button variant="primary" onClick={() => void navigate(wizardSearch({ step: 1 }))}>
            <Plus aria-hidden /> Nova Petição
          </Button>
        }
      />
      <section aria-labelledby="inicio-rapido" className="mb-8">
        <h2 id="inicio-rapido" className="mb-3 text-lg/6">
          Início Rápido
        </h2>
        <TypeGrid onChoose={(type) => void navigate(wizardSearch({ step: 2, type }))} />
      </section>
      <section aria-labelledby="recentes">
        <h2 id="recentes" className="mb-3 text-lg/6">
          Petições Recentes
        </h2>
        <RecentPetitions />
      </section>
    </>
  )
}

/** Navigation state that asks for the wizard opens it one entry further, so that the browser's back button returns to the list. */
function useRequestedWizard(): void {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as PetitionsPageState | null
  const taken = useRef<string>(null)
  useEffect(() => {
    if (!state?.caseId && !state?.cloneId) return
    if (taken.current === location.key) return
    taken.current = location.key
    const { caseId, cloneId, type } = state
    const open = async () => {
      await navigate('/petitions', { replace: true, state: null })
      await navigate(`/petitions${wizardSearch({ step: cloneId ? 2 : 1, type, caseId, cloneId })}`)
    }
    void open()
  }, [state, location.key, navigate])
}
