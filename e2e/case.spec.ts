import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { addCase, expect, force, headersOf, refusing, signIn, test } from './seeded'

const sofa = 'Sofá não entregue'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const history = (page: Page) => page.getByRole('list', { name: 'Histórico' }).getByRole('listitem')

async function openCase(page: Page, tab = '') {
  await page.goto('/cases?search=sofa')
  const link = page.getByRole('list', { name: 'Processos' }).getByRole('link', { name: sofa })
  const path = (await link.getAttribute('href')) ?? ''
  await page.goto(path + tab)
  await expect(page.getByRole('heading', { level: 1, name: sofa })).toBeVisible()
  return path
}

test('a case is read, changed in place, and its history tells so', async ({ page }) => {
  await signIn(page, 'helena')
  const path = await openCase(page)
  await test.step('overview', () => read(page))
  await test.step('edited in place', () => edit(page))
  await test.step('its parties', () => changeParties(page))
  await test.step('its contacts', () => linkContacts(page))
  await test.step('timeline and petitions', () => timelineAndPetitions(page, path))
  await test.step('history', () => readHistory(page))
  // Other files meet this case in the same office.
  const restored = { title: sofa, next_deadline: null, court: null }
  await page.request.put(`/api/v1${path}`, { headers: await headersOf(page), data: restored })
  await test.step('a petition is begun', async () => {
    await page.getByRole('link', { name: 'Criar Petição' }).click()
    await expect(page).toHaveURL(/\/petitions/)
  })
})

async function read(page: Page) {
  for (const text of [
    'Litígio Cível',
    'helena.prado@exemplo.com',
    '(11) 98111-2020',
    'CPF 111.222.333-96',
    'Vila Serena/SP',
  ]) {
    await expect(page.getByRole('main')).toContainText(text)
  }
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Lar Claro Móveis Ltda.: representante legal, endereço' }),
  ).toBeVisible()
  await expectAccessible(page, 'case')
}

