import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useSession } from './core/session/session'
import { ErrorScreen } from './error-screen'

const LandingPage = lazy(() => import('./features/landing/landing-page'))
const LoginPage = lazy(() => import('./features/auth/login-page'))
const RegisterPage = lazy(() => import('./features/auth/register-page'))
const ForgotPasswordPage = lazy(() => import('./features/auth/forgot-password-page'))
const ResetPasswordPage = lazy(() => import('./features/auth/reset-password-page'))
const InvitePage = lazy(() => import('./features/auth/invite-page'))
const Shell = lazy(() => import('./features/shell/shell'))
const DashboardPage = lazy(() => import('./features/dashboard/dashboard-page'))
const CasesPage = lazy(() => import('./features/cases/list/cases-page'))
const CasePage = lazy(() => import('./features/cases/page/case-page'))
const PetitionsPage = lazy(() => import('./features/petitions/list/petitions-page'))
const PetitionPage = lazy(() => import('./features/petitions/page/petition-page'))
const PetitionEditorPage = lazy(() => import('./features/petitions/editor/editor-page'))
const PetitionVersionsPage = lazy(() => import('./features/petitions/versions/versions-page'))
const ContactsPage = lazy(() => import('./features/contacts/list/contacts-page'))
const ClientsPage = lazy(() => import('./features/clients/list/clients-page'))
/** A page does not fail with its assistant. */
const ChatWidget = lazy(() => import('./features/chat/chat-widget').catch(() => ({ default: () => <></> })))
const SettingsPage = lazy(() => import('./features/settings/settings-page'))

/**
 * One data router (the wizard holds back the browser's back button) around two trees: signed out and signed
 * in.
 */
export const createRouter = () =>
  createBrowserRouter([{ path: '*', element: <App />, errorElement: <ErrorScreen /> }])

function App() {
  const { session } = useSession()
  return (
    <Suspense>
      {session ? <SignedIn restricted={session.user.user_role === 'restricted'} /> : <SignedOut />}
    </Suspense>
  )
}

function SignedOut() {
  const ended = useSession().ended !== null
  return (
    <Routes>
      <Route index element={ended ? <RedirectToLogin ended /> : <LandingPage />} />
      <Route path="login" element={<LoginPage />} />
      <Route path="register" element={<RegisterPage />} />
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="reset-password" element={<ResetPasswordPage />} />
      <Route path="invite" element={<InvitePage />} />
      <Route path="*" element={<RedirectToLogin ended={ended} />} />
    </Routes>
  )
}

function SignedIn({ restricted }: { restricted: boolean }) {
  return (
    <Routes>
      <Route path="invite" element={<InvitePage />} />
      <Route element={<Shell assistant={<ChatWidget />} />}>
        <Route index element={<DashboardPage />} />
        <Route path="dashboard" element={<DashboardPage />} />
        <Route path="cases" element={<CasesPage />} />
        <Route path="cases/:id" element={<CasePage />} />
        <Route path="petitions" element={<PetitionsPage />} />
        <Route path="petitions/:id" element={<PetitionPage />} />
        <Route path="petitions/:id/editor" element={<PetitionEditorPage />} />
        <Route path="petitions/:id/versions" element={<PetitionVersionsPage />} />
        <Route path="contacts" element={<ContactsPage />} />
        <Route path="users" element={restricted ? <Navigate to="/dashboard" replace /> : <ClientsPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="login" element={<RedirectAfterLogin />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  )
}

/** Keeps the page that was asked for, so that signing in leads there. */
function RedirectToLogin({ ended }: { ended: boolean }) {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={ended ? '/login' : '/'} replace state={{ from: `${pathname}${search}${hash}` }} />
}

/** Who has just signed in goes on to the page they came from; /login replaces itself in the history. */
function RedirectAfterLogin() {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : '/'
  return <Navigate to={typeof from === 'string' && from.startsWith('/') ? from : '/'} replace />
}
