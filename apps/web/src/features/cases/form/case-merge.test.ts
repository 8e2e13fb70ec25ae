import { describe, expect, it } from 'vitest'
import { aCase, aParty } from '../../../../test/records'
import { rebase } from '../../../core/forms/merge'
import { caseFormValues } from '../case-values'
import { caseMerge } from './case-merge'
import { newParty } from '../parties/party-editing'
import { petitionGaps } from '../petition-data/petition-gaps'

const base = caseFormValues(aCase())
const [firm, person] = base.parties as [(typeof base.parties)[0], (typeof base.parties)[0]]

describe('two people at one case', () => {
  it('both changes stay where they touch different places, also of one party', () => {
    const mine = { ...base, title: 'Meu', parties: [{ ...firm, phone: '(11) 3456-7890' }, person] }
    const saved = { ...base, priority: 'low', parties: [{ ...firm, email: 'a@exemplo.com' }, person] }
    const { values, clashes, taken } = rebase(caseMerge, base, mine, saved)
    expect(clashes).toEqual([])
    expect(values).toMatchObject({ title: 'Meu', priority: 'low' })
    expect(values.parties[0]).toMatchObject({ phone: '(11) 3456-7890', email: 'a@exemplo.com' })
    expect(taken.map(({ label }) => label)).toEqual(['Prioridade', 'Padaria Três Irmãos Ltda.: E-mail'])
  })

  it('what both changed stays as it was typed here, is told, and can be taken from either', () => {
    const mine = { ...base, next_deadline: '2026-12-24', client_id: 'c2', client_name: 'Outra' }
    const saved = { ...base, next_deadline: '2027-01-02', client_id: 'c3', client_name: 'Terceira' }
    const { values, clashes } = rebase(caseMerge, base, mine, saved)
    expect(values).toEqual(mine)
    const told = clashes.map(({ path, label, saved: theirs }) => `${label}: ${caseMerge.shown(path, theirs)}`)
    expect(told).toEqual(['Cliente: Terceira', 'Próximo prazo: 02/01/2027'])
    expect(caseMerge.put(values, 'client', clashes[0]?.saved)).toMatchObject({
      client_id: 'c3',
      client_name: 'Terceira',
    })
  })

  it('parties that the other added or removed come and go; removing what was changed here is told', () => {
    const added = { ...newParty(base.parties), name: 'Nova' }
    const theirs = { ...firm, id: 'p9', name: 'Deles' }
    const { values, clashes } = rebase(
      caseMerge,
      base,
      { ...base, parties: [firm, person, added] },
      { ...base, parties: [person, theirs] },
    )
    expect(values.parties.map(({ name }) => name)).toEqual([person.name, 'Nova', 'Deles'])
    expect(clashes).toEqual([])

    const touched = { ...base, parties: [{ ...firm, phone: '1' }, person] }
    const removed = rebase(caseMerge, base, touched, { ...base, parties: [person] })
    expect(removed.values.parties).toHaveLength(2)
    expect(removed.clashes.map(({ path, saved }) => caseMerge.shown(path, saved))).toEqual(['(removida)'])
    expect(caseMerge.put(removed.values, removed.clashes[0]?.path ?? '', undefined).parties).toEqual([person])
  })
})

describe('what a petition still lacks', () => {
  it('is told for the case and for each party by its kind', () => {
    expect(petitionGaps(base, base.parties)).toEqual([
      'juízo',
      'comarca',
      'valor da causa',
      'Padaria Três Irmãos Ltda.: representante legal, endereço',
      'João Conceição: nacionalidade, estado civil, profissão, endereço',
    ])
  })

  it('is nothing where the record is whole', () => {
    const known = {
      nationality: 'brasileiro',
      marital_status: 'casado' as const,
      profession: 'padeiro',
      address: 'Rua 1',
      legal_representative: 'Ana',
    }
    const item = aCase({ court: '1ª Vara', district: 'Campinas/SP', claim_value: '1.00' })
    const parties = [aParty(known), aParty({ ...known, role: 'defendant', party_type: 'individual' })]
    expect(petitionGaps(caseFormValues(item), caseFormValues({ ...item, parties }).parties)).toEqual([])
    expect(petitionGaps({ ...caseFormValues(item), client_name: 'Outra' }, [])).toEqual([
      'quem representamos',
      'autor',
      'réu',
    ])
  })
})
