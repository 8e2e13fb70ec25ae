import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing as test, signIn } from './seeded'

const api = '/api/v1/petitions'
const stale = 'Alterado por outra pessoa. Recarregue antes de salvar.'

const box = (page: Page) => page.getByLabel('Conteúdo da petição')
const preview = (page: Page) => page.getByRole('region', { name: 'Pré-visualização' })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' })
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer (Ctrl+Z)' })
const redo = (page: Page) => page.getByRole('button', { name: 'Refazer (Ctrl+Y)' })

interface Office {
  headers: Record<string, string>
  /** A petition of ours that was never started, so that every text may be given to it. */
  id: string
}

async function openOffice(page: Page): Promise<Office> {
  await signIn(page, 'helena')
  const token = await page.evaluate(
    () => localStorage.getItem('access_token') ?? sessionStorage.getItem('access_token'),
  )
  const headers = { authorization: `Bearer ${token}` }
  const data = { petition_type: 'complaint', plaintiffs: [], defendants: [], author: 'Helena Martins' }
  const made = (await (await page.request.post(`${api}/initialize`, { headers, data })).json()) as {
    petition_id: string
  }
  return { headers, id: made.petition_id }
}

async function save(request: APIRequestContext, { headers, id }: Office, content: string) {
  expect((await request.put(`${api}/${id}/content`, { headers, data: { content } })).status()).toBe(200)
}

async function contentOf(request: APIRequestContext, { headers, id }: Office) {
  return ((await (await request.get(`${api}/${id}`, { headers })).json()) as { content: string }).content
}

async function open(page: Page, { id }: Office) {
  await page.goto(`/petitions/${id}/editor`)
  await expect(page.getByRole('heading', { name: 'Editor de Petição' })).toBeVisible()
}

test('a text from blank to saved, by hand and by key', async ({ page }) => {
  const office = await openOffice(page)
  await open(page, office)

  await test.step('a blank text has no preview and cannot be saved', async () => {
    await expect(page.getByText('Sem conteúdo para pré-visualizar')).toBeVisible()
    await expect(saveButton(page)).toBeDisabled()
    await expect(undo(page)).toBeDisabled()
    await expect(redo(page)).toBeDisabled()
    await box(page).fill('   ')
    await expect(saveButton(page)).toBeDisabled()
    await box(page).fill('')
  })
  await test.step('each button puts in a placeholder or wraps what is selected', () => formatByButton(page))
  await test.step('a pause makes a snapshot, a format makes one at once; keys and buttons go back and forth', () =>
    travel(page))
  await test.step('the preview and the first 200 characters follow', async () => {
    await box(page).fill(`# TÍTULO\n\n${'abcdefghij'.repeat(30)}\n\nRG [COMPLETAR: RG]`)
    await expect(preview(page).getByRole('heading', { name: 'TÍTULO' })).toBeVisible()
    await expect(preview(page).locator('mark')).toHaveText('[COMPLETAR: RG]')
    await preview(page).getByText('Conteúdo bruto').click()
    await expect(preview(page).locator('pre')).toHaveText(`# TÍTULO\n\n${'abcdefghij'.repeat(19)}`)
    await expectAccessible(page, 'editor')
  })
  await test.step('Ctrl+S saves the trimmed text on the version that was read', async () => {
    await box(page).press('Control+End')
    await page.keyboard.type('  ')
    const sent = page.waitForRequest(/\/content$/)
    await page.keyboard.press('Control+s')
    expect((await sent).headers()['if-match']).toMatch(/^"\d+"$/)
    expect(((await sent).postDataJSON() as { content: string }).content).toMatch(/\[COMPLETAR: RG\]$/)
    await expect(page.getByText('Salvo com sucesso!')).toBeVisible()
    await expect(page.getByText('Alterações não salvas')).toBeHidden()
    await expect(page.getByText('Salvo com sucesso!')).toBeHidden()
  })
})

const selection = (page: Page) =>
  box(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))

