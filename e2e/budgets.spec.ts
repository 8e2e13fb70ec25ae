import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect, signIn, test } from './seeded'

/**
 * Script that a screen loads before anything is pressed, in kB of gzip (level 9); what an action loads later
 * does not count.
 */
const budgets = { entrance: 150, office: 210, petitions: 260 }
type Budget = keyof typeof budgets
const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))

const signedOut: [Budget, string][] = [
  ['entrance', '/'],
  ['entrance', '/login'],
  ['entrance', '/register'],
  ['entrance', '/forgot-password'],
  ['entrance', '/reset-password'],
  ['entrance', '/invite'],
]
const signedIn: [Budget, string][] = [
  ['office', '/'],
  ['office', '/users'],
  ['office', '/contacts'],
  ['office', '/cases'],
  ['office', '/settings'],
  ['office', '/settings?tab=users'],
  ['petitions', '/petitions'],
  ['petitions', '/petitions?step=2&type=complaint'],
]

test.setTimeout(120_000)

test('no screen loads more script than its budget', async ({ page }) => {
  for (const [budget, path] of signedOut) await expectWithin(page, budget, path)
  await signIn(page, 'helena')
  for (const [budget, path] of signedIn) await expectWithin(page, budget, path)

  await page.goto('/petitions')
  const petition = await page
    .getByRole('list', { name: 'Petições Recentes' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  await expectWithin(page, 'petitions', petition ?? '')
  await expectWithin(page, 'petitions', `${petition}/editor`)
  await page.goto('/cases')
  const found = await page
    .getByRole('list', { name: 'Processos' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  await expectWithin(page, 'office', found ?? '')
})

async function expectWithin(page: Page, budget: Budget, path: string) {
  const scripts = new Set<string>()
  const keep = (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  }
  page.on('request', keep)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', keep)
  const size =
    [...scripts].reduce(
      (sum, script) => sum + gzipSync(readFileSync(dist + script), { level: 9 }).length,
      0,
    ) / 1000
  test.info().annotations.push({ type: 'script', description: `${path}: ${size.toFixed(0)} kB` })
  expect(scripts.size, path).toBeGreaterThan(1)
  expect.soft(size, `${path}, kB of script`).toBeLessThanOrEqual(budgets[budget])
}
