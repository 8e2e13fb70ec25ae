import type { HistoryEvent } from '@lavra/contracts/audit'
import { describe, expect, it } from 'vitest'
import { changesOf, deedOf } from './history-words'

const event = (change: Partial<HistoryEvent>): HistoryEvent => ({
  id: 'e1',
  at: '2026-03-01T12:00:00.000Z',
  actor_id: 'u1',
  actor_name: 'Helena Martins',
  actor_username: null,
  action: 'updated',
  entity_type: 'case',
  entity_id: 'x',
  case_id: 'case-1',
  before: null,
  after: null,
  ...change,
})

describe('the history of a case', () => {
  it.each([
    [event({ action: 'created', after: { title: 'Cobrança' } }), 'criou o processo Cobrança'],
    [event({ entity_type: 'party' }), 'alterou a parte Ana'],
    [event({ entity_type: 'party', action: 'deleted', before: { name: 'Rui' } }), 'removeu a parte Rui'],
    [
      event({ entity_type: 'document', action: 'read_confidential', after: { title: 'Parecer' } }),
      'leu o documento confidencial Parecer',
    ],
    [
      event({ entity_type: 'contact', action: 'linked', after: { name: 'Marta' } }),
      'vinculou o contato Marta',
    ],
    [
      event({ entity_type: 'petition', action: 'created', after: { petition_type: 'complaint' } }),
      'iniciou uma petição (Petição Inicial)',
    ],
    [event({ entity_type: 'petition', after: { status: 'processing' } }), 'começou a gerar uma petição'],
    [
      event({ entity_type: 'petition', after: { agent: 'leis', output_length: 9 } }),
      'editou o texto do agente Leis em uma petição',
    ],
    [event({ entity_type: 'petition', after: { content_length: 9 } }), 'editou o texto de uma petição'],
    [
      event({ entity_type: 'petition', action: 'exported', after: { format: 'pdf' } }),
      'baixou uma petição em PDF',
    ],
    [event({ entity_type: 'client', action: 'exported' }), 'exportou: Cliente Ana'],
  ])('%# is told in words', (happened, words) => {
    expect(deedOf(happened, new Map([['x', 'Ana']]))).toBe(words)
  })

  it('writes numbers that older versions kept as they were typed', () => {
    const after = { case_number: '10123452220268260114', phone: '11912345678' }
    expect(changesOf(event({ before: {}, after }), String)[0]?.after).toBe('1012345-22.2026.8.26.0114')
    expect(changesOf(event({ entity_type: 'party', before: {}, after }), String)[0]?.after).toBe(
      '(11) 91234-5678',
    )
  })

  it('says from what to what, as Brazil writes it, and leaves out what means nothing to a person', () => {
    const before = {
      status: 'active',
      next_deadline: null,
      claim_value: '10.00',
      client_id: 'a',
      client_name: 'Ana',
    }
    const after = {
      status: 'closed',
      next_deadline: '2026-12-01',
      claim_value: '4200.50',
      client_id: 'b',
      client_name: 'Bia',
    }
    expect(
      changesOf(event({ before, after }), String).map((change) => [
        change.label,
        change.before,
        change.after,
      ]),
    ).toEqual([
      ['Cliente', 'Ana', 'Bia'],
      ['Status', 'Ativo', 'Encerrado'],
      ['Próximo prazo', '(em branco)', '01/12/2026'],
      ['Valor da causa', 'R$\u00a010,00', 'R$\u00a04.200,50'],
    ])
    const party = event({
      entity_type: 'party',
      before: { cpf_cnpj: null, role: 'plaintiff' },
      after: { cpf_cnpj: '52998224725', role: 'defendant' },
    })
    expect(changesOf(party, String).map(({ after: now }) => now)).toEqual(['Réu', '529.982.247-25'])
    const order = event({ before: { parties: ['Ana', 'Rui'] }, after: { parties: ['Rui', 'Ana'] } })
    expect(changesOf(order, String)).toEqual([
      { label: 'Ordem das partes', before: 'Ana, Rui', after: 'Rui, Ana' },
    ])
  })
})