async function formatByButton(page: Page) {
  const made = async (button: string, text: string, selected: string) => {
    await page.getByRole('button', { name: button }).click()
    await expect(box(page)).toHaveValue(text)
    await expect.poll(() => selection(page)).toBe(selected)
  }
  await made('Título', '# Título', 'Título')
  await page.keyboard.type('DOS FATOS')
  await page.keyboard.press('Enter')
  await made('Negrito (Ctrl+B)', '# DOS FATOS\n**texto em negrito**', 'texto em negrito')
  await made('Negrito (Ctrl+B)', '# DOS FATOS\ntexto em negrito', 'texto em negrito')
  await made('Itálico (Ctrl+I)', '# DOS FATOS\n*texto em negrito*', 'texto em negrito')
  await page.keyboard.press('Control+b')
  await expect(box(page)).toHaveValue('# DOS FATOS\n***texto em negrito***')
  await box(page).fill('um\ndois')
  await box(page).press('Control+a')
  await made('Lista numerada', '1. um\n2. dois', '1. um\n2. dois')
  await box(page).fill('')
  await made('Lista com marcadores', '- Item da lista', 'Item da lista')
}

async function travel(page: Page) {
  await page.clock.install()
  await box(page).fill('primeiro de dois')
  await page.clock.runFor(1_000)
  await box(page).fill('primeiro')
  await undo(page).click()
  await expect(box(page)).toHaveValue('primeiro de dois')
  await redo(page).click()
  await expect(box(page)).toHaveValue('primeiro')
  await box(page).press('Control+a')
  await page.keyboard.press('Control+i')
  await expect(box(page)).toHaveValue('*primeiro*')
  await box(page).press('Control+z')
  await expect(box(page)).toHaveValue('primeiro')
  await redo(page).click()
  await expect(box(page)).toHaveValue('*primeiro*')
  await expect(redo(page)).toBeDisabled()
  await undo(page).click()
  await box(page).press('Control+y')
  await expect(box(page)).toHaveValue('*primeiro*')
  for (let step = 0; step < 30 && (await undo(page).isEnabled()); step++) await undo(page).click()
  await expect(box(page)).toHaveValue('')
  await expect(undo(page)).toBeDisabled()
}

