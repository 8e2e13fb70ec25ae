import { caseFields, clientFields, contactFields, partyFields } from '@lavra/contracts/fields'
import { sql } from '../../../platform/database/sql'
import { blanked, columnsOf, kept, none, rebuilt, statistic, type Table } from './column'

const since = 'Conta o prazo de guarda.'

/** Who the office acts for and has to do with, and their cases. */
export const people: Record<string, Table> = {
  clients: {
    title: 'Clientes',
    purpose: 'Contratar, falar com o cliente e prestar contas a ele',
    whose: 'Cliente',
    own: (s) => (s.kind === 'client' ? sql`t.id = ${s.id}` : sql`false`),
    columns: {
      id: none,
      ...columnsOf(clientFields),
      version: none,
      created_at: kept('Cadastrado em', 'matter', since),
      updated_at: none,
      anonymized_at: none,
      search: rebuilt('Texto da busca', 'identification'),
    },
  },
  contacts: {
    title: 'Contatos',
    purpose: 'Qualificar as partes, falar com quem tem a ver com o processo',
    whose: 'Contato: cliente, parte contrária, testemunha, perito …',
    own: (s) => (s.kind === 'contact' ? sql`t.id = ${s.id}` : sql`false`),
    around: (s) =>
      sql`t.id in (select l.contact_id from contact_cases l where l.case_id = any(${s.cases}::text[]))`,
    // Whoever has the same name may be the same person, and is anonymised by that record.
    spares: ['name'],
    columns: {
      id: none,
      ...columnsOf(contactFields),
      custom_fields: blanked('Campos personalizados', 'free'),
      version: none,
      created_at: kept('Cadastrado em', 'matter', since),
      updated_at: none,
      anonymized_at: none,
      search: rebuilt('Texto da busca', 'identification'),
    },
  },
  contact_cases: {
    title: 'Vínculos de contatos com processos',
    purpose: 'Saber quem tem a ver com cada processo',
    whose: 'Contato',
    own: (s) => (s.kind === 'contact' ? sql`t.contact_id = ${s.id}` : sql`false`),
    key: ['contact_id', 'case_id'],
    columns: {
      contact_id: none,
      case_id: kept('Processo', 'matter', 'Depois da anonimização liga o processo a um cadastro sem nome.'),
      created_at: kept('Vinculado em', 'matter', statistic),
    },
  },
  cases: {
    title: 'Processos',
    purpose: 'Conduzir o processo e responder por ele depois',
    whose: 'Cliente; o texto pode falar de outras pessoas',
    own: (s) => (s.kind === 'client' ? sql`t.client_id = ${s.id}` : sql`false`),
    around: (s) => sql`t.id = any(${s.cases}::text[])`,
    columns: {
      id: none,
      client_id: none,
      ...columnsOf(caseFields),
      version: none,
      created_at: kept('Cadastrado em', 'matter', since),
      updated_at: none,
      closed_at: kept('Encerrado em', 'matter', since),
      search: rebuilt('Texto da busca', 'identification'),
    },
  },
  parties: {
    title: 'Partes dos processos',
    purpose: 'Qualificar as partes nas peças',
    whose: 'Cliente, parte contrária e terceiros',
    own: (s) => sql`t.id = any(${s.parties}::text[])`,
    around: (s) => sql`t.case_id = any(${s.cases}::text[])`,
    columns: {
      id: none,
      case_id: kept('Processo', 'matter', 'Liga uma parte sem nome ao processo.'),
      position: none,
      ...columnsOf(partyFields),
      created_at: kept('Cadastrada em', 'matter', statistic),
      updated_at: none,
      search: rebuilt('Texto da busca', 'identification'),
    },
  },
}
