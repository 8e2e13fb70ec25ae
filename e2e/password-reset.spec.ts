import type { Page } from '@playwright/test'
import { openMailbox } from '../apps/api/test/mailbox'
import { answer, fillLogin, fillRegistration, lia, password, press, refusal, tooOften } from './entrance'
import { expect, expectAccessible, test } from './fixtures'
import { LavraServer } from './server'

/** The browser reports every refusal in its console. */
const refusing = test.extend({ noErrors: async ({}, use) => use(undefined) })

test('a forgotten password: the token on the screen, a new password, and the login after three seconds', async ({
  page,
}) => {
  await page.goto('/register')
  await fillRegistration(page)
  await press(page, 'Criar conta')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click()
  const ask = page.getByRole('button', { name: 'Redefinir senha' })
  await expect(ask).toBeDisabled()
  await expectAccessible(page, 'forgotten password')
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('   ')
  await expect(ask).toBeDisabled()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('lia@')
  await ask.click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(lia.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido recebido' })).toBeFocused()
  await expect(page.getByText(/Somente para desenvolvimento/)).toBeVisible()
  const token = await page.getByRole('code').innerText()
  await expectAccessible(page, 'token on the screen')
  await expect(page.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login')
  await page.getByRole('link', { name: 'Redefinir senha' }).click()

  await expect(page.getByLabel('Token')).toHaveValue(token)
  const reset = page.getByRole('button', { name: 'Redefinir senha' })
  await expect(reset).toBeDisabled()
  await password(page, 'Nova senha').fill('12345')
  await expect(reset).toBeDisabled()
  await password(page, 'Confirmar senha').fill('54321')
  await reset.click()
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeVisible()
  await expect(page.getByText('As senhas não coincidem')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar senha' }).first().click()
  await expect(password(page, 'Nova senha')).toHaveAttribute('type', 'text')
  await expect(password(page, 'Confirmar senha')).toHaveAttribute('type', 'password')
  await expectAccessible(page, 'new password with problems')
  await password(page, 'Nova senha').fill('Pauta-2027')
  await password(page, 'Confirmar senha').fill('Pauta-2027')
  const leave = await holdTimers(page, 3_000)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Senha redefinida' })).toBeFocused()
  await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible()
  await expectAccessible(page, 'password changed')
  await leave()
  await expect(page).toHaveURL(/\/login$/)
  await fillLogin(page, lia.username, 'Pauta-2027')
  await press(page, 'Entrar')
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
})

/**
 * Timers of this many milliseconds wait until they are let go, however long the screen before it is looked
 * at.
 */
async function holdTimers(page: Page, length: number) {
  await page.evaluate((held) => {
    const setTimer = window.setTimeout.bind(window)
    const waiting: (() => void)[] = []
    const hold = (act: () => void, time: number, ...rest: unknown[]) =>
      time === held ? waiting.push(act) : setTimer(act, time, ...rest)
    Object.assign(window, { setTimeout: hold, letTimersGo: () => waiting.splice(0).forEach((act) => act()) })
  }, length)
  return () => page.evaluate('letTimersGo()')
}

refusing('a refused reset says why', async ({ page }) => {
  const told = page.getByRole('alert')
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(lia.email)
  for (const [status, body, text] of [
    [500, undefined, 'Falha ao solicitar redefinição de senha'],
    [200, null, 'Algo deu errado. Tente novamente.'],
    [503, refusal('O banco de dados não respondeu.'), 'O banco de dados não respondeu.'],
  ] as const) {
    await answer(page, /password-reset\/request$/, status, body)
    await press(page, 'Redefinir senha')
    await expect(told).toHaveText(text)
  }

  await page.goto('/reset-password?token=nao-existe')
  await password(page, 'Nova senha').fill('Pauta-2028')
  await password(page, 'Confirmar senha').fill('Pauta-2028')
  await press(page, 'Redefinir senha')
  await expect(told).toHaveText('Token inválido ou expirado')
  await expect(password(page, 'Nova senha')).toHaveValue('Pauta-2028')
  await page.route(/password-reset\/confirm$/, (route) => route.abort())
  await press(page, 'Redefinir senha')
  await expect(told).toHaveText('Algo deu errado. Tente novamente.')
  for (const [status, body, text] of [
    [500, undefined, 'Falha ao redefinir senha'],
    [429, refusal(tooOften), 'Muitas tentativas. Tente novamente em 40 segundos.'],
  ] as const) {
    await answer(page, /password-reset\/confirm$/, status, body, { 'Retry-After': '40' })
    await press(page, 'Redefinir senha')
    await expect(told).toHaveText(text)
  }
})

test('with e-mail set up the token travels by e-mail, and the screen says no more than that', async ({
  page,
}) => {
  const mailbox = await openMailbox()
  const settings = {
    PASSWORD_RESET_DELIVERY: 'email',
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'lavra@torres-amado.com.br',
  }
  const server = await LavraServer.start({ settings })
  try {
    await page.goto(`${server.url}/register`)
    await fillRegistration(page)
    await press(page, 'Criar conta')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click()
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(lia.email)
    await press(page, 'Redefinir senha')
    await expect(
      page.getByText('Se o e-mail estiver cadastrado, as instruções foram enviadas para ele.'),
    ).toBeVisible()
    await expect(page.getByText(/Somente para desenvolvimento/)).toHaveCount(0)
    await expectAccessible(page, 'token by e-mail')
    await expect.poll(() => mailbox.messages.length, { timeout: 60_000 }).toBe(1)
    const token = /^[\w-]{43}$/m.exec(mailbox.messages[0]?.text ?? '')?.[0] ?? ''
    await page.getByRole('link', { name: 'Redefinir senha' }).click()
    await page.getByLabel('Token').fill(token)
    await password(page, 'Nova senha').fill('Pauta-2027')
    await password(page, 'Confirmar senha').fill('Pauta-2027')
    await press(page, 'Redefinir senha')
    await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await server.stop()
    await mailbox.close()
  }
})
