import 'fake-indexeddb/auto'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { profile } from '@lavra/contracts/accounts/profile'
import { officeSettings } from '@lavra/contracts/office/settings'
import { users } from '@lavra/contracts/accounts/users'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { aClient, aContact } from '../../../test/records'
import { fakeServer, ok, refused } from '../../../test/server'
import { readDraft, removeDraftsOf } from './draft-store'

const office = {
  office_name: null,
  office_city: null,
  allow_registration: null,
  default_user_role: 'standard',
  send_confidential_to_ai: false,
}

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await removeDraftsOf(helena.id)
  server = fakeServer()
  server.on(clients.list, ok({ clients: [aClient({ id: 'c1', name: 'Padaria' })], total: 1 }))
  server.on(contacts.list, ok({ contacts: [aContact({ name: 'Marta' })], total: 1 }))
  server.on(contacts.get, ok(aContact({ name: 'Marta' })))
  server.on(users.me, ok(helena))
  server.on(officeSettings.settings, ok(office))
  for (const saving of [
    clients.create,
    clients.update,
    contacts.create,
    contacts.update,
    profile.updateMe,
    officeSettings.saveSettings,
  ])
    server.on(saving, refused(401, 'Não autenticado'))
})

/** Name of the draft, where its form is, the button that opens it, a field, and the button that sends it. */
const forms = [
  ['client:new', '/users?new=true', null, /^E-mail/, 'Salvar'],
  ['client:c1', '/users', 'Editar Padaria', /^E-mail/, 'Salvar'],
  ['contact:new', '/contacts?new=true', null, 'Observações gerais', 'Salvar'],
  ['contact:k1', '/contacts', 'Editar Marta', 'Observações gerais', 'Salvar'],
  ['profile', '/settings', null, 'Especialização', 'Salvar Alterações'],
  ['office', '/settings?tab=office', null, 'Nome do escritório', 'Salvar Alterações'],
] as const

it.each(forms)('%s keeps what was typed when the session dies', async (draft, path, opener, label, send) => {
  async function openForm() {
    const app = openApp(path, helena)
    if (opener) await app.person.click(await screen.findByRole('button', { name: opener }))
    return { ...app, field: await screen.findByLabelText<HTMLInputElement>(label) }
  }
  const { person, field, unmount } = await openForm()
  if (draft.endsWith(':new')) await person.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Ana')
  await person.clear(field)
  await person.type(field, 'texto@nao.enviado')
  await person.click(screen.getByRole('button', { name: send }))
  expect(await screen.findByText('Sua sessão terminou. Entre novamente.')).toBeTruthy()
  await waitFor(async () =>
    expect(Object.values((await readDraft(helena.id, draft)) ?? {})).toContain('texto@nao.enviado'),
  )
  unmount()

  await openForm()
  expect(await screen.findByText('Texto não enviado recuperado')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('texto@nao.enviado')
})
