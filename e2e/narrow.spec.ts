import { expect, test } from '@playwright/test'
import { LavraServer } from './server'

const screens = ['/', '/users', '/contacts', '/contacts?new=true', '/cases', '/cases?parties=1', '/petitions', '/petitions?step=2&type=complaint']

test.use({ viewport: { width: 390, height: 844 } })

test('no screen of a filled office is wider than a phone', async ({ page }) => {
  test.setTimeout(120_000)
  const server = await LavraServer.start({ seeded: true })
  try {
    await page.goto(`${server.url}/login`)
    await page.getByLabel('Usuário ou e-mail').fill('helena')
    await page.getByRole('textbox', { name: 'Senha' }).fill('demonstracao')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByText(/venceu/)).toBeVisible()
    for (const screen of screens) {
      await page.goto(server.url + screen)
      await page.waitForLoadState('networkidle')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, screen).toBeLessThanOrEqual(390)
    }
  } finally {
    await server.stop()
  }
})
