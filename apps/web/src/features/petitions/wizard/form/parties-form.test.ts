import { describe, expect, it } from 'vitest'
import { aContact, aPetition } from '../../../../../test/records'
import { changeForm, emptyForm, petitionToSend, type CaseFill } from './parties-form'
import { addRow, changeRow, firstRow, removeRow } from './petition-party-rows'
import { suggestContacts } from './suggestions'

const start = emptyForm('Helena Martins')
const fill: CaseFill = {
  id: 'case-1',
  label: 'Cobrança · PROC-2026-123456',
  parties: {
    plaintiffs: [{ id: 'party-1', custom_name: 'Padaria Três Irmãos Ltda.', party_type: 'corporate' }],
    defendants: [{ id: 'party-2', custom_name: 'João Conceição', party_type: 'individual' }],
    additional_context: 'Entrega em 10 de março de 2026.',
  },
  client: { custom_name: 'Padaria Três Irmãos Ltda.', party_type: 'corporate', side: 'defendant' },
}
const chosen = changeForm(start, { do: 'choose-case', fill })

describe('party rows', () => {
  it('get the highest id plus 1', () => {
    const rows = removeRow(addRow(addRow(firstRow())), 2)
    expect(addRow(rows).map((row) => row.id)).toEqual([1, 3, 4])
  })

  it('keep at least one', () => expect(removeRow(firstRow(), 1)).toEqual(firstRow()))
})

describe('choosing a case', () => {
  it('fills parties and context and marks them', () => {
    expect(chosen.plaintiffs).toEqual([
      { id: 1, client: 'Padaria Três Irmãos Ltda.', type: 'Corporate', custom: '', contactId: null },
    ])
    expect(chosen.defendants).toMatchObject([{ client: 'João Conceição', type: 'Individual' }])
    expect(chosen.context).toBe('Entrega em 10 de março de 2026.')
    expect(chosen.autoFilled).toEqual({ plaintiffs: true, defendants: true, context: true })
  })

  it('loses the mark of the context, and no other, once it is edited', () => {
    expect(changeForm(chosen, { do: 'context', text: 'x' }).autoFilled).toEqual({
      plaintiffs: true,
      defendants: true,
      context: false,
    })
  })

  it('resets parties, context, documents and author when it is cleared', () => {
    const edited = changeForm(changeForm(chosen, { do: 'author', text: 'Outra' }), {
      do: 'leave-out',
      documents: ['d1'],
    })
    expect(changeForm(edited, { do: 'clear-case', author: 'Helena Martins' })).toEqual(start)
  })

  it('takes the client for a party where the case has none', () => {
    const form = changeForm(start, {
      do: 'choose-case',
      fill: { ...fill, parties: { plaintiffs: [], defendants: [], additional_context: null } },
    })
    expect(form.defendants).toMatchObject([{ client: 'Padaria Três Irmãos Ltda.', type: 'Corporate' }])
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
      plaintiffs: [
        { id: 1, party_type: 'corporate', client_name: 'Padaria Três Irmãos Ltda.', role: 'plaintiff' },
      ],
      defendants: [
        { id: 1, party_type: 'individual', client_name: 'João Conceição', role: 'defendant' },
        { id: 2, party_type: 'custom', client_name: null, custom_name: 'Banco X', role: 'defendant' },
      ],
      case_id: 'case-1',
      additional_context: 'Entrega em 10 de março de 2026.',
      author: 'Helena Martins',
    })
  })

  it('names the documents only where some are left out', () => {
    const papers = ['d1', 'd2', 'd3', 'd4'].map((id) => ({
      id,
      is_confidential: id === 'd4',
      purpose: id === 'd3' ? ('internal' as const) : ('to_file' as const),
    }))
    expect(petitionToSend(chosen, 'complaint', papers)).not.toHaveProperty('document_ids')
    const form = changeForm(chosen, { do: 'leave-out', documents: ['d1'] })
    expect(petitionToSend(form, 'complaint', papers)).toMatchObject({ document_ids: ['d2'] })
    const put = changeForm(chosen, { do: 'put-in', documents: ['d3'] })
    expect(petitionToSend(put, 'complaint', papers)).toMatchObject({ document_ids: ['d1', 'd2', 'd3'] })
  })

  it('names the contact that was picked', () => {
    const rows = changeRow(chosen.defendants, 1, { contactId: 'k1' })
    const sent = petitionToSend(changeForm(chosen, { do: 'rows', side: 'defendant', rows }), 'complaint')
    expect(sent.defendants).toMatchObject([{ contact_id: 'k1' }])
  })

  it('names an author even where nobody was named', () => {
    const sent = petitionToSend(changeForm(start, { do: 'author', text: ' ' }), 'complaint')
    expect(sent).toMatchObject({
      author: 'Usuário não identificado',
      case_id: null,
      additional_context: null,
    })
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
  const form = changeForm(start, {
    do: 'clone',
    petition: aPetition({ defendants: [party], additional_context: 'Ctx' }),
    caseText: 'Caso',
  })
  expect(form.defendants).toEqual([{ id: 1, type: 'Custom', client: '', custom: 'Banco X', contactId: null }])
  expect(form).toMatchObject({ context: 'Ctx', caseId: 'case-1' })
})

describe('suggestions', () => {
  const contacts = [
    aContact({ id: 'k1', name: 'JOÃO CONCEIÇÃO' }),
    aContact({ id: 'k2', name: 'João da Silva' }),
    aContact({ id: 'k3', name: 'Padaria Três Irmãos Ltda.', client_type: 'corporate' }),
  ]
  const names = (type: 'Individual' | 'Corporate', typed: string) =>
    suggestContacts(contacts, type, typed).map(({ label }) => label)

  it('are of the row’s kind and contain what is typed, whatever its case and accents', () => {
    expect(names('Individual', 'joao')).toEqual(['JOÃO CONCEIÇÃO', 'João da Silva'])
    expect(names('Corporate', '')).toEqual(['Padaria Três Irmãos Ltda.'])
    expect(names('Corporate', 'joão')).toEqual([])
  })

  it('take who has no kind for a person', () => {
    expect(
      suggestContacts([{ id: '1', name: 'Ana', cpf_cnpj: null, email: null }], 'Individual', 'an'),
    ).toHaveLength(1)
  })
})
