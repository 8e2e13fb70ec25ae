import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'

const lawyer = {
  full_name: 'Lia Torres Amado',
  username: 'lia.amado',
  email: 'lia@escritorio-amado.com.br',
  password: 'Pauta-2026',
}
const api = '/api/v1'

/** An office without contacts, on a server that no other file shares. */
test.use({ office: 'contacts' })

/** For tests that make the server refuse: the browser reports every such answer as an error. */
const refusing = test.extend({ noErrors: async ({}, use) => use(undefined) })

test.describe.configure({ mode: 'serial' })

/** A lawyer of the office, who is signed in on the page. */
async function signIn(page: Page): Promise<Record<string, string>> {
  const { request } = page
  await request.post('/users/', { data: lawyer })
  const answer = await request.post('/token', {
    form: { username: lawyer.username, password: lawyer.password },
  })
  const { access_token, user } = (await answer.json()) as { access_token: string; user: unknown }
  await page.addInitScript(
    ([token, text]) => {
      localStorage.setItem('access_token', token ?? '')
      localStorage.setItem('user', text ?? '')
    },
    [access_token, JSON.stringify(user)],
  )
  return { authorization: `Bearer ${access_token}` }
}

async function addCase(request: APIRequestContext, headers: Record<string, string>) {
  const client = (await (
    await request.post(`${api}/clients/`, {
      headers,
      data: { name: 'Padaria Três Irmãos Ltda.', client_type: 'corporate' },
    })
  ).json()) as { id: string }
  const data = {
    title: 'Cobrança de mercadorias',
    case_number: 'PROC-2026-515151',
    client_id: client.id,
    case_type: 'Litígio Cível',
  }
  expect((await request.post(`${api}/cases/`, { headers, data })).status()).toBe(201)
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Contatos' }).getByRole('listitem').filter({ hasText: name })

test('a contact from the first to the last day', async ({ page }) => {
  const headers = await signIn(page)
  await addCase(page.request, headers)

  await test.step('an office without contacts', async () => {
    await page.goto('/contacts')
    await expect(page.getByText('Nenhum contato encontrado')).toBeVisible()
    await expectAccessible(page, 'contacts, none')
  })
  await test.step('is written, by the keyboard alone', () => write(page))
  await test.step('is found by name, e-mail, number and origin', () => find(page))
  await test.step('is linked to a case', () => link(page))
  await test.step('is deleted', async () => {
    await card(page, 'Marta Conceição').getByRole('button', { name: 'Excluir' }).click()
    await expect(
      page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este contato?' }),
    ).toBeVisible()
    await expectAccessible(page, 'contact, deletion')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByText('Nenhum contato encontrado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Novo Contato', exact: true })).toBeFocused()
  })
})

async function write(page: Page) {
  await page.getByRole('button', { name: 'Novo Contato', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contacts?new=true')
  const form = dialog(page, 'Novo Contato')
  await expect(form.getByLabel('Nome')).toBeFocused()
  await expect(form.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await page.keyboard.type('Marta Conceição')
  await page.keyboard.press('Tab')
  await page.keyboard.type('52998224725')
  await expect(form.getByLabel('CPF/CNPJ')).toHaveValue('529.982.247-25')
  await form.getByLabel('E-mail').focus()
  await page.keyboard.type('marta@')
  await page.keyboard.press('Tab')
  await expect(form.getByText('Email inválido')).toBeVisible()
  await page.keyboard.type('11987654321')
  await expect(form.getByLabel('Telefone')).toHaveValue('(11) 98765-4321')
  await form.getByLabel('Origem').fill('Indicação')
  await form.getByLabel('Novo campo').fill('Convênio')
  await form.getByLabel('Descrição').fill('Vida Plena')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('textbox', { name: 'Convênio' })).toHaveValue('Vida Plena')
  await form.getByLabel('CPF/CNPJ').fill('529.982.247-26')
  await expect(form.getByText('CPF com dígito verificador inválido. Confira o número.')).toBeVisible()
  await expectAccessible(page, 'new contact')
  await form.getByLabel('CPF/CNPJ').fill('529.982.247-25')

  await form.getByRole('button', { name: 'Salvar' }).focus()
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alertdialog', {
    name: 'Email inválido. Por favor, insira um email válido (ex: nome@exemplo.com)',
  })
  await expect(alert).toBeVisible()
  await expectAccessible(page, 'contact, e-mail alert')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('exemplo.com')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/contacts')
  await expect(page.getByRole('button', { name: 'Novo Contato', exact: true })).toBeFocused()
  for (const text of [
    '529.982.247-25',
    'marta@exemplo.com',
    '(11) 98765-4321',
    'Indicação',
    '0 processos vinculados',
  ]) {
    await expect(card(page, 'Marta Conceição')).toContainText(text)
  }
  await expectAccessible(page, 'contacts')
}

