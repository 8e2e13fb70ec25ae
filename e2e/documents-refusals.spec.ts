import type { Page } from '@playwright/test'
import { addWindow, api, choose, creation, documentsOf, oneDocument, openTab, row, text } from './documents'
import { expectAccessible } from './fixtures'
import { expect, force, headersOf, refusing, signIn } from './seeded'

const test = refusing

test('what cannot be loaded, added, changed or deleted is told, and nothing typed is lost', async ({
  page,
}) => {
  await signIn(page, 'helena')
  await force(page, 'GET', /\/documents\/case\//, 500)
  const caseId = await openTab(page, 'Sofá não entregue')
  await expect(page.getByText('Erro ao carregar documentos')).toBeVisible()
  await expectAccessible(page, 'documents, failed')
  await page.unroute(/\/documents\/case\//)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(row(page, 'Pedido 881')).toBeVisible()
  await test.step('adding', () => refuseAdding(page))
  await test.step('changing', () => refuseChanging(page))
  await test.step('two at once', () => clash(page, caseId))
  await test.step('deleting', async () => {
    await force(page, 'DELETE', oneDocument, 500, { detail: 'Erro interno', code: 'x', request_id: 'r' })
    await page.getByRole('button', { name: 'Excluir Comprovante PIX' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Erro ao excluir documento' })).toBeVisible()
    await page.getByRole('button', { name: 'Entendi' }).click()
    await expect(row(page, 'Comprovante PIX')).toBeVisible()
  })
  await test.step('an ended session', () => expire(page))
  // Other files count this case's documents in the same office.
  const left = (await documentsOf(page, caseId)).find(({ title }) => title === 'Laudo do marceneiro')
  await page.request.delete(`/api/v1/documents/${left?.id ?? ''}`, { headers: await headersOf(page) })
})

async function refuseAdding(page: Page) {
  const window = addWindow(page)
  await choose(page, text('recibo.txt', 'Recebi.'))
  await window.getByLabel('Título').fill('Recibo de maio')
  const refusals = [
    [500, undefined, 'Erro ao criar documento'],
    [
      507,
      'Espaço em disco insuficiente para salvar o arquivo',
      'Espaço em disco insuficiente para salvar o arquivo',
    ],
    [413, 'Arquivo excede o limite de 25 MB', 'Arquivo excede o limite de 25 MB'],
    [
      415,
      'O conteúdo do arquivo não corresponde à extensão .txt. Envie o arquivo original.',
      'O conteúdo do arquivo não corresponde à extensão .txt. Envie o arquivo original.',
    ],
    [422, [{ loc: ['body', 'title'], msg: 'Título é obrigatório', type: 'x' }], 'Título é obrigatório'],
  ] as const
  for (const [status, detail, words] of refusals) {
    await force(page, 'POST', creation, status, { detail, code: 'forced', request_id: 'r' })
    await window.getByRole('button', { name: 'Adicionar documento' }).click()
    await expect(window.getByRole('alert')).toHaveText(words)
    await expect(window.getByLabel('Título')).toHaveValue('Recibo de maio')
    await page.unroute(creation)
  }
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog', { name: 'Descartar as alterações?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click()
  const asking = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const question = await asking
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await window.getByRole('button', { name: 'Retirar recibo.txt' }).click()
  await window.getByRole('button', { name: 'Cancelar' }).click()
}

async function refuseChanging(page: Page) {
  await page.getByRole('button', { name: 'Editar Pedido 881' }).click()
  const window = page.getByRole('dialog', { name: 'Editar documento' })
  await window.getByLabel('Título').fill('Pedido 881, assinado')
  for (const [detail, words] of [
    ['O documento foi bloqueado', 'Erro ao atualizar documento: O documento foi bloqueado'],
    [undefined, 'Erro ao atualizar documento'],
  ] as const) {
    await force(page, 'PUT', oneDocument, 400, { detail, code: 'forced', request_id: 'r' })
    await window.getByRole('button', { name: 'Salvar' }).click()
    await expect(window.getByRole('alert')).toHaveText(words)
    await page.unroute(oneDocument)
  }
  await expectAccessible(page, 'documents, edit refused')
  await expect(window.getByLabel('Título')).toHaveValue('Pedido 881, assinado')
}

async function clash(page: Page, caseId: string) {
  const window = page.getByRole('dialog', { name: 'Editar documento' })
  const found = (await documentsOf(page, caseId)).find(({ title }) => title === 'Pedido 881')
  await api(page, 'PUT', `/documents/${found?.id ?? ''}`, { title: 'Pedido nº 881', tags: ['sofá'] })
  await window.getByRole('button', { name: 'Salvar' }).click()
  await expect(window.getByRole('alert')).toContainText(
    'Alterado por outra pessoa. Recarregue antes de salvar.',
  )
  await window.getByRole('button', { name: 'Recarregar' }).click()
  await expect(window.getByRole('list', { name: 'Campos alterados por duas pessoas' })).toContainText(
    'Pedido nº 881',
  )
  await expect(window.getByLabel('Etiquetas')).toHaveValue('sofá')
  await expectAccessible(page, 'documents, changed by two')
  await window.getByRole('button', { name: 'Salvar' }).click()
  await expect(window).toBeHidden()
  await expect(row(page, 'Pedido 881, assinado')).toContainText('sofá')
}

async function expire(page: Page) {
  await choose(page, text('laudo.txt', 'Laudo.'))
  await addWindow(page).getByLabel('Título').fill('Laudo do marceneiro')
  await force(page, 'POST', creation, 401, { detail: 'Não autenticado', code: 'x', request_id: 'r' })
  await addWindow(page).getByRole('button', { name: 'Adicionar documento' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.unroute(creation)
  await page.getByLabel('Usuário ou e-mail').fill('helena')
  await page.getByRole('textbox', { name: 'Senha' }).fill('demonstracao')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await page.getByRole('button', { name: 'Adicionar documentos' }).click()
  await expect(addWindow(page).getByText('Texto não enviado recuperado')).toBeVisible()
  await expect(addWindow(page).getByText('Escolha o arquivo de novo')).toBeVisible()
  await expect(addWindow(page).getByRole('button', { name: 'Adicionar documento' })).toBeDisabled()
  await expectAccessible(page, 'documents, recovered')
  await page.getByLabel('Arquivos', { exact: true }).setInputFiles(text('laudo.txt', 'Laudo.'))
  await addWindow(page).getByRole('button', { name: 'Adicionar documento' }).click()
  await expect(row(page, 'Laudo do marceneiro')).toContainText('laudo.txt')
}
