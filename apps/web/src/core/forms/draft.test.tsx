import 'fake-indexeddb/auto'
import { auth } from '@lavra/contracts/accounts/auth'
import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { petitions } from '@lavra/contracts/petitions'
import { profile } from '@lavra/contracts/accounts/profile'
import { users } from '@lavra/contracts/accounts/users'
import { screen, waitFor } from '@testing-library/react'
import { createStore, entries, set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { aCase, aClient } from '../../../test/records'
import { fakeServer, ok, refused } from '../../../test/server'
import { keepDraft, readDraft, removeDraftsOf } from './draft-store'

const other = { ...helena, id: 'u2', username: 'caio', email: 'caio@exemplo.com' }
const signedInAs = (user: typeof helena) =>
  ok({ access_token: `tok-${user.id}`, token_type: 'bearer', expires_in: 3600, user })
const recovered = 'Texto não enviado recuperado'
const draft = 'case:new'

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await Promise.all([helena.id, other.id].map(removeDraftsOf))
  server = fakeServer()
  server.on(
    cases.statistics,
    ok({ total: 0, active: 0, on_hold: 0, closed: 0, archived: 0, high_priority: 0 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(clients.list, ok({ clients: [aClient()], total: 1 }))
  server.on(clients.get, ok(aClient()))
  server.on(petitions.recent, ok([]))
  server.on(cases.create, refused(401, 'Não autenticado'))
  server.on(auth.signOut, ok(undefined, 204))
})

type Person = ReturnType<typeof openApp>['person']
const title = () => screen.getByLabelText<HTMLInputElement>(/Título/)

async function openForm(person: Person): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'Novo Processo' }))
  await screen.findByRole('dialog', { name: 'Novo Processo' })
}

async function typeUntilTheSessionDies(person: Person): Promise<void> {
  await openForm(person)
  await person.type(title(), 'Inventário de Ana')
  await fillAndSend(person)
  expect(await screen.findByText('Sua sessão terminou. Entre novamente.')).toBeTruthy()
  expect(window.location.pathname).toBe('/login')
}

async function fillAndSend(person: Person): Promise<void> {
  await person.selectOptions(screen.getByLabelText(/Tipo de processo/), 'Inventário')
  await person.type(screen.getByRole('combobox', { name: /Cliente/ }), 'padaria')
  await person.click(await screen.findByRole('option', { name: /Padaria/ }))
  await person.click(screen.getByRole('button', { name: 'Criar Processo' }))
}

async function signInAs(person: Person, user: typeof helena): Promise<void> {
  server.on(
    cases.statistics,
    ok({ total: 0, active: 0, on_hold: 0, closed: 0, archived: 0, high_priority: 0 }),
  )
  server.on(auth.signIn, signedInAs(user))
  await person.type(screen.getByLabelText('Usuário ou e-mail'), user.username)
  await person.type(screen.getByLabelText('Senha'), 'segredo')
  await person.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(window.location.pathname).toBe('/cases'))
}

it('brings back what was typed when the session died, until it is saved', async () => {
  const { person } = openApp('/cases', helena)
  await typeUntilTheSessionDies(person)
  await signInAs(person, helena)
  await openForm(person)
  expect(await screen.findByText(recovered)).toBeTruthy()
  expect(title().value).toBe('Inventário de Ana')
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Cliente/ }).value).toBe(aClient().name),
  )
  server.on(cases.create, ok(aCase(), 201))
  await person.click(screen.getByRole('button', { name: 'Criar Processo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests.findLast(({ body }) => typeof body === 'object')?.body).toMatchObject({
    title: 'Inventário de Ana',
    case_type: 'Inventário',
    client_id: 'client-1',
  })
  await waitFor(async () => expect(await readDraft(helena.id, draft)).toBeNull())
})

it('gives it to nobody else, and back to its owner', async () => {
  const { person } = openApp('/cases', helena)
  await typeUntilTheSessionDies(person)
  await signInAs(person, other)
  await openForm(person)
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByText(recovered)).toBeNull()
  expect(title().value).toBe('')
  expect(await readDraft(helena.id, draft)).toMatchObject({ title: 'Inventário de Ana' })
})

