import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, test, type DemoUser } from './seeded'

test.describe.configure({ mode: 'serial' })

/** What the browser keeps between two visits: the keys of both storages, and the drafts. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const storages = { local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage) }
    // Opening a database that is not there would make one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'lavra')) return { ...storages, drafts: 0 }
    const drafts = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('lavra')
      opening.onerror = () => reject(new Error('IndexedDB'))
      opening.onsuccess = () => {
        const database = opening.result
        const counting = database.transaction('drafts').objectStore('drafts').count()
        counting.onsuccess = () => {
          database.close()
          resolve(counting.result)
        }
      }
    })
    return { ...storages, drafts }
  })

async function signInAgain(page: Page, username: DemoUser) {
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Sua sessão terminou. Entre novamente.')).toBeVisible()
  await page.getByLabel('Usuário ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Senha' }).fill('demonstracao')
  await page.keyboard.press('Enter')
}

test('nothing is shown before it is clear who is there, and never in the wrong theme', async ({ page }) => {
  await signIn(page, 'helena')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/users\/me$/, async (route) => {
    await held
    await route.fallback()
  })
  const asked = page.waitForRequest(/\/users\/me$/)
  await page.goto('/cases')
  await asked
  expect(await page.evaluate(() => document.getElementById('root')?.childElementCount)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(15, 20, 27)')
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Processos' })).toBeVisible()
})

test('leaving asks first where text would be lost, and leaves nothing behind', async ({ page }) => {
  await signIn(page, 'otavio')
  await page.getByRole('button', { name: 'Usar tema escuro' }).click()
  await page.goto('/settings')
  await page.getByLabel('Especialização').fill('Direito Marítimo')
  await expect.poll(async () => (await kept(page)).drafts).toBe(1)
  await page.getByRole('button', { name: 'Sair' }).press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Descartar as alterações?' })).toBeVisible()
  await expectAccessible(page, 'leaving with unsaved text')
  await page.getByRole('button', { name: 'Continuar editando' }).press('Enter')
  await expect(page.getByLabel('Especialização')).toHaveValue('Direito Marítimo')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Criar conta' }).first()).toBeVisible()
  await expect.poll(() => kept(page)).toEqual({ local: ['theme'], session: [], drafts: 0 })
  await page.goto('/settings')
  await expect(page).toHaveURL('/')
})

refusing('a session that dies gives back what was typed', async ({ page, context }) => {
  await signIn(page, 'helena')
  const other = await context.newPage()
  await other.goto('/settings')
  await other.getByLabel('Especialização').fill('Direito Marítimo')
  await expect.poll(async () => (await kept(other)).drafts).toBe(1)

  await page.goto('/contacts?new=true')
  const form = page.getByRole('dialog', { name: 'Novo Contato' })
  await form.getByLabel('Nome').fill('Iracema Prado')
  await form.getByLabel('Observações gerais').fill('Prefere ser chamada à tarde.')
  await refusing.step('the server ends it', async () => {
    await page.evaluate(() =>
      fetch('/logout', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('access_token')}` },
      }),
    )
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
  await refusing.step('the other tab asks to sign in, too', async () => {
    await expect(other).toHaveURL(/\/login$/)
    await expect(other.getByText('Sua sessão terminou. Entre novamente.')).toBeVisible()
  })
  await refusing.step('and both go on where they were', async () => {
    await signInAgain(page, 'helena')
    await expect(page).toHaveURL('/contacts?new=true')
    await expect(form.getByText('Texto não enviado recuperado')).toBeVisible()
    await expect(form.getByLabel('Nome')).toHaveValue('Iracema Prado')
    await expectAccessible(page, 'recovered text')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('list', { name: 'Contatos' })).toContainText('Iracema Prado')
    await expect(other).toHaveURL('/settings')
    await expect(other.getByLabel('Especialização')).toHaveValue('Direito Marítimo')
  })
  await refusing.step('a tab that signs out takes the other with it', async () => {
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(other).toHaveURL(/\/login$/)
    await expect.poll(() => kept(other)).toEqual({ local: [], session: [], drafts: 0 })
  })
})

test('addresses that are no page', async ({ page }) => {
  await page.goto('/nao-existe')
  await expect(page).toHaveURL('/')
  await signIn(page, 'bruna')
  for (const [path, place] of [
    ['/nao-existe', '/'],
    ['/register', '/'],
    ['/cases/1/2', '/'],
    ['/login', '/'],
    ['/dashboard', '/dashboard'],
    ['/users', '/dashboard'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible()
    await expect(page).toHaveURL(place)
  }
})

refusing('what a refusal does, call by call', async ({ page }) => {
  for (const status of [401, 403]) {
    await signIn(page, 'helena')
    await page.evaluate(() => {
      localStorage.setItem('left', 'x')
      sessionStorage.setItem('left', 'x')
    })
    await force(page, 'GET', /\/users\/me$/, status, { detail: 'Não' })
    await page.goto('/cases')
    await expect(page).toHaveURL(/\/login$/)
    expect(await kept(page)).toEqual({ local: [], session: [], drafts: 0 })
    await page.unrouteAll()
  }
  for (const [path, call] of [
    ['/users', /\/clients\/\?/],
    ['/contacts', /\/contacts\/\?/],
  ] as const) {
    await signIn(page, 'helena')
    await force(page, 'GET', call, 401, { detail: 'Não autenticado' })
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
    expect((await kept(page)).local).not.toContain('access_token')
    await page.unrouteAll()

    // Who is signed in cannot stay at /login: they are told, and led on to the dashboard.
    await signInAgain(page, 'helena')
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
    await force(page, 'GET', call, 403, { detail: 'Permissão insuficiente' })
    await page.goto(path)
    await expect(page.getByText('Permissão insuficiente')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.unrouteAll()
    await page.evaluate(() => localStorage.clear())
  }
})
