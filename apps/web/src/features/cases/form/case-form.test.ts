import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../core/api/call'
import { CaseForm, newCase, newCaseNumber, caseSaveFailure } from './case-form-values'
import { urgencyOf } from '../deadline'
import { changeParty, newParty, removeParty } from '../parties/party-editing'

const now = new Date('2026-03-01T12:00:00.123Z')

describe('a new case', () => {
  it('has a number made of the year and the last six digits of the time', () => {
    expect(newCaseNumber(now)).toBe(`PROC-2026-${String(now.getTime()).slice(-6)}`)
  })

  it('becomes what the contract asks for', () => {
    const values = {
      ...newCase(now),
      title: ' Cobrança ',
      client_id: 'c1',
      case_type: 'Inventário',
      assigned_lawyers: 'Helena Martins, , Lia',
      claim_value: '4200.00',
    }
    expect(CaseForm.parse(values)).toMatchObject({
      title: 'Cobrança',
      status: 'active',
      priority: 'medium',
      assigned_lawyers: ['Helena Martins', 'Lia'],
      claim_value: '4200.00',
      description: null,
      next_deadline: null,
      represented_side: null,
      parties: [],
    })
  })
})

describe('the parties of a case', () => {
  const person = newParty([], 1000)

  it('get temporary ids that differ even in one millisecond, and fill the empty side', () => {
    const second = newParty([person], 1000)
    expect([person.id, second.id]).toEqual(['temp-1000', 'temp-1001'])
    expect([person.role, second.role]).toEqual(['plaintiff', 'defendant'])
  })

  it('lose the digits that a CPF has no room for', () => {
    const firm = changeParty([person], person.id, { party_type: 'corporate', cpf_cnpj: '11222333000181' })
    expect(changeParty(firm, person.id, { party_type: 'individual' })[0]?.cpf_cnpj).toBe('11222333000')
  })

  it('are told apart by id when one goes', () => {
    const second = newParty([person], 1000)
    expect(removeParty([person, second], person.id)).toEqual([second])
  })

  it('are checked by the contract, name and number of one row together', () => {
    const parties = [{ ...person, name: 'A', cpf_cnpj: '123', email: 'x' }]
    const checked = CaseForm.safeParse({ ...newCase(now), parties })
    const said = checked.error?.issues
      .filter((issue) => issue.path[0] === 'parties')
      .map((issue) => issue.message)
    expect(said).toEqual([
      'Nome é obrigatório (mínimo 2 caracteres)',
      'Email deve ter formato válido',
      'CPF deve ter 11 dígitos',
    ])
  })
})

describe('a case that could not be saved', () => {
  it.each([
    [
      new ApiError(422, 'invalid', 'Título é obrigatório', { title: 'Título é obrigatório' }),
      'Erro de validação: Título é obrigatório',
    ],
    [new ApiError(422, 'invalid', null), 'Erro de validação nos dados do formulário'],
    [new ApiError(400, 'duplicate_case_number', 'Número já cadastrado'), 'Número já cadastrado'],
    [
      new ApiError(409, 'conflict', 'Alterado por outra pessoa'),
      'Erro ao salvar processo: Alterado por outra pessoa',
    ],
    [new ApiError(500, 'unknown', null), 'Erro ao salvar processo. Verifique os dados e tente novamente.'],
    [new Error('x'), 'Erro ao salvar processo. Verifique os dados e tente novamente.'],
  ])('%s', (error, sentence) => expect(caseSaveFailure(error)).toBe(sentence))
})

describe('a deadline', () => {
  const today = new Date(2026, 10, 21)
  it.each([
    ['2026-11-20', 'active', 'late'],
    ['2026-11-21', 'active', 'soon'],
    ['2026-11-28', 'on_hold', 'soon'],
    ['2026-11-29', 'active', 'far'],
    ['2026-11-20', 'closed', 'far'],
    [null, 'active', 'far'],
  ] as const)('%s of a case that is %s is %s', (next_deadline, status, urgency) => {
    expect(urgencyOf({ next_deadline, status }, today)).toBe(urgency)
  })
})
