import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, headersOf, refusing, signIn, test } from './seeded'

// People and periods change here.
test.use({ office: 'privacy' })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dados pessoais (LGPD)' })

test('a client asks what is held and to be forgotten', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/users?search=Marta%20Figueira')
  await page.getByRole('button', { name: 'Ver Marta Figueira Lobo' }).click()
  await page.getByRole('button', { name: 'Dados pessoais (LGPD)' }).click()

  await test.step('a duty to keep stands against it', async () => {
    await expect(dialog(page).getByText('Ainda não é possível: há o dever de guardar.')).toBeVisible()
    await expect(dialog(page).getByRole('list', { name: 'O que impede' })).toContainText(
      'tem de ser guardado até',
    )
    await expect(dialog(page).getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page, 'personal data, kept')
  })
  await test.step('everything is handed over as a ZIP', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Exportar tudo (ZIP)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^dados-pessoais-Marta Figueira Lobo-\d{4}-\d\d-\d\d\.zip$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await expect(page.getByText('Exportação pronta.')).toBeVisible()
  })
})

refusing('who has no case that has to be kept is anonymised by name', async ({ page }) => {
  await signIn(page, 'helena')
  const headers = await headersOf(page)
  const data = { name: 'Celso Arantes Vidal', email: 'celso@exemplo.com', phone: '(11) 3456-7890' }
  expect((await page.request.post('/api/v1/clients/', { headers, data })).status()).toBe(201)
  await page.goto('/users?search=Celso%20Arantes')
  await page.getByRole('button', { name: 'Ver Celso Arantes Vidal' }).click()
  await page.getByRole('button', { name: 'Dados pessoais (LGPD)' }).click()
  const name = dialog(page).getByLabel('Digite o nome para confirmar')
  await name.fill('Celso')
  await dialog(page).getByRole('button', { name: 'Anonimizar' }).click()
  await expect(dialog(page).getByText('Digite o nome exatamente como está no cadastro')).toBeVisible()
  await expectAccessible(page, 'personal data, another name')
  await name.fill('Celso Arantes Vidal')
  await dialog(page).getByRole('button', { name: 'Anonimizar' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Nenhum usuario encontrado')).toBeVisible()
  await page.goto('/users?search=Pessoa%20anonimizada')
  await expect(page.getByRole('row').filter({ hasText: 'Pessoa anonimizada' })).toContainText('N/A')
})

test('a contact is looked at from its card, by administrators only', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/contacts')
  await page
    .getByRole('button', { name: /^Dados pessoais \(LGPD\) de / })
    .first()
    .click()
  await expect(dialog(page).getByRole('heading', { name: 'O que o escritório guarda' })).toBeVisible()
  await expectAccessible(page, 'personal data of a contact')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sair' }).click()
  await signIn(page, 'otavio')
  await page.goto('/contacts')
  await expect(page.getByRole('list', { name: 'Contatos' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Dados pessoais/ })).toHaveCount(0)
})

test('periods, who is due and what is sent stand in the settings', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/settings?tab=privacy')
  await expect(page.getByText('Nada é enviado', { exact: true })).toBeVisible()
  await expect(page.getByText('Ninguém com o prazo vencido')).toBeVisible()
  await expectAccessible(page, 'privacy settings')
  await page.getByLabel('Processos encerrados').selectOption('5 anos')
  await page.getByRole('button', { name: 'Salvar prazos' }).click()
  await expect(page.getByText('Prazos salvos!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Processos encerrados')).toHaveValue('5')
})
