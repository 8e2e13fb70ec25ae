import { ArrowRight, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../../core/title'
import { Button, ButtonLink } from '../../../ui/button'
import { PageHeader } from '../../../ui/layout/page-header'
import { AllPetitions } from './all-petitions'
import { allPetitions } from './petition-list'
import type { PetitionsPageState } from '../queries'
import { RecentPetitions } from './recent-petitions'
import { TypeGrid } from '../wizard/type-grid'
import { Wizard } from '../wizard/wizard'
import { readWizard } from '../wizard/read-wizard'
import { wizardSearch } from '../wizard-state'

/** Petições: the newest ones or all of them, and the wizard while the address names one of its steps. */
export default function PetitionsPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const wizard = readWizard(params)
  /** Another petition begins with an empty form. */
  const [round, setRound] = useState(0)
  const again = () => {
    setRound(round + 1)
    void navigate(wizardSearch({ step: 1 }), { replace: true })
  }
  useRequestedWizard()
  if (wizard) return <Wizard key={round} state={wizard} onAgain={again} />
  const newPetition = (
    <Button variant="primary" onClick={() => void navigate(wizardSearch({ step: 1 }))}>
      <Plus aria-hidden /> Nova Petição
    </Button>
  )
  return params.get('view') === 'all' ? (
    <AllPetitions newPetition={newPetition} />
  ) : (
    <PetitionsHome newPetition={newPetition} />
  )
}

function PetitionsHome({ newPetition }: { newPetition: React.ReactNode }) {
  usePageTitle('Petições')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title="Petições" actions={newPetition} />
      <section aria-labelledby="inicio-rapido" className="mb-8">
        <h2 id="inicio-rapido" className="mb-3 text-lg/6">
          Início Rápido
        </h2>
        <TypeGrid onChoose={(type) => void navigate(wizardSearch({ step: 2, type }))} />
      </section>
      <section aria-labelledby="recentes">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="recentes" className="text-lg/6">
            Petições Recentes
          </h2>
          <ButtonLink to={allPetitions} variant="ghost" size="sm">
            Ver todas <ArrowRight aria-hidden />
          </ButtonLink>
        </div>
        <RecentPetitions />
      </section>
    </>
  )
}

/**
 * Navigation state that asks for the wizard opens it one entry further, so that the browser's back button
 * returns to the list.
 */
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
