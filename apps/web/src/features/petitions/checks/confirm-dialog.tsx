import { ChecksConfirmation, petitions, type Petition } from '@lavra/contracts/petitions'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api'
import { useForm } from '../../../core/form'
import { plural } from '../../../core/format'
import { useUser } from '../../../core/session'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { Notice } from '../../../ui/notice'
import { petitionKey } from '../petition-key'
import { checkGroups, isOpen, labelOf, toneOf } from './check-groups'

interface ConfirmDialogProps {
  petition: Petition
  onClose: () => void
  /** Confirmed: the file may be made now. */
  onConfirmed: () => void
}

const listed = 6
const formId = 'confirm-open-checks'

/** Before a text with open items leaves the office, whoever exports it says by name that they know. */
export function ConfirmDialog({ petition, onClose, onConfirmed }: ConfirmDialogProps) {
  const client = useQueryClient()
  const { full_name } = useUser()
  const open = checkGroups(petition.checks).filter(isOpen)
  const form = useForm({
    schema: ChecksConfirmation,
    initial: { name: '' },
    submit: async (body) => {
      const confirmed = await call(petitions.confirmChecks, { params: { id: petition.petition_id }, body }, { ifMatch: petition.version })
      client.setQueryData(petitionKey(petition.petition_id), confirmed)
      onConfirmed()
    },
    failure: 'Não foi possível confirmar. Tente novamente.',
  })
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Exportar com itens em aberto?"
      description={`${plural(open.length, 'item', 'itens')} do texto não ${open.length === 1 ? 'consta' : 'constam'} do catálogo de leis, do registro nem dos documentos. A sua confirmação fica registrada.`}
      footer={
        <>
          <Button onClick={onClose}>Voltar e conferir</Button>
          <Button variant="primary" type="submit" form={formId} pending={form.pending}>
            Confirmar e exportar
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="space-y-4">
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <ul aria-label="Itens em aberto" className="space-y-2">
          {open.slice(0, listed).map((group) => (
            <li key={`${group.kind} ${group.text}`} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 font-[550] wrap-anywhere">{group.text || 'Fim do texto'}</span>
              <Badge tone={toneOf(group)}>{labelOf(group)}</Badge>
            </li>
          ))}
          {open.length > listed && <li className="text-ink-3">e mais {open.length - listed}</li>}
        </ul>
        <Field label="Seu nome completo" error={form.errors.name} hint={`Como no seu cadastro: ${full_name}`} required>
          <Input {...form.text('name')} autoComplete="off" maxLength={200} />
        </Field>
      </form>
    </Dialog>
  )
}
