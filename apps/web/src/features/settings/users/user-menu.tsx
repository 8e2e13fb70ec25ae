import { userRole } from '@lavra/contracts/labels'
import type { User, UserRole } from '@lavra/contracts/accounts/users'
import { Check, ChevronDown, UserCheck, UserX } from 'lucide-react'
import { ApiError } from '../../../core/api/call'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import type { Question } from '../../../ui/overlay/confirm-window'
import { Menu, MenuItem } from '../../../ui/overlay/menu'
import { toast } from '../../../ui/feedback/toast'
import { useSetActive, useSetRole } from '../queries'
import { toastTime } from '../saved-form'

const roles = Object.keys(userRole) as UserRole[]

/** What an administrator may do with somebody else's account. */
export function UserMenu({ user }: { user: User }) {
  const { setRole, toggleActive } = useUserActions(user)
  return (
    <Menu
      trigger={(props) => (
        <Button size="sm" aria-label={`Gerenciar ${user.full_name || user.username}`} {...props}>
          Gerenciar <ChevronDown aria-hidden />
        </Button>
      )}
    >
      {roles.map((role) => (
        <MenuItem key={role} disabled={role === user.user_role} onSelect={() => void setRole(role)}>
          <Check aria-hidden className={role === user.user_role ? undefined : 'invisible'} />
          {userRole[role]}
        </MenuItem>
      ))}
      <hr className="my-1.5 border-line" />
      <MenuItem danger={user.is_active} onSelect={() => void toggleActive()}>
        {user.is_active ? <UserX aria-hidden /> : <UserCheck aria-hidden />}
        {user.is_active ? 'Desativar usuário' : 'Ativar usuário'}
      </MenuItem>
    </Menu>
  )
}

function useUserActions(user: User) {
  const confirm = useConfirm()
  const role = useSetRole()
  const active = useSetActive()

  async function setRole(next: UserRole): Promise<void> {
    try {
      await role.mutateAsync({ id: user.id, role: next })
      toast.success(`Permissão alterada para ${userRole[next]}!`, { duration: toastTime })
    } catch (error) {
      tellFailure('Erro ao alterar permissão', error)
    }
  }

  async function toggleActive(): Promise<void> {
    const next = !user.is_active
    if (!(await confirm(activeQuestion(user)))) return
    try {
      await active.mutateAsync({ id: user.id, active: next })
      toast.success(next ? 'Usuário ativado!' : 'Usuário desativado!', { duration: toastTime })
    } catch (error) {
      tellFailure(next ? 'Erro ao ativar usuário' : 'Erro ao desativar usuário', error)
    }
  }

  return { setRole, toggleActive }
}

function activeQuestion({ is_active, full_name, username }: User): Question {
  const name = full_name || username
  if (!is_active)
    return {
      title: `Ativar ${name}?`,
      text: 'A pessoa poderá entrar de novo com a senha que já tinha.',
      confirm: 'Ativar',
    }
  return {
    title: `Desativar ${name}?`,
    text: 'As sessões abertas terminam na hora e a pessoa não entra mais até ser ativada de novo. Nada do que registrou é apagado.',
    confirm: 'Desativar',
    danger: true,
  }
}

function tellFailure(text: string, error: unknown): void {
  const detail = error instanceof ApiError ? error.detail : null
  toast.error(text, { description: detail ?? undefined, duration: toastTime })
}
