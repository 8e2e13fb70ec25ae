import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { LavraServer } from './server'

/**
 * Journeys through an empty office, that fail on anything the browser reports as an error. Files run one
 * after another on the same server, and leave behind what they made: one that counts records, or needs to be
 * the first, asks for an office of its own (`test.use({ office: 'petitions' })`).
 */
export const test = base.extend<
  { noErrors: undefined },
  { lavra: LavraServer; office: string; seeded: boolean }
>({
  office: ['shared', { scope: 'worker', option: true }],
  seeded: [false, { scope: 'worker', option: true }],
  lavra: [
    async ({ office: _, seeded }, use) => {
      const server = await LavraServer.start({ seeded })
      await use(server)
      expect(await server.stop(), 'exit code after SIGTERM').toBe(0)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ lavra }, use) => use(lavra.url),
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      await use(undefined)
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the theme has a say in: the rest would come out as in the other one. */
const contrast = ['color-contrast', 'link-in-text-block']

/** The screen as it stands has no axe violation, in either theme. */
export async function expectAccessible(page: Page, screen: string) {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (theme === 'light' ? axe.withTags(rules) : axe.withRules(contrast)).analyze()
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
    expect.soft(found, `${screen}, ${theme}`).toEqual([])
  }
  await showTheme(page, 'light')
}

/**
 * By the screen's own button; where a dialog covers it, a menu or list would close, or there is none, by what
 * the button sets.
 */
async function showTheme(page: Page, theme: 'light' | 'dark') {
  const button = page.getByRole('button', { name: theme === 'dark' ? 'Usar tema escuro' : 'Usar tema claro' })
  const listOpen = await page.locator('[role=menu], [role=listbox]').first().isVisible()
  if (!listOpen && (await button.isVisible())) await button.click()
  else await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
}
