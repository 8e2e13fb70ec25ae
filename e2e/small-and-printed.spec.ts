import type { Page } from '@playwright/test'
import { expect, signIn, test } from './seeded'

/** A finished petition of the demo office with open items. */
async function openPetition(page: Page): Promise<void> {
  await page.goto('/petitions')
  const list = page.getByRole('list', { name: 'Petições Recentes' })
  await list.getByRole('link').first().click()
  await expect(page.locator('[data-petition-sheet]')).toBeVisible()
}

/** What of a page that is scrolled to its end lies where the assistant's button is at its full size. */
function belowTheButton(): string[] {
  window.scrollTo(0, document.documentElement.scrollHeight)
  const button = document.querySelector('button[aria-label^="Abrir assistente"]')?.getBoundingClientRect()
  if (!button) return ['no button']
  const left = window.innerWidth - 16 - 56
  return Array.from(document.querySelectorAll('main *'))
    .filter((element) => {
      const own = Array.from(element.childNodes).some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      if (!own && !element.matches('button, a, input, select, textarea, svg')) return false
      const { right, width, height, ...box } = element.getBoundingClientRect().toJSON() as DOMRect
      let { top, bottom } = box
      // What a list of its own has scrolled away is not seen there.
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (around.matches('html, body') || getComputedStyle(around).overflowY === 'visible') continue
        const clip = around.getBoundingClientRect()
        top = Math.max(top, clip.top)
        bottom = Math.min(bottom, clip.bottom)
      }
      const seen = element.checkVisibility() && width > 1 && height > 1 && bottom > top
      return seen && right > left && bottom > button.top && top < button.bottom
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

test.describe('on a phone', () => {
  const phone = { width: 390, height: 844 }

  test('the text of a petition comes first, and its open items are one press away', async ({ page }) => {
    await signIn(page, 'helena')
    await page.setViewportSize(phone)
    await openPetition(page)
    await expect(page.locator('[data-petition-sheet]')).toContainText('[COMPLETAR')
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN
    expect(await top('[data-petition-sheet]')).toBeLessThan(await top('#pendencias'))
    await page.getByRole('link', { name: /^\d+ pendências?$|^Conferência$/ }).click()
    await expect(page.getByRole('complementary', { name: 'Pendências' })).toBeInViewport()
  })

  test('the assistant’s button steps aside while the page is scrolled down', async ({ page }) => {
    await signIn(page, 'helena')
    await page.setViewportSize(phone)
    await openPetition(page)
    await expect(page.locator('[data-petition-sheet]')).toContainText('[COMPLETAR')
    const button = page.getByRole('button', { name: /^Abrir assistente/ })
    await page.mouse.move(195, 400)
    // A page that still grows moves by itself: whoever wants the button scrolls on.
    const scrolled = async (by: number) => {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(500)
      return (await button.boundingBox())?.width
    }
    await expect.poll(() => scrolled(300)).toBe(24)
    await expect.poll(() => scrolled(-200)).toBe(56)
  })

  test('nothing lies below the assistant’s button at the very end of a page', async ({ page }) => {
    await signIn(page, 'helena')
    await page.setViewportSize(phone)
    const visits = [
      '/',
      '/cases',
      '/clients',
      '/contacts',
      '/petitions',
      '/users',
      '/settings',
      '/trash',
    ].map((path) => async () => {
      await page.goto(path)
    })
    for (const visit of [...visits, () => openPetition(page)]) {
      await visit()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => page.evaluate(belowTheButton), page.url()).toEqual([])
    }
  })
})

test('what is printed is black on white, without what is there to be pressed', async ({ page }) => {
  await signIn(page, 'helena')
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await page.emulateMedia({ media: 'print' })
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.getPropertyValue('--bg').trim(), style.getPropertyValue('--ink').trim()]
    })
  for (const path of ['/cases', '/contacts', '/users']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await colours()).toEqual(['#fff', '#000'])
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('main button:visible')).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  await openPetition(page)
  await expect(page.locator('[data-petition-sheet]')).toContainText('[COMPLETAR')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('complementary', { name: 'Pendências', includeHidden: true })).toBeHidden()
  const mark = await page
    .locator('[data-petition-sheet]')
    .evaluate((sheet) => getComputedStyle(sheet, '::after').content)
  expect(mark).toBe('"MINUTA"')
})
