import type { Page } from '@playwright/test'
import {
  answer,
  fillLogin,
  fillRegistration,
  lia,
  password,
  press,
  refusal,
  tooOften,
  unreachable,
} from './entrance'
import { expect, expectAccessible, test } from './fixtures'

/** On a server of its own: its first user is the administrator, and registration is closed in the end. */
test.use({ office: 'sign-in' })
/** The browser reports every refusal in its console. */
const refusing = test.extend({ noErrors: async ({}, use) => use(undefined) })
test.describe.configure({ mode: 'serial' })

const stored = (page: Page) =>
  page.evaluate(() => ({
    local: localStorage.getItem('access_token'),
    session: sessionStorage.getItem('access_token'),
  }))

async function signOut(page: Page) {
  await press(page, 'Sair')
  await expect(page.getByRole('heading', { level: 1, name: /petição nasce/ })).toBeVisible()
}

test('registration: every message, then an account, by keyboard alone', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await page.keyboard.press('Enter')
  for (const text of [
    'Nome completo é obrigatório',
    'Nome de usuário é obrigatório',
    'E-mail é obrigatório',
    'Senha é obrigatória',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expectAccessible(page, 'registration with problems')
  await page.getByLabel('Nome completo').focus()
  await page.keyboard.type(lia.full_name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(lia.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type('lia@')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email inválido')).toBeVisible()
  await expect(page.getByText('A senha deve ter no mínimo 6 caracteres')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('torres-amado.com.br')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(lia.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar senha' }).press('Enter')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Criar conta' }).press('Enter')

  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Conta criada. Entre com o seu usuário e a sua senha.')).toBeVisible()
  await expect(page.getByLabel('Usuário ou e-mail')).toHaveValue(lia.username)
  await expect(password(page)).toBeFocused()
  await page.keyboard.type(lia.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
})

test('remembered for good or for this visit, back where one came from, and the doors one finds shut', async ({
  page,
  context,
}) => {
  await page.goto('/nenhum/lugar')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/cases?status=active')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: 'Entrar' }).first().click()
  await expect(page.getByRole('checkbox', { name: 'Lembrar de mim' })).toBeChecked()
  await fillLogin(page, lia.email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cases\?status=active$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Processos' })).toBeVisible()
  expect(await stored(page)).toEqual({ local: expect.any(String) as unknown, session: null })
  await page.goBack()
  await expect(page).not.toHaveURL(/\/login/)

  for (const shut of [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=x',
    '/nenhum/lugar',
  ]) {
    await page.goto(shut)
    await expect(page, shut).toHaveURL(/\/$/)
  }
  await expect(page.getByRole('heading', { name: 'Visão Geral' })).toBeVisible()
  const another = await context.newPage()
  await another.goto('/contacts')
  await expect(another.getByRole('heading', { level: 1, name: 'Contatos' })).toBeVisible()
  await another.close()
  await signOut(page)
  expect(await stored(page)).toEqual({ local: null, session: null })

  await page.goto('/login')
  await page.getByRole('checkbox', { name: 'Lembrar de mim' }).uncheck()
  await fillLogin(page)
  await press(page, 'Entrar')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  expect(await stored(page)).toEqual({ local: null, session: expect.any(String) as unknown })
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  const elsewhere = await context.newPage()
  await elsewhere.goto('/contacts')
  await expect(elsewhere.getByRole('heading', { level: 1, name: /petição nasce/ })).toBeVisible()
})

refusing('a refused sign-in says why and keeps what was typed', async ({ page, lavra }) => {
  await page.goto('/login')
  await fillLogin(page, lia.username, 'errada-1')
  await press(page, 'Entrar')
  const told = page.getByRole('alert')
  await expect(told).toHaveText('Credenciais inválidas')
  await expect(page.getByLabel('Usuário ou e-mail')).toHaveValue(lia.username)
  await expect(password(page)).toHaveValue('errada-1')
  await expectAccessible(page, 'login refused')

  const token = /\/token$/
  for (const [status, body, text] of [
    [401, undefined, 'Credenciais inválidas'],
    [500, undefined, 'Falha ao autenticar'],
    [403, refusal('Usuário inativo'), 'Usuário inativo'],
    [200, null, 'Falha ao autenticar'],
  ] as const) {
    await answer(page, token, status, body)
    await press(page, 'Entrar')
    await expect(told).toHaveText(text)
  }
  await page.unrouteAll()
  await page.route(token, (route) => route.abort())
  await press(page, 'Entrar')
  await expect(told).toHaveText(unreachable)
  await page.unrouteAll()

  const guess = () =>
    fetch(`${lavra.url}/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'ninguem', password: 'errada' }),
    })
  await Promise.all(Array.from({ length: 10 }, guess))
  await fillLogin(page, 'ninguem', 'errada')
  await press(page, 'Entrar')
  await expect(told).toHaveText(/^Muitas tentativas\. Tente novamente em 1[45] minutos\.$/)

  await fillLogin(page)
  await press(page, 'Entrar')
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
})

refusing('a refused registration says why and keeps what was typed', async ({ page, lavra }) => {
  await page.goto('/register')
  await fillRegistration(page, { ...lia, email: 'outra@torres-amado.com.br' })
  await press(page, 'Criar conta')
  const told = page.getByRole('alert')
  await expect(told).toHaveText('Nome de usuário já cadastrado')
  await expect(password(page)).toHaveValue(lia.password)
  await fillRegistration(page, { ...lia, username: 'outra' })
  await press(page, 'Criar conta')
  await expect(told).toHaveText('E-mail já cadastrado')

  const registration = /\/users\/$/
  await answer(
    page,
    registration,
    422,
    refusal([{ loc: ['body', 'username'], msg: 'Texto longo demais', type: 'too_long' }]),
  )
  await press(page, 'Criar conta')
  await expect(page.getByText('Texto longo demais')).toBeVisible()
  await expect(page.getByLabel('Nome de usuário')).toBeFocused()
  for (const [status, body, text] of [
    [500, undefined, 'Falha ao registrar usuário'],
    [201, 'não é JSON', unreachable],
    [429, refusal(tooOften), tooOften],
  ] as const) {
    await answer(page, registration, status, body)
    await press(page, 'Criar conta')
    await expect(told).toHaveText(text)
  }
  await page.unrouteAll()

  await closeRegistration(lavra)
  await press(page, 'Criar conta')
  await expect(told).toHaveText('O cadastro de novos usuários está fechado')
  await page.reload()
  await expect(page.getByText('Fale com o administrador do escritório.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeDisabled()
  await expectAccessible(page, 'registration closed')
})

/** As the administrator, who was the first to register. */
async function closeRegistration({ url }: { url: string }) {
  const signedIn = await fetch(`${url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: lia.username, password: lia.password }),
  })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/v1/users/settings/system`, {
    method: 'PUT',
    headers,
    body: '{"allow_registration":false}',
  })
  expect(answer.status).toBe(200)
}
