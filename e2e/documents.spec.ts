import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pngFile } from '../apps/api/test/files/media'
import { docxOf } from '../apps/api/test/files/office'
import { addWindow, choose, creation, emptyCase, oneDocument, openTab, queued, row, text } from './documents'
import { expectAccessible } from './fixtures'
import { expect, refusing, signIn, test, type DemoUser } from './seeded'

test.describe.configure({ mode: 'serial' })

test('a document from the first to the last day, by the keyboard', async ({ page }) => {
  await signIn(page, 'helena')
  await openTab(page, emptyCase)
  await expect(page.getByText('Nenhum documento neste processo')).toBeVisible()
  await expectAccessible(page, 'documents, none')
  await test.step('is added', () => add(page))
  await test.step('is found', () => find(page))
  await test.step('is changed', () => change(page))
  await test.step('is read in place and downloaded', () => read(page))
  await test.step('is deleted', () => remove(page))
})

async function add(page: Page) {
  await page.getByRole('button', { name: 'Adicionar documentos' }).press('Enter')
  const window = addWindow(page)
  await expect(window.getByText('até 25 MB cada')).toBeVisible()
  await expectAccessible(page, 'documents, add')
  const chooser = page.waitForEvent('filechooser')
  await window.getByRole('button', { name: 'Escolher arquivos' }).press('Enter')
  await (
    await chooser
  ).setFiles(
    text('Acordo de guarda.txt', 'Os pais dividem as férias.\n<script>document.title = "tomado"</script>'),
  )
  const title = window.getByLabel('Título')
  await expect(title).toHaveValue('Acordo de guarda')
  await title.fill('  ')
  await expect(window.getByRole('button', { name: 'Adicionar documento' })).toBeDisabled()
  await title.fill('Acordo de guarda e visitas')
  await window.getByLabel('Tipo').selectOption('Contrato')
  await window.getByLabel('Descrição').fill('Homologado em audiência')
  await window.getByLabel('Etiquetas').fill(' acordo, , férias ')
  await window.getByLabel('Status').selectOption('Aprovado')
  await window.getByLabel('Confidencial').check()
  const request = page.waitForRequest(creation)
  await title.press('Enter')
  expect((await request).headers()['idempotency-key']).toMatch(/^[\w-]{36}$/)
  await expect(window).toBeHidden()
  await expect(page.getByText('Documento adicionado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adicionar documentos' })).toBeFocused()
  const added = row(page, 'Acordo de guarda e visitas')
  for (const part of [
    'Contrato',
    'Aprovado',
    'Confidencial',
    'Homologado em audiência',
    'Acordo de guarda.txt',
    '0,1 KB',
    'Helena Martins',
    'férias',
  ])
    await expect(added).toContainText(part)
  await expect(added.getByRole('list', { name: 'Etiquetas' }).getByRole('listitem')).toHaveCount(2)
  await expect(added, 'its text is looked for until it is read').toContainText('Texto lido', {
    timeout: 60_000,
  })
}

async function find(page: Page) {
  const box = page.getByRole('searchbox', { name: 'Buscar documentos' })
  for (const words of ['VISITAS', 'ferias', 'audiencia', 'guarda.txt']) {
    await box.fill(words)
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === words)
    await expect(row(page, 'Acordo de guarda e visitas')).toBeVisible()
  }
  await box.fill('penhora')
  await expect(page.getByText('Nenhum documento encontrado')).toBeVisible()
  await expectAccessible(page, 'documents, nothing found')
  await box.fill('')
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible()
  await expectAccessible(page, 'documents')
}

