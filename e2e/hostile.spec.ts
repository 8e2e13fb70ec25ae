import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hostileTexts, hostileWord, linkSchemes, outsideHost } from './hostile-markdown'
import { addPetition, expect, headersOf, removePetition, signIn, test } from './seeded'

const api = '/api/v1/petitions'
/** In one text, with no comment left open over the others. */
const together = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll('<!--', '<!-')).join('\n\n')
/** The giants stand apart: beside one of them nothing is parsed, and so nothing would be shown here. */
const isGiant = (text: string) => text.length > 3_000
const all = together(hostileTexts.filter((text) => !isGiant(text)))
const giants = together(hostileTexts.filter(isGiant))
const last = hostileWord(hostileTexts.length - 1)

test('a hundred hostile texts in a petition: nothing runs, nothing outside is fetched', async ({
  page,
  lavra,
}) => {
  const asked = watch(page, lavra.url)
  await signIn(page, 'helena')
  const headers = await headersOf(page)
  const id = await addPetition(page)
  const put = async (path: string, data: object) =>
    expect((await page.request.put(`${api}/${id}${path}`, { headers, data })).status()).toBe(200)
  await put('/agents/qualificacao/output', { output: all, trigger_regeneration: false })
  await put('/agents/fatos/output', { output: giants, trigger_regeneration: false })
  await put('/content', { content: 'Antes.' })
  await put('/content', { content: all })
  await put('/content', { content: `${all}\n\nDepois.` })

  await test.step('the page of the petition', async () => {
    await page.goto(`/petitions/${id}`)
    await harmless(page, 'article', asked)
  })
  await test.step('an agent’s output', async () => {
    await page.getByRole('tab', { name: 'Status dos Agentes' }).click()
    await harmless(page, '[aria-label="Agentes"]', asked)
  })
  await test.step('the HTML that is downloaded, opened as a file', async () => {
    await page.getByRole('tab', { name: 'Conteúdo da Petição' }).click()
    await page.getByRole('button', { name: 'Baixar HTML' }).click()
    // Nothing in these texts stands in the record.
    const draft = page.getByRole('dialog').getByRole('button', { name: /^Baixar minuta/ })
    const [file] = await Promise.all([page.waitForEvent('download'), draft.click()])
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^MINUTA \\(\\d+ em aberto\\) petition_${id.replace('petition_', '')}\\.html$`),
    )
    const opened = await page.context().newPage()
    const askedByFile = watch(opened, lavra.url)
    await opened.setContent(readFileSync(await file.path(), 'utf8'))
    await harmless(opened, 'body', askedByFile)
    await opened.close()
  })
  await test.step('the comparison of versions', async () => {
    await page.goto(`/petitions/${id}/versions?versao=1`)
    await harmless(page, '[aria-label^="Comparação"]', asked, '![alvo]')
  })
  await test.step('the editor and its preview', async () => {
    await page.goto(`/petitions/${id}/editor`)
    await harmless(page, 'article', asked)
  })
  await removePetition(page, id)
})

/** Every address but the server's own that the page asked for; a question asked in a window counts, too. */
function watch(page: Page, home: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(home) && !url.startsWith('blob:') && url !== 'about:blank') asked.push(url)
  })
  page.on('dialog', (dialog) => {
    asked.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return asked
}

/**
 * `parsed` is what stands for an image where the text was read as Markdown, and where it is shown as it is
 * written.
 */
async function harmless(page: Page, within: string, asked: string[], parsed = '[imagem: alvo]') {
  const place = page.locator(within).first()
  await expect(place).toContainText(last)
  await expect(place).toContainText(parsed)
  const found = await place.evaluate((root, schemes) => {
    const addresses = [
      ...root.querySelectorAll('[href], [src], [action], [data], [srcdoc], [poster], [background]'),
    ]
    const allowed = (element: Element) => {
      const href = element.getAttribute('href') ?? ''
      return (
        element.matches('a') &&
        (href.startsWith('#') || schemes.some((scheme) => href.toLowerCase().startsWith(scheme)))
      )
    }
    return {
      foreign: [
        ...root.querySelectorAll(
          'script, iframe, object, embed, img, svg:not(.lucide), video, audio, style, link, meta, base, form, math',
        ),
      ].map((element) => element.outerHTML.slice(0, 200)),
      addresses: addresses
        .filter((element) => !allowed(element))
        .map((element) => element.outerHTML.slice(0, 200)),
      handlers: [...root.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')))
        .slice(0, 9),
      ran: 'hostile' in globalThis,
    }
  }, linkSchemes)
  expect(found).toEqual({ foreign: [], addresses: [], handlers: [], ran: false })
  expect(asked, `asked for outside, as of ${outsideHost}`).toEqual([])
}
