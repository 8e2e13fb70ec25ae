import type { UserRole } from '@lavra/contracts/accounts/users'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withParam } from '../../core/search-param'
import { useUser } from '../../core/session/session'
import { usePageTitle } from '../../core/title'
import { useConfirm } from '../../ui/overlay/confirm'
import { discardQuestion, useLeaveGuard } from '../../ui/draft/leave-guard'
import { onDemand } from '../../ui/on-demand'
import { PageHeader } from '../../ui/layout/page-header'
import { TabPanel, Tabs } from '../../ui/layout/tabs'
import { FormSkeleton } from './form-skeleton'
import { OfficeTab } from './office/office-tab'
import { PasswordTab } from './profile/password-tab'
import { ProfileTab } from './profile/profile-tab'
import { UsersTab } from './users/users-tab'

const RetentionTab = onDemand(
  () => import('./office/retention-tab').then((part) => part.RetentionTab),
  <FormSkeleton />,
)

const TrashTab = onDemand(() => import('../trash/trash-tab').then((part) => part.TrashTab), <FormSkeleton />)

const everyTab = [
  { value: 'profile', label: 'Meu Perfil', roles: ['admin', 'standard', 'restricted'] },
  { value: 'password', label: 'Alterar Senha', roles: ['admin', 'standard', 'restricted'] },
  { value: 'users', label: 'Gerenciar Usuários', roles: ['admin', 'standard'] },
  { value: 'office', label: 'Escritório', roles: ['admin'] },
  { value: 'privacy', label: 'Privacidade', roles: ['admin'] },
  { value: 'trash', label: 'Lixeira', roles: ['admin', 'standard'] },
] as const satisfies readonly { value: string; label: string; roles: readonly UserRole[] }[]

type Tab = (typeof everyTab)[number]['value']

/** The tabs that a role sees. */
const tabsFor = (role: UserRole) =>
  everyTab.filter(({ roles }) => (roles as readonly UserRole[]).includes(role))

/** One's own profile and password, who works here, and the office's settings. */
export default function SettingsPage() {
  usePageTitle('Configurações')
  const tabs = tabsFor(useUser().user_role)
  const [dirty, setDirty] = useState(false)
  const [tab, openTab] = useTab(tabs.map(({ value }) => value))
  const confirm = useConfirm()
  useLeaveGuard(dirty)

  async function change(next: Tab): Promise<void> {
    if (next !== tab && (!dirty || (await confirm(discardQuestion)))) openTab(next)
  }

  return (
    <>
      <PageHeader title="Configurações" subtitle="Seu perfil, sua senha e o escritório" />
      <Tabs
        label="Seções das configurações"
        tabs={tabs}
        value={tab}
        onChange={(next) => void change(next)}
        manual
      >
        <TabPanel value="profile">
          <ProfileTab onDirty={setDirty} />
        </TabPanel>
        <TabPanel value="password">
          <PasswordTab onDirty={setDirty} />
        </TabPanel>
        <TabPanel value="users">
          <UsersTab />
        </TabPanel>
        <TabPanel value="office">
          <OfficeTab onDirty={setDirty} />
        </TabPanel>
        <TabPanel value="privacy">
          <RetentionTab onDirty={setDirty} />
        </TabPanel>
        <TabPanel value="trash">
          <TrashTab />
        </TabPanel>
      </Tabs>
    </>
  )
}

/** The open tab is kept in the address (`?tab=users`); one that the role does not see opens the first. */
function useTab(allowed: readonly Tab[]): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = allowed.find((value) => value === asked) ?? 'profile'
  return [
    tab,
    (next) => setParams((now) => withParam(now, 'tab', next === 'profile' ? '' : next), { replace: true }),
  ]
}
