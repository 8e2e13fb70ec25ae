import type { PetitionProfile, PetitionType } from '@lavra/contracts/petitions'

export type WizardStep = 1 | 2 | 3 | 4

/**
 * Where the wizard stands; all of it is in the address, so that a reload comes back to the same step and
 * petition.
 */
export interface WizardState {
  step: WizardStep
  type: PetitionType | null
  /** The case to begin with. */
  caseId: string | null
  /** A petition whose parties and context are taken over. */
  cloneId: string | null
  /** There from step 3 on. */
  petitionId: string | null
  profile: PetitionProfile
  /** Why the step that was asked for is not the one shown (spec.md section 5). */
  missing: string | null
}

export const stepTitles: Record<WizardStep, string> = {
  1: 'Selecionar Tipo',
  2: 'Escolher Partes',
  3: 'Geração IA',
  4: 'Revisar & Editar',
}
export const defaultProfile: PetitionProfile = 'moderado'

/** The address of a state, without what does not matter any more or is the default. */
export function wizardSearch(
  state: { [K in keyof WizardState]?: WizardState[K] | null } & { step: WizardStep },
): string {
  const started = state.petitionId != null
  const params = new URLSearchParams({ step: String(state.step) })
  const put = (name: string, value: string | null | undefined) => value && params.set(name, value)
  put('type', started ? null : state.type)
  put('case', started ? null : state.caseId)
  put('clone', started ? null : state.cloneId)
  put('id', state.petitionId)
  put('profile', state.profile === defaultProfile ? null : state.profile)
  return `?${params.toString()}`
}
