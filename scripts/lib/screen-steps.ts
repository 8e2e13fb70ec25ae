// What has to be done on a page before it is photographed.
import type { Page } from '@playwright/test'

type Step = (page: Page) => Promise<void>

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()

export const inTurn =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page)
  }

export const choose =
  (item: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name: item }).click()

export const look =
  (tab: string): Step =>
  (page) =>
    page.getByRole('tab', { name: tab }).click()

export const read =
  (text: string): Step =>
  (page) =>
    page.getByText(text).first().waitFor()

/** A question is on the screen. */
export const asked: Step = (page) => page.getByRole('alertdialog').waitFor()

export const type =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text)

export const newParty = inTurn(press('Novo Processo'), press('Adicionar Parte'), (page) =>
  page.getByRole('listbox').getByRole('option').first().waitFor(),
)

export const askAssistant = inTurn(
  press('Abrir assistente'),
  press('Quais prazos estão vencidos?'),
  read('Fontes:'),
)

export const minimiseAssistant = inTurn(press('Abrir assistente'), (page) => page.keyboard.press('Escape'))

export async function queueDocuments(page: Page) {
  await page.getByRole('button', { name: 'Adicionar documentos' }).click()
  const files = ['Orçamento do conserto.pdf', 'Foto do sofá.jpg'].map((name) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(name.repeat(400)),
  }))
  await page.getByLabel('Arquivos', { exact: true }).setInputFiles(files)
}

/** Two of the case's documents, for what is changed in several at once. */
export async function selectDocuments(page: Page) {
  const boxes = page.getByRole('checkbox', { name: /^Selecionar / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
}

export const previewText = inTurn(press(/^Visualizar Sentença/), (page) =>
  page.getByRole('region', { name: 'Texto do documento' }).waitFor(),
)
export const previewPdf = inTurn(press('Visualizar Razões de apelação'), (page) =>
  page.locator('canvas').first().waitFor(),
)
export const previewPicture = inTurn(press('Visualizar Croqui'), (page) =>
  page.getByRole('dialog').getByRole('img').waitFor(),
)

export async function search(page: Page) {
  await page.getByRole('combobox', { name: 'Buscar' }).fill('padaria')
  await page.getByRole('listbox', { name: 'Resultados' }).getByRole('option').first().waitFor()
}

/** Opens two things found, so that the next look begins with them. */
export async function searchAgain(page: Page) {
  for (const moves of [0, 1]) {
    await search(page)
    for (let move = 0; move < moves; move++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('listbox', { name: 'Resultados' }).waitFor({ state: 'detached' })
  }
  await page.getByRole('combobox', { name: 'Buscar' }).click()
  await page.getByRole('option').first().waitFor()
}

export const searchInVain = inTurn(type('Buscar', 'usucapião de marte'), read('Nada encontrado'))

/** As a server answers whose `PASSWORD_RESET_DELIVERY` is such. */
export const askForReset = (message: string) => async (page: Page) => {
  await page.route('**/password-reset/request', (route) => route.fulfill({ json: { message } }))
  await page.getByLabel('E-mail').fill('helena@martins.exemplo.com')
  await press('Redefinir senha')(page)
  await page.getByRole('heading', { name: 'Pedido recebido' }).waitFor()
}

export async function resetPassword(page: Page) {
  await page.route('**/password-reset/confirm', (route) =>
    route.fulfill({ json: { message: 'Senha redefinida com sucesso' } }),
  )
  for (const label of ['Nova senha', 'Confirmar senha'])
    await page.getByRole('textbox', { name: label }).fill('uma senha longa')
  await press('Redefinir senha')(page)
  await page.getByRole('heading', { name: 'Senha redefinida' }).waitFor()
}

const opened = '**/invitations/look'

/** No invitation of the demo office has a token that is known. */
export async function openInvitation(page: Page) {
  const json = {
    office_name: 'Martins & Prado Advocacia',
    full_name: 'Marina Albuquerque Cavalcanti Torres',
    email: 'marina.cavalcanti@martins-prado.com.br',
    user_role: 'standard',
    expires_at: '2026-03-08T12:00:00.000Z',
  }
  await page.route(opened, (route) => route.fulfill({ json }))
  await page.reload()
  await page.getByLabel('Nome de usuário').waitFor()
}

export async function refuseInvitation(page: Page) {
  await openInvitation(page)
  await press('Criar conta')(page)
  await page.getByText('Nome de usuário é obrigatório').waitFor()
}

export async function refusedSignIn(page: Page) {
  await page.getByLabel('Usuário ou e-mail').fill('helena')
  await page.getByRole('textbox', { name: 'Senha' }).fill('outra')
  await press('Entrar')(page)
  await page.getByText('Credenciais inválidas').waitFor()
}

/** Somebody else has saved meanwhile. */
export async function saveStaleText(page: Page) {
  const detail = 'Alterado por outra pessoa. Recarregue antes de salvar.'
  await page.route(/\/content$/, (route) =>
    route.fulfill({ status: 412, json: { detail, code: 'stale', request_id: 'r' } }),
  )
  await page.getByLabel('Conteúdo da petição').press('Control+End')
  await page.keyboard.insertText('\n\nProtesta por sustentação oral.')
  await press('Salvar Alterações')(page)
  await page.getByRole('region', { name: 'Meu texto' }).waitFor()
}

export async function compareVersions(page: Page) {
  await page.getByRole('link', { name: 'Versão 2' }).click()
  await page.getByRole('region', { name: 'Comparação' }).waitFor()
}
