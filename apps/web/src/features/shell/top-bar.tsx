import { Bell, LogOut, Menu as MenuIcon, Moon, Plus, Sun } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useTheme } from '../../core/theme'
import { IconButton } from '../../ui/icon-button'
import { newContact } from './navigation'
import { SearchBox } from './search-box'

interface TopBarProps {
  onOpenMenu: () => void
  onOpenNotifications: () => void
  onSignOut: () => void
}

/** Search, theme, a new contact, notifications and the way out. */
export function TopBar({ onOpenMenu, onOpenNotifications, onSignOut }: TopBarProps) {
  const navigate = useNavigate()
  const { theme, toggleTheme } = useTheme()
  const themeLabel = theme === 'dark' ? 'Usar tema claro' : 'Usar tema escuro'
  return (
    <header className="no-print sticky top-0 z-30 flex items-center gap-2.5 border-b border-line bg-bg/90 px-3 py-2.5 backdrop-blur-md sm:px-5 lg:px-7 lg:py-3.5">
      <IconButton label="Abrir menu" className="lg:hidden" onClick={onOpenMenu}>
        <MenuIcon aria-hidden />
      </IconButton>
      <SearchBox />
      <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
        <IconButton label={themeLabel} className="max-sm:hidden" onClick={toggleTheme}>
          {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        </IconButton>
        <IconButton
          label="Adicionar contato"
          outlined
          className="max-sm:hidden"
          onClick={() => void navigate(newContact)}
        >
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Notificações" onClick={onOpenNotifications}>
          <Bell aria-hidden />
        </IconButton>
        <IconButton label="Sair" className="max-sm:hidden" onClick={onSignOut}>
          <LogOut aria-hidden />
        </IconButton>
      </div>
    </header>
  )
}
