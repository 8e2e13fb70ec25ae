import { useEffect, useRef } from 'react'
import { NavigationType, useBlocker, useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../../core/title'
import { GenerationStep } from './generation/generation-step'
import { PartiesStep } from './parties/parties-step'
import { ReviewStep } from './review-step'
import { TypeStep } from './type-step'
import { usePartiesForm } from './form/use-parties-form'
import { readWizard } from './read-wizard'
import { wizardSearch, type WizardState } from '../wizard-state'

/**
 * The four steps. They replace one another in the history, so that the browser's back button leaves the
 * wizard.
 */
export function Wizard({ state, onAgain }: { state: WizardState; onAgain: () => void }) {
  usePageTitle('Nova Petição')
  const navigate = useNavigate()
  const form = usePartiesForm(state)
  useBackToList()
  const go = (change: Partial<WizardState>) =>
    void navigate(wizardSearch({ ...state, ...change }), { replace: true })
  const leave = () => void navigate('/petitions', { replace: true })
  /** Given up on purpose; any other way out keeps what was typed. */
  const giveUp = () => {
    form.markSent()
    leave()
  }
  return (
    <StepFocus step={state.step}>
      {state.step === 1 && (
        <TypeStep missing={state.missing} onChoose={(type) => go({ step: 2, type })} onBack={giveUp} />
      )}
      {state.step === 2 && state.type && (
        <PartiesStep
          type={state.type}
          missing={state.missing}
          state={form}
          profile={state.profile}
          onProfile={(profile) => go({ profile })}
          onBack={() => go({ step: 1 })}
          onInitialized={(petitionId) => go({ step: 3, petitionId })}
        />
      )}
      {state.step === 3 && state.petitionId && (
        <GenerationStep
          id={state.petitionId}
          profile={state.profile}
          onProfile={(profile) => go({ profile })}
          onReview={() => go({ step: 4 })}
          onCancel={leave}
        />
      )}
      {state.step === 4 && state.petitionId && (
        <ReviewStep id={state.petitionId} onBack={() => go({ step: 3 })} onNew={onAgain} />
      )}
    </StepFocus>
  )
}

/** The browser's back button leaves for the list, wherever in Lavra the wizard was entered from. */
function useBackToList(): void {
  const navigate = useNavigate()
  const blocker = useBlocker(({ historyAction, nextLocation: { pathname, search } }) => {
    const list = pathname === '/petitions' && readWizard(new URLSearchParams(search)) === null
    return historyAction === NavigationType.Pop && !list
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    void navigate('/petitions', { replace: true })
  }, [blocker, navigate])
}

/**
 * Moves focus and sight to the beginning of each new step, for those who cannot see that the page has
 * changed.
 */
function StepFocus({ step, children }: { step: number; children: React.ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