async function edit(page: Page) {
  await page.getByRole('button', { name: 'Editar', exact: true }).press('Enter')
  const form = page.getByRole('form', { name: 'Editar processo' })
  await expect(form.getByLabel('Título')).toBeFocused()
  await expect(form.getByLabel('Descrição')).toHaveAttribute('rows', '6')
  await form.getByLabel('Título').clear()
  await page.getByRole('tab', { name: 'Petições' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.getByText('Título é obrigatório')).toBeVisible()
  await form.getByLabel('Título').fill('Sofá jamais entregue')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page
    .getByRole('alertdialog', { name: 'Descartar as alterações?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click()
  await form.getByLabel('Próximo prazo').fill('2027-03-15')
  await form.getByText('Dados para petições').click()
  await form.getByLabel('Juízo').fill('2ª Vara Cível')
  await expectAccessible(page, 'case, edited')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sofá jamais entregue' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toBeFocused()
  await expect(page.getByText('15/03/2027').first()).toBeVisible()
}

async function changeParties(page: Page) {
  await page.getByRole('button', { name: 'Editar partes' }).click()
  const window = dialog(page, 'Editar partes')
  const defendant = window.getByRole('group', { name: 'Parte 2' })
  await defendant.getByLabel('Nome').click()
  await defendant.getByRole('option', { name: /Lar Claro/ }).click()
  await expect(defendant.getByLabel('Endereço')).toHaveValue(/Avenida do Porto/)
  await defendant.getByText('Qualificação completa').click()
  await defendant.getByLabel('Representante legal').fill('Clara Nunes Lar')
  await expectAccessible(page, 'case, parties')
  await window.getByRole('button', { name: 'Salvar' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByText('representante: Clara Nunes Lar')).toBeVisible()
}

async function linkContacts(page: Page) {
  const list = page.getByRole('list', { name: 'Contatos do processo' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Vincular um contato' }).fill('tereza')
  const tereza = page.getByRole('option', { name: /Tereza Alves Pinto/ })
  await expect(tereza).toBeVisible()
  // All contacts are read anew after each change; a press meanwhile counts.
  await page.route(/\/contacts\/\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await tereza.click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('button', { name: 'Desvincular Tereza Alves Pinto' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.unrouteAll({ behavior: 'wait' })
}

async function timelineAndPetitions(page: Page, path: string) {
  await page.getByRole('tab', { name: 'Linha do Tempo' }).click()
  await expect(page).toHaveURL(`${path}?tab=timeline`)
  await page.reload()
  await expect(page.getByText('7 eventos')).toBeVisible()
  await expect(
    page.getByText('Ilustração: estes eventos são um exemplo e não vêm deste processo.'),
  ).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Exemplo de linha do tempo' }).getByRole('listitem'),
  ).toHaveCount(7)
  await expectAccessible(page, 'case, timeline')
  await page.getByRole('tab', { name: 'Petições' }).click()
  const petition = page.getByRole('list', { name: 'Petições vinculadas' }).getByRole('listitem').first()
  await expect(petition.getByText('Concluída')).toBeVisible()
  await expect(petition.getByRole('link', { name: /Editar/ })).toHaveAttribute(
    'href',
    /^\/petitions\/petition_[0-9a-f]{32}\/editor$/,
  )
  await expectAccessible(page, 'case, petitions')
}

async function readHistory(page: Page) {
  await page.getByRole('tab', { name: 'Histórico' }).click()
  await expect(history(page).filter({ hasText: 'Helena Martins criou o processo' })).toBeVisible()
  const change = history(page).filter({ hasText: 'Helena Martins alterou o processo' })
  for (const text of [
    'Título',
    'de Sofá não entregue',
    'Sofá jamais entregue',
    '15/03/2027',
    'Juízo',
    '(em branco)',
  ])
    await expect(change).toContainText(text)
  await expect(history(page).filter({ hasText: 'alterou a parte Lar Claro Móveis Ltda.' })).toContainText(
    'Clara Nunes Lar',
  )
  await expect(history(page).filter({ hasText: 'vinculou o contato Tereza Alves Pinto' })).toHaveCount(2)
  await expect(history(page).filter({ hasText: 'adicionou o documento Procuração' })).toBeVisible()
  await expect(history(page).filter({ hasText: 'iniciou uma petição (Petição Inicial)' })).toBeVisible()
  await expectAccessible(page, 'case, history')
}

refusing('failures on the page of a case are told in the words of the specification', async ({ page }) => {
  await signIn(page, 'bruna')
  const read = /\/api\/v1\/cases\/[0-9a-f-]{36}\/with-parties$/
  const path = `/cases/${await addCase(page, 'Guarda provisória')}`

  await page.goto('/cases/nada')
  await expect(page.getByRole('heading', { name: 'Processo não encontrado' })).toBeVisible()
  await expectAccessible(page, 'case, not found')
  await force(page, 'GET', read, 500)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Erro ao carregar dados do processo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar para lista de processos' })).toHaveAttribute(
    'href',
    '/cases',
  )
  await expectAccessible(page, 'case, not loaded')
  await page.unroute(read)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guarda provisória' })).toBeVisible()

  await test.step('saving', () => failToSave(page))
  await test.step('lists', () => failToList(page, path))
  await test.step('deleting', () => failToDelete(page))
})

async function failToSave(page: Page) {
  await force(page, 'PUT', /\/api\/v1\/cases\/[0-9a-f-]{36}(\/parties)?$/, 500)
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await page.getByLabel('Título').fill('Guarda, de novo')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Erro ao atualizar processo', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Guarda, de novo')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('button', { name: 'Editar partes' }).click()
  const window = dialog(page, 'Editar partes')
  await window.getByRole('group', { name: 'Parte 1' }).getByLabel('E-mail').fill('marta@exemplo.com')
  await window.getByRole('button', { name: 'Salvar' }).click()
  await expect(window.getByText('Erro ao salvar parte processual', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await force(page, 'POST', /\/link$/, 500)
  await page.getByRole('combobox', { name: 'Vincular um contato' }).fill('marta')
  await page.getByRole('option', { name: /Marta Figueira Lobo/ }).click()
  await expect(page.getByRole('alertdialog', { name: 'Erro ao vincular/desvincular processo' })).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()
}

async function failToList(page: Page, path: string) {
  await page.route(/\/petitions\/case\//, async (route) => {
    await expect(page.getByText('Carregando petições...')).toBeVisible()
    await route.fulfill({ status: 500, json: { code: 'forced', request_id: 'r' } })
  })
  await page.goto(`${path}?tab=petitions`)
  await expect(page.getByText('Não foi possível carregar as petições deste processo.')).toBeVisible()
  await force(page, 'GET', /\/history\?/, 500)
  await page.goto(`${path}?tab=history`)
  await expect(page.getByText('Não foi possível carregar o histórico.')).toBeVisible()
}

async function failToDelete(page: Page) {
  await force(page, 'DELETE', /\/api\/v1\/cases\//, 500)
  await page.getByRole('button', { name: 'Excluir' }).click()
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este processo?' })
  await expect(question).toContainText('Esta ação não pode ser desfeita.')
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Erro ao excluir processo' })).toBeVisible()
  await page.getByRole('button', { name: 'Entendi' }).click()
  await page.unroute(/\/api\/v1\/cases\//)
  await page.getByRole('button', { name: 'Excluir' }).click()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(page).toHaveURL('/cases')
}
