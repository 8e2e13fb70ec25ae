import { InvitationInput, type Invited } from '@lavra/contracts/accounts/invitations'
import { userRole } from '@lavra/contracts/labels'
import { useId, useState } from 'react'
import { useForm } from '../../../core/forms/form'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { Notice } from '../../../ui/feedback/notice'
import { Select } from '../../../ui/form/select'
import { InvitationLink } from './invitation-link'
import { useInvite } from './queries'

/** Asks whom to invite, then shows the link; mounted only while open. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<Invited | null>(null)
  return invited ? (
    <InvitationLink invited={invited} onClose={onClose} />
  ) : (
    <InviteForm onInvited={setInvited} onClose={onClose} />
  )
}

function InviteForm({ onInvited, onClose }: { onInvited: (invited: Invited) => void; onClose: () => void }) {
  const formId = useId()
  const invite = useInvite()
  const form = useForm({
    schema: InvitationInput,
    initial: { full_name: '', email: '', user_role: 'standard' },
    submit: async (body) => onInvited(await invite.mutateAsync(body)),
    failure: 'Não foi possível convidar. Tente novamente.',
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Convidar pessoa"
      description="Ela recebe um link, escolhe usuário e senha e entra com a permissão que você der."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {form.pending ? 'Convidando…' : 'Convidar'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="space-y-4">
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <Field label="Nome completo" error={form.errors.full_name} required>
          <Input {...form.text('full_name')} autoComplete="off" maxLength={200} />
        </Field>
        <Field label="E-mail" error={form.errors.email} required>
          <Input
            {...form.text('email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            placeholder="nome@exemplo.com"
          />
        </Field>
        <Field
          label="Permissão"
          error={form.errors.user_role}
          hint="Você pode alterá-la depois, na lista de usuários."
          required
        >
          <Select options={userRole} {...form.text('user_role')} />
        </Field>
      </form>
    </Dialog>
  )
}
