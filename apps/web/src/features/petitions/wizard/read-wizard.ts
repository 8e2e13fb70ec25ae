import { petitionProfile, petitionType } from '@lavra/contracts/labels'
import { messages } from '@lavra/contracts/base/messages'
import { defaultProfile, type WizardStep, type WizardState } from '../wizard-state'

/**
 * The wizard as an address describes it; null outside the wizard. A step whose ground is missing falls back
 * to the one that lays it.
 */
export function readWizard(params: URLSearchParams): WizardState | null {
  const asked = Number(params.get('step'))
  if (![1, 2, 3, 4].includes(asked)) return null
  const type = known(petitionType, params.get('type'))
  const petitionId = params.get('id') || null
  const ground = petitionId ? 4 : type ? 2 : 1
  return {
    step: (petitionId && asked < 3 ? 3 : Math.min(asked, ground)) as WizardStep,
    missing: asked > ground ? whatIsMissing(asked as WizardStep) : null,
    type,
    caseId: params.get('case') || null,
    cloneId: params.get('clone') || null,
    petitionId,
    profile: known(petitionProfile, params.get('profile')) ?? defaultProfile,
  }
}

function whatIsMissing(asked: WizardStep): string {
  if (asked === 2) return messages.petitionTypeRequired
  return asked === 3 ? 'Nenhuma petição inicializada' : 'ID da petição não disponível'
}

function known<T extends Record<string, string>>(table: T, value: string | null): (keyof T & string) | null {
  return value !== null && Object.hasOwn(table, value) ? value : null
}
