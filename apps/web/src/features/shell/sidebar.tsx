import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { initials } from '../../core/format/format'
import { useUser } from '../../core/session/session'
import { Avatar } from '../../ui/avatar'
import { Brand } from '../../ui/brand'
import { cx } from '../../ui/cx'
import { navigationFor, type NavigationItem } from './navigation'

interface SidebarProps {
  collapsed: boolean
  /** Absent in the drawer of narrow screens. */
  onToggle?: () => void
  /** A page was chosen. */
  onNavigate?: () => void
  /** What the top bar has no room for on narrow screens. */
  actions?: ReactNode
}

/** The dark column with the pages of the app and who is signed in. */
export function Sidebar({ collapsed, onToggle, onNavigate, actions }: SidebarProps) {
  const user = useUser()
  return (
    <div className="flex h-full flex-col bg-linear-to-b from-side to-side-2 px-3.5 py-5 text-side-ink">
      <Link
        to="/"
        onClick={onNavigate}
        className={cx(
          'focus-on-dark mb-4 rounded-lg py-1.5 text-white',
          collapsed ? 'self-center' : 'px-2.5',
        )}
      >
        <Brand compact={collapsed} />
      </Link>
      <nav aria-label="Principal" className="flex-1 overflow-x-hidden overflow-y-auto">
        <ul className="flex flex-col gap-1">
          {navigationFor(user.user_role).map((item) => (
            <li key={item.to}>
              <Item item={item} narrow={collapsed} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      {actions}
      {onToggle && <CollapseButton collapsed={collapsed} onToggle={onToggle} />}
      <div
        className={cx(
          'flex items-center gap-2.5 border-t border-white/10 pt-4',
          collapsed ? 'justify-center' : 'px-2',
        )}
      >
        <Avatar initials={initials(user.full_name || user.username)} />
        <div className={cx('min-w-0', collapsed && 'sr-only')}>
          <p className="truncate font-[550] text-white">{user.full_name || user.username}</p>
          <p className="truncate text-[12.5px]">{user.email}</p>
        </div>
      </div>
    </div>
  )
}

function Item({
  item,
  narrow,
  onNavigate,
}: {
  item: NavigationItem
  narrow: boolean
  onNavigate?: () => void
}) {
  const { to, label, Icon, end, alias } = item
  const { pathname } = useLocation()
  return (
    <NavLink
      to={alias === pathname ? alias : to}
      end={end}
      title={narrow ? label : undefined}
      onClick={onNavigate}
      className={({ isActive }) =>
        cx(
          'focus-on-dark relative flex h-11 items-center gap-3 rounded-lg transition-colors -outline-offset-2',
          narrow ? 'justify-center' : 'px-3',
          isActive
            ? 'bg-side-on text-white before:absolute before:inset-y-2.5 before:left-0 before:w-[3px] before:rounded-r before:bg-brass'
            : 'hover:bg-side-on/55 hover:text-white',
        )
      }
    >
      <Icon aria-hidden strokeWidth={1.8} className="size-[18px] shrink-0" />
      <span className={narrow ? 'sr-only' : undefined}>{label}</span>
    </NavLink>
  )
}

function CollapseButton({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const label = collapsed ? 'Expandir menu' : 'Recolher menu'
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={!collapsed}
      title={label}
      onClick={onToggle}
      className={cx(
        'focus-on-dark mb-3 flex h-10 items-center gap-3 rounded-lg text-[13px] transition-colors hover:bg-side-on/55 hover:text-white [&_svg]:size-[18px]',
        collapsed ? 'justify-center' : 'px-3',
      )}
    >
      <Icon aria-hidden strokeWidth={1.8} />
      {!collapsed && <span>Recolher</span>}
    </button>
  )
}
