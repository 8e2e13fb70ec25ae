import type { Contact } from '@lavra/contracts/contacts'
import { formatCnpj, formatCpf, formatPhone } from '@lavra/contracts/values/identifiers'
import { Building2, Link2, Pencil, ShieldUser, Trash2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { IconButton } from '../../../ui/icon-button'
import { Spinner } from '../../../ui/feedback/spinner'

export interface ContactActions {
  edit: (contact: Contact) => void
  remove: (contact: Contact) => void
  link: (contact: Contact) => void
  /** Opens what is held of the contact as a person; for administrators. */
  personal?: (contact: Contact) => void
  /** The contact that is being fetched to be edited. */
  opening: string | null
}

/** One contact of the directory: what one looks up, and what can be done. */
export function ContactCard({ contact, actions }: { contact: Contact; actions: ContactActions }) {
  const Icon = contact.client_type === 'corporate' ? Building2 : UserRound
  const linked = contact.case_ids.length
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-1 items-start gap-3.5 px-5 pt-4 pb-3.5 max-sm:gap-3 max-sm:px-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon aria-hidden className="size-[18px]" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 pt-px text-[17px]/6 wrap-anywhere" title={contact.name}>
            {contact.name}
          </h2>
          <Facts contact={contact} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1 border-t border-line py-2 pr-2 pl-5 max-sm:pl-4">
        <p className="mr-auto text-[13px] whitespace-nowrap text-ink-2">
          {plural(linked, 'processo', 'processos')}
          <span className="max-sm:sr-only">{linked === 1 ? ' vinculado' : ' vinculados'}</span>
        </p>
        <Button variant="ghost" size="sm" onClick={() => actions.link(contact)}>
          <Link2 aria-hidden />
          <span>
            Vincular<span className="sr-only"> processos a {contact.name}</span>
          </span>
        </Button>
        <IconButton
          label={`Editar ${contact.name}`}
          aria-busy={actions.opening === contact.id}
          onClick={() => actions.edit(contact)}
        >
          {actions.opening === contact.id ? <Spinner /> : <Pencil aria-hidden />}
        </IconButton>
        {actions.personal && (
          <IconButton
            label={`Dados pessoais (LGPD) de ${contact.name}`}
            onClick={() => actions.personal?.(contact)}
          >
            <ShieldUser aria-hidden />
          </IconButton>
        )}
        <IconButton danger label={`Excluir ${contact.name}`} onClick={() => actions.remove(contact)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </Card>
  )
}

/** What is known; what is not known takes no room. */
function Facts({ contact }: { contact: Contact }) {
  const { cpf_cnpj, email, phone, profession, origin } = contact
  const company = cpf_cnpj?.length === 14
  return (
    <dl className="mt-1.5 grid grid-cols-[60px_minmax(0,1fr)] gap-x-2 gap-y-1 text-[13px]">
      <Fact term={company ? 'CNPJ' : cpf_cnpj?.length === 11 ? 'CPF' : 'CPF/CNPJ'}>
        {cpf_cnpj && (company ? formatCnpj(cpf_cnpj) : formatCpf(cpf_cnpj))}
      </Fact>
      <Fact term="E-mail">
        {email && (
          <a href={`mailto:${email}`} className="rounded hover:underline">
            {email}
          </a>
        )}
      </Fact>
      <Fact term="Telefone">
        {phone && (
          <a href={`tel:+55${phone}`} className="rounded hover:underline">
            {formatPhone(phone)}
          </a>
        )}
      </Fact>
      <Fact term="Profissão">{profession}</Fact>
      <Fact term="Origem">{origin}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-ink-3">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
