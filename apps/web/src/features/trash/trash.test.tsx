import { contacts } from '@lavra/contracts/contacts'
import { trash } from '@lavra/contracts/trash'
import { users } from '@lavra/contracts/accounts/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { aContact } from '../../../test/records'
import { fakeServer, ok, refused } from '../../../test/server'

let server: ReturnType<typeof fakeServer>
const entry = {
  id: 'd1',
  kind: 'document',
  title: 'Contrato',
  subtitle: 'Cobrança',
  deleted_by: 'Helena Martins',
  deleted_at: '2026-03-01T12:00:00.000Z',
  expires_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  restorable: true,
}
const others = { ...entry, id: 'n1', kind: 'note', title: 'Anotação', deleted_by: null, restorable: false }
const asked = (path: string) => server.requests.filter((request) => request.path === `/api/v1${path}`)

beforeEach(() => {
  server = fakeServer()
  server.on(users.me, ok(helena))
  server.on(trash.list, ok({ entries: [entry, others], total: 2, days: 30 }))
})

it('tells what lies there for how long, and who may put it back', async () => {
  openApp('/settings?tab=trash', { ...helena, user_role: 'standard' })
  const rows = within(await screen.findByRole('list', { name: 'Registros na Lixeira' })).getAllByRole(
    'listitem',
  )
  expect(rows[0]?.textContent).toMatch(
    /^ContratoDocumentoCobrançaExcluído por Helena Martins em 01\/03\/2026.*mais 2 dias/,
  )
  expect(rows[1]?.textContent).toContain('Só quem excluiu ou um administrador restaura')
  expect(screen.getAllByRole('button', { name: /^Restaurar/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /definitivamente$/ })).toBeNull()
})

it('puts a record back, or says why it cannot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.on(
    trash.restore,
    refused(409, 'O processo deste documento também está na Lixeira. Restaure-o primeiro.'),
  )
  const { person } = openApp('/settings?tab=trash', helena)
  await person.click(await screen.findByRole('button', { name: 'Restaurar Contrato' }))
  expect(
    await screen.findByText('O processo deste documento também está na Lixeira. Restaure-o primeiro.'),
  ).toBeTruthy()
  server.on(trash.restore, ok({ id: 'd1', kind: 'document' }))
  await person.click(screen.getByRole('button', { name: 'Restaurar Contrato' }))
  expect(await screen.findByText('Restaurado, com tudo o que tinha.')).toBeTruthy()
})

it('deletes for good only after a question', async () => {
  server.on(trash.remove, { status: 204 })
  const { person } = openApp('/settings?tab=trash', helena)
  const remove = () => screen.findByRole('button', { name: 'Excluir Contrato definitivamente' })
  await person.click(await remove())
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }))
  expect(asked('/trash/d1')).toEqual([])
  await person.click(await remove())
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir definitivamente' }),
  )
  expect(await screen.findByText('Excluído definitivamente.')).toBeTruthy()
  expect(asked('/trash/d1')).toHaveLength(1)
})

it('undoes a deletion from the notice that tells of it', async () => {
  server.on(contacts.list, ok({ contacts: [aContact({ id: 'c1' })], total: 1 }))
  server.on(contacts.remove, { status: 204 })
  server.on(trash.restore, ok({ id: 'c1', kind: 'contact' }))
  const { person } = openApp('/contacts', helena)
  await person.click(await screen.findByRole('button', { name: 'Excluir Marta Conceição' }))
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }))
  ;(await screen.findByRole('button', { name: 'Desfazer' })).focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(asked('/trash/c1/restore')).toHaveLength(1))
  expect(await screen.findByText('Restaurado, com tudo o que tinha.')).toBeTruthy()
})
