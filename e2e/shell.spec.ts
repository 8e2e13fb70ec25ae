import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, headersOf, refusing, signIn, test } from './seeded'

test.describe.configure({ mode: 'serial' })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar', exact: true })
const options = (page: Page) => page.getByRole('listbox', { name: 'Resultados' }).getByRole('option')
const sidebar = (page: Page) => page.getByRole('complementary').filter({ has: menu(page) })
const everyItem = ['Painel', 'Contatos', 'Processos', 'Petições', 'Usuarios', 'Configurações']

test('the sidebar: pages by role, who is signed in, wide or narrow', async ({ page }) => {
  for (const [name, person, hidden] of [
    ['bruna', 'Bruna Sales Couto', 'Usuarios'],
    ['otavio', 'Otávio Lins Reis', null],
    ['helena', 'Helena Martins', null],
  ] as const) {
    await signIn(page, name)
    await expect(menu(page).getByRole('link')).toHaveText(everyItem.filter((item) => item !== hidden))
    await expect(sidebar(page)).toContainText(person)
    await expect(sidebar(page)).toContainText(`${name}@martins.exemplo.com`)
    if (name !== 'helena') await page.getByRole('button', { name: 'Sair' }).click()
  }
  expect((await sidebar(page).boundingBox())?.width).toBe(280)
  await page.getByRole('button', { name: 'Recolher menu' }).press('Enter')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible()
  expect((await sidebar(page).boundingBox())?.width).toBe(80)
  await expect(menu(page).getByRole('link')).toHaveText(everyItem)
  await expectAccessible(page, 'narrow sidebar')
  for (const [item, title] of [
    ['Contatos', 'Contatos'],
    ['Processos', 'Processos'],
    ['Petições', 'Petições'],
    ['Usuarios', 'Usuarios'],
    ['Configurações', 'Configurações'],
    ['Painel', 'Visão Geral'],
  ] as const) {
    await menu(page).getByRole('link', { name: item }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: item })).toHaveAttribute('aria-current', 'page')
  }
})

test('the search, without a mouse', async ({ page }) => {
  await signIn(page, 'helena')
  await test.step('a slash leads there, Ctrl+K even from another field', async () => {
    await page.goto('/contacts')
    const filter = page.getByRole('searchbox', { name: 'Buscar contatos' })
    await expect(filter).toBeVisible()
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await expect(page.getByText('Digite o nome de um cliente ou contato')).toBeVisible()
    await page.keyboard.press('Escape')
    await filter.focus()
    await page.keyboard.press('/')
    await expect(filter).toHaveValue('/')
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
  })
  await test.step('groups, arrows, Enter', async () => {
    await page.keyboard.type('padaria')
    await expect(page.getByRole('group', { name: /^(Clientes|Contatos|Processos|Petições)$/ })).toHaveCount(4)
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, 'search')
    const wanted = page.getByRole('group', { name: 'Processos' }).getByRole('option').first()
    for (let at = 0; at < 20 && (await wanted.getAttribute('aria-selected')) !== 'true'; at++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cases\/[0-9a-f-]+$/)
    await expect(box(page)).toHaveValue('')
  })
  await test.step('what was opened lately comes first', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('group', { name: 'Abertos recentemente' }).getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cases\/[0-9a-f-]+$/)
  })
  await test.step('nothing found', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('xyzwq')
    await expect(page.getByText('Nada encontrado para “xyzwq”.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar busca' }).press('Enter')
    await expect(box(page)).toHaveValue('')
  })
})