async function find(page: Page) {
  const box = page.getByRole('searchbox', { name: 'Buscar contatos' })
  for (const text of ['conceicao', 'MARTA@EX', '529.982', 'indicação']) {
    await box.fill(text)
    await expect(page).toHaveURL(`/contacts?${new URLSearchParams({ search: text }).toString()}`)
    await expect(card(page, 'Marta Conceição')).toBeVisible()
  }
  await box.fill('ninguém')
  await expect(page.getByText('Tente ajustar os filtros')).toBeVisible()
  await page.goto('/contacts?search=marta&client_type=corporate')
  await expect(page.getByText('Nenhum contato encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Pessoa Física' }).click()
  await expect(card(page, 'Marta Conceição')).toBeVisible()
  await expect(page).toHaveURL('/contacts?search=marta&client_type=individual')
}

async function link(page: Page) {
  await card(page, 'Marta Conceição').getByRole('button', { name: 'Vincular' }).click()
  const window = dialog(page, 'Vincular Processos')
  const row = window.getByRole('button', { name: /Cobrança de mercadorias/ })
  await expect(row).toContainText('Ativo')
  for (const [state, count] of [
    ['true', '1 processo vinculado'],
    ['false', '0 processos vinculados'],
    ['true', '1 processo vinculado'],
  ] as const) {
    await row.press('Enter')
    await expect(row).toHaveAttribute('aria-pressed', state)
    await expect(window.getByText(count)).toBeVisible()
    await expect(row).toHaveAttribute('aria-busy', 'false')
  }
  await expectAccessible(page, 'contact, cases')
  await window.getByRole('button', { name: 'Concluir' }).click()
  await expect(card(page, 'Marta Conceição')).toContainText('1 processo vinculado')
  await expect(card(page, 'Marta Conceição').getByRole('button', { name: 'Vincular' })).toBeFocused()
}

refusing('what the server refuses is told, and nothing typed is lost', async ({ page }) => {
  const headers = await signIn(page)
  const answer = (status: number, detail: unknown) => (route: Route) =>
    route.fulfill({ status, json: { detail, code: 'forced', request_id: 'r' } })
  const creating = (route: Route) => route.request().method() === 'POST'

  await page.goto('/contacts?new=true')
  const form = dialog(page, 'Novo Contato')
  const name = form.getByLabel('Nome')
  await name.fill('Rui Prado')
  for (const [status, text] of [
    [422, 'Erro de validação. Verifique os dados e tente novamente.'],
    [500, 'Erro ao salvar contato'],
  ] as const) {
    const forced = answer(
      status,
      status === 422 ? [{ loc: ['body', 'origin'], msg: 'Texto longo demais', type: 'x' }] : 'Erro interno',
    )
    await page.route(`**${api}/contacts/`, (route) => (creating(route) ? forced(route) : route.fallback()), {
      times: 1,
    })
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('alertdialog', { name: text })).toBeVisible()
    await page.getByRole('button', { name: 'Entendi' }).click()
    await expect(name).toHaveValue('Rui Prado')
  }
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(card(page, 'Rui Prado')).toBeVisible()
  await test.step('changed by two at once', () => clash(page, headers))

  await page.route(`**${api}/contacts/*`, (route) =>
    route.request().method() === 'DELETE' ? answer(500, 'Erro interno')(route) : route.fallback(),
  )
  await card(page, 'Rui Lima').getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Erro ao excluir contato' })).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()

  await page.route(`**${api}/contacts/*/link`, answer(500, 'Erro interno'))
  await card(page, 'Rui Lima').getByRole('button', { name: 'Vincular' }).click()
  const row = dialog(page, 'Vincular Processos').getByRole('button', { name: /Cobrança de mercadorias/ })
  await row.click()
  await expect(page.getByRole('alertdialog', { name: 'Erro ao vincular/desvincular processo' })).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await expect(row).toHaveAttribute('aria-pressed', 'false')

  await page.route(`**${api}/contacts/?**`, answer(500, 'Erro interno'))
  await page.goto('/contacts')
  await expect(page.getByText('Não foi possível carregar os contatos.')).toBeVisible()
  await page.route(`**${api}/contacts/?**`, answer(401, 'Não autenticado'))
  await page.goto('/contacts?search=rui')
  await expect(page).toHaveURL(/\/login$/)
})

async function clash(page: Page, headers: Record<string, string>) {
  await card(page, 'Rui Prado').getByRole('button', { name: 'Editar' }).click()
  const form = dialog(page, 'Editar Contato')
  await form.getByLabel('Nome').fill('Rui Lima')
  const { contacts } = (await (await page.request.get(`${api}/contacts/`, { headers })).json()) as {
    contacts: { id: string }[]
  }
  await page.request.put(`${api}/contacts/${contacts[0]?.id ?? ''}`, {
    headers,
    data: { name: 'Rui C. Souza', origin: 'Site' },
  })
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.getByText('Alterado por outra pessoa. Recarregue antes de salvar.')).toBeVisible()
  await form.getByRole('button', { name: 'Recarregar' }).click()
  const clashes = form.getByRole('list', { name: 'Campos alterados por duas pessoas' })
  await expect(clashes).toContainText('Rui C. Souza')
  await expect(form.getByLabel('Origem')).toHaveValue('Site')
  await expectAccessible(page, 'contact, changed by two')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form).toBeHidden()
  await expect(card(page, 'Rui Lima')).toContainText('Site')
}
