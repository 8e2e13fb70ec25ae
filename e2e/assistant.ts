import { expect, type Page } from '@playwright/test'

/** The assistant as it stands on every signed-in page. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistente' })
export const talk = (page: Page) => page.getByRole('group', { name: 'Conversa' })
export const box = (page: Page) => page.getByRole('textbox', { name: 'Sua pergunta' })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const sources = (page: Page) => panel(page).getByRole('list', { name: 'Fontes' }).last()
export const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('chat:')))

export async function ask(page: Page, question: string) {
  await box(page).fill(question)
  await page.keyboard.press('Enter')
}

export async function open(page: Page) {
  await button(page, /^Abrir assistente/).click()
  await expect(panel(page)).toBeVisible()
}
