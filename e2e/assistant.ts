import { expect, type Page } from '@playwright/test'

/** The assistant as it stands on every signed-in page. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistente' })
export const talk = (page: Page) => page.getByRole('group', { name: 'Conversa' })
export const box = (page: Page) => page.getByRole('textbox', { name: 'Sua pergunta' })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const sources = (page: Page) => panel(page).getByRole('list', { name: 'Fontes' }).last()
/** All that the browser has stored of the site: both storages and the databases, with their contents. */
export const stored = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.evaluate(() => Object.entries(sessionStorage)),
    await page.context().storageState({ indexedDB: true }),
  ])

/** One question at a time is answered: what is asked before the last answer is whole stays in the box. */
export async function ask(page: Page, question: string) {
  await answered(page)
  await box(page).fill(question)
  await page.keyboard.press('Enter')
}

/** The last answer is whole: its text comes first, its sources come with the end. */
export const answered = (page: Page) => expect(talk(page).getByText('Processando...')).toBeHidden()

export async function open(page: Page) {
  await button(page, /^Abrir assistente/).click()
  await expect(panel(page)).toBeVisible()
}
