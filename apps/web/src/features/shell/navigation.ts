import {
  BriefcaseBusiness,
  Contact,
  FileText,
  House,
  Settings,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { UserRole } from '@lavra/contracts/accounts/users'

export interface NavigationItem {
  to: string
  label: string
  Icon: LucideIcon
  /** Only where the address is exactly this one. */
  end?: boolean
  /** Another address of the same page. */
  alias?: string
  hiddenFrom?: UserRole
}

const items: NavigationItem[] = [
  { to: '/', label: 'Painel', Icon: House, end: true, alias: '/dashboard' },
  { to: '/contacts', label: 'Contatos', Icon: Contact },
  { to: '/cases', label: 'Processos', Icon: BriefcaseBusiness },
  { to: '/petitions', label: 'Petições', Icon: FileText },
  { to: '/users', label: 'Usuarios', Icon: UsersRound, hiddenFrom: 'restricted' },
  { to: '/settings', label: 'Configurações', Icon: Settings },
]

/** The items of the sidebar that a role sees. */
export const navigationFor = (role: UserRole) => items.filter((item) => item.hiddenFrom !== role)

/** Where the plus button leads. */
export const newContact = '/contacts?new=true'
