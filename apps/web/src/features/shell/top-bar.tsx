import { Bell, LogOut, Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTheme } from '../../core/theme'
import { IconButton } from '../../ui/icon-button'
import { Input } from '../../ui/input'
import { NewMenu } from './new-menu'

interface TopBarProps {
  onOpenMenu: () => void
  onOpenNotifications: () => void
  onSignOut: () => void
}

/** Search, theme, new, notifications and the way out. */
export function TopBar({ onOpenMenu, onOpenNotifications, onSignOut }: TopBarProps) {
  const { theme, toggleTheme } = useTheme()
  const themeLabel = theme === 'dark' ? 'Usar tema claro' : 'Usar tema escuro'
  return (
    <header className="sticky top-0 z-30 flex items-center gap-2.5 border-b border-line bg-bg/90 px-3 py-2.5 backdrop-blur-md sm:px-5 lg:px-7 lg:py-3.5">
      <IconButton label="Abrir menu" className="lg:hidden" onClick={onOpenMenu}>
        <MenuIcon aria-hidden />
      </IconButton>
      <SearchBox />
      <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
        <IconButton label={themeLabel} className="max-sm:hidden" onClick={toggleTheme}>
          {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        </IconButton>
        <NewMenu />
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

function SearchBox() {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    function focusOnShortcut(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', focusOnShortcut)
    return () => window.removeEventListener('keydown', focusOnShortcut)
  }, [])

  function search(event: SyntheticEvent): void {
    event.preventDefault()
    const query = text.trim()
    if (query) void navigate(`/cases?${new URLSearchParams({ search: query }).toString()}`)
  }

  return (
    <form role="search" onSubmit={search} className="relative max-w-[520px] min-w-0 flex-1">
      <Input
        ref={input}
        type="search"
        aria-label="Buscar"
        placeholder="Buscar clientes, processos, petições…"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        icon={<Search aria-hidden />}
        className="md:pr-20"
      />
      <kbd aria-hidden className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 max-md:hidden">
        Ctrl K
      </kbd>
    </form>
  )
}
