import { LogOut, Moon, Plus, Sun } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTheme } from '../../core/theme'
import { newContact } from './navigation'

const look =
  'focus-on-dark flex h-11 items-center gap-3 rounded-lg px-3 text-left transition-colors hover:bg-side-on/55 hover:text-white [&_svg]:size-[18px]'

/** What the top bar has no room for on a phone. */
export function DrawerActions({ onNavigate, onSignOut }: { onNavigate: () => void; onSignOut: () => void }) {
  const { theme, toggleTheme } = useTheme()
  const ThemeIcon = theme === 'dark' ? Sun : Moon
  return (
    <div className="mb-3 flex flex-col gap-1 sm:hidden">
      <Link to={newContact} onClick={onNavigate} className={look}>
        <Plus aria-hidden strokeWidth={1.8} />
        Novo contato
      </Link>
      <button type="button" onClick={toggleTheme} className={look}>
        <ThemeIcon aria-hidden strokeWidth={1.8} />
        {theme === 'dark' ? 'Usar tema claro' : 'Usar tema escuro'}
      </button>
      <button type="button" onClick={onSignOut} className={look}>
        <LogOut aria-hidden strokeWidth={1.8} />
        Sair
      </button>
    </div>
  )
}
