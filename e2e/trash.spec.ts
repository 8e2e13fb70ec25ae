import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { addCase, addPetition, expect, headersOf, signIn, test } from './seeded'

test.describe.configure({ mode: 'serial' })
// Records go and come back here.
test.use({ office: 'trash' })

const title = 'Posse da chácara Boa Água'
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Registros na Lixeira' }).getByRole('listitem').filter({ hasText: name })
const agree = (page: Page, button = 'Excluir') =>
  page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click()

async function sent(page: Page, method: 'post' | 'delete', path: string, data?: object): Promise<string> {
  const answer = await page.request[method](`/api/v1/${path}`, { headers: await headersOf(page), data })
  expect(answer.ok(), path).toBe(true)
  return method === 'post' ? ((await answer.json()) as { id: string }).id : ''
}

test('a case that was deleted from its page comes back with “Desfazer”, as it was', async ({ page }) => {
  await signIn(page, 'helena')
  const id = await addCase(page, title)
  const document = await page.request.post('/api/v1/documents/', {
    headers: await headersOf(page),
    multipart: { case_id: id, title: 'Mapa da chácara' },
  })
  expect(document.status()).toBe(201)
  await sent(page, 'post', `cases/${id}/notes`, { text: 'O vizinho mudou a cerca.' })
  await page.goto(`/cases/${id}`)
  await page.getByRole('button', { name: 'Excluir' }).click()
  await agree(page)
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await undo.waitFor()
  expect((await page.request.get(`/api/v1/cases/${id}`, { headers: await headersOf(page) })).status()).toBe(
    404,
  )
  await undo.click()
  await expect(page.getByText('Restaurado, com tudo o que tinha.')).toBeVisible()
  await page.goto(`/cases/${id}?tab=documents`)
  await expect(page.getByRole('heading', { name: 'Mapa da chácara' })).toBeVisible()
  await page.goto(`/cases/${id}?tab=notes`)
  await expect(page.getByText('O vizinho mudou a cerca.')).toBeVisible()
  await page.goto(`/cases/${id}`)
  await expect(page.getByText('Nilo Faria').first()).toBeVisible()
})

test('what was deleted lies in the Lixeira, from where it is restored, or deleted for good by an administrator', async ({
  page,
}) => {
  await signIn(page, 'helena')
  const id = await addCase(page, 'Divisa do sítio Pedra Alta')
  const note = await sent(page, 'post', `cases/${id}/notes`, { text: 'Anotação da divisa' })
  const client = await sent(page, 'post', 'clients/', {
    name: 'Cliente da Divisa',
    client_type: 'individual',
  })
  const contact = await sent(page, 'post', 'contacts/', { name: 'Contato da Divisa', type: 'individual' })
  const answer = await page.request.post('/api/v1/documents/', {
    headers: await headersOf(page),
    multipart: { case_id: id, title: 'Planta da Divisa' },
  })
  const document = ((await answer.json()) as { id: string }).id
  const petition = await addPetition(page, { case_id: id })
  for (const path of [
    `notes/${note}`,
    `clients/${client}`,
    `contacts/${contact}`,
    `documents/${document}`,
    `petitions/${petition}`,
  ])
    await sent(page, 'delete', path)

  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Lixeira' }).click()
  const list = page.getByRole('list', { name: 'Registros na Lixeira' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  for (const kind of ['Cliente', 'Contato', 'Documento', 'Anotação', 'Petição'])
    await expect(list.getByText(kind, { exact: true })).toBeVisible()
  await expectAccessible(page, 'trash')

  await page.getByRole('searchbox', { name: 'Buscar na Lixeira' }).fill('planta')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Restaurar Planta da Divisa' }).click()
  await expect(page.getByText('Restaurado, com tudo o que tinha.')).toBeVisible()
  await expect(page.getByText('Nada encontrado na Lixeira')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar na Lixeira' }).fill('')
  await page.getByRole('button', { name: 'Excluir Contato da Divisa definitivamente' }).click()
  await agree(page, 'Excluir definitivamente')
  await expect(page.getByText('Excluído definitivamente.')).toBeVisible()
  await expect(row(page, 'Contato da Divisa')).toHaveCount(0)
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await page.goto(`/cases/${id}?tab=documents`)
  await expect(page.getByRole('heading', { name: 'Planta da Divisa' })).toBeVisible()
})

test('a standard user restores and deletes nothing for good; a restricted one has no such tab', async ({
  page,
}) => {
  await signIn(page, 'otavio')
  await page.goto('/settings?tab=trash')
  await expect(row(page, 'Cliente da Divisa')).toBeVisible()
  await expect(page.getByRole('button', { name: /definitivamente$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sair' }).click()
  await signIn(page, 'bruna')
  await page.goto('/settings?tab=trash')
  await expect(page.getByRole('tab', { name: 'Meu Perfil' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Lixeira' })).toHaveCount(0)
})
