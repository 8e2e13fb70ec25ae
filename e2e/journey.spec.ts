import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'

const lawyer = {
  full_name: 'Lia Torres Amado',
  username: 'lia.amado',
  email: 'lia@escritorio-amado.com.br',
  password: 'Pauta-2026',
}
const client = {
  name: 'Helena Prado Nogueira',
  email: 'helena.nogueira@correio.com.br',
  phone: '11912345678',
}
const opponent = 'Lar Claro Móveis Ltda.'
const matter = {
  title: 'Cobrança de móveis não entregues',
  type: 'Litígio Cível',
  description:
    'Em 12/03/2026 a autora comprou da ré um armário planejado por R$ 8.400,00, pagos à vista. A entrega, prometida para 20/04/2026, nunca ocorreu.',
}

test('from signing up to a petition that outlives the server', async ({ page, lavra }) => {
  await test.step('a lawyer signs up and in', () => signUpAndIn(page))
  await test.step('adds a client', () => addClient(page))
  await test.step('opens a case with an autor and a réu', () => addCase(page))
  await test.step('asks for a petition from that case', () => askForPetition(page))
  await test.step('lets the eight agents work', () => letAgentsWork(page))
  const before = await test.step('reads the petition', () => readPetition(page))

  await test.step('the server is killed and started again', async () => {
    const address = page.url()
    await page.goto('about:blank')
    await lavra.kill()
    await lavra.run()
    await page.goto(new URL('/petitions', address).href)
  })

  await test.step('the petition is still there, word for word', async () => {
    const recent = page.getByRole('list', { name: 'Petições Recentes' })
    await expect(recent.getByText('Concluída')).toBeVisible()
    await recent.getByRole('link', { name: 'Petição Inicial' }).click()
    await expect(page.getByRole('heading', { name: 'Petição Gerada' })).toBeVisible()
    expect(await petitionText(page)).toBe(before)
  })
})

async function signUpAndIn(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'landing')

  await page.getByRole('link', { name: 'Criar conta' }).first().click()
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expectAccessible(page, 'register')
  await page.getByLabel('Nome completo').fill(lawyer.full_name)
  await page.getByLabel('Nome de usuário').fill(lawyer.username)
  await page.getByLabel('E-mail').fill(lawyer.email)
  await page.getByRole('textbox', { name: 'Senha' }).fill(lawyer.password)
  await page.getByRole('button', { name: 'Criar conta' }).click()

  await expect(page).toHaveURL(/\/login$/)
  await expectAccessible(page, 'login')
  await page.getByLabel('Usuário ou e-mail').fill(lawyer.username)
  await page.getByRole('textbox', { name: 'Senha' }).fill(lawyer.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  for (const text of ['Nenhum prazo próximo encontrado', 'Nenhuma petição gerada ainda'])
    await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page, 'dashboard')
}

async function addClient(page: Page) {
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('button', { name: 'Adicionar Usuario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar Usuario' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await expectAccessible(page, 'new client')
  await dialog.getByLabel('Nome').fill(client.name)
  await dialog.getByLabel('E-mail').fill(client.email)
  await dialog.getByLabel('Telefone').pressSequentially(client.phone)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: client.name })).toContainText('(11) 91234-5678')
  await expectAccessible(page, 'clients')
}

async function addCase(page: Page) {
  await page.getByRole('link', { name: 'Processos', exact: true }).click()
  await page.getByRole('switch', { name: 'Modo com partes processuais' }).click()
  await page.getByRole('button', { name: 'Novo Processo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Processo' })
  await dialog.getByLabel('Título').fill(matter.title)
  await dialog.getByLabel('Tipo de processo').selectOption(matter.type)
  await dialog.getByLabel('Cliente').fill('helena')
  await dialog.getByRole('option', { name: client.name }).click()
  await dialog.getByLabel('Descrição').fill(matter.description)
  await addParty(page, 1, { name: client.name, role: 'Autor', type: 'Pessoa Física' })
  await addParty(page, 2, { name: opponent, role: 'Réu', type: 'Pessoa Jurídica' })
  await expectAccessible(page, 'new case')
  await dialog.getByRole('button', { name: 'Criar Processo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Processos' })).toContainText(opponent)
  await expectAccessible(page, 'cases')
}

async function addParty(
  page: Page,
  place: number,
  { name, role, type }: { name: string; role: string; type: string },
) {
  await page.getByRole('button', { name: 'Adicionar Parte' }).click()
  const party = page.getByRole('group', { name: `Parte ${place}` })
  await party.getByLabel('Nome').fill(name)
  await party.getByLabel('Tipo de parte').selectOption(type)
  await party.getByLabel('Papel processual').selectOption(role)
}

async function askForPetition(page: Page) {
  await page.getByRole('link', { name: matter.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: matter.title })).toBeVisible()
  await expectAccessible(page, 'case')
  await page.getByRole('link', { name: 'Criar Petição' }).click()

  await expect(page.getByRole('heading', { name: 'Selecionar Tipo' })).toBeVisible()
  await expectAccessible(page, 'wizard, step 1')
  await page.getByRole('button', { name: 'Petição Inicial' }).click()

  await expect(page.getByRole('heading', { name: 'Selecionar Partes e Processo' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Autor 1' }).getByLabel('Nome')).toHaveValue(client.name)
  await expect(page.getByRole('group', { name: 'Réu 1' }).getByLabel('Nome')).toHaveValue(opponent)
  await expectAccessible(page, 'wizard, step 2')
  await page.getByRole('button', { name: 'Gerar com IA' }).click()
}

async function letAgentsWork(page: Page) {
  await expect(page.getByRole('heading', { name: 'Agentes de IA Trabalhando' })).toBeVisible()
  await page.getByRole('button', { name: 'Avançar agente' }).click()
  await expect(
    page.getByRole('list', { name: 'Agentes' }).getByText('Concluído', { exact: true }),
  ).toHaveCount(1)
  await expectAccessible(page, 'wizard, step 3')
  await page.getByRole('button', { name: 'Gerar automaticamente' }).click()
  await expect(page.getByRole('link', { name: 'Ver Petição Completa' })).toBeVisible({ timeout: 90_000 })
  await expectAccessible(page, 'wizard, step 4')
  await page.getByRole('tab', { name: 'Status dos Agentes' }).click()
  await expect(
    page.getByRole('list', { name: 'Agentes' }).getByText('Concluído', { exact: true }),
  ).toHaveCount(8)
  await page.getByRole('link', { name: 'Ver Petição Completa' }).click()
}

async function readPetition(page: Page) {
  await expect(page).toHaveURL(/\/petitions\/petition_[0-9a-f]{32}$/)
  await expect(page.getByText('Petição gerada com sucesso!')).toBeVisible()
  const text = await petitionText(page)
  for (const fact of [
    client.name,
    opponent,
    'R$ 8.400,00',
    '20 de abril de 2026',
    lawyer.full_name,
    '[COMPLETAR: ',
  ]) {
    expect(text.toLowerCase()).toContain(fact.toLowerCase())
  }
  await expectAccessible(page, 'petition')
  return text
}

/** The whole text of the petition's sheet, once it is drawn. */
async function petitionText(page: Page) {
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText(lawyer.full_name, { ignoreCase: true })
  return sheet.innerText()
}
