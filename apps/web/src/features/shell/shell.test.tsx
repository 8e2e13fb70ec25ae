import { auth } from '@lavra/contracts/accounts/auth'
import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { petitions } from '@lavra/contracts/petitions'
import { users, type User } from '@lavra/contracts/accounts/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { fakeServer, ok, refused } from '../../../test/server'

let server: ReturnType<typeof fakeServer>
const restricted: User = { ...helena, user_role: 'restricted' }

beforeEach(() => {
  server = fakeServer()
  server.on(
    cases.statistics,
    ok({ total: 38, active: 24, on_hold: 3, closed: 11, archived: 0, high_priority: 5 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(petitions.recent, ok([]))
  server.on(clients.list, ok({ clients: [], total: 0 }))
})

const menu = async () => within(await screen.findByRole('navigation', { name: 'Principal' }))

it('shows who is signed in and the pages of the app', async () => {
  openApp('/', helena)
  const items = (await menu()).getAllByRole('link').map((link) => link.textContent)
  expect(items).toEqual(['Painel', 'Contatos', 'Processos', 'Petições', 'Usuarios', 'Configurações'])
  expect(screen.getByText('Helena Martins')).toBeTruthy()
  expect((await screen.findByRole('button', { name: 'Recolher menu' })).closest('aside')?.style.width).toBe(
    '280px',
  )
  expect(screen.getByText('helena@exemplo.com')).toBeTruthy()
})

it('hides the Usuarios screen from restricted users and sends them to the dashboard', async () => {
  openApp('/users', restricted)
  expect(await screen.findByRole('heading', { name: 'Visão Geral' })).toBeTruthy()
  expect(window.location.pathname).toBe('/dashboard')
  expect((await menu()).queryByText('Usuarios')).toBeNull()
})

it('names a user without a full name by the user name', async () => {
  openApp('/', { ...helena, full_name: '' })
  await menu()
  expect(screen.getByText('helena')).toBeTruthy()
})

it('knows the dashboard by both of its addresses', async () => {
  openApp('/dashboard', helena)
  expect((await menu()).getByRole('link', { current: 'page' }).textContent).toBe('Painel')
  expect(await screen.findByRole('heading', { name: 'Visão Geral' })).toBeTruthy()
  expect(window.location.pathname).toBe('/dashboard')
})

it.each(['/nao-existe', '/register', '/reset-password?token=x', '/cases/1/2/3'])(
  'leads %s, no page of the signed-in, to the dashboard',
  async (path) => {
    openApp(path, helena)
    expect(await screen.findByRole('heading', { name: 'Visão Geral' })).toBeTruthy()
    expect(window.location.pathname).toBe('/')
  },
)

it.each(['/nao-existe', '/dashboard', '/settings'])(
  'leads %s, no page of visitors, to the landing page',
  async (path) => {
    openApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: /petição nasce/ })).toBeTruthy()
    expect(window.location.pathname).toBe('/')
  },
)

it('narrows the sidebar and keeps it so for the visit', async () => {
  const { person, unmount } = openApp('/', helena)
  await person.click(await screen.findByRole('button', { name: 'Recolher menu' }))
  expect(screen.getByRole('button', { name: 'Expandir menu' }).closest('aside')?.style.width).toBe('80px')
  unmount()
  openApp('/', helena)
  expect((await screen.findByRole('button', { name: 'Expandir menu' })).closest('aside')?.style.width).toBe(
    '80px',
  )
})

it('changes the theme and keeps it', async () => {
  const { person } = openApp('/', helena)
  await person.click(await screen.findByRole('button', { name: 'Usar tema escuro' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await person.click(screen.getByRole('button', { name: 'Usar tema claro' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
})

it('opens the notifications', async () => {
  const { person } = openApp('/', helena)
  await person.click(await screen.findByRole('button', { name: 'Notificações' }))
  expect(within(await screen.findByRole('dialog')).getByText('Não há notificações.')).toBeTruthy()
})

it('signs out here even when the server cannot be reached', async () => {
  server.on(auth.signOut, 'unreachable')
  const { person } = openApp('/', helena)
  await person.click(await screen.findByRole('button', { name: 'Sair' }))
  expect(await screen.findByRole('heading', { level: 1, name: /petição nasce/ })).toBeTruthy()
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
  expect(server.requests.at(-1)?.headers.get('Authorization')).toBe('Bearer tok')
})

it('asks before signing out loses what was typed', async () => {
  server.on(users.me, ok(helena))
  server.on(auth.signOut, ok(undefined, 204))
  sessionStorage.setItem('of-a-screen', 'x')
  const { person } = openApp('/settings', helena)
  await person.type(await screen.findByLabelText('Especialização'), 'Família')
  await person.click(screen.getByRole('button', { name: 'Sair' }))
  await person.click(await screen.findByRole('button', { name: 'Continuar editando' }))
  expect(localStorage.getItem('access_token')).toBe('tok')
  await person.click(screen.getByRole('button', { name: 'Sair' }))
  await person.click(await screen.findByRole('button', { name: 'Descartar' }))
  expect(await screen.findByRole('heading', { level: 1, name: /petição nasce/ })).toBeTruthy()
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
})

it('feels a change of role with the first thing that is forbidden', async () => {
  server.on(clients.list, refused(403, 'Permissão insuficiente'))
  server.on(users.me, ok(restricted))
  openApp('/users', helena)
  expect(await screen.findByText('Permissão insuficiente')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Usuarios' })).toBeNull())
})

it('tells what the server forbids and goes to the dashboard, still signed in', async () => {
  server.on(clients.list, refused(403, 'Permissão insuficiente'))
  openApp('/users', helena)
  expect(await screen.findByText('Permissão insuficiente')).toBeTruthy()
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(localStorage.getItem('access_token')).toBe('tok')
})

it('leads from the plus button to a new contact', async () => {
  server.on(contacts.list, ok({ contacts: [], total: 0 }))
  const { person } = openApp('/', helena)
  await person.click(await screen.findByRole('button', { name: 'Adicionar contato' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/contacts?new=true'))
})

it('has the menu of narrow screens in a window, with what the top bar has no room for', async () => {
  server.on(contacts.list, ok({ contacts: [], total: 0 }))
  const { person } = openApp('/', helena)
  const opener = await screen.findByRole('button', { name: 'Abrir menu' })
  await person.click(opener)
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  for (const name of ['Usar tema escuro', 'Sair']) expect(drawer.getByRole('button', { name })).toBeTruthy()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await person.click(opener)
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Novo contato' }),
  )
  await waitFor(() => expect(window.location.search).toBe('?new=true'))
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})

it('gives the focus back when the notifications close', async () => {
  const { person } = openApp('/', helena)
  const bell = await screen.findByRole('button', { name: 'Notificações' })
  await person.click(bell)
  await screen.findByRole('dialog', { name: 'Notificações' })
  await person.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(bell))
})
