import { audit } from '@lavra/contracts/audit'
import { auth } from '@lavra/contracts/accounts/auth'
import { cases } from '@lavra/contracts/cases'
import { chat } from '@lavra/contracts/chat'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { documents } from '@lavra/contracts/documents'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { petitions } from '@lavra/contracts/petitions'
import { privacy } from '@lavra/contracts/privacy'
import { search } from '@lavra/contracts/search'
import { system } from '@lavra/contracts/office/system'
import { officeSettings } from '@lavra/contracts/office/settings'
import { users } from '@lavra/contracts/accounts/users'
import { cleanup, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { helena, openApp } from '../test/app'
import { aPetition, aStatus, petitionId } from '../test/records'
import { fakeServer, ok, refused } from '../test/server'

const everything: Endpoint[] = [
  audit,
  auth,
  cases,
  chat,
  clients,
  contacts,
  documents,
  petitions,
  privacy,
  search,
  system,
  users,
  officeSettings,
].flatMap((domain) => Object.values(domain as Record<string, Endpoint>))
const placesIn = ({ path }: Endpoint) => path.split('{').length
/** "/petitions/recent" is no petition called "recent": what has fewer places for a name comes first. */
const reads = everything
  .filter(({ method }) => method === 'GET')
  .sort((one, other) => placesIn(one) - placesIn(other))

interface Visit {
  at: string
  /** Names of the tabs, buttons and fields to press. */
  press?: string[]
  /** The calls whose failure shows here; all that the screen makes unless told. */
  calls?: Endpoint[]
}

/** Every screen, with what has to be pressed for all of its lists to be asked for. */
const visits: Visit[] = [
  { at: '/' },
  { at: '/', press: ['Buscar'], calls: [search.all] },
  { at: '/users' },
  { at: '/contacts' },
  { at: '/contacts', press: ['Vincular'], calls: [cases.list] },
  { at: '/cases' },
  { at: '/cases?parties=1', calls: [cases.listWithParties] },
  { at: '/cases', press: ['Novo Processo', 'Cliente'], calls: [clients.list] },
  { at: '/cases', press: ['Novo Processo', 'Advogados responsáveis'], calls: [users.list] },
  { at: '/cases/case-1', calls: [cases.getWithParties, clients.get, contacts.ofCase] },
  { at: '/cases/case-1', press: ['Vincular um contato'], calls: [contacts.list] },
  { at: '/cases/case-1?tab=documents', calls: [documents.ofCase] },
  { at: '/cases/case-1?tab=petitions', calls: [petitions.ofCase] },
  { at: '/cases/case-1?tab=history', calls: [audit.ofCase] },
  { at: '/petitions' },
  { at: '/petitions?view=all' },
  { at: '/petitions?step=2&type=complaint', press: ['Processo relacionado'], calls: [cases.listWithParties] },
  { at: '/petitions?step=2&type=complaint', press: ['Nome completo'], calls: [contacts.list] },
  { at: '/petitions?step=2&type=complaint&case=case-1', calls: [documents.ofCase] },
  { at: `/petitions?step=3&id=${petitionId}`, calls: [petitions.status] },
  { at: `/petitions?step=4&id=${petitionId}`, calls: [petitions.get] },
  { at: `/petitions?step=4&id=${petitionId}`, press: ['Status dos Agentes'], calls: [petitions.status] },
  { at: `/petitions/${petitionId}`, calls: [petitions.get, petitions.attachments, petitions.withheld] },
  { at: `/petitions/${petitionId}`, press: ['Status dos Agentes'], calls: [petitions.status] },
  { at: `/petitions/${petitionId}/editor`, calls: [petitions.get] },
  { at: `/petitions/${petitionId}/versions` },
  { at: '/settings', calls: [users.me] },
  { at: '/settings?tab=users' },
  { at: '/settings?tab=office' },
  { at: '/settings?tab=privacy' },
]

/** Calls without which nothing of a screen is missing, and why. */
const spared: Record<string, string> = {
  '/info': 'bounds and mode of the server: a hint more or less',
}

const claimsOfNothing =
  /Nenhum|ainda não tem|ainda não há|Nada registrado|não disponíve|Nada em aberto|\bN\/A\b/

let server: ReturnType<typeof fakeServer>
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => {
  vi.restoreAllMocks()
})

