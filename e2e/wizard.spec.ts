import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, test } from './seeded'

const context = (page: Page) => page.getByLabel('Contexto Adicional')
const party = (page: Page, name: string) => page.getByRole('group', { name })
const marks = (page: Page) => page.getByText('Auto-preenchido')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('a petition from a case, step by step', async ({ page }) => {
  await signIn(page, 'helena')
  await test.step('a step without its ground says what is missing', async () => {
    for (const [step, text] of [
      [2, 'Por favor, selecione um tipo de petição'],
      [3, 'Nenhuma petição inicializada'],
      [4, 'ID da petição não disponível'],
    ]) {
      await page.goto(`/petitions?step=${step}`)
      await expect(page.getByText(String(text))).toBeVisible()
    }
  })
  await page.goto('/petitions')
  await button(page, 'Nova Petição').click()
  await expect(heading(page, 'Selecionar Tipo')).toBeVisible()
  await expectAccessible(page, 'wizard, step 1')
  await button(page, 'Petição Inicial').press('Enter')
  await test.step('a case fills the form and clearing it resets', () => fillFromCase(page))
  await test.step('contacts are suggested by type', () => suggestContacts(page))
  await test.step('documents and attachments', () => chooseFiles(page))
  await test.step('what is typed and chosen outlives a reload', async () => {
    await page.locator('input[type=file]').setInputFiles([file('recibo.txt', 'Recibo de R$ 4.200,00')])
    await context(page).fill('Quer a devolução do valor pago.')
    await expect.poll(() => kept(page)).toContain('Quer a devolução do valor pago.')
    await expect.poll(() => kept(page)).toContain('"files":[{')
    await page.reload()
    await expect(page.getByText('Texto não enviado recuperado')).toBeVisible()
    await expect(context(page)).toHaveValue('Quer a devolução do valor pago.')
    await expect(page.getByRole('checkbox', { name: /Mensagem da loja/ })).not.toBeChecked()
    await expect(page.getByRole('list', { name: 'Anexos escolhidos' })).toContainText('recibo.txt')
    await expectAccessible(page, 'wizard, step 2')
  })
  const sent = await test.step('it is sent', () => send(page))
  expect(sent).toMatchObject({
    petition_type: 'complaint',
    author: 'Helena Martins',
    additional_context: 'Quer a devolução do valor pago.',
  })
  expect(sent.document_ids).toHaveLength(3)
  await test.step('agents by hand, and by themselves', () => generate(page))
  await test.step('the review', () => review(page))
})

/** What the browser has written down of unsent forms. */
function kept(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('lavra')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onsuccess = () => resolve(JSON.stringify(reading.result))
        }
      }),
  )
}

async function fillFromCase(page: Page) {
  const box = page.getByRole('combobox', { name: /Processo relacionado/ })
  await box.fill('sofa')
  await page.getByRole('option', { name: /Sofá não entregue/ }).waitFor()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(marks(page)).toHaveCount(3)
  await expect(party(page, 'Autor 1').getByLabel('Nome')).toHaveValue('Helena Prado Nogueira')
  await expect(party(page, 'Réu 1').getByLabel('Tipo')).toHaveValue('Corporate')
  await context(page).press('End')
  await context(page).pressSequentially(' x')
  await expect(marks(page)).toHaveCount(2)
  await page.getByLabel('Quem assina').fill('Outra Pessoa')
  await button(page, 'Limpar processo').click()
  await expect(marks(page)).toHaveCount(0)
  await expect(context(page)).toHaveValue('')
  await expect(party(page, 'Autor 1').getByLabel('Nome')).toHaveValue('')
  await expect(page.getByLabel('Quem assina')).toHaveValue('Helena Martins')
  await expect(page.getByRole('heading', { name: 'Documentos do processo' })).toHaveCount(0)
  await box.fill('sofa')
  await page.getByRole('option', { name: /Sofá não entregue/ }).click()
  await expect(marks(page)).toHaveCount(3)
}

async function suggestContacts(page: Page) {
  await expect(button(page, 'Remover Réu 1')).toHaveCount(0)
  await button(page, 'Adicionar Réu').click()
  const row = party(page, 'Réu 2')
  const name = row.getByLabel('Nome')
  await name.fill('padaria')
  await expect(page.getByText('Nenhum contato encontrado')).toBeVisible()
  await name.blur()
  await expect(page.getByText('Nenhum contato encontrado')).toBeHidden()
  await row.getByLabel('Tipo').selectOption('Corporativo')
  await name.focus()
  await expect(page.getByRole('option', { name: /Padaria/ })).toHaveCount(2)
  await expectAccessible(page, 'wizard, suggestions')
  await name.press('ArrowDown')
  await name.press('Enter')
  await expect(name).toHaveValue(/^Padaria/)
  await row.getByLabel('Tipo').selectOption('Personalizado')
  await name.fill('Loja sem cadastro')
  await button(page, 'Remover Réu 2').click()
  await expect(party(page, 'Réu 2')).toHaveCount(0)
}

