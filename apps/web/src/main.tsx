import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { currentSession, followOtherTabs } from './core/session/session'
import { createRouter } from './router'

/**
 * Nothing is rendered before it is clear who is there; visitors need not wait nor load what the check needs.
 */
async function start(root: HTMLElement): Promise<void> {
  if (currentSession()) await (await import('./core/api/session-check')).checkSession()
  followOtherTabs()
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
