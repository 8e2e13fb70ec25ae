// `npm run screenshots [name …]`: every screen of the demo office, light and dark, wide and narrow, into
// docs/screens.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { LavraServer } from '../e2e/server'
import { ensureBrowser, launchOptions, noBrowser } from './lib/browser.mjs'
import { openContext, prepareOffice, signIn, type Session } from './lib/office'
import { root } from './lib/run.mjs'
import { signedIn, signedOut, type Screen } from './lib/screens'
import { fail, setUp } from './lib/setup.mjs'

const folder = join(root, 'docs/screens')
const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const
const tallest = 2600
const wanted = process.argv.slice(2)

await setUp()
if (!(await ensureBrowser())) fail(noBrowser)
const server = await LavraServer.start({ seeded: true })
const browser = await chromium.launch(launchOptions())
try {
  mkdirSync(folder, { recursive: true })
  const session = await signIn(server)
  const screens = signedIn(await prepareOffice(server, session))
  for (const theme of themes) {
    for (const width of widths) {
      await photograph(signedOut, theme, width)
      await photograph(screens, theme, width, session)
    }
  }
} finally {
  await browser.close()
  await server.stop()
}

async function photograph(screens: Screen[], theme: string, width: number, session?: Session) {
  const context = await openContext(browser, server, { theme, width, session })
  const here = screens.filter(
    ({ name, only = kindOf(width) }) =>
      only === kindOf(width) && (wanted.length === 0 || wanted.includes(name)),
  )
  for (const screen of here) await attempt(context, screen, `${screen.name}-${theme}-${width}`)
  await context.close()
}

function kindOf(width: number) {
  return width > 1000 ? 'wide' : 'narrow'
}

/** A screen that has changed under this script is named, and the others are taken. */
async function attempt(context: BrowserContext, screen: Screen, name: string) {
  try {
    await shoot(context, screen, name)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

async function shoot(context: BrowserContext, { path, prepare, height = tallest }: Screen, name: string) {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await growToContent(page, height)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (beside > 0) throw new Error(`the page is ${beside} px wider than its window`)
  await page.close()
}

/** A window as tall as the page, at its top: what sticks to its edges stays there. */
async function growToContent(page: Page, most: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, Math.min(content, most)) })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(400)
}
