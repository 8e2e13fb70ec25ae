import type { Page } from '@playwright/test'
import { answered, ask, button, open, panel, talk } from './assistant'
import { hostileTexts, hostileWord, linkSchemes, outsideHost } from './hostile-markdown'
import { expect, signIn, test } from './seeded'

/** Fewer than the assistant keeps of a conversation (`mostKept`). */
const atOnce = 40

test('hostile Markdown in answers runs nothing and fetches nothing', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => request.url().includes(outsideHost) && outside.push(request.url()))
  let next = 0
  await page.route(/\/api\/v1\/chat\/chat$/, (route) =>
    route.fulfill({ json: { answer: hostileTexts[next++], sources: [], kind: 'records' } }),
  )
  await signIn(page, 'helena')
  await open(page)
  for (const place of hostileTexts.keys()) {
    await ask(page, 'O que diz?')
    await expect(talk(page).getByText(hostileWord(place)).first()).toBeAttached()
    const last = place + 1 === hostileTexts.length
    if (!last && (place + 1) % atOnce > 0) continue
    await answered(page)
    await expectHarmless(page, [...hostileTexts.keys()].slice(place - (place % atOnce), place + 1))
    if (!last) await startOver(page)
  }
  expect(next).toBe(hostileTexts.length)
  expect(outside).toEqual([])
})

async function expectHarmless(page: Page, places: number[]) {
  const text = await panel(page).textContent()
  for (const place of places) expect.soft(text, hostileTexts[place]).toContain(hostileWord(place))
  expect(
    await panel(page).locator('script, img, iframe, object, embed, video, audio, style, form form').count(),
  ).toBe(0)
  const schemes = await panel(page)
    .locator('.prose a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol))
  for (const scheme of new Set(schemes)) expect.soft(linkSchemes).toContain(scheme)
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false)
}

async function startOver(page: Page) {
  await button(page, 'Nova conversa').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nova conversa' }).click()
  await expect(talk(page).getByText('O que diz?')).toHaveCount(0)
}