test('nothing typed is lost: leaving asks, a crash gives it back, two people see both texts', async ({
  page,
  context,
}) => {
  const office = await openOffice(page)
  await save(page.request, office, 'Texto salvo.')
  await open(page, office)

  await test.step('leaving with unsaved text asks', async () => {
    await box(page).fill('Texto salvo. E mais.')
    await page.getByRole('link', { name: 'Voltar' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Descartar as alterações?')
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(box(page)).toHaveValue('Texto salvo. E mais.')
  })
  await test.step('a tab that dies gives the text back', async () => {
    await expect.poll(() => draftIn(page)).toContain('E mais.')
    // Closed without any handler of the page.
    await page.close({ runBeforeUnload: false })
  })
  const again = await context.newPage()
  await test.step('also where somebody saved meanwhile, which is not overwritten', async () => {
    await save(again.request, office, 'Texto salvo por Otávio.')
    await open(again, office)
    await expect(again.getByText('Texto não enviado recuperado')).toBeVisible()
    await expect(box(again)).toHaveValue('Texto salvo. E mais.')
    await again.keyboard.press('Control+s')
    await conflictShown(again)
    await expectAccessible(again, 'editor, conflict')
    expect(await contentOf(again.request, office)).toBe('Texto salvo por Otávio.')
  })
  await test.step('the saved text may be taken, and undone', async () => {
    await again.getByRole('button', { name: 'Usar o texto salvo' }).click()
    await expect(box(again)).toHaveValue('Texto salvo por Otávio.')
    await undo(again).click()
    await expect(box(again)).toHaveValue('Texto salvo. E mais.')
  })
  await test.step('or one’s own is saved over it', async () => {
    await save(again.request, office, 'Outra vez Otávio.')
    await saveButton(again).click()
    await conflictShown(again)
    await again.getByRole('button', { name: 'Salvar o meu texto' }).click()
    await expect(again.getByText('Salvo com sucesso!')).toBeVisible()
    expect(await contentOf(again.request, office)).toBe('Texto salvo. E mais.')
    await again.getByRole('link', { name: 'Voltar' }).click()
    await expect(again.getByRole('heading', { name: 'Petição Gerada' })).toBeVisible()
  })
  await test.step('giving it up leaves nothing to be offered', async () => {
    await open(again, office)
    await box(again).fill('Descartado')
    await expect.poll(() => draftIn(again)).toContain('Descartado')
    await again.getByRole('link', { name: 'Voltar' }).click()
    await again.getByRole('button', { name: 'Descartar' }).click()
    await expect(again.getByRole('heading', { name: 'Petição Gerada' })).toBeVisible()
    await expect.poll(() => draftIn(again)).not.toContain('Descartado')
    await open(again, office)
    await expect(box(again)).toHaveValue('Texto salvo. E mais.')
    await expect(again.getByText('Texto não enviado recuperado')).toBeHidden()
  })
})

async function conflictShown(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Alterado por outra pessoa' })
  await expect(dialog.getByRole('region', { name: 'Meu texto' })).toContainText('E mais.')
  await expect(dialog.getByRole('region', { name: 'Texto salvo por outra pessoa' })).toContainText('Otávio.')
}

/** What the browser keeps of unsent texts. */
async function draftIn(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('lavra')
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
}

test('what the editor says when something fails', async ({ page }) => {
  const office = await openOffice(page)
  await save(page.request, office, 'Texto salvo.')

  await test.step('the history fails: the petition is read by its id', async () => {
    await force(page, 'GET', /\/petitions\/history\//, 500)
    await open(page, office)
    await expect(box(page)).toHaveValue('Texto salvo.')
  })
  await test.step('both fail', async () => {
    await force(page, 'GET', new RegExp(`/petitions/${office.id}$`), 500)
    await page.reload()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Erro ao carregar petição')
    await expect(alert).toContainText('Failed to load petition')
    await expectAccessible(page, 'editor, failed')
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(box(page)).toHaveValue('Texto salvo.')
  })
  await test.step('a save is refused in the server’s words, for four seconds', async () => {
    await box(page).fill('Outro texto')
    await force(page, 'PUT', /\/content$/, 409, {
      detail: 'A petição está sendo gerada.',
      code: 'processing',
      request_id: 'r',
    })
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('A petição está sendo gerada.')
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(box(page)).toHaveValue('Outro texto')
    await page.unrouteAll()
  })
  await test.step('without words of the server', async () => {
    await force(page, 'PUT', /\/content$/, 500)
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to save content')
    await page.unrouteAll()
  })
  await test.step('a conflict whose other text cannot be read', async () => {
    await force(page, 'PUT', /\/content$/, 412, { detail: stale, code: 'stale', request_id: 'r' })
    await force(page, 'GET', /\/petitions\/(history\/)?petition_/, 500)
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(stale)
    await page.unrouteAll()
  })
  await test.step('while agents write there is nothing to edit', async () => {
    await page.goto(`/petitions/${office.id}`)
    const petition = (await (
      await page.request.get(`${api}/history/${office.id}`, { headers: office.headers })
    ).json()) as object
    await force(page, 'GET', /\/petitions\/history\//, 200, { ...petition, status: 'processing' })
    await open(page, office)
    await expect(page.getByText('A petição está sendo gerada')).toBeVisible()
    await expect(box(page)).toBeHidden()
  })
})

test('on a phone the text and its preview take turns', async ({ page }) => {
  const office = await openOffice(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await save(page.request, office, '# Um título\n\nTexto.')
  await open(page, office)
  await expect(preview(page)).toBeHidden()
  await page.getByRole('button', { name: 'Pré-visualização' }).click()
  await expect(preview(page).getByRole('heading', { name: 'Um título' })).toBeVisible()
  await expect(box(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
