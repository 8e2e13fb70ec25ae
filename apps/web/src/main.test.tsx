import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { cases } from '@lavra/contracts/cases'
import { petitions } from '@lavra/contracts/petitions'
import { users } from '@lavra/contracts/accounts/users'
import { act, screen } from '@testing-library/react'
import type * as Client from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { helena } from '../test/app'
import { fakeServer, ok, refused } from '../test/server'

const { roots } = vi.hoisted(() => ({ roots: [] as Client.Root[] }))
vi.mock('react-dom/client', async (load) => {
  const real = await load<typeof Client>()
  const createRoot = (...args: Parameters<typeof Client.createRoot>) => {
    const made = real.createRoot(...args)
    roots.push(made)
    return made
  }
  return { ...real, createRoot }
})
// An app that lived on would ask the next test's server.
afterEach(() => act(() => roots.splice(0).forEach((made) => made.unmount())))

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  server = fakeServer()
  server.on(
    cases.statistics,
    ok({ total: 0, active: 0, on_hold: 0, closed: 0, archived: 0, high_priority: 0 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(petitions.recent, ok([]))
})

const root = () => document.getElementById('root')
const start = () => act(() => import('./main'))

function rememberHelena(): void {
  localStorage.setItem('access_token', 'tok')
  localStorage.setItem('user', JSON.stringify(helena))
}

it('shows nothing before the server has said who is there, and then only their page', async () => {
  rememberHelena()
  let answer: (reply: ReturnType<typeof ok>) => void = () => undefined
  server.on(users.me, () => new Promise((resolve) => (answer = resolve)))
  await start()
  await vi.waitFor(() => expect(server.requests.map((request) => request.path)).toEqual(['/api/v1/users/me']))
  expect(root()?.childElementCount).toBe(0)
  answer(ok(helena))
  expect(await screen.findByRole('heading', { name: 'Visão Geral' })).toBeTruthy()
})

it('leads whose session has died to the login, without a glimpse of the page', async () => {
  rememberHelena()
  window.history.replaceState(null, '', '/cases')
  server.on(users.me, refused(401, 'Não autenticado'))
  await start()
  expect(await screen.findByText('Sua sessão terminou. Entre novamente.')).toBeTruthy()
  expect(server.requests).toHaveLength(1)
})

it('asks nothing for a visitor', async () => {
  await start()
  expect(await screen.findByRole('heading', { level: 1, name: /petição nasce/ })).toBeTruthy()
  expect(server.requests).toEqual([])
})

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['', 'light'],
  ['blue', 'light'],
])('paints the stored theme %j as %s before any script of the app', (stored, shown) => {
  const page = readFileSync('index.html', 'utf8')
  expect(page.indexOf('/theme.js')).toBeGreaterThan(0)
  expect(page.indexOf('/theme.js')).toBeLessThan(page.indexOf('/src/main.tsx'))
  expect(page).not.toMatch(/theme\.js"[^>]*(defer|async|module)/)
  localStorage.setItem('theme', stored)
  runInThisContext(readFileSync('public/theme.js', 'utf8'))
  expect(document.documentElement.dataset.theme).toBe(shown)
})
