import { acceptance } from '@lavra/contracts/accounts/acceptance'
import { audit } from '@lavra/contracts/audit'
import { auth } from '@lavra/contracts/accounts/auth'
import { cases } from '@lavra/contracts/cases'
import { chat } from '@lavra/contracts/chat'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { documents } from '@lavra/contracts/documents'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { invitations } from '@lavra/contracts/accounts/invitations'
import { notes } from '@lavra/contracts/notes'
import { officeSettings } from '@lavra/contracts/office/settings'
import { petitions } from '@lavra/contracts/petitions'
import { privacy } from '@lavra/contracts/privacy'
import { profile } from '@lavra/contracts/accounts/profile'
import { registration } from '@lavra/contracts/accounts/registration'
import { search } from '@lavra/contracts/search'
import { system } from '@lavra/contracts/office/system'
import { trash } from '@lavra/contracts/trash'
import { users } from '@lavra/contracts/accounts/users'

const domains = {
  auth: { ...auth, ...registration },
  users: { ...users, ...profile, ...officeSettings },
  invitations,
  acceptance,
  clients,
  contacts,
  cases,
  documents,
  notes,
  petitions,
  chat,
  search,
  audit,
  privacy,
  trash,
  system,
}

/** Every call of the contract by its name, such as `cases.create`. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [`${domain}.${name}`, endpoint as Endpoint]),
  ),
)
