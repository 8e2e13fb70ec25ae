import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, test } from './seeded'

const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Processos' }).getByRole('listitem').filter({ hasText: title })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const sofa = 'Sofá não entregue'

test('cases are found, shown at a glance, written, changed and deleted', async ({ page }) => {
  await signIn(page, 'helena')
  await page.goto('/cases')
  await test.step('found by title, client and number, by status and in the address', () => find(page))
  await test.step('shown with their parties', () => showParties(page))
  await test.step('shown at a glance', () => glance(page))
  await test.step('written, with every message of the form', () => write(page))
  await test.step('changed in the window of the list', () => change(page))
  await test.step('deleted after a question', () => remove(page))
})

async function find(page: Page) {
  await expect(
    page.getByText(
      /^\d+\sprocessos · \d+\sativos · \d+\sem\spausa · \d+\sencerrados? · \d+\sde\salta\sprioridade$/,
    ),
  ).toBeVisible()
  await expect(card(page, sofa)).toContainText('PROC-2026-104233')
  await expect(card(page, sofa)).toContainText('Helena Prado Nogueira')
  await expect(card(page, sofa)).not.toContainText('Lar Claro')
  await expectAccessible(page, 'cases')
  const box = page.getByRole('searchbox', { name: 'Buscar processos' })
  for (const text of ['sofa nao', 'HELENA prado', '104233']) {
    await box.fill(text)
    await expect(page).toHaveURL(`/cases?${new URLSearchParams({ search: text }).toString()}`)
    await expect(page.getByRole('list', { name: 'Processos' }).getByRole('listitem')).toHaveCount(1)
    await expect(card(page, sofa)).toBeVisible()
  }
  await box.fill('ninguém')
  await expect(page.getByText('Nenhum processo encontrado')).toBeVisible()
  await expect(page.getByText('Tente ajustar os filtros')).toBeVisible()
  await expectAccessible(page, 'cases, none found')
  await page.goto('/cases?status=closed')
  await expect(page.getByRole('button', { name: 'Encerrado' })).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, 'Guarda compartilhada')).toBeVisible()
  await page.getByRole('button', { name: 'Em Pausa' }).click()
  await expect(page).toHaveURL('/cases?status=on_hold')
  await expect(card(page, 'Rescisão indireta')).toBeVisible()
  await page.getByRole('button', { name: 'Todos' }).click()
  await expect(card(page, sofa)).toBeVisible()
}

async function showParties(page: Page) {
  await page.getByRole('switch', { name: 'Modo com partes processuais' }).click()
  await expect(card(page, sofa)).toContainText('Lar Claro Móveis Ltda.')
  await page.getByRole('switch', { name: 'Modo com partes processuais' }).click()
  await expect(card(page, sofa)).not.toContainText('Lar Claro')
}

async function glance(page: Page) {
  await card(page, sofa).getByRole('button', { name: 'Resumo de' }).click()
  await expect(dialog(page, sofa).getByText('Criado em')).toBeVisible()
  await expect(dialog(page, sofa).getByText('Atualizado em')).toBeVisible()
  await expect(dialog(page, sofa)).toContainText('CNPJ 11.222.333/0001-81')
  await expectAccessible(page, 'case, at a glance')
  await dialog(page, sofa).getByRole('button', { name: 'Editar' }).click()
  await expect(dialog(page, 'Editar Processo').getByLabel('Título')).toHaveValue(sofa)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Editar Processo')).toBeHidden()
}

