import type { Page } from '@playwright/test'
import { fillLogin, password, press } from './entrance'
import { expectAccessible } from './fixtures'
import { expect, force, headersOf, refusing, signIn, test } from './seeded'

// Accounts are made here.
test.use({ office: 'invitations' })
test.describe.configure({ mode: 'serial' })

const gone =
  'Este convite não vale mais: já foi usado, expirou ou foi substituído. Peça um novo a quem convidou você.'
const open = (page: Page) => page.getByRole('list', { name: 'Convites em aberto' })
const row = (page: Page, name: string) => open(page).getByRole('listitem').filter({ hasText: name })

async function invite(page: Page, name: string, email: string, role: string) {
  await press(page, 'Convidar pessoa')
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' })
  await dialog.getByLabel('Nome completo').fill(name)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Permissão').selectOption(role)
  await dialog.getByRole('button', { name: 'Convidar' }).click()
}

test('a person is invited, accepts in their own browser and enters with the given role', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'helena')
  // Registration is closed, as in a published office.
  await page.request.put('/api/v1/users/settings/system', {
    headers: await headersOf(page),
    data: { allow_registration: false },
  })
  await page.goto('/settings?tab=users')
  await press(page, 'Convidar pessoa')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Convidar' }).click()
  await expect(dialog.getByText('Nome completo é obrigatório')).toBeVisible()
  await expectAccessible(page, 'invitation with problems')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await invite(page, 'Lia Torres Amado', 'lia@torres-amado.com.br', 'Restrito')
  await expect(dialog.getByRole('heading', { name: 'Link do convite' })).toBeVisible()
  const link = await dialog.getByLabel('Link').inputValue()
  expect(link).toMatch(new RegExp(`^${baseURL ?? ''}/invite#[\\w-]{43}$`))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Link copiado!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectAccessible(page, 'link of an invitation')
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(row(page, 'Lia Torres Amado')).toContainText('Por Helena Martins')
  await expectAccessible(page, 'open invitations')

  const theirs = await browser.newPage({ ...(baseURL && { baseURL }) })
  await theirs.goto(link)
  for (const text of ['Lia Torres Amado', 'lia@torres-amado.com.br', 'Restrito'])
    await expect(theirs.getByText(text)).toBeVisible()
  await expectAccessible(theirs, 'invitation opened')
  await theirs.getByLabel('Nome de usuário').fill('helena')
  await password(theirs).fill('Pauta-2026')
  await press(theirs, 'Criar conta')
  await expect(theirs.getByRole('alert')).toHaveText('Nome de usuário já cadastrado')
  await theirs.getByLabel('Nome de usuário').fill('lia.torres')
  await press(theirs, 'Criar conta')
  await expect(theirs).toHaveURL(/\/login$/)
  await fillLogin(theirs, 'lia.torres', 'Pauta-2026')
  await press(theirs, 'Entrar')
  await expect(theirs.getByRole('complementary').getByText('Lia Torres Amado')).toBeVisible()
  // Whoever is signed in is told to leave first.
  await theirs.goto(link)
  await expect(theirs.getByText('Você está usando o Lavra como Lia Torres Amado.')).toBeVisible()
  await press(theirs, 'Sair e aceitar o convite')
  await expect(theirs.getByRole('alert')).toHaveText(gone)
  await expectAccessible(theirs, 'invitation used')
  await theirs.close()

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Lia Torres Amado' })).toContainText('Restrito')
  await expect(open(page)).toBeHidden()
})

refusing(
  'a new link ends the old one, a revoked one is told in one sentence',
  async ({ page, browser, baseURL }) => {
    await signIn(page, 'helena')
    await page.goto('/settings?tab=users')
    await invite(page, 'Caio Nunes Teles', 'caio@exemplo.com', 'Padrão')
    const dialog = page.getByRole('dialog')
    const first = await dialog.getByLabel('Link').inputValue()
    await dialog.getByRole('button', { name: 'Concluir' }).click()
    await row(page, 'Caio').getByRole('button', { name: 'Novo link' }).click()
    const second = await dialog.getByLabel('Link').inputValue()
    expect(second).not.toBe(first)
    await dialog.getByRole('button', { name: 'Concluir' }).click()
    await invite(page, 'Caio Outro', 'caio@exemplo.com', 'Padrão')
    await expect(dialog.getByRole('alert')).toHaveText(
      'Já há um convite em aberto para este e-mail. Gere um novo link na lista de convites.',
    )
    await dialog.getByRole('button', { name: 'Cancelar' }).click()

    const theirs = await browser.newPage({ ...(baseURL && { baseURL }) })
    await theirs.goto(first)
    await expect(theirs.getByRole('alert')).toHaveText(gone)
    await theirs.goto('/invite')
    await expectAccessible(theirs, 'code of an invitation')
    await theirs.getByLabel('Código do convite').fill(second.split('#')[1] ?? '')
    await press(theirs, 'Abrir convite')
    await expect(theirs.getByText('Caio Nunes Teles')).toBeVisible()

    await row(page, 'Caio').getByRole('button', { name: 'Revogar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click()
    await expect(page.getByText('Convite revogado.')).toBeVisible()
    await expect(open(page)).toBeHidden()
    await theirs.getByLabel('Nome de usuário').fill('caio')
    await password(theirs).fill('Pauta-2026')
    await press(theirs, 'Criar conta')
    await expect(theirs.getByRole('alert')).toHaveText(gone)
    await theirs.close()
  },
)

refusing('invitations that cannot be loaded are told, and only administrators see any', async ({ page }) => {
  await signIn(page, 'helena')
  await force(page, 'GET', /\/invitations\//, 500)
  await page.goto('/settings?tab=users')
  await expect(page.getByText('Erro ao carregar convites. Tente novamente.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sair' }).click()
  await signIn(page, 'otavio')
  await page.goto('/settings?tab=users')
  await expect(page.getByRole('table', { name: 'Usuários' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convidar pessoa' })).toBeHidden()
})
