import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { addPetition, expect, force, headersOf, refusing, removePetition, signIn, test } from './seeded'

const api = '/api/v1/petitions'
const text = `# AÇÃO DE COBRANÇA

**BENTO FARIA** vem em face de **NILO FARIA** expor o que segue.

## I – DOS FATOS

Nilo Faria deve R$ 12.345,67 desde 3 de fevereiro de 2024, como dizem o art. 389 do Código Civil e a Súmula 1.999 do STJ.

## II – DO DIREITO

O art. 2.500 do Código Civil também o manda. A testemunha Marcela Brandão Teles viu o pagamento de R$ 12.345,67.`

const panel = (page: Page) => page.getByRole('region', { name: 'Conferência' })
const open = (page: Page) => panel(page).getByRole('list', { name: 'Itens em aberto' })
const question = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString())

async function show(page: Page, id: string) {
  await page.goto(`/petitions/${id}`)
  await expect(page.getByRole('heading', { name: 'AÇÃO DE COBRANÇA' })).toBeVisible()
}

async function addText(page: Page): Promise<string> {
  const id = await addPetition(page)
  const saved = await page.request.put(`${api}/${id}/content`, { headers: await headersOf(page), data: { content: text } })
  expect(saved.status()).toBe(200)
  return id
}

test('what nothing supports stands beside the text, and leaves the office only under a name', async ({ page }) => {
  await signIn(page, 'helena')
  const id = await addText(page)
  await show(page, id)

  await test.step('each open item with its kind and reason, what stands with its source', async () => {
    await expect(panel(page)).toContainText('5 itens em aberto')
    await expect(open(page).getByRole('listitem')).toHaveText([
      /R\$ 12\.345,67.*2 vezes.*não consta do registro.*Valor/,
      /3 de fevereiro de 2024.*não consta do registro.*Data/,
      /Súmula 1\.999 do STJ.*fora do catálogo.*Súmula/,
      /art\. 2\.500 do Código Civil.*inexistente.*último artigo é o 2\.046/,
      /Marcela Brandão Teles.*não consta do registro.*Nome/,
    ])
    await panel(page).getByText('O que confere').click()
    const standing = panel(page).getByRole('list', { name: 'Itens que conferem' })
    await expect(standing).toContainText('NILO FARIA')
    await expect(standing).toContainText('Catálogo: art. 389 do Código Civil')
    await expectAccessible(page, 'petition with open items')
  })
  await test.step('an item leads to its place, and on to the next one', async () => {
    const sum = open(page).getByRole('button', { name: /12\.345,67/ })
    await sum.press('Enter')
    await expect.poll(() => selected(page)).toBe('R$ 12.345,67')
    const first = await page.evaluate(() => getSelection()?.anchorNode?.textContent)
    await sum.press('Enter')
    await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent)).not.toBe(first)
    expect(await page.evaluate(() => CSS.highlights.get('open-check')?.size)).toBe(6)
  })
  await test.step('an export asks, and goes back to the text', async () => {
    for (const name of ['Baixar HTML', 'Baixar DOCX', 'Baixar PDF']) {
      await button(page, name).click()
      await expect(question(page)).toContainText('Exportar com itens em aberto?')
      await question(page).getByRole('button', { name: 'Voltar e conferir' }).press('Enter')
      await expect(question(page)).toBeHidden()
    }
  })
  await test.step('the name has to be there', async () => {
    await button(page, 'Baixar PDF').click()
    await expect(question(page).getByRole('listitem')).toHaveCount(5)
    await button(page, 'Confirmar e exportar').click()
    await expect(question(page)).toContainText('Digite o seu nome')
    await expectAccessible(page, 'open items to confirm')
  })
  await test.step('the own one: the file comes, and the next one without a question', async () => {
    await page.getByLabel('Seu nome completo').fill('helena martins')
    const [pdf] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(pdf.suggestedFilename()).toBe(`${id}.pdf`)
    const [html] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar HTML').click()])
    expect(readFileSync(await html.path(), 'utf8')).toContain('Marcela Brandão Teles')
    const { events } = (await (await page.request.get(`/api/v1/audit?entity_id=${id}&action=confirmed`, { headers: await headersOf(page) })).json()) as {
      events: { actor_name: string; after: { name: string; open: number } }[]
    }
    expect(events).toMatchObject([{ actor_name: 'Helena Martins', after: { name: 'Helena Martins', open: 6 } }])
  })
  await test.step('on a phone nothing is wider than it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await show(page, id)
    await expect(panel(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
  await removePetition(page, id)
})

refusing('what the server refuses is told: another name, a newer text, a file', async ({ page }) => {
  await signIn(page, 'helena')
  const id = await addText(page)
  await show(page, id)
  await button(page, 'Baixar DOCX').click()
  await page.getByLabel('Seu nome completo').fill('Outra Pessoa')
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText('Digite o seu nome como está no seu cadastro: Helena Martins')
  await force(page, 'POST', /\/checks\/confirm$/, 412, { detail: 'Alterado por outra pessoa. Recarregue antes de salvar.', code: 'stale_version', request_id: 'r' })
  await page.getByLabel('Seu nome completo').fill('Helena Martins')
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText('Alterado por outra pessoa')
  await page.unrouteAll()
  await force(page, 'GET', /\/export\?format=docx$/, 409, { detail: 'Um item desta petição está em aberto na conferência.', code: 'open_checks', request_id: 'r' })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Um item desta petição está em aberto na conferência.')).toBeVisible()
  await removePetition(page, id)
})
