import { paperChoice } from '@lavra/contracts/labels'
import { ClientAnonymizationInput, type Anonymization } from '@lavra/contracts/privacy'
import { UserX } from 'lucide-react'
import { useForm } from '../../core/forms/form'
import { formatDateTime, plural } from '../../core/format/format'
import { Button } from '../../ui/button'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Notice } from '../../ui/feedback/notice'
import { Select } from '../../ui/form/select'
import { toast } from '../../ui/feedback/toast'
import { useAnonymize, type Person } from './personal-data'

interface AnonymizePartProps {
  held: Anonymization
  person: Person
  onClose: () => void
}

/** Says what stands against it, or asks for the name and does it. */
export function AnonymizePart({ held, person, onClose }: AnonymizePartProps) {
  return (
    <section aria-labelledby="anonimizar">
      <h3 id="anonimizar" className="text-[17px]/6">
        Anonimizar
      </h3>
      {held.anonymized_at ? (
        <Notice className="mt-2">Esta pessoa foi anonimizada em {formatDateTime(held.anonymized_at)}.</Notice>
      ) : held.hindrances.length > 0 ? (
        <Hindrances held={held} />
      ) : (
        <AnonymizeForm held={held} person={person} onClose={onClose} />
      )}
    </section>
  )
}

function Hindrances({ held: { hindrances, hindrances_total } }: { held: Anonymization }) {
  return (
    <Notice tone="warn" className="mt-2">
      Ainda não é possível: há o dever de guardar.
      <ul aria-label="O que impede" className="mt-1.5 list-disc space-y-1 pl-5 font-normal">
        {hindrances.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        {hindrances_total > hindrances.length && (
          <li>e mais {plural(hindrances_total - hindrances.length, 'motivo', 'motivos')}.</li>
        )}
      </ul>
    </Notice>
  )
}

function AnonymizeForm({ held, person, onClose }: AnonymizePartProps) {
  const removal = useAnonymize(person)
  const form = useForm({
    schema: ClientAnonymizationInput,
    initial: { name: '', papers: 'delete' },
    submit: async (input) => {
      await removal.mutateAsync(input)
      toast.success('Os dados da pessoa foram anonimizados.')
      onClose()
    },
    failure: 'Não foi possível anonimizar. Tente novamente.',
  })
  return (
    <form {...form.props} className="mt-1 space-y-4">
      <p className="text-ink-2">
        Troca o nome por um neutro, apaga números, contatos e endereço, e tira-os dos textos, do índice de
        busca e da trilha. Não pode ser desfeito. O que só a história conta (um apelido, uma situação) fica
        nos textos mantidos, e as cópias de segurança continuam como estão.
      </p>
      {form.failed && <Notice tone="bad">{form.failed}</Notice>}
      {held.trash > 0 && (
        <Notice tone="warn">
          {plural(held.trash, 'registro da Lixeira fala', 'registros da Lixeira falam')} desta pessoa e{' '}
          {held.trash === 1 ? 'será excluído' : 'serão excluídos'} definitivamente. Restaure antes o que o
          escritório tem de guardar.
        </Notice>
      )}
      {held.kind === 'client' && (
        <Field
          label="Documentos e petições dos processos"
          hint="Arquivos de documentos mantidos ficam como estão."
          error={form.errors.papers}
        >
          <Select {...form.text('papers')} options={paperChoice} />
        </Field>
      )}
      {held.kind === 'contact' && (
        <p className="text-[13px] text-ink-3">
          Documentos e petições são do cliente de cada processo: ficam, e o contato sai dos seus textos. Os
          arquivos não mudam.
        </p>
      )}
      <Field
        label="Digite o nome para confirmar"
        hint={`Como no cadastro: ${held.name}`}
        error={form.errors.name}
        required
      >
        <Input {...form.text('name')} maxLength={300} autoComplete="off" />
      </Field>
      <Button type="submit" variant="danger" pending={form.pending}>
        <UserX aria-hidden /> {form.pending ? 'Anonimizando…' : 'Anonimizar'}
      </Button>
    </form>
  )
}
