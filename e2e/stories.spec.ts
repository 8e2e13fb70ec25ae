import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './fixtures'

const web = fileURLToPath(new URL('../apps/web', import.meta.url))
const tsx = (folder: string) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$/.test(file))
let vite: ViteDevServer
let page: string

test.beforeAll(async () => {
  vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    server: { port: 0, strictPort: false, host: '127.0.0.1', hmr: false },
    logLevel: 'error',
  })
  await vite.listen()
  page = `${vite.resolvedUrls?.local[0] ?? ''}stories.html`
})
test.afterAll(async () => vite.close())

/** Loaded on demand by the file without the ending, or no component. */
const behindOthers = /(-window|-body|on-demand)\.tsx$/

test('every component of ui/ has a story', () => {
  const told = tsx('stories')
    .map((file) => readFileSync(join(web, 'stories', file), 'utf8'))
    .join('\n')
  const components = tsx('src/ui').filter((file) => !file.includes('.test.') && !behindOthers.test(file))
  expect(components.filter((file) => !told.includes(`../src/ui/${file.replace('.tsx', '')}'`))).toEqual([])
})

test('the stories are accessible in both themes, what they open too', async ({ page: browser }) => {
  await browser.goto(page)
  await expectAccessible(browser, 'stories')
  for (const [button, role] of [
    ['Abrir janela', 'dialog'],
    ['Abrir alerta', 'alertdialog'],
    ['Abrir pergunta', 'alertdialog'],
    ['Abrir menu', 'menu'],
  ] as const) {
    await browser.getByRole('button', { name: button }).click()
    await expect(browser.getByRole(role)).toBeVisible()
    await expectAccessible(browser, button)
    await browser.keyboard.press('Escape')
    await expect(browser.getByRole(role)).toBeHidden()
  }
})
