import { BriefcaseBusiness, FilePlus2, Plus, UserRoundPlus, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../core/session'
import { IconButton } from '../../ui/icon-button'
import { Menu, MenuItem } from '../../ui/menu'

const everyones: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: '/petitions', label: 'Nova petição', Icon: FilePlus2 },
  { to: '/cases', label: 'Novo processo', Icon: BriefcaseBusiness },
]
const newClient = { to: '/users?new=true', label: 'Adicionar Usuario', Icon: UserRoundPlus }

/** The plus button: what this user can make. */
export function NewMenu() {
  const navigate = useNavigate()
  const items = useUser().user_role === 'admin' ? [...everyones, newClient] : everyones
  return (
    <Menu
      className="max-sm:hidden"
      trigger={(props) => (
        <IconButton label="Novo" outlined {...props}>
          <Plus aria-hidden />
        </IconButton>
      )}
    >
      {items.map(({ to, label, Icon }) => (
        <MenuItem key={to} onSelect={() => void navigate(to)}>
          <Icon aria-hidden />
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
