import { kept, open, panel, talk } from './assistant'
import { hostileTexts, hostileWord, linkSchemes, outsideHost } from './hostile-markdown'
import { expect, signIn, test } from './seeded'

test('hostile Markdown in answers runs nothing and fetches nothing', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => request.url().includes(outsideHost) && outside.push(request.url()))
  await signIn(page, 'helena')
  await open(page)
  await expect.poll(() => kept(page)).toHaveLength(1)
  await page.evaluate((texts) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('chat:')) ?? ''
    const now = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object
    const at = '2026-11-21T12:00:00.000Z'
    const whole = {
      question: 'O que diz?',
      scope: null,
      asked_at: at,
      answered_at: at,
      status: 'answered',
      sources: [],
      detail: null,
    }
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...now, exchanges: texts.map((text, id) => ({ ...whole, id: String(id), text })) }),
    )
  }, hostileTexts)
  await page.reload()
  for (const place of [0, hostileTexts.length - 1])
    await expect(talk(page).getByText(hostileWord(place)).first()).toBeAttached()
  for (const place of hostileTexts.keys())
    expect.soft(await panel(page).textContent(), hostileTexts[place]).toContain(hostileWord(place))
  expect(
    await panel(page).locator('script, img, iframe, object, embed, video, audio, style, form form').count(),
  ).toBe(0)
  const schemes = await panel(page)
    .locator('.prose a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol))
  for (const scheme of new Set(schemes)) expect.soft(linkSchemes).toContain(scheme)
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false)
  expect(outside).toEqual([])
})