const answers = new Map<Endpoint, unknown>([
  [petitions.get, aPetition()],
  [petitions.status, aStatus(8)],
])

function answering(...failing: Endpoint[]): void {
  server = fakeServer()
  // Of two patterns that fit a path the one that was given last answers: the more precise one.
  for (const endpoint of [...everything].sort((one, other) => placesIn(other) - placesIn(one))) {
    const fails = endpoint.method === 'GET' && failing.some(({ path }) => path === endpoint.path)
    server.on(endpoint, fails ? refused(500, 'Erro interno') : ok(answers.get(endpoint) ?? endpoint.answer))
  }
}

const controls = 'button, a, [role=tab], input, textarea, [role=combobox]'
function nameOf(element: Element): string {
  const labels = Array.from((element as HTMLInputElement).labels ?? [], ({ textContent }) => textContent)
  return [
    element.getAttribute('aria-label'),
    element.textContent,
    element.getAttribute('placeholder'),
    ...labels,
  ].join(' ')
}

async function visit({ at, press = [] }: Visit): Promise<void> {
  const { person } = openApp(at, helena)
  await waitFor(() => expect(document.querySelector('h1')).toBeTruthy())
  for (const name of press) {
    const control = await waitFor(() => {
      const found = Array.from(document.querySelectorAll(controls)).find((element) =>
        nameOf(element).includes(name),
      )
      if (!found) throw new Error(`${at} has no “${name}”`)
      return found
    })
    await person.click(control)
    if (name === 'Buscar') await person.keyboard('Padaria')
  }
  await settled()
}

/** Until nothing is asked for any more. */
async function settled(): Promise<void> {
  for (let quiet = 0, seen = -1; quiet < 4; quiet++) {
    await new Promise((resolve) => setTimeout(resolve, 30))
    if (server.requests.length !== seen || document.querySelector('[role=status] .animate-pulse')) quiet = 0
    seen = server.requests.length
  }
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const asked = (): Endpoint[] =>
  reads.filter((endpoint) =>
    server.requests.some(({ path }) => reads.find((each) => patternOf(each).test(path)) === endpoint),
  )

/** What a call is a fall-back for, or falls back on (spec.md section 7): it fails along with it. */
const insteadOf = new Map<Endpoint, Endpoint[]>([
  [petitions.get, [petitions.history]],
  [cases.listWithParties, [cases.list]],
])
const fallingBack: Endpoint[] = [petitions.history, petitions.partiesOfCase]

/** All that the screens of the table ask for; each call has to fail somewhere in it. */
const made = new Set<Endpoint>()
const tried = new Set<Endpoint>()

it.each(visits)(
  '$at $press: what cannot be loaded is told, and never looks like nothing there',
  async (screen) => {
    answering()
    await visit(screen)
    const all = asked().filter(({ path }) => !(path in spared))
    expect(document.body.textContent, 'with everything loaded').not.toContain('Tentar novamente')
    cleanup()
    all.forEach((call) => made.add(call))
    const wrong: string[] = []
    for (const call of screen.calls ?? all) {
      tried.add(call)
      answering(call, ...(insteadOf.get(call) ?? []))
      await visit(screen)
      const retried = () => expect(document.body.textContent).toContain('Tentar novamente')
      const told = await waitFor(retried, { timeout: 3_000 }).then(
        () => true,
        () => false,
      )
      if (!told) wrong.push(`GET ${call.path}: no way to try again`)
      const leaves = Array.from(document.querySelectorAll('main *, [role=dialog] *')).filter(
        (element) => element.children.length === 0,
      )
      const claim = leaves.find((element) => claimsOfNothing.test(element.textContent))
      if (claim) wrong.push(`GET ${call.path}: “${claim.textContent}”`)
      cleanup()
    }
    expect(wrong).toEqual([])
  },
)

it('every call that a screen makes is made to fail somewhere above', () => {
  const untried = [...made].filter((call) => !tried.has(call) && !fallingBack.includes(call))
  expect(untried.map(({ path }) => path)).toEqual([])
})
