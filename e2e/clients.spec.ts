import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, test } from './seeded'

const anyClient = /\/api\/v1\/clients\/[^/]*$/
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test.describe.configure({ mode: 'serial' })

test('an administrator adds, edits and deletes a client', async ({ page }) => {
  await signIn(page, 'helena')
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await expect(page.getByText('Página 1 de 2')).toBeVisible()
  await expectAccessible(page, 'clients')

  await test.step('each message of the form', () => addClient(page))
  await test.step('edits it', () => editClient(page))
  await test.step('deletes it', () => deleteClient(page))
})

async function addClient(page: Page) {
  await page.getByRole('button', { name: 'Adicionar Usuario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar Usuario' })
  await dialog.getByLabel('E-mail').fill('sem arroba')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Nome é obrigatório')).toBeVisible()
  await expect(dialog.getByText('Email inválido')).toBeVisible()
  await expectAccessible(page, 'new client with problems')
  await dialog.getByLabel('Nome').fill('Oficina Boa Vista Ltda.')
  await dialog.getByLabel('E-mail').fill('contato@tresirmaos.exemplo.com')
  await dialog.getByLabel('Telefone').pressSequentially('119123456789')
  await expect(dialog.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  await dialog.getByLabel('Tipo').selectOption('Corporativo')
  await dialog.getByLabel('E-mail').fill('oficina@boavista.exemplo.com')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Oficina Boa Vista')).toContainText('(11) 91234-5678')
  await expect(row(page, 'Oficina Boa Vista')).toContainText('Corporativo')
}

async function editClient(page: Page) {
  await page.getByRole('button', { name: 'Editar Oficina Boa Vista Ltda.' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Usuario' })
  await expect(dialog.getByLabel('Nome')).toHaveValue('Oficina Boa Vista Ltda.')
  await expectAccessible(page, 'edit client')
  await dialog.getByLabel('Status').selectOption('Inativo')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Oficina Boa Vista').getByText('Inativo').locator('visible=true')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Editar Oficina Boa Vista Ltda.' })).toBeFocused()
}

async function deleteClient(page: Page) {
  const button = page.getByRole('button', { name: 'Excluir Oficina Boa Vista Ltda.' })
  await button.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este usuario?' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'delete client')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(row(page, 'Oficina Boa Vista')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Resultados' })).toBeFocused()
}

test('searching, filtering and paging', async ({ page }) => {
  await signIn(page, 'otavio')
  await page.goto('/users')
  await expect(page.getByRole('button', { name: 'Adicionar Usuario' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Editar|Excluir) / })).toHaveCount(0)
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(page.getByText('Página 2 de 2')).toBeVisible()
  await page.getByLabel('Itens por página').selectOption('20')
  await expect(page.getByText('Página 1 de 1')).toBeVisible()
  await page.getByLabel('Buscar usuarios').fill('JOAO CONCEICAO')
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible()
  await expect(row(page, 'João Conceição da Silva')).toBeVisible()
  await page.getByRole('button', { name: 'Corporativo' }).click()
  await expect(page.getByText('Nenhum usuario encontrado')).toBeVisible()
  await expectAccessible(page, 'clients, nothing found')
  await page.getByRole('button', { name: 'Todos' }).click()
  await page.getByRole('button', { name: 'Ver João Conceição da Silva' }).click()
  await expect(page.getByRole('dialog', { name: 'João Conceição da Silva' })).toContainText('(19) 99344-8080')
  await expectAccessible(page, 'client details')
})

test('who is restricted has no Usuarios', async ({ page }) => {
  await signIn(page, 'bruna')
  await expect(page.getByRole('link', { name: 'Usuarios' })).toHaveCount(0)
  await page.goto('/users')
  await expect(page).toHaveURL(/\/dashboard$/)
})

refusing('what the server refuses is told in the words of the product', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/users')

  await refusing.step('a client with cases stays', async () => {
    await page.getByLabel('Buscar usuarios').fill('Três Irmãos')
    await page.getByRole('button', { name: 'Excluir Padaria Três Irmãos Ltda.' }).click()
    await page.getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(page.getByRole('alertdialog', { name: 'Cliente possui processos vinculados' })).toBeVisible()
    await expectAccessible(page, 'client with cases')
    await page.getByRole('button', { name: 'Entendi' }).click()
  })

  await refusing.step('any other failure to delete', async () => {
    await force(page, 'DELETE', anyClient, 500)
    await page.getByRole('button', { name: 'Excluir Padaria Três Irmãos Ltda.' }).click()
    await page.getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(page.getByText('Erro ao excluir usuario. Tente novamente.')).toBeVisible()
    await page.getByRole('button', { name: 'Entendi' }).click()
  })

  await refusing.step('a taken e-mail', async () => {
    await page.getByRole('button', { name: 'Editar Padaria Três Irmãos Ltda.' }).click()
    await page.getByLabel('E-mail').fill('caio.rocha@exemplo.com')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('alert')).toHaveText('Este e-mail já está cadastrado para outro usuario.')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Descartar' }).click()
  })

  await refusing.step('somebody else saved first', () => saveOverSomebody(page))

  await refusing.step('the list cannot be read any more', async () => {
    await force(page, 'GET', /\/clients\/\?/, 500)
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect(page.getByText('Erro ao carregar usuarios. Tente novamente.')).toBeVisible()
    await expectAccessible(page, 'clients, failed')
    await page.goto('/users')
    await expect(page.getByText('Erro ao carregar usuarios. Tente novamente.')).toBeVisible()
    await expect(page).toHaveURL(/\/users$/)
    await expect(page.getByText('Nenhum usuario encontrado')).toHaveCount(0)
  })
})

async function saveOverSomebody(page: Page) {
  await page.getByRole('button', { name: 'Editar Padaria Três Irmãos Ltda.' }).click()
  await page.getByLabel('Telefone').fill('19999990000')
  await renameBehindTheBack(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Alterado por outra pessoa. Recarregue antes de salvar.')).toBeVisible()
  await expectAccessible(page, 'client changed by somebody else')
  await page.getByRole('button', { name: 'Recarregar' }).click()
  await expect(page.getByLabel('Nome')).toHaveValue('Padaria Três Irmãos e Filhos')
  await expect(page.getByLabel('Telefone')).toHaveValue('(19) 99999-0000')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(row(page, 'Padaria Três Irmãos e Filhos')).toContainText('(19) 99999-0000')
}

/** As another administrator would, in another browser. */
async function renameBehindTheBack(page: Page) {
  const done = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'content-type': 'application/json',
    }
    const found = (await (await fetch('/api/v1/clients/?search=tresirmaos', { headers })).json()) as {
      clients: { id: string }[]
    }
    const body = JSON.stringify({ name: 'Padaria Três Irmãos e Filhos' })
    return (await fetch(`/api/v1/clients/${found.clients[0]?.id}`, { method: 'PUT', headers, body })).ok
  })
  expect(done).toBe(true)
}
