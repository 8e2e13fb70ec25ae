// `npm run pictures`: the product as the landing page shows it, photographed anew in the demo office.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { LavraServer } from '../e2e/server'
import { ensureBrowser, launchOptions, noBrowser } from './lib/browser.mjs'
import { openContext, prepareOffice, signIn } from './lib/office'
import { root } from './lib/run.mjs'
import { fail, setUp } from './lib/setup.mjs'

const folder = join(root, 'apps/web/src/features/landing/pictures')
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 720 } }

await setUp()
if (!(await ensureBrowser())) fail(noBrowser)
const server = await LavraServer.start({ seeded: true })
const browser = await chromium.launch(launchOptions())
try {
  mkdirSync(folder, { recursive: true })
  const session = await signIn(server)
  const { petitionId, runningId } = await prepareOffice(server, session)
  const screens = {
    agents: `/petitions?step=3&id=${runningId}`,
    petition: `/petitions/${petitionId}`,
    dashboard: '/',
  }
  for (const theme of ['light', 'dark']) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const context = await openContext(
        browser,
        server,
        { theme, width: viewport.width, session },
        { viewport, deviceScaleFactor: 1.5 },
      )
      for (const [name, path] of Object.entries(screens)) {
        const page = await context.newPage()
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        await page.waitForLoadState('networkidle')
        writeFileSync(join(folder, `${name}-${theme}-${size}.webp`), await webp(page))
        await page.close()
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
}

/** Playwright itself takes no WebP, which is a third of a PNG here. */
async function webp(page: Page): Promise<Buffer> {
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  return Buffer.from(data, 'base64')
}
