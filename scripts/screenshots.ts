// `npm run screenshots [name …]`: every screen of the demo office, light and dark, wide and narrow, into docs/screens.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { LavraServer } from '../e2e/server'
import { ensureBrowser, launchOptions, noBrowser } from './lib/browser.mjs'
import { root } from './lib/run.mjs'
import { signedIn, signedOut, type Office, type Screen } from './lib/screens'
import { fail, setUp } from './lib/setup.mjs'

const folder = join(root, 'docs/screens')
const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const
const tallest = 2600
const wanted = process.argv.slice(2)

interface Session {
  access_token: string
  user: unknown
}

await setUp()
if (!(await ensureBrowser())) fail(noBrowser)
const server = await LavraServer.start({ seeded: true })
const browser = await chromium.launch(launchOptions())
try {
  mkdirSync(folder, { recursive: true })
  const session = await signIn()
  const screens = signedIn(await prepareOffice(session))
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
  const context = await openContext(browser, theme, width, session)
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) await shoot(context, screen, `${screen.name}-${theme}-${width}`)
  await context.close()
}

async function shoot(context: BrowserContext, { path, prepare, height = tallest }: Screen, name: string) {
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await growToContent(page, height)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
}

/** A window as tall as the page: what sticks to its edges stays there. */
async function growToContent(page: Page, most: number) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, Math.min(content, most)) })
  await page.waitForTimeout(400)
}

function openContext(opened: Browser, theme: string, width: number, session?: Session) {
  const entries = [['theme', theme], ...(session ? [['access_token', session.access_token], ['user', JSON.stringify(session.user)]] : [])]
  return opened.newContext({
    baseURL: server.url,
    viewport: { width, height: width > 1000 ? 900 : 844 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage: entries.map(([name = '', value = '']) => ({ name, value })) }] },
  })
}

async function signIn(): Promise<Session> {
  const body = new URLSearchParams({ username: 'helena', password: 'demonstracao' })
  const answer = await fetch(`${server.url}/token`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  return (await answer.json()) as Session
}

/** Finds what the addresses need, and leaves one petition half-way. */
async function prepareOffice({ access_token }: Session): Promise<Office> {
  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    const headers = { authorization: `Bearer ${access_token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const answer = await fetch(`${server.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return (await answer.json()) as T
  }
  const petitions = await call<{ petition_id: string; case_id: string | null; status: string }[]>('GET', '/petitions/recent')
  const finished = petitions.find(({ status, case_id }) => status === 'completed' && case_id)
  if (!finished?.case_id) throw new Error('the demo office has no finished petition')
  const parties = await call<{ plaintiffs: unknown[]; defendants: unknown[]; content: string }>('GET', `/petitions/${finished.petition_id}`)
  const { plaintiffs, defendants, content } = parties
  // Two earlier texts, and the present one as it was.
  for (const text of [`${content}\n\nProtesta por provas.`, content]) await call('PUT', `/petitions/${finished.petition_id}/content`, { content: text })
  const input = { petition_type: 'complaint', plaintiffs, defendants, case_id: finished.case_id, author: 'Helena Martins' }
  const { petition_id } = await call<{ petition_id: string }>('POST', '/petitions/initialize', input)
  await call('POST', `/petitions/${petition_id}/start-generation`, {})
  for (let agent = 0; agent < 3; agent++) await call('POST', `/petitions/${petition_id}/advance-agent`, {})
  return { caseId: finished.case_id, petitionId: finished.petition_id, runningId: petition_id }
}
