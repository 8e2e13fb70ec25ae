import type { Contact } from '@lavra/contracts/contacts'
import { formatPhone } from '@lavra/contracts/values/identifiers'
import { useQuery } from '@tanstack/react-query'
import { Link2Off, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useDebounced } from '../../../core/debounce'
import { initials } from '../../../core/format/format'
import { Alert } from '../../../ui/overlay/alert'
import { Avatar } from '../../../ui/avatar'
import { Card, CardHeader } from '../../../ui/layout/card'
import { Combobox } from '../../../ui/combobox/combobox'
import { IconButton } from '../../../ui/icon-button'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Spinner } from '../../../ui/feedback/spinner'
import { contactQueries } from '../../contacts/queries'
import { useContactLinks } from './use-contact-links'

/** Who has to do with a case beyond its parties; one search and one press link another contact. */
export function CaseContacts({ caseId }: { caseId: string }) {
  const links = useContactLinks(caseId)
  const box = useRef<HTMLDivElement>(null)

  function unlink(contactId: string): void {
    links.unlink(contactId)
    // The row and its button go away.
    box.current?.querySelector('input')?.focus()
  }

  return (
    <Card>
      <CardHeader title="Contatos do processo" />
      {links.loading && <Skeleton className="mx-5 my-4 h-10" />}
      {links.failed && (
        <LoadFailure retry={links.reload} className="mx-5 mt-4">
          Não foi possível carregar os contatos do processo.
        </LoadFailure>
      )}
      {!links.loading && !links.failed && links.contacts.length === 0 && (
        <p className="px-5 pt-4 text-ink-3">Nenhum contato vinculado.</p>
      )}
      <ul aria-label="Contatos do processo" className="divide-y divide-line">
        {links.contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            busy={links.busy === contact.id}
            unlink={() => unlink(contact.id)}
          />
        ))}
      </ul>
      <div ref={box} className="px-5 pt-3 pb-4">
        <ContactPicker linked={links.contacts.map(({ id }) => id)} onPick={links.link} />
      </div>
      <Alert {...links.alert} />
    </Card>
  )
}

function ContactRow({ contact, busy, unlink }: { contact: Contact; busy: boolean; unlink: () => void }) {
  const { name, phone, email, profession } = contact
  const facts = [profession, phone && formatPhone(phone), email].filter(Boolean).join(' · ')
  return (
    <li className="flex items-center gap-3 py-2.5 pr-3 pl-5">
      <Avatar initials={initials(name)} />
      <div className="min-w-0 flex-1">
        <Link
          to={`/contacts?search=${encodeURIComponent(name)}`}
          className="rounded font-[550] wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {facts && <p className="text-[13px] wrap-anywhere text-ink-3">{facts}</p>}
      </div>
      <IconButton label={`Desvincular ${name}`} aria-busy={busy} onClick={unlink}>
        {busy ? <Spinner /> : <Link2Off aria-hidden />}
      </IconButton>
    </li>
  )
}

function ContactPicker({
  linked,
  onPick,
}: {
  linked: readonly string[]
  onPick: (contactId: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const search = useDebounced(typed.trim())
  const { data, isError, isFetching, refetch } = useQuery({
    ...contactQueries.list({ search, skip: 0, limit: 20 }),
    enabled: asked,
  })
  const options = (data?.contacts ?? [])
    .filter(({ id }) => !linked.includes(id))
    .map(({ id, name, email, profession }) => ({
      value: id,
      label: name,
      hint: [profession, email].filter(Boolean).join(' · '),
    }))
  return (
    <div onFocus={() => setAsked(true)}>
      <Combobox
        picksOnly
        aria-label="Vincular um contato"
        placeholder="Vincular um contato"
        icon={<Search aria-hidden />}
        value={typed}
        maxLength={200}
        loading={isFetching}
        retry={isError ? () => void refetch() : undefined}
        options={options}
        empty="Nenhum contato encontrado"
        onText={setTyped}
        onPick={({ value }) => {
          setTyped('')
          onPick(value)
        }}
      />
    </div>
  )
}