it('is discarded on request and by closing the form', async () => {
  await keepDraft(helena.id, draft, { title: 'Antigo' })
  const { person } = openApp('/cases', helena)
  await openForm(person)
  await screen.findByText(recovered)
  await person.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(title().value).toBe('')
  expect(screen.queryByText(recovered)).toBeNull()
  await waitFor(async () => expect(await readDraft(helena.id, draft)).toBeNull())

  await person.type(title(), 'Outro')
  await waitFor(async () => expect(await readDraft(helena.id, draft)).toEqual({ title: 'Outro' }))
  await person.click(screen.getByRole('button', { name: 'Cancelar' }))
  await person.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await readDraft(helena.id, draft)).toBeNull())
})

it('is gone after signing out', async () => {
  await keepDraft(helena.id, draft, { title: 'Meu' })
  await keepDraft(other.id, draft, { title: 'De outra pessoa' })
  const { person } = openApp('/', helena)
  await person.click(await screen.findByRole('button', { name: 'Sair' }))
  await waitFor(async () => expect(await readDraft(helena.id, draft)).toBeNull())
  expect(await readDraft(other.id, draft)).toEqual({ title: 'De outra pessoa' })
})

it('holds back what no longer fits the form', async () => {
  await keepDraft(helena.id, draft, { title: ['lista'], abolished: 'x', description: 'Fica' })
  const { person } = openApp('/cases', helena)
  await openForm(person)
  await screen.findByText(recovered)
  expect(title().value).toBe('')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Descrição/).value).toBe('Fica')
})

it('puts back what a version before has kept', async () => {
  await set(
    `${helena.id} ${draft}`,
    { text: JSON.stringify({ description: 'De antes' }), at: Date.now() },
    createStore('lavra', 'drafts'),
  )
  expect(await readDraft(helena.id, draft)).toEqual({ description: 'De antes' })
})

it('is bounded in size, number and age', async () => {
  await keepDraft('u9', 'big', { text: 'x'.repeat(1_500_000) })
  expect(await readDraft('u9', 'big')).toBeNull()
  const now = vi.spyOn(Date, 'now')
  for (let n = 0; n < 22; n++) {
    now.mockReturnValue(1000 + n)
    await keepDraft('u9', `form:${n}`, { n })
  }
  expect(await readDraft('u9', 'form:1')).toBeNull()
  expect(await readDraft('u9', 'form:2')).toEqual({ n: 2 })
  now.mockReturnValue(1000 + 8 * 24 * 60 * 60 * 1000)
  expect(await readDraft('u9', 'form:2')).toBeNull()
})

it('is a comfort only: without a database forms work as ever', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { person } = openApp('/cases', helena)
  await openForm(person)
  await person.type(title(), 'Sem memória')
  server.on(cases.create, ok(aCase(), 201))
  await fillAndSend(person)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the text of a window that asks before it is left, and of a page', async () => {
  server.on(clients.create, refused(401, 'Não autenticado'))
  server.on(users.me, ok(helena))
  const { person, unmount } = openApp('/users?new=true', helena)
  await person.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Armazém')
  await person.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Sua sessão terminou. Entre novamente.')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(async () => expect(await readDraft(helena.id, 'client:new')).toEqual({ name: 'Armazém' }))
  unmount()

  server.on(profile.updateMe, refused(401, 'Não autenticado'))
  const again = openApp('/settings', helena)
  await again.person.type(await screen.findByLabelText(/Especialização/), 'Família')
  await again.person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
  expect(await screen.findByText('Sua sessão terminou. Entre novamente.')).toBeTruthy()
  await waitFor(async () =>
    expect(await readDraft(helena.id, 'profile')).toEqual({ specialization: 'Família' }),
  )
  again.unmount()

  const back = openApp('/settings', helena)
  expect(await screen.findByText(recovered)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/Especialização/).value).toBe('Família')
  await back.person.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(screen.queryByText(recovered)).toBeNull())
  await waitFor(async () => expect(await readDraft(helena.id, 'profile')).toBeNull())
})

it('never keeps a password', async () => {
  server.on(users.me, ok(helena))
  const { person } = openApp('/settings', helena)
  await person.click(await screen.findByRole('tab', { name: 'Alterar Senha' }))
  await person.type(await screen.findByLabelText(/Senha atual/), 'segredo-antigo')
  await new Promise((done) => setTimeout(done, 600))
  const kept = await entries(createStore('lavra', 'drafts'))
  expect(JSON.stringify(kept)).not.toContain('segredo-antigo')
})
