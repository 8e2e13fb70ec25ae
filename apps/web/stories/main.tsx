// The components of src/ui in their states, served in development only: http://localhost:5173/stories.html
import '../src/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { ThemeToggle } from '../src/ui/theme-toggle'
import { PageHeader } from '../src/ui/layout/page-header'
import { ConfirmProvider } from '../src/ui/overlay/confirm'
import { FeedbackStories } from './feedback'
import { FormStories } from './form'
import { LayoutStories, TableStories } from './layout'
import { OverlayStories } from './overlay'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <ConfirmProvider>
          <main className="mx-auto grid max-w-4xl gap-10 p-6">
            <PageHeader
              title="Componentes"
              subtitle="src/ui em seus estados"
              crumbs={[{ label: 'Início', to: '/' }, { label: 'Componentes' }]}
              actions={<ThemeToggle />}
            />
            <LayoutStories />
            <TableStories />
            <FormStories />
            <FeedbackStories />
            <OverlayStories />
          </main>
        </ConfirmProvider>
      </MemoryRouter>
    </StrictMode>,
  )
