import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useUser } from '../../../core/session/session'
import { usePageTitle } from '../../../core/title'
import { Alert } from '../../../ui/overlay/alert'
import { Button } from '../../../ui/button'
import { onDemand } from '../../../ui/on-demand'
import { PageHeader } from '../../../ui/layout/page-header'
import { PersonalDataDialog } from '../../privacy/queries'
import { ContactGrid } from './contact-grid'
import { ContactToolbar } from './contact-toolbar'
import { useContactList } from './use-contact-list'
import { useContactRemoval } from './use-contact-removal'
import { useContactWindows } from './use-contact-windows'

const ContactFormDialog = onDemand(() =>
  import('../form/contact-form-dialog').then((part) => part.ContactFormDialog),
)
const LinkCasesDialog = onDemand(() =>
  import('../links/link-cases-dialog').then((part) => part.LinkCasesDialog),
)

/** Contatos: the people and companies the office deals with, and the cases they have to do with. */
export default function ContactsPage() {
  usePageTitle('Contatos')
  const list = useContactList()
  const newButton = useRef<HTMLButtonElement>(null)
  const windows = useContactWindows(newButton)
  const removal = useContactRemoval(newButton)
  const admin = useUser().user_role === 'admin'
  const personal = admin ? { personal: windows.look } : {}
  const actions = {
    edit: windows.edit,
    link: windows.link,
    remove: removal.remove,
    opening: windows.opening,
    ...personal,
  }
  return (
    <>
      <PageHeader
        title="Contatos"
        subtitle="Clientes, partes, testemunhas e peritos"
        actions={
          <Button ref={newButton} variant="primary" onClick={windows.create}>
            <Plus aria-hidden /> Novo Contato
          </Button>
        }
      />
      <ContactToolbar list={list} />
      <ContactGrid list={list} actions={actions} onCreate={windows.create} />
      {windows.creating && <ContactFormDialog contact={null} onClose={windows.close} />}
      {windows.edited && <ContactFormDialog contact={windows.edited} onClose={windows.close} />}
      {windows.linked && <LinkCasesDialog contact={windows.linked} onClose={windows.close} />}
      {windows.looked && (
        <PersonalDataDialog person={{ ...windows.looked, kind: 'contact' }} onClose={windows.close} />
      )}
      <Alert text={removal.failed ? 'Erro ao excluir contato' : null} onClose={removal.forgetFailure} />
    </>
  )
}
