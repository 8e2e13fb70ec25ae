import { audit } from '@lavra/contracts/audit'
import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { documents } from '@lavra/contracts/documents'
import { users } from '@lavra/contracts/accounts/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aClient } from '../../../../test/records'
import { fakeServer, ok } from '../../../../test/server'

const otavio = {
  ...helena,
  id: '01994f2e-0000-7000-8000-000000000002',
  username: 'otavio',
  full_name: 'Otávio Lins',
}
const bruna = {
  ...otavio,
  id: '01994f2e-0000-7000-8000-000000000003',
  full_name: 'Bruna Couto',
  is_active: false,
}

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  server.on(cases.getWithParties, ok(aCase({ assigned_lawyers: [otavio.id, 'Dra. Lia'] })))
  server.on(clients.get, ok(aClient()))
  server.on(contacts.ofCase, ok([]))
  server.on(users.list, ok([helena, otavio, bruna]))
})

it('names the lawyers of a case, and lets one choose users by name and write other names', async () => {
  server.on(cases.update, ok(aCase({ version: 2 })))
  const { person } = openApp('/cases/case-1', helena)
  expect(await screen.findByText('Otávio Lins, Dra. Lia')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Editar' }))
  const box = await screen.findByRole('combobox', { name: 'Advogados responsáveis' })
  await person.click(screen.getByRole('button', { name: 'Retirar Dra. Lia' }))
  expect(document.activeElement).toBe(box)
  await person.click(box)
  // Otávio is there already, and Bruna can no longer sign in.
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Helena MartinsAdministrador'])
  await person.click(screen.getByRole('option', { name: /Helena Martins/ }))
  await person.type(box, 'Rui Prado{Enter}')
  await person.type(box, 'ana')
  await person.tab()
  const chosen = within(screen.getByRole('list', { name: 'Advogados escolhidos' }))
  expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Otávio Lins',
    'Helena Martins',
    'Rui Prado',
    'ana',
  ])
  await person.click(screen.getByRole('button', { name: 'Salvar' }))
  const saved = await waitFor(
    () => server.requests.find(({ body }) => body) ?? expect.fail('nothing was sent'),
  )
  expect(saved.body).toMatchObject({ assigned_lawyers: [otavio.id, 'u1', 'Rui Prado', 'ana'] })
})

it('offers users whom the first page of the list does not hold', async () => {
  const hundred = Array.from({ length: 100 }, (_, place) => ({
    ...otavio,
    id: `u-${place}`,
    full_name: `Colega ${place}`,
  }))
  server.on(users.list, ({ query }) => ok(Number(query.get('limit')) > 100 ? [...hundred, helena] : hundred))
  const { person } = openApp('/cases/case-1', helena)
  await person.click(await screen.findByRole('button', { name: 'Editar' }))
  await person.type(await screen.findByRole('combobox', { name: 'Advogados responsáveis' }), 'helena')
  expect(await screen.findByRole('option', { name: /Helena Martins/ })).toBeTruthy()
})

it('shows a restricted user no ids, and asks for no list that is closed to them', async () => {
  openApp('/cases/case-1', { ...helena, user_role: 'restricted' })
  expect(await screen.findByText('Usuário do escritório, Dra. Lia')).toBeTruthy()
  expect(server.requests.map(({ path }) => path)).not.toContain('/api/v1/users/list')
})

it('names in the history a document whose making is on a page not yet read, and lawyers by name', async () => {
  const event = {
    id: 'e1',
    at: '2026-03-01T12:00:00.000Z',
    actor_id: 'u1',
    actor_name: 'Helena Martins',
    actor_username: 'helena',
    action: 'updated',
    case_id: 'case-1',
  } as const
  const changed = {
    ...event,
    entity_type: 'document',
    entity_id: 'd1',
    before: { status: 'draft' },
    after: { status: 'approved' },
  } as const
  const assigned = {
    ...event,
    id: 'e2',
    entity_type: 'case',
    entity_id: 'case-1',
    before: { assigned_lawyers: [] },
    after: { assigned_lawyers: [otavio.id] },
  } as const
  server.on(audit.ofCase, ok({ events: [changed, assigned], total: 40 }))
  server.on(documents.ofCase, ok([{ id: 'd1', title: 'Laudo', text_status: 'ready' }]))
  openApp('/cases/case-1?tab=history', helena)
  expect(await screen.findByText(/alterou o documento Laudo/)).toBeTruthy()
  expect(screen.getByText('Otávio Lins')).toBeTruthy()
  // Where two users could be read as one, each is told by their user name.
  expect(screen.getAllByText('(usuário helena)')).toHaveLength(2)
})
