import type { User } from '@lavra/contracts/accounts/users'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from '../src/core/api/query-client'
import { acknowledgeEnd, expireSession, startSession } from '../src/core/session/session'
import { createRouter } from '../src/router'

export const helena: User = {
  id: 'u1',
  username: 'helena',
  email: 'helena@exemplo.com',
  full_name: 'Helena Martins',
  phone: null,
  oab_number: null,
  specialization: null,
  is_active: true,
  is_superuser: false,
  user_role: 'admin',
  created_at: '2026-01-05T12:00:00.000Z',
}

/** The whole app at a path, as a visitor or as a user sees it. */
export function openApp(path: string, user: User | null = null) {
  expireSession()
  acknowledgeEnd()
  queryClient.clear()
  if (user) startSession({ token: 'tok', user }, true)
  window.history.replaceState(null, '', path)
  const person = userEvent.setup()
  return { person, ...render(<RouterProvider router={createRouter()} />) }
}
