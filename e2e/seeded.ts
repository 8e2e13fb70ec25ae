import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test as base } from './fixtures'

/** Journeys through the demo office. */
export const test = base.extend({ seeded: [true, { scope: 'worker' }] })

/**
 * For journeys in which the server is made to refuse: the browser reports every such answer in its console.
 */
export const refusing = test.extend({ noErrors: async ({}, use) => use(undefined) })

export { expect }

/** The demo office's users, by what they may do. */
export type DemoUser = 'helena' | 'otavio' | 'bruna'

export async function signIn(page: Page, username: DemoUser) {
  await page.goto('/login')
  await signInHere(page, username)
}

/** On the form that the page shows already, without loading anything anew. */
export async function signInHere(page: Page, username: DemoUser) {
  await page.getByLabel('Usuário ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Senha' }).fill('demonstracao')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
}

/** Answers one kind of call as the test says, instead of the server. */
export async function force(page: Page, method: string, path: RegExp, status: number, body?: unknown) {
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: body ?? { code: 'forced', request_id: 'r' } })
      : route.fallback(),
  )
}

/** Headers of the user who is signed in on the page, for calls beside the screen. */
export async function headersOf(page: Page) {
  return {
    authorization: `Bearer ${(await page.evaluate(() => localStorage.getItem('access_token') ?? sessionStorage.getItem('access_token'))) ?? ''}`,
  }
}

/**
 * A case of the test's own, with an autor and a réu; whoever makes it deletes it, for the office is shared
 * with other files.
 */
export async function addCase(page: Page, title: string): Promise<string> {
  const headers = await headersOf(page)
  const { clients } = (await (await page.request.get('/api/v1/clients/', { headers })).json()) as {
    clients: { id: string }[]
  }
  const parties = [
    { name: 'Bento Faria, menor', role: 'plaintiff', party_type: 'individual' },
    { name: 'Nilo Faria', role: 'defendant', party_type: 'individual', cpf_cnpj: '52998224725' },
  ]
  const data = {
    title,
    case_number: `PROC-2026-${randomUUID()}`,
    client_id: clients[0]?.id,
    case_type: 'Direito Familiar',
    parties,
  }
  const answer = await page.request.post('/api/v1/cases/with-parties', { headers, data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

export async function removeCase(page: Page, id: string) {
  await page.request.delete(`/api/v1/cases/${id}`, { headers: await headersOf(page) })
}

/** A petition of the test's own, which the server's agents have finished; whoever makes it deletes it. */
export async function addPetition(page: Page, fields: Record<string, unknown> = {}): Promise<string> {
  const headers = await headersOf(page)
  const api = '/api/v1/petitions'
  const row = (name: string) => [{ id: 1, party_type: 'custom', custom_name: name }]
  const data = {
    petition_type: 'complaint',
    plaintiffs: row('Bento Faria'),
    defendants: row('Nilo Faria'),
    author: 'Helena Martins',
    ...fields,
  }
  const made = (await (await page.request.post(`${api}/initialize`, { headers, data })).json()) as {
    petition_id: string
  }
  const id = made.petition_id
  expect(
    (
      await page.request.post(`${api}/${id}/start-generation`, { headers, data: { background: true } })
    ).status(),
  ).toBe(200)
  const status = async () =>
    ((await (await page.request.get(`${api}/${id}/status`, { headers })).json()) as { status: string }).status
  await expect.poll(status, { timeout: 60_000 }).toBe('completed')
  return id
}

export async function removePetition(page: Page, id: string) {
  await page.request.delete(`/api/v1/petitions/${id}`, { headers: await headersOf(page) })
}
