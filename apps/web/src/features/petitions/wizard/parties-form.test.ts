import { describe, expect, it } from 'vitest'
import { aCase, aClient, aParty, aPetition } from '../../../../test/records'
import { changeForm, emptyForm, petitionToSend } from './parties-form'
import { addRow, changeRow, firstRow, removeRow } from './party-rows'
import { knownPeople, suggestPeople } from './suggestions'

const start = emptyForm('Helena Martins')
const chosen = changeForm(start, { do: 'choose-case', item: aCase() })

describe('party rows', () => {
  it('get the highest id plus 1', () => {
    const rows = removeRow(addRow(addRow(firstRow())), 2)
    expect(addRow(rows).map((row) => row.id)).toEqual([1, 3, 4])
  })

  it('keep at least one', () => expect(removeRow(firstRow(), 1)).toEqual(firstRow()))
})

describe('choosing a case', () => {
  it('fills parties and context and marks them', () => {
    expect(chosen.plaintiffs).toEqual([{ id: 1, client: 'Padaria Três Irmãos Ltda.', type: 'Corporate', custom: '' }])
    expect(chosen.defendants).toMatchObject([{ client: 'João Conceição', type: 'Individual' }])
    expect(chosen.context).toBe('Entrega em 10 de março de 2026.')
    expect(chosen.autoFilled).toEqual({ plaintiffs: true, defendants: true, context: true })
  })

  it('loses the mark of the context, and no other, once it is edited', () => {
    expect(changeForm(chosen, { do: 'context', text: 'x' }).autoFilled).toEqual({ plaintiffs: true, defendants: true, context: false })
  })

  it('resets parties, context and author when it is cleared', () => {
    const edited = changeForm(chosen, { do: 'author', text: 'Outra' })
    expect(changeForm(edited, { do: 'clear-case', author: 'Helena Martins' })).toEqual(start)
  })

  it('takes the client for a party where the case has none', () => {
    const form = changeForm(start, { do: 'choose-case', item: aCase({ parties: [], represented_side: 'defendant' }) })
    expect(form.defendants).toMatchObject([{ client: 'Padaria Três Irmãos Ltda.' }])
    expect(form.plaintiffs).toEqual(firstRow())
    expect(form.autoFilled.plaintiffs).toBe(false)
  })
})

describe('what is sent', () => {
  it('has lower-case kinds and a free name only where the kind is Custom', () => {
    const rows = changeRow(addRow(chosen.defendants), 2, { type: 'Custom', custom: ' Banco X ' })
    const sent = petitionToSend(changeForm(chosen, { do: 'rows', side: 'defendant', rows }), 'complaint')
    expect(sent).toEqual({
      petition_type: 'complaint',
      plaintiffs: [{ id: 1, party_type: 'corporate', client_name: 'Padaria Três Irmãos Ltda.', role: 'plaintiff' }],
      defendants: [
        { id: 1, party_type: 'individual', client_name: 'João Conceição', role: 'defendant' },
        { id: 2, party_type: 'custom', client_name: null, custom_name: 'Banco X', role: 'defendant' },
      ],
      case_id: 'case-1',
      additional_context: 'Entrega em 10 de março de 2026.',
      author: 'Helena Martins',
    })
  })

  it('names an author even where nobody was named', () => {
    const sent = petitionToSend(changeForm(start, { do: 'author', text: ' ' }), 'complaint')
    expect(sent).toMatchObject({ author: 'Usuário não identificado', case_id: null, additional_context: null })
  })
})

it('takes over the parties and context of a petition that is drafted again', () => {
  const party = {
    id: '9',
    party_type: 'custom',
    client_name: null,
    custom_name: 'Banco X',
    role: 'defendant',
    contact_id: null,
    name: 'Banco X',
  } as const
  const form = changeForm(start, { do: 'clone', petition: aPetition({ defendants: [party], additional_context: 'Ctx' }) })
  expect(form.defendants).toEqual([{ id: 1, type: 'Custom', client: '', custom: 'Banco X' }])
  expect(form).toMatchObject({ context: 'Ctx', caseId: 'case-1' })
})

describe('suggestions', () => {
  const people = knownPeople(
    [
      aClient(),
      aClient({ id: 'c2', name: 'João da Silva', client_type: 'individual' }),
      aClient({ id: 'c3', name: 'JOÃO CONCEIÇÃO', client_type: 'individual' }),
    ],
    [aParty({ id: 'p1', name: 'João Conceição', party_type: 'individual' })],
  )
  const names = (type: 'Individual' | 'Corporate', typed: string) => suggestPeople(people, type, typed).map((option) => option.label)

  it('are of the row’s kind, contain what is typed, and name each person once', () => {
    expect(names('Individual', 'joao')).toEqual(['João Conceição', 'João da Silva'])
    expect(names('Corporate', '')).toEqual(['Padaria Três Irmãos Ltda.'])
    expect(names('Corporate', 'joão')).toEqual([])
  })

  it('take who has no kind for a person', () => {
    expect(suggestPeople([{ id: '1', name: 'Ana', hint: '' }], 'Individual', 'an')).toHaveLength(1)
  })
})