async function write(page: Page) {
  await page.getByRole('button', { name: 'Novo Processo' }).press('Enter')
  const form = dialog(page, 'Novo Processo')
  await expect(form.getByLabel('Título')).toBeFocused()
  const number = form.getByLabel('Número do processo')
  const year = await page.evaluate(() => new Date().getFullYear())
  await expect(number).toHaveValue(new RegExp(`^PROC-${year}-\\d{6}$`))
  await number.clear()
  await form.getByRole('button', { name: 'Criar Processo' }).click()
  const messages = [
    'Título é obrigatório',
    'Número do processo é obrigatório',
    'Tipo de processo é obrigatório',
    'Cliente é obrigatório',
  ]
  for (const message of messages) await expect(form.getByText(message)).toBeVisible()
  await expect(form.getByLabel('Título')).toBeFocused()
  await expectAccessible(page, 'new case, wrong')
  await number.fill('0001082-11.2025.8.26.0311')
  await expect(
    form.getByText('Número do processo com dígito verificador inválido. Confira o número.'),
  ).toBeVisible()
  await number.fill('00010823520258260311')
  const decoded =
    'Tribunal de Justiça de São Paulo (TJSP), Justiça dos Estados e do Distrito Federal e Territórios, ano 2025'
  await expect(form.getByText(decoded)).toBeVisible()
  await form.getByLabel('Título').fill('Despejo da loja 4')
  await form.getByLabel('Tipo de processo').selectOption('Direito Imobiliário')
  await form.getByLabel('Cliente').fill('clinica')
  await form.getByRole('option', { name: /Clínica São Lucas/ }).click()
  await form.getByRole('button', { name: 'Ativar modo com partes' }).click()
  await writeParties(page)
  await form.getByText('Dados para petições').click()
  await form.getByLabel('Valor da causa').pressSequentially('980000')
  await expect(form.getByLabel('Valor da causa')).toHaveValue('9.800,00')
  await expect(form.getByRole('listitem').filter({ hasText: /^juízo$/ })).toBeVisible()
  await form.getByRole('button', { name: 'Criar Processo' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Novo Processo' })).toBeFocused()
  await expect(card(page, 'Despejo da loja 4')).toContainText('Imobiliária Guará')
}

async function writeParties(page: Page) {
  await page.getByRole('button', { name: 'Adicionar Parte' }).click()
  const first = page.getByRole('group', { name: 'Parte 1' })
  await page.getByRole('button', { name: 'Criar Processo' }).click()
  await expect(first.getByText('Nome é obrigatório (mínimo 2 caracteres)')).toBeVisible()
  await first.getByLabel('Nome').click()
  await first.getByRole('option', { name: /Marta Figueira Lobo/ }).click()
  await expect(first.getByLabel('CPF')).toHaveValue('666.777.888-30')
  await expect(first.getByLabel('Endereço')).toHaveValue(/Rua Sapucaí, 410.*CEP 30150-050/)
  await first.getByText('Qualificação completa').click()
  await expect(first.getByLabel('Profissão')).toHaveValue('arquiteta')
  await first.getByLabel('CPF').fill('666.777.888-31')
  await expect(first.getByText('CPF com dígito verificador inválido. Confira o número.')).toBeVisible()
  await first.getByLabel('Papel processual').selectOption('')
  await page.getByRole('button', { name: 'Criar Processo' }).click()
  await expect(first.getByText('Papel processual é obrigatório')).toBeVisible()
  await first.getByLabel('Papel processual').selectOption('Autor')
  await first.getByLabel('CPF').fill('666')
  await first.getByLabel('E-mail').fill('marta@')
  await page.getByRole('button', { name: 'Adicionar Parte' }).click()
  const second = page.getByRole('group', { name: 'Parte 2' })
  await second.getByLabel('Nome').fill('Guará')
  await second.getByLabel('Tipo de parte').selectOption('Pessoa Jurídica')
  await second.getByLabel('CNPJ').fill('abc65.43')
  await page.getByRole('button', { name: 'Criar Processo' }).click()
  const wrong = ['CPF deve ter 11 dígitos', 'Email deve ter formato válido', 'CNPJ deve ter 14 dígitos']
  for (const message of wrong) await expect(page.getByText(message)).toBeVisible()
  await second.getByLabel('Nome').click()
  await second.getByRole('option', { name: /Imobiliária Guará/ }).click()
  await expect(second.getByLabel('CNPJ')).toHaveValue('65.432.109/0001-43')
  await second.getByLabel('Papel processual').selectOption('Réu')
  await expectAccessible(page, 'new case, parties')
  await page.getByRole('button', { name: 'Remover parte 1' }).click()
  await page
    .getByRole('alertdialog', { name: 'Remover parte' })
    .getByRole('button', { name: 'Remover' })
    .click()
  await expect(page.getByRole('group', { name: 'Parte 2' })).toBeHidden()
}

async function menu(page: Page, title: string, item: string) {
  await card(page, title).getByRole('button', { name: 'Ações de' }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

async function change(page: Page) {
  await menu(page, 'Despejo da loja 4', 'Editar')
  const form = dialog(page, 'Editar Processo')
  await expect(form.getByRole('group', { name: 'Parte 1' }).getByLabel('CNPJ')).toHaveValue(
    '65.432.109/0001-43',
  )
  await form.getByLabel('Status').selectOption('Em Pausa')
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await page
    .getByRole('alertdialog', { name: 'Descartar as alterações?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form).toBeHidden()
  await expect(card(page, 'Despejo da loja 4')).toContainText('Em Pausa')
  await menu(page, 'Despejo da loja 4', 'Ver detalhes')
  await expect(page.getByRole('heading', { level: 1, name: 'Despejo da loja 4' })).toBeVisible()
  await page.goBack()
}

async function remove(page: Page) {
  await menu(page, 'Despejo da loja 4', 'Excluir')
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este processo?' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'case, deletion')
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(card(page, 'Despejo da loja 4')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Novo Processo' })).toBeFocused()
}

test('a restricted user works with cases like everybody', async ({ page }) => {
  await signIn(page, 'bruna')
  await page.goto('/cases?search=sofa')
  await menu(page, sofa, 'Editar')
  for (const priority of ['Crítica', 'Alta']) {
    if (priority === 'Alta') await menu(page, sofa, 'Editar')
    await dialog(page, 'Editar Processo').getByLabel('Prioridade').selectOption(priority)
    await dialog(page, 'Editar Processo').getByRole('button', { name: 'Salvar' }).click()
    await expect(card(page, sofa)).toContainText(priority)
  }
})

refusing(
  'what the server refuses is told in the words of the specification, and nothing typed is lost',
  async ({ page }) => {
    await signIn(page, 'otavio')
    const one = /\/api\/v1\/cases\/[0-9a-f-]{36}$/
    await page.goto('/cases?search=sofa')
    await menu(page, sofa, 'Editar')
    const form = dialog(page, 'Editar Processo')
    await form.getByLabel('Título').fill('Sofá, de novo')
    const problem = [{ loc: ['body', 'x'], msg: 'Texto longo demais', type: 'x' }]
    const refusals: [number, unknown, string][] = [
      [422, { detail: problem }, 'Erro de validação: Texto longo demais'],
      [422, { detail: [] }, 'Erro de validação nos dados do formulário'],
      [400, { detail: 'Número de processo já cadastrado' }, 'Número de processo já cadastrado'],
      [409, { detail: 'Ocupado' }, 'Erro ao salvar processo: Ocupado'],
      [500, undefined, 'Erro ao salvar processo. Verifique os dados e tente novamente.'],
    ]
    for (const [status, body, text] of refusals) {
      await force(page, 'PUT', one, status, body)
      await form.getByRole('button', { name: 'Salvar' }).click()
      await expect(form.getByText(text, { exact: true })).toBeVisible()
      await expect(form.getByLabel('Título')).toHaveValue('Sofá, de novo')
      await page.unroute(one)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()

    await force(page, 'DELETE', one, 500)
    await menu(page, sofa, 'Excluir')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Erro ao excluir processo' })).toBeVisible()
    await page.getByRole('button', { name: 'Entendi' }).click()

    await force(page, 'GET', /\/api\/v1\/cases\/\?/, 500)
    await page.goto('/cases')
    await expect(
      page.getByText('Erro ao carregar dados. Verifique se o servidor está rodando.'),
    ).toBeVisible()
    await page.unroute(/\/api\/v1\/cases\/\?/)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(card(page, sofa)).toBeVisible()
  },
)
