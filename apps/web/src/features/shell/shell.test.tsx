import { auth } from '@lavra/contracts/auth'
import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { petitions } from '@lavra/contracts/petitions'
import type { User } from '@lavra/contracts/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { fakeServer, ok, refused } from '../../../test/server'

let server: ReturnType<typeof fakeServer>
const restricted: User = { ...helena, user_role: 'restricted' }

beforeEach(() => {
  server = fakeServer()
  server.on(cases.statistics, ok({ total: 38, active: 24, on_hold: 3, closed: 11, archived: 0, high_priority: 5 }))
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
  expect(screen.getByText('helena@exemplo.com')).toBeTruthy()
})

it('hides the Usuarios screen from restricted users and sends them to the dashboard', async () => {
  openApp('/users', restricted)
  expect(await screen.findByRole('heading', { name: 'Visão Geral' })).toBeTruthy()
  expect(window.location.pathname).toBe('/dashboard')
  expect((await menu()).queryByText('Usuarios')).toBeNull()
})

it('leads unknown addresses to the dashboard', async () => {
  openApp('/nao-existe', helena)
  expect(await screen.findByRole('heading', { name: 'Visão Geral' })).toBeTruthy()
  expect(window.location.pathname).toBe('/')
})

it('narrows the sidebar and keeps it so for the visit', async () => {
  const { person, unmount } = openApp('/', helena)
  await person.click(await screen.findByRole('button', { name: 'Recolher menu' }))
  expect(screen.getByRole('button', { name: 'Expandir menu' }).closest('aside')?.style.width).toBe('80px')
  unmount()
  openApp('/', helena)
  expect((await screen.findByRole('button', { name: 'Expandir menu' })).closest('aside')?.style.width).toBe('80px')
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

it('searches the cases', async () => {
  const { person } = openApp('/', helena)
  await person.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'joão & filhos{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/cases'))
  expect(new URLSearchParams(window.location.search).get('search')).toBe('joão & filhos')
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

it('tells what the server forbids and goes to the dashboard, still signed in', async () => {
  server.on(clients.list, refused(403, 'Permissão insuficiente'))
  openApp('/users', helena)
  expect(await screen.findByText('Permissão insuficiente')).toBeTruthy()
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(localStorage.getItem('access_token')).toBe('tok')
})

it('offers what can be made by the keyboard alone, and gives the focus back', async () => {
  const { person } = openApp('/', helena)
  const plus = await screen.findByRole('button', { name: 'Novo' })
  plus.focus()
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Nova petição')
  await person.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Adicionar Usuario')
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(plus)
  await person.keyboard('{Enter}{End}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Adicionar Usuario' })).toBeTruthy()
})
