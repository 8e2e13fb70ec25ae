import { ask, draft, exportPetition } from './drafting'
import type { Person } from './office'
import type { Desk } from './person'
import { leafThrough, openCase, openDashboard, readDocument, readPetition, search } from './reading'
import { addCase, addContact, changeCase, changeClient, changeContact, upload } from './writing'

interface Action {
  name: string
  /** Of 200. */
  weight: number
  act: (desk: Desk) => Promise<void>
  who?: Person['role']
}

/** What people of an office do, and how often; between two of these they think for 2 to 12 seconds. */
export const mix: Action[] = [
  { name: 'open a case', weight: 48, act: (desk) => openCase(desk) },
  { name: 'leaf through a list', weight: 30, act: leafThrough },
  { name: 'search while typing', weight: 28, act: search },
  { name: 'open the dashboard', weight: 20, act: openDashboard },
  { name: 'change a case', weight: 14, act: changeCase },
  { name: 'ask the assistant', weight: 14, act: ask },
  { name: 'read a document', weight: 12, act: readDocument },
  { name: 'read a petition', weight: 10, act: readPetition },
  { name: 'upload a document', weight: 7, act: upload },
  { name: 'change a contact', weight: 5, act: changeContact },
  { name: 'add a contact', weight: 4, act: addContact },
  { name: 'export a petition', weight: 3, act: (desk) => exportPetition(desk) },
  { name: 'draft a petition', weight: 2, act: draft },
  { name: 'add a case', weight: 2, act: addCase },
  { name: 'change a client', weight: 1, act: changeClient, who: 'admin' },
]

export function nextAction({ me }: Desk): Action {
  const allowed = mix.filter(({ who }) => who === undefined || who === me.role)
  let at = Math.random() * allowed.reduce((sum, { weight }) => sum + weight, 0)
  return allowed.find(({ weight }) => (at -= weight) < 0) ?? (allowed[0] as Action)
}
