import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, test } from './seeded'

test.describe.configure({ mode: 'serial' })
// Names and passwords change here.
test.use({ office: 'settings' })

const own = ['Meu Perfil', 'Alterar Senha']
const tabs = [...own, 'Gerenciar Usuários', 'Escritório', 'Privacidade', 'Lixeira']
const open = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click()
const user = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('each role has its tabs', async ({ page }) => {
  for (const [name, expected] of [
    ['helena', tabs],
    ['otavio', [...own, 'Gerenciar Usuários', 'Lixeira']],
    ['bruna', own],
  ] as const) {
    await signIn(page, name)
    await page.getByRole('link', { name: 'Configurações' }).click()
    await expect(page.getByRole('tab')).toHaveText([...expected])
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('link', { name: 'Criar conta' }).first()).toBeVisible()
  }
})

test('the profile', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/settings')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 93456-7890')
  await expectAccessible(page, 'profile')
  await page.getByLabel('Nome completo').fill('')
  await page.getByLabel('E-mail').fill('helena@')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByText('Nome completo é obrigatório')).toBeVisible()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await expectAccessible(page, 'profile with problems')

  await page.getByRole('link', { name: 'Petições' }).click()
  await expect(page.getByRole('button', { name: 'Continuar editando' })).toBeVisible()
  await expectAccessible(page, 'unsaved changes')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await page.getByLabel('Nome completo').fill('Helena Martins Prado')
  await page.getByLabel('E-mail').fill('helena@martins.exemplo.com')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  const told = page.getByText('Perfil atualizado com sucesso!')
  await expect(told).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Helena Martins Prado')).toBeVisible()
  await expect(told).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Helena Martins Prado')
})

test('the password', async ({ page }) => {
  await signIn(page, 'bruna')
  await page.goto('/settings')
  await open(page, 'Alterar Senha')
  await expectAccessible(page, 'password')
  await page.getByRole('textbox', { name: 'Nova senha', exact: true }).fill('12345')
  await page.getByRole('textbox', { name: 'Confirmar nova senha' }).fill('54321')
  await page.getByRole('button', { name: 'Alterar Senha' }).click()
  await expect(page.getByText('Senha é obrigatória')).toBeVisible()
  await expect(page.getByText('A senha deve ter no mínimo 6 caracteres')).toBeVisible()
  await expect(page.getByText('As senhas não coincidem')).toBeVisible()
  await changePassword(page, 'demonstracao', 'demonstracao-2')
  const told = page.getByText('Senha alterada com sucesso!')
  await expect(told).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Senha atual' })).toHaveValue('')
  await expect(told).toBeHidden()
  await changePassword(page, 'demonstracao-2', 'demonstracao')
  await expect(told).toBeVisible()
})

async function changePassword(page: Page, current: string, next: string) {
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(current)
  await page.getByRole('textbox', { name: 'Nova senha', exact: true }).fill(next)
  await page.getByRole('textbox', { name: 'Confirmar nova senha' }).fill(next)
  await page.getByRole('button', { name: 'Alterar Senha' }).click()
}

test('roles, by keyboard, and an account that is switched off and on', async ({ page, browser, baseURL }) => {
  const theirs = await browser.newPage({ baseURL })
  await signIn(theirs, 'bruna')
  await signIn(page, 'helena')
  await page.goto('/settings?tab=users')
  await expect(user(page, 'Helena Martins')).toContainText('Você')
  await expectAccessible(page, 'users')

  const manage = page.getByRole('button', { name: 'Gerenciar Bruna Sales Couto' })
  await manage.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Restrito' })).toBeDisabled()
  await expectAccessible(page, 'menu of a user')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Permissão alterada para Padrão!')).toBeVisible()
  await expect(manage).toBeFocused()
  await theirs.goto('/settings?tab=users')
  await expect(theirs.getByRole('row')).toHaveCount(4)
  await expect(theirs.getByRole('columnheader', { name: 'Ações' })).toHaveCount(0)

  await manage.click()
  await page.getByRole('menuitem', { name: 'Desativar usuário' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('As sessões abertas terminam na hora')
  await expectAccessible(page, 'deactivate a user')
  await page.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Usuário desativado!')).toBeVisible()
  await theirs.goto('/cases')
  await expect(theirs).toHaveURL(/\/login$/)
  await theirs.close()

  await manage.click()
  await page.getByRole('menuitem', { name: 'Ativar usuário' }).click()
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expect(page.getByText('Usuário ativado!')).toBeVisible()
  await manage.click()
  await page.getByRole('menuitem', { name: 'Restrito' }).click()
  await expect(page.getByText('Permissão alterada para Restrito!')).toBeVisible()
})

test('the office', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/settings')
  await open(page, 'Escritório')
  await expectAccessible(page, 'office')
  await page.getByLabel('Nome do escritório').fill('Martins & Prado')
  await page
    .getByLabel('Cadastro de novos usuários')
    .selectOption({ label: 'Fechado: só administradores criam contas' })
  await page.getByLabel('Permissão inicial').selectOption('Restrito')
  await page.getByLabel('Enviar documentos confidenciais à IA').check()
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByText('Configurações do escritório salvas!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome do escritório')).toHaveValue('Martins & Prado')
  await expect(page.getByLabel('Permissão inicial')).toHaveValue('restricted')
  await expect(page.getByLabel('Enviar documentos confidenciais à IA')).toBeChecked()
})

refusing('what the server refuses is told in the words of the product', async ({ page }) => {
  const detail = 'Recusado pelo teste'
  await signIn(page, 'helena')

  await page.route(/\/users\/me$/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500, json: { detail } }) : route.fallback(),
  )
  await page.goto('/settings')
  await expect(page.getByText(`Erro ao carregar dados do usuário: ${detail}`)).toBeVisible()
  await expectAccessible(page, 'profile, failed')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()

  await force(page, 'PUT', /\/users\/me$/, 500)
  await page.getByLabel('Especialização').fill('Direito Tributário')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByText('Erro ao atualizar perfil')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()

  await open(page, 'Alterar Senha')
  await changePassword(page, 'errada', 'nova-senha')
  await expect(page.getByText('Erro ao alterar senha')).toBeVisible()
  await expect(page.getByText('Senha atual incorreta')).toBeVisible()
  await expect(page.getByText('Erro ao alterar senha')).toBeHidden()
  await expectAccessible(page, 'password, refused')
  await page.getByRole('button', { name: 'Desfazer' }).click()

  await force(page, 'PUT', /\/users\/[^/]+\/role/, 409, { detail })
  await open(page, 'Gerenciar Usuários')
  await page.getByRole('button', { name: 'Gerenciar Otávio Lins Reis' }).click()
  await page.getByRole('menuitem', { name: 'Administrador' }).click()
  await expect(page.getByText('Erro ao alterar permissão')).toBeVisible()
  await expect(page.getByText(detail)).toBeVisible()
})
