import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../core/theme'
import { IconButton } from './icon-button'

/** Light or dark, for the pages without a top bar. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme()
  return (
    <IconButton label={theme === 'dark' ? 'Usar tema claro' : 'Usar tema escuro'} onClick={toggleTheme}>
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
