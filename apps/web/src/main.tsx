import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { queryClient } from './core/query-client'
import { currentSession, followOtherTabs, subscribeSession } from './core/session'
import { checkSession } from './core/session-check'
import { createRouter } from './router'

/** What one user has read is gone from memory when another one signs in. */
function clearOnSignOut(): void {
  if (!currentSession()) queryClient.clear()
}

async function start(root: HTMLElement): Promise<void> {
  await checkSession()
  followOtherTabs()
  subscribeSession(clearOnSignOut)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