test('a note of a case is found by its words by who may see it, and shown', async ({ page, browser }) => {
  await signIn(page, 'helena')
  const headers = await headersOf(page)
  const { cases } = (await (
    await page.request.get('/api/v1/cases/?search=Sof%C3%A1', { headers })
  ).json()) as { cases: { id: string }[] }
  const path = `/api/v1/cases/${cases[0]?.id ?? ''}/notes`
  const write = async (text: string) => {
    const answer = await page.request.post(path, { headers, data: { text, kind: 'atendimento' } })
    return ((await answer.json()) as { id: string }).id
  }
  const id = await write('A cliente guardou o frete da Jurubatuba em mãos.')
  for (let nth = 0; nth < 31; nth++) await write(`Retorno ${nth}.`)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('frete da jurubatuba')
  const hits = page.getByRole('group', { name: 'Anotações internas' }).getByRole('option')
  await expect(hits).toHaveText([/^A cliente guardou o frete da Jurubatuba.*Atendimento de .* · /])
  await expectAccessible(page, 'search, notes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`tab=notes&note=${id}$`))
  const note = page.getByRole('list', { name: 'Anotações' }).locator('[aria-current]')
  await expect(note).toContainText('frete da Jurubatuba')
  await expect(note).toBeInViewport()
  await expect(note).toBeFocused()
  await expectAccessible(page, 'note that was sought')

  const other = await browser.newPage()
  await signIn(other, 'bruna')
  await other.keyboard.press('Control+k')
  await other.keyboard.type('frete da jurubatuba')
  await expect(other.getByText('Nada encontrado para “frete da jurubatuba”.')).toBeVisible()
  await other.goto(`/cases/${cases[0]?.id ?? ''}?tab=notes&note=${id}`)
  await expect(other.getByText('A anotação procurada foi excluída ou não está ao seu alcance.')).toBeVisible()
  await other.close()
})

refusing('a search that fails says so, and the next letter asks again', async ({ page }) => {
  await signIn(page, 'otavio')
  await force(page, 'GET', /\/search\?/, 500)
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('pad')
  await expect(page.getByText('Não foi possível buscar agora.')).toBeVisible()
  await page.unrouteAll()
  await page.keyboard.type('aria')
  await expect(options(page).first()).toBeVisible()
})

test('theme, plus button, notifications', async ({ page }) => {
  await signIn(page, 'helena')
  const theme = () =>
    page.evaluate(() => [document.documentElement.dataset['theme'], localStorage.getItem('theme')])
  await page.getByRole('button', { name: 'Usar tema escuro' }).press('Enter')
  expect(await theme()).toEqual(['dark', 'dark'])
  await page.getByRole('button', { name: 'Notificações' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toContainText('Não há notificações.')
  await expectAccessible(page, 'notifications')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notificações' })).toBeFocused()
  await page.getByRole('button', { name: 'Adicionar contato' }).press('Enter')
  await expect(page).toHaveURL('/contacts?new=true')
  await expect(page.getByRole('dialog', { name: 'Novo Contato' })).toBeVisible()
})

/** The shortest side of any of them, in pixels. */
const smallest = (all: Locator) =>
  all.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    return Math.min(...boxes.map(({ width, height }) => Math.min(width, height)))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu is a drawer with all that the top bar has no room for', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Usuário ou e-mail').fill('helena')
    await page.getByRole('textbox', { name: 'Senha' }).fill('demonstracao')
    await page.keyboard.press('Enter')
    const opener = page.getByRole('button', { name: 'Abrir menu' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(
      drawer.getByRole('link', { name: /^(Painel|Contatos|Processos|Petições|Usuarios|Configurações)$/ }),
    ).toHaveCount(6)
    await expect(drawer).toContainText('helena@martins.exemplo.com')
    await expectAccessible(page, 'drawer')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await opener.click()
    await drawer.getByRole('link', { name: 'Novo contato' }).click()
    await expect(page.getByRole('dialog', { name: 'Novo Contato' })).toBeVisible()
    await page.keyboard.press('Escape')

    await box(page).click()
    await page.keyboard.type('padaria')
    await expect(options(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expect(page.getByText(/^\d+ resultados?$/)).toBeAttached()
    expect(await smallest(options(page))).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')
    await opener.click()
    await drawer.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('link', { name: 'Criar conta' }).first()).toBeVisible()
  })
})
