import { invitationDays, type Invited } from '@lavra/contracts/accounts/invitations'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copy } from '../../../core/clipboard'
import { logFailure } from '../../../core/log'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { Notice } from '../../../ui/feedback/notice'
import { toast } from '../../../ui/feedback/toast'
import { linkOf } from './queries'

/** The link of a new invitation, shown this once; mounted only while open. */
export function InvitationLink({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const { full_name, email } = invited.invitation
  const link = linkOf(invited)

  async function copyLink(): Promise<void> {
    try {
      await copy(link)
      setCopied(true)
      toast.success('Link copiado!')
    } catch (error) {
      logFailure('copy failed', error)
      toast.error('Não foi possível copiar. Selecione o link e copie-o.')
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Link do convite"
      description={`Para ${full_name}. Vale ${invitationDays} dias e serve uma vez.`}
      footer={
        <Button variant={copied ? 'primary' : 'secondary'} onClick={onClose}>
          Concluir
        </Button>
      }
    >
      <div className="space-y-4">
        <Notice tone="warn">
          Copie o link agora: ele não aparece de novo.{' '}
          {invited.mailed ? `Um e-mail com outro link segue para ${email}.` : 'Entregue-o só a essa pessoa.'}
        </Notice>
        <Field label="Link">
          <Input
            value={link}
            readOnly
            onFocus={(event) => event.target.select()}
            className="font-mono text-[13px]"
          />
        </Field>
        <Button variant={copied ? 'secondary' : 'primary'} onClick={() => void copyLink()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />} {copied ? 'Link copiado' : 'Copiar link'}
        </Button>
      </div>
    </Dialog>
  )
}
