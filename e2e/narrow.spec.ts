import { expect, signIn, test } from './seeded'

const screens = [
  '/',
  '/users',
  '/contacts',
  '/contacts?new=true',
  '/cases',
  '/cases?parties=1',
  '/petitions',
  '/petitions?step=2&type=complaint',
]

test('no screen of a filled office is wider than a phone', async ({ page }) => {
  await signIn(page, 'helena')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const screen of screens) {
    await page.goto(screen)
    await page.waitForLoadState('networkidle')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, screen).toBeLessThanOrEqual(390)
  }
})