async function change(page: Page) {
  await page.getByRole('button', { name: 'Editar Acordo de guarda e visitas' }).press('Enter')
  const window = page.getByRole('dialog', { name: 'Editar documento' })
  await expect(window.getByLabel('Tipo')).toHaveAttribute('readonly')
  await expect(window.getByLabel('Tipo')).toHaveValue('Contrato')
  await expectAccessible(page, 'documents, edit')
  await window.getByLabel('Título').fill('')
  await expect(window.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await window.getByLabel('Título').fill('Acordo')
  await window.getByLabel('Etiquetas').fill('x'.repeat(61))
  await window.getByLabel('Título').press('Enter')
  await expect(window.getByText('Texto longo demais (máximo 60 caracteres)')).toBeVisible()
  await window.getByLabel('Etiquetas').fill('acordo')
  await window.getByLabel('Status').selectOption('Arquivado')
  const request = page.waitForRequest(oneDocument)
  await window.getByLabel('Título').press('Enter')
  expect((await request).headers()['if-match']).toBe('"1"')
  await expect(row(page, 'Acordo')).toContainText('Arquivado')
  await expect(row(page, 'Acordo')).toContainText('Contrato')
}

async function read(page: Page) {
  await page.getByRole('button', { name: 'Visualizar Acordo' }).press('Enter')
  const window = page.getByRole('dialog', { name: 'Acordo' })
  await expect(window.getByRole('region', { name: 'Texto do documento' })).toContainText(
    '<script>document.title = "tomado"</script>',
  )
  await expectAccessible(page, 'documents, text')
  expect(await page.title()).not.toBe('tomado')
  const waiting = page.waitForEvent('download')
  await window.getByRole('button', { name: 'Baixar' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('Acordo de guarda.txt')
  expect(readFileSync(await file.path(), 'utf8')).toContain('férias')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Visualizar Acordo' })).toBeFocused()
}

async function remove(page: Page) {
  await page.getByRole('button', { name: 'Excluir Acordo' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este documento?' })
  await expect(question).toContainText('Acordo de guarda.txt')
  await expectAccessible(page, 'documents, deletion')
  await question.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Excluir Acordo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Excluir' }).press('Enter')
  await expect(page.getByText('Nenhum documento neste processo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adicionar documentos' })).toBeFocused()
}

/** Lets files go over the page, as from a window of the desktop. */
async function drop(page: Page, files: { name: string; content: string }[]) {
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, content } of given) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], name))
    }
    return data
  }, files)
  const tab = page.getByRole('tabpanel', { name: 'Documentos' })
  await tab.dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByText('Solte os arquivos para adicioná-los')).toBeVisible()
  await tab.dispatchEvent('drop', { dataTransfer: transfer })
}

refusing(
  'several at once: dropped, one of them refused, one tried again without being chosen again',
  async ({ page }) => {
    await signIn(page, 'helena')
    await openTab(page, emptyCase)
    const base64 = (content: Buffer) => content.toString('base64')
    await drop(page, [
      { name: 'foto.png', content: base64(pngFile()) },
      { name: 'minuta.docx', content: base64(docxOf('Minuta')) },
      { name: 'programa.exe', content: base64(Buffer.from('MZ')) },
      { name: 'vazio.pdf', content: '' },
    ])
    const window = addWindow(page)
    await expect(window.getByRole('alert')).toContainText('Tipo de arquivo não aceito.')
    await expect(window.getByRole('alert')).toContainText('O arquivo está vazio. Envie o arquivo original.')
    await window.getByLabel('Tipo de todos').selectOption('Prova/Evidência')
    await window.getByLabel('Todos confidenciais').check()
    await queued(page, 'minuta.docx').getByLabel('Tipo').selectOption('Contrato')
    await expect(window.getByLabel('Tipo de todos').getByRole('option', { name: 'Vários' })).toBeAttached()
    await queued(page, 'minuta.docx').getByLabel('Título').fill('Minuta de acordo')
    await page.route(creation, (route) => route.abort(), { times: 1 })
    await window.getByRole('button', { name: 'Adicionar 2 documentos' }).click()
    const failed = queued(page, 'foto.png')
    await expect(failed.getByRole('alert')).toHaveText(
      'Erro ao criar documento. Verifique sua conexão e tente novamente.',
    )
    await expect(queued(page, 'minuta.docx')).toContainText('Adicionado')
    await expectAccessible(page, 'documents, queue with a failure')
    await failed.getByRole('button', { name: 'Enviar foto.png de novo' }).press('Enter')
    await expect(window).toBeHidden()
    await expect(page.getByText('2 documentos adicionados.')).toBeVisible()
    await expect(row(page, 'foto')).toContainText('Prova/Evidência')
    await expect(row(page, 'Minuta de acordo')).toContainText('Contrato')
    await expect(row(page, 'Minuta de acordo')).toContainText('Confidencial')

    await page.getByRole('button', { name: 'Visualizar foto' }).click()
    await expect
      .poll(() =>
        page.getByRole('img', { name: 'foto' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1)
    await expectAccessible(page, 'documents, image')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Visualizar Minuta de acordo' }).click()
    await expect(page.getByText('Este tipo de arquivo não pode ser mostrado aqui')).toBeVisible()
    await expectAccessible(page, 'documents, no preview')
  },
)

test('a restricted user sees their own confidential documents only', async ({ page }) => {
  const titles = async (user: DemoUser) => {
    await signIn(page, user)
    await openTab(page, 'Reclamação de Rui Vidal')
    await expect(row(page, 'Contrato')).toBeVisible()
  }
  await titles('bruna')
  await expect(row(page, 'Parecer interno')).toHaveCount(0)
  await choose(page, text('anotação.txt', 'Ligar para a preposta.'))
  await addWindow(page).getByLabel('Confidencial').check()
  await addWindow(page).getByRole('button', { name: 'Adicionar documento' }).click()
  await expect(row(page, 'anotação')).toContainText('Confidencial')
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await titles('otavio')
  await expect(row(page, 'Parecer interno')).toContainText('Confidencial')
  await expect(row(page, 'anotação')).toContainText('Bruna Sales Couto')
})
