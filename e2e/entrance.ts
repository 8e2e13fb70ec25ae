import type { Page } from '@playwright/test'

export const lia = {
  full_name: 'Lia Torres Viana',
  username: 'lia.torres',
  email: 'lia@torres-amado.com.br',
  password: 'Pauta-2026',
}

export const unreachable = 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.'
export const tooOften = 'Muitas tentativas. Tente novamente em instantes.'
export const refusal = (detail: unknown) => ({ detail, code: 'forced', request_id: 'r' })

/** Answers a call in the server's place; what is no text is sent as JSON. */
export async function answer(
  page: Page,
  path: RegExp,
  status: number,
  body: unknown = { code: 'forced', request_id: 'r' },
  headers = {},
) {
  await page.unrouteAll()
  await page.route(path, (route) =>
    route.fulfill({ status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  )
}

export const password = (page: Page, name = 'Senha') => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

export async function fillRegistration(page: Page, user = lia) {
  await page.getByLabel('Nome completo').fill(user.full_name)
  await page.getByLabel('Nome de usuário').fill(user.username)
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(user.email)
  await password(page).fill(user.password)
}

export async function fillLogin(page: Page, username = lia.username, secret = lia.password) {
  await page.getByLabel('Usuário ou e-mail').fill(username)
  await password(page).fill(secret)
}
