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

O art. 2.500 do Código Civil também o manda. A testemunha Marcela Brandão Teles viu o pagamento de R$ 12.345,67.

Termos em que, [COMPLETAR: data].`

/** As the closing bears it; no record holds this day, and none has to. */
const today = () =>
  new Date().toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

const panel = (page: Page) => page.getByRole('region', { name: 'Conferência' })
const open = (page: Page, verdict: string) => panel(page).getByRole('list', { name: `Em aberto: ${verdict}` })
const question = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString())

async function show(page: Page, id: string) {
  await page.goto(`/petitions/${id}`)
  await expect(page.getByRole('heading', { name: 'AÇÃO DE COBRANÇA' })).toBeVisible()
}

async function addText(page: Page): Promise<string> {
  const id = await addPetition(page)
  const saved = await page.request.put(`${api}/${id}/content`, {
    headers: await headersOf(page),
    data: { content: text },
  })
  expect(saved.status()).toBe(200)
  return id
}

test('what nothing supports stands beside the text; it leaves as a draft until each item is closed', async ({
  page,
}) => {
  await signIn(page, 'helena')
  const id = await addText(page)
  await show(page, id)

  await test.step('each open item with its kind and reason, gravest first; what stands with its source', async () => {
    await expect(panel(page)).toContainText('7 itens em aberto')
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
      'inexistente · 1',
      'não consta do registro · 4',
      'posterior à nossa data · 1',
      'a completar · 1',
    ])
    await expect(open(page, 'inexistente').getByRole('listitem')).toHaveText([
      /art\. 2\.500 do Código Civil.*último artigo é o 2\.046/,
    ])
    await expect(open(page, 'não consta do registro').getByRole('listitem')).toHaveText([
      /R\$ 12\.345,67.*Valor/,
      /3 de fevereiro de 2024.*Data/,
      /Marcela Brandão Teles.*Nome/,
      /R\$ 12\.345,67.*Valor/,
    ])
    await panel(page).getByText('O que confere').click()
    const standing = panel(page).getByRole('list', { name: 'Itens que conferem' })
    await expect(standing).toContainText('NILO FARIA')
    await expect(standing).toContainText('CC, art. 389')
    await expectAccessible(page, 'petition with open items')
  })
  await test.step('an item leads to its own place', async () => {
    const sums = open(page, 'não consta do registro').getByRole('button', {
      name: 'R$ 12.345,67',
      exact: true,
    })
    await sums.first().press('Enter')
    await expect.poll(() => selected(page)).toBe('R$ 12.345,67')
    const first = await page.evaluate(() => getSelection()?.anchorNode?.textContent)
    await sums.last().press('Enter')
    await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent)).not.toBe(first)
    expect(await page.evaluate(() => CSS.highlights.get('open-check')?.size)).toBe(7)
  })
  await test.step('an export lists every item, and goes back to the text', async () => {
    for (const name of ['Baixar HTML', 'Baixar DOCX', 'Baixar PDF']) {
      await button(page, name).click()
      await expect(question(page)).toContainText('7 itens em aberto')
      await expect(question(page).getByRole('listitem')).toHaveCount(7)
      await question(page).getByRole('button', { name: 'Voltar e conferir' }).press('Enter')
      await expect(question(page)).toBeHidden()
    }
  })
  await test.step('as a draft it leaves freely, and says so in its name and its text', async () => {
    await button(page, 'Baixar PDF').click()
    await expect(question(page).getByRole('button', { name: 'Baixar PDF' })).toBeDisabled()
    await expectAccessible(page, 'open items to close')
    const draft = () => question(page).getByRole('button', { name: 'Baixar minuta (7 em aberto)' })
    const [pdf] = await Promise.all([page.waitForEvent('download'), draft().click()])
    expect(pdf.suggestedFilename()).toMatch(/^MINUTA \(7 em aberto\) \d{4}-\d\d-\d\d .*\.pdf$/)
    await button(page, 'Baixar HTML').click()
    const [html] = await Promise.all([page.waitForEvent('download'), draft().click()])
    expect(html.suggestedFilename()).toBe(`MINUTA (7 em aberto) ${id}.html`)
    expect(readFileSync(await html.path(), 'utf8')).toMatch(/MINUTA – 7 itens em aberto – \d\d\/\d\d\/\d{4}/)
  })
  await test.step('by the keyboard, one after the other: filled in, and taken over with a reason', async () => {
    await button(page, 'Baixar PDF').click()
    await question(page).getByLabel('Data: completar').fill(today())
    await page.keyboard.press('Enter')
    await expect(question(page)).toContainText('6 itens em aberto')
    await question(page).getByLabel('art. 2.500 do Código Civil: motivo para assumir').focus()
    for (let left = 5; left >= 0; left--) {
      await page.keyboard.type('Conferido no original')
      await page.keyboard.press('Enter')
      await expect(question(page)).toContainText(
        left === 0 ? 'Nada mais está em aberto' : `${left} ${left === 1 ? 'item' : 'itens'} em aberto`,
      )
    }
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      question(page).getByRole('button', { name: 'Baixar PDF' }).click(),
    ])
    expect(pdf.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d .*\.pdf$/)
    const [html] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar HTML').click()])
    expect(html.suggestedFilename()).toBe(`${id}.html`)
    const told = async (action: string) => {
      const answer = await page.request.get(`/api/v1/audit?entity_id=${id}&action=${action}`, {
        headers: await headersOf(page),
      })
      return ((await answer.json()) as { events: { actor_name: string; after: Record<string, unknown> }[] })
        .events
    }
    expect(await told('confirmed')).toHaveLength(6)
    expect(
      (await told('exported')).map(({ after }) => [after['format'], after['draft'], after['open']]),
    ).toEqual([
      ['html', false, 0],
      ['pdf', false, 0],
      ['html', true, 7],
      ['pdf', true, 7],
    ])
  })
  await test.step('on a phone nothing is wider than it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await show(page, id)
    await expect(panel(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
  await removePetition(page, id)
})

refusing('what the server refuses is told: no number, a newer text, a file', async ({ page }) => {
  await signIn(page, 'helena')
  const id = await addText(page)
  await show(page, id)
  await button(page, 'Baixar DOCX').click()
  const reason = question(page).getByLabel('art. 2.500 do Código Civil: motivo para assumir')
  await reason.fill('oi')
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText('Diga o motivo em pelo menos 5 letras')
  await force(page, 'POST', /\/checks\/take-over$/, 412, {
    detail: 'Alterado por outra pessoa. Recarregue antes de salvar.',
    code: 'stale_version',
    request_id: 'r',
  })
  await reason.fill('Conferido no original')
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText('Alterado por outra pessoa')
  await page.unrouteAll()
  await force(page, 'GET', /\/export\?format=docx&draft=true$/, 503, {
    detail: 'Há muitas exportações em andamento. Tente novamente em instantes.',
    code: 'export_busy',
    request_id: 'r',
  })
  await question(page)
    .getByRole('button', { name: /^Baixar minuta/ })
    .click()
  await expect(page.getByText('Há muitas exportações em andamento.')).toBeVisible()
  await removePetition(page, id)
})
