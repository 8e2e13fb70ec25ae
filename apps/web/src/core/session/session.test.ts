import { users } from '@lavra/contracts/accounts/users'
import { beforeEach, expect, it, vi } from 'vitest'
import { helena } from '../../../test/app'
import { fakeServer, ok, refused } from '../../../test/server'
import {
  currentSession,
  endSession,
  followOtherTabs,
  sessionExpired,
  startSession,
  updateUser,
} from './session'
import { checkSession } from '../api/session-check'

beforeEach(() => endSession())

it('lives in one storage only', () => {
  startSession({ token: 'a', user: helena }, true)
  startSession({ token: 'b', user: helena }, false)
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(sessionStorage.getItem('access_token')).toBe('b')
  updateUser({ ...helena, full_name: 'Helena M.' })
  expect(localStorage.getItem('user')).toBeNull()
  expect(sessionStorage.getItem('user')).toContain('Helena M.')
})

it('is read when the app starts, and broken leftovers are none', async () => {
  sessionStorage.setItem('access_token', 'stored')
  sessionStorage.setItem('user', JSON.stringify(helena))
  vi.resetModules()
  expect((await import('./session')).currentSession()?.token).toBe('stored')
  sessionStorage.setItem('user', '{broken')
  vi.resetModules()
  expect((await import('./session')).currentSession()).toBeNull()
})

it('is checked with the server: refreshed, ended, or kept where the server is away', async () => {
  const server = fakeServer()
  startSession({ token: 'a', user: helena }, true)
  server.on(users.me, ok({ ...helena, full_name: 'Novo Nome' }))
  await checkSession()
  expect(currentSession()?.user.full_name).toBe('Novo Nome')
  server.on(users.me, 'unreachable')
  await checkSession()
  expect(currentSession()).not.toBeNull()
  server.on(users.me, refused(403, 'Usuário inativo'))
  await checkSession()
  expect(currentSession()).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
})

it.each([401, 403])(
  'is gone with everything in both storages, the theme apart, where the server disowns the current user (%i)',
  async (status) => {
    const server = fakeServer()
    startSession({ token: 'a', user: helena }, true)
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('left', 'x')
    sessionStorage.setItem('left', 'x')
    server.on(users.me, refused(status, 'Não'))
    await checkSession()
    expect([currentSession(), sessionExpired()]).toEqual([null, true])
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theme'], []])
  },
)

it('is not ended by a late answer about the one before it', async () => {
  const server = fakeServer()
  startSession({ token: 'old', user: helena }, true)
  server.on(users.me, () => {
    startSession({ token: 'new', user: helena }, true)
    return refused(401, 'Não autenticado')
  })
  await checkSession()
  expect(currentSession()?.token).toBe('new')
})

it('ends here when another tab signs out, which is told apart from having expired', () => {
  followOtherTabs()
  startSession({ token: 'a', user: helena }, true)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  expect([currentSession(), sessionExpired()]).toEqual([null, false])
})
