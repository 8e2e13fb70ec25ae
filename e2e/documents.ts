import type { Page } from '@playwright/test'
import { expect } from './seeded'

/** A case of the demo office that has no documents. */
export const emptyCase = 'Guarda compartilhada'
export const creation = /\/api\/v1\/documents\/$/
export const oneDocument = /\/api\/v1\/documents\/[\w-]+$/

export const row = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Documentos', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export const addWindow = (page: Page) => page.getByRole('dialog', { name: 'Adicionar documentos' })
export const queued = (page: Page, name: string) =>
  addWindow(page).getByRole('list', { name: 'Documentos a adicionar' }).getByRole('listitem', { name })
export const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

/** Over the API, as the user that is signed in on the page. */
export async function api<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> {
  const token = await page.evaluate(
    () => localStorage.getItem('access_token') ?? sessionStorage.getItem('access_token') ?? '',
  )
  const headers = { authorization: `Bearer ${token}` }
  const sent = method === 'POST' ? { multipart: body as Record<string, string> } : { data: body }
  const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, ...sent })
  expect(answer.ok(), `${method} ${path}`).toBe(true)
  return (await answer.json()) as T
}

interface Row {
  id: string
  title: string
}
export const documentsOf = (page: Page, caseId: string) =>
  api<Row[]>(page, 'GET', `/documents/case/${caseId}`)

/** Opens the tab of a case and waits until it can be used; answers the case's id. */
export async function openTab(page: Page, title: string): Promise<string> {
  const { cases } = await api<{ cases: { id: string }[] }>(
    page,
    'GET',
    `/cases/?search=${encodeURIComponent(title)}`,
  )
  const id = cases[0]?.id ?? ''
  await page.goto(`/cases/${id}`)
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await expect(page.getByRole('button', { name: 'Adicionar documentos' })).toBeVisible()
  return id
}

export async function choose(page: Page, ...files: ReturnType<typeof text>[]) {
  await page.getByRole('button', { name: 'Adicionar documentos' }).click()
  await page.getByLabel('Arquivos', { exact: true }).setInputFiles(files)
}

/** Saves a file as a document of a case, over the API. */
export const put = (page: Page, case_id: string, title: string, name: string, buffer: Buffer) =>
  api<Row>(page, 'POST', '/documents/', {
    case_id,
    title,
    is_confidential: 'false',
    file: { name, mimeType: 'application/octet-stream', buffer },
  })
