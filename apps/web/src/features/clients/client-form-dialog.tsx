import { ClientInput } from '@lavra/contracts/clients'
import { clientType } from '@lavra/contracts/labels'
import { useForm } from '../../core/form'
import { maskPhone } from '../../core/masks'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { toast } from '../../ui/toast'
import { explainSaveFailure } from './client-errors'
import { useCreateClient } from './queries'

const formId = 'novo-usuario'
const blank: { name: string; client_type: keyof typeof clientType; email: string; phone: string } = {
  name: '',
  client_type: 'individual',
  email: '',
  phone: '',
}

/** Mounted only while open, so that every opening starts blank. */
export function ClientFormDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateClient()
  const form = useForm({
    schema: ClientInput,
    initial: blank,
    submit: async (input) => {
      const client = await create.mutateAsync(input)
      toast.success(`${client.name} foi cadastrado.`)
      onClose()
    },
    failure: 'Erro ao criar usuario. Verifique os dados e tente novamente.',
    explain: explainSaveFailure,
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Adicionar Usuario"
      description="Um cliente do escritório, pessoa ou empresa."
      dismissible={false}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            Salvar
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="grid gap-5 sm:grid-cols-2">
        {form.failed && (
          <Notice tone="bad" className="sm:col-span-2">
            {form.failed}
          </Notice>
        )}
        <Field label="Nome" error={form.errors.name} required className="sm:col-span-2">
          <Input {...form.text('name')} maxLength={200} autoComplete="off" placeholder="Nome completo ou razão social" />
        </Field>
        <Field label="Tipo" error={form.errors.client_type}>
          <Select {...form.text('client_type')} options={clientType} />
        </Field>
        <Field label="Telefone" error={form.errors.phone}>
          <Input
            name="phone"
            type="tel"
            inputMode="tel"
            maxLength={20}
            autoComplete="off"
            placeholder="(11) 91234-5678"
            value={form.values.phone}
            onChange={(event) => form.set('phone', maskPhone(event.target.value))}
          />
        </Field>
        <Field label="E-mail" error={form.errors.email} className="sm:col-span-2">
          <Input {...form.text('email')} type="email" maxLength={254} autoComplete="off" placeholder="nome@exemplo.com" />
        </Field>
      </form>
    </Dialog>
  )
}
