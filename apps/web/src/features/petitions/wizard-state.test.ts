import { describe, expect, it } from 'vitest'
import { readWizard } from './wizard/read-wizard'
import { wizardSearch } from './wizard-state'

const read = (search: string) => readWizard(new URLSearchParams(search))

describe('the address of the wizard', () => {
  it('is outside of it without a step', () => {
    expect(read('')).toBeNull()
    expect(read('step=9')).toBeNull()
  })

  it('comes back to the same step and petition', () => {
    expect(read(wizardSearch({ step: 3, petitionId: 'petition_1', profile: 'agressivo' }))).toMatchObject({
      step: 3,
      petitionId: 'petition_1',
      profile: 'agressivo',
    })
    expect(read(wizardSearch({ step: 2, type: 'complaint', caseId: 'c1' }))).toMatchObject({
      step: 2,
      type: 'complaint',
      caseId: 'c1',
      profile: 'moderado',
    })
  })

  it.each([
    ['step=2', 1],
    ['step=2&type=nada', 1],
    ['step=4&type=complaint', 2],
    ['step=1&id=petition_1', 3],
  ])('falls back from %s to step %i, which lays the ground', (search, step) =>
    expect(read(search)?.step).toBe(step),
  )

  it.each([
    ['step=2', 'Por favor, selecione um tipo de petição'],
    ['step=3&type=complaint', 'Nenhuma petição inicializada'],
    ['step=4', 'ID da petição não disponível'],
    ['step=2&type=complaint', null],
  ])('says for %s what is missing', (search, sentence) => expect(read(search)?.missing).toBe(sentence))

  it('forgets type and case once there is a petition', () => {
    expect(wizardSearch({ step: 3, type: 'complaint', caseId: 'c1', petitionId: 'p' })).toBe('?step=3&id=p')
  })
})
