import { QueryClientProvider } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom'
import { onForbidden } from '../../core/api/call'
import { queryClient } from '../../core/api/query-client'
import { checkSession } from '../../core/api/session-check'
import { useTheme } from '../../core/theme'
import { ConfirmProvider } from '../../ui/overlay/confirm'
import { Dialog } from '../../ui/overlay/dialog'
import { EmptyState } from '../../ui/feedback/empty-state'
import { useLeaveQuestion } from '../../ui/draft/leave-guard'
import { onDemand, useHasBeenOpen } from '../../ui/on-demand'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { toast, Toaster } from '../../ui/feedback/toast'
import { DrawerActions } from './drawer-actions'
import { signOut } from './queries'
import { Sidebar } from './sidebar'
import { useSidebarCollapsed } from './sidebar-state'
import { TopBar } from './top-bar'

const Drawer = onDemand(() => import('./drawer').then((part) => part.Drawer))

/** What every signed-in page stands in; the assistant floats over it. */
export default function Shell({ assistant }: { assistant: ReactNode }) {
  const { theme } = useTheme()
  useForbiddenRedirect()
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <Frame>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Frame>
        <Suspense>{assistant}</Suspense>
        <Toaster theme={theme} />
        <ScrollRestoration />
      </ConfirmProvider>
    </QueryClientProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const [collapsed, toggleCollapsed] = useSidebarCollapsed()
  const [menuOpen, setMenuOpen] = useState(false)
  const menuAsked = useHasBeenOpen(menuOpen)
  const closeMenu = () => setMenuOpen(false)
  const [notificationsOpen, setNotificationsOpen] = useState(false)
  const leave = useSignOut()
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh">
        <aside
          className="no-print sticky top-0 h-dvh shrink-0 transition-[width] duration-200 max-lg:hidden"
          style={{ width: collapsed ? 80 : 280 }}
        >
          <Sidebar collapsed={collapsed} onToggle={toggleCollapsed} />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            onOpenMenu={() => setMenuOpen(true)}
            onOpenNotifications={() => setNotificationsOpen(true)}
            onSignOut={leave}
          />
          <main
            id="conteudo"
            tabIndex={-1}
            className="w-full max-w-[1360px] flex-1 px-4 pt-5 pb-24 outline-none sm:px-5 lg:p-7 lg:pb-24"
          >
            {children}
          </main>
        </div>
      </div>
      {menuAsked && (
        <Drawer open={menuOpen} onOpenChange={setMenuOpen}>
          <Sidebar
            collapsed={false}
            onNavigate={closeMenu}
            actions={<DrawerActions onNavigate={closeMenu} onSignOut={leave} />}
          />
        </Drawer>
      )}
      <Dialog open={notificationsOpen} onOpenChange={setNotificationsOpen} title="Notificações" size="sm">
        <EmptyState icon={<BellOff aria-hidden />} title="Não há notificações." className="py-8" />
      </Dialog>
    </>
  )
}

/** Signs out, and asks first where something typed would be lost. */
function useSignOut(): () => void {
  const mayLeave = useLeaveQuestion()
  return () => void mayLeave().then((agreed) => (agreed ? signOut() : undefined))
}

function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only z-50 rounded-control bg-primary px-4 py-3 text-primary-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Ir para o conteúdo
    </a>
  )
}

/**
 * What the server refuses leads to the entrance, and for who is signed in on to the dashboard; their role may
 * have changed.
 */
function useForbiddenRedirect(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onForbidden((error) => {
        toast.error(error.message)
        void navigate('/login', { replace: true })
        void checkSession()
      }),
    [navigate],
  )
}

function PageSkeleton() {
  return (
    <Loading className="space-y-6">
      <Skeleton className="h-9 w-56" />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-32 rounded-card" />
        ))}
      </div>
    </Loading>
  )
}