async function chooseFiles(page: Page) {
  const documents = page.getByRole('list', { name: 'Documentos do processo' }).getByRole('checkbox')
  const every = page.getByRole('checkbox', { name: 'Selecionar todos' })
  await expect(documents).toHaveCount(4)
  await expect(every).toBeChecked()
  await every.uncheck()
  await expect(page.getByText('0 de 4')).toBeVisible()
  await every.check()
  await page.getByRole('checkbox', { name: /Mensagem da loja/ }).press('Space')
  await expect(every).not.toBeChecked()

  await page
    .locator('input[type=file]')
    .setInputFiles([file('notas.txt', 'a'.repeat(1536)), file('programa.exe', 'MZ')])
  const chosen = page.getByRole('list', { name: 'Anexos escolhidos' })
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await expect(chosen).toContainText('1,5 KB')
  await expect(page.getByText(/programa\.exe: Tipo de arquivo não aceito/)).toBeVisible()
  await button(page, 'Remover notas.txt').click()
  await expect(chosen).toHaveCount(0)
}

async function send(page: Page) {
  await button(page, 'Agressivo').click()
  const attached = page.waitForRequest(/\/attachments$/)
  const started = page.waitForRequest(/\/start-generation$/)
  const initialized = page.waitForRequest(/\/petitions\/initialize$/)
  await button(page, 'Gerar com IA').click()
  const body = (request: Request) => request.postDataJSON() as Record<string, unknown>
  const sent = body(await initialized)
  await attached
  expect(body(await started)).toMatchObject({ petition_profile: 'agressivo' })
  return sent
}

async function generate(page: Page) {
  await expect(heading(page, 'Agentes de IA Trabalhando')).toBeVisible()
  await expect(page.getByText(/Modo offline/)).toHaveCount(1)
  await expect(button(page, 'Agressivo')).toBeDisabled()
  await expect(button(page, 'Agressivo')).toHaveAttribute('aria-pressed', 'true')
  const finished = page
    .getByRole('list', { name: 'Agentes', exact: true })
    .getByText('Concluído', { exact: true })
  await button(page, 'Avançar agente').press('Enter')
  await expect(finished).toHaveCount(1)
  const address = page.url()
  await page.reload()
  await expect(page).toHaveURL(address)
  await expect(finished).toHaveCount(1)
  await expect(button(page, 'Agressivo')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'wizard, step 3')

  // The third agent's call does not reach the server, which would run it to its end.
  let calls = 0
  await page.route(/\/advance-agent$/, (route) => (++calls === 1 ? route.fallback() : undefined))
  await button(page, 'Gerar automaticamente').click()
  await expect(finished).toHaveCount(2)
  await button(page, 'Cancelar').click()
  await expect(button(page, 'Avançar agente')).toBeEnabled()
  await expect(page).toHaveURL(address)
  await page.unroute(/\/advance-agent$/)
  for (let done = 2; done < 7; done++) {
    await button(page, 'Avançar agente').click()
    await expect(finished).toHaveCount(done + 1)
  }
  await button(page, 'Finalizar Petição').click()
}

async function review(page: Page) {
  await expect(heading(page, 'Petição Gerada')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(/Lar Claro Móveis/i)
  await expectAccessible(page, 'wizard, step 4')
  await button(page, 'Baixar HTML').click()
  const [draft] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Baixar minuta/ })
      .click(),
  ])
  expect(draft.suggestedFilename()).toMatch(/^MINUTA \(\d+ em aberto\) petition_[0-9a-f]{32}\.html$/)
  await page.getByRole('tab', { name: 'Status dos Agentes' }).press('Enter')
  await expect(
    page
      .getByRole('list', { name: 'Agentes', exact: true })
      .getByRole('listitem')
      .filter({ hasText: 'Concluído' }),
  ).toHaveCount(8)
  await expectAccessible(page, 'wizard, step 4, agents')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Ver Petição Completa' })).toHaveAttribute(
    'href',
    /\/petitions\/petition_[0-9a-f]{32}$/,
  )
  await button(page, 'Nova Petição').click()
  await button(page, 'Recurso').click()
  await expect(context(page)).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/petitions$/)
}

test('the server goes on alone, and the list is seen to move', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/petitions?step=2&type=contract_review')
  await party(page, 'Autor 1').getByLabel('Tipo').selectOption('Personalizado')
  await party(page, 'Autor 1').getByLabel('Nome').fill('Cliente avulso')
  await button(page, 'Gerar com IA').click()
  await button(page, 'Gerar automaticamente').click()
  await button(page, 'Continuar em segundo plano').click()
  await expect(page.getByText(/A geração continua no servidor/)).toBeVisible()
  await page.goto('/petitions')
  const first = page.getByRole('list', { name: 'Petições Recentes' }).getByRole('listitem').first()
  await expect(first).toContainText('Revisão de Contrato')
  await expect(first).toContainText('Concluída', { timeout: 60_000 })
})

refusing('a session that ends takes nothing that was typed', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/petitions?step=2&type=complaint')
  await page.locator('input[type=file]').setInputFiles([file('contrato.txt', 'Contrato')])
  await context(page).fill('Texto de uma hora de trabalho')
  await force(page, 'POST', /\/petitions\/initialize$/, 401, {
    detail: 'Não autenticado',
    code: 'unauthorized',
    request_id: 'r',
  })
  await button(page, 'Gerar com IA').click()
  await expect(page).toHaveURL(/\/login$/)
  await page.unrouteAll()
  await page.getByLabel('Usuário ou e-mail').fill('helena')
  await page.getByRole('textbox', { name: 'Senha' }).fill('demonstracao')
  await button(page, 'Entrar').click()
  await expect(page).toHaveURL(/step=2/)
  await expect(context(page)).toHaveValue('Texto de uma hora de trabalho')
  // Left without a question, it is offered once more.
  await page.getByRole('link', { name: 'Painel' }).click()
  await expect(heading(page, 'Visão Geral')).toBeVisible()
  await page.goto('/petitions?step=2&type=complaint')
  await expect(context(page)).toHaveValue('Texto de uma hora de trabalho')
  const chosen = page.getByRole('list', { name: 'Anexos escolhidos' })
  await expect(chosen).toContainText('contrato.txt')
  await button(page, 'Descartar').click()
  await expect(context(page)).toHaveValue('')
  await expect(chosen).toBeHidden()
  await page.locator('input[type=file]').setInputFiles([file('contrato.txt', 'Contrato')])
  await expect.poll(() => kept(page)).toContain('"files":[{')
  await page.reload()
  await expect(page.getByText('Anexos não enviados recuperados')).toBeVisible()
  await expect(chosen).toContainText('contrato.txt')
})

refusing('what the server refuses in step 2 is told or made up for', async ({ page }) => {
  const detail = 'Recusado pelo teste'
  await signIn(page, 'helena')
  for (const path of [
    /\/cases\/with-parties\/all/,
    /\/petitions\/case\/[^/]+\/parties$/,
    /\/documents\/case\//,
  ])
    await force(page, 'GET', path, 500)
  await page.goto('/petitions?step=2&type=complaint')
  await page.getByRole('combobox', { name: /Processo relacionado/ }).fill('sofa')
  await page.getByRole('option', { name: /Sofá não entregue/ }).click()
  await expect(context(page)).toHaveValue(/^Helena comprou um sofá/)
  await expect(party(page, 'Autor 1').getByLabel('Nome')).toHaveValue('Helena Prado Nogueira')
  await expect(page.getByText(/Não foi possível carregar os documentos/)).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Tentar novamente').click()
  await expect(page.getByText('4 de 4')).toBeVisible()

  await force(page, 'POST', /\/petitions\/initialize$/, 500, { detail, code: 'x', request_id: 'r' })
  await button(page, 'Gerar com IA').click()
  await expect(page.getByText('Falha ao inicializar a petição. Por favor, tente novamente.')).toBeVisible()
  await expect(page.getByText(detail)).toBeVisible()
  await expectAccessible(page, 'wizard, step 2, refused')
  await page.unrouteAll()

  await test.step('refused attachments make no second petition', async () => {
    let initialized = 0
    page.on('request', (request) => (initialized += Number(request.url().endsWith('/petitions/initialize'))))
    await page.locator('input[type=file]').setInputFiles([file('recibo.txt', 'Recibo')])
    await force(page, 'POST', /\/attachments$/, 507, {
      detail: 'Espaço em disco insuficiente para salvar o arquivo',
      code: 'x',
      request_id: 'r',
    })
    await button(page, 'Gerar com IA').click()
    await expect(page.getByText('Espaço em disco insuficiente para salvar o arquivo')).toBeVisible()
    await page.unrouteAll()
    await button(page, 'Gerar com IA').click()
    await expect(heading(page, 'Agentes de IA Trabalhando')).toBeVisible()
    expect(initialized).toBe(1)
  })
})
