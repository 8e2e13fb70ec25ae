import { mkdirSync, writeFileSync, existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '/tmp/wt/cases/scripts/lib/browser.mjs'
import { signedIn } from '/tmp/wt/cases/scripts/lib/screens'
const url = 'http://127.0.0.1:3977'
const names = process.argv[2]?.split(',') ?? []
const themes = (process.argv[3] ?? 'light,dark').split(',')
const widths = (process.argv[4] ?? '1440,390').split(',').map(Number)
const res = await fetch(url + '/token', { method: 'POST', body: new URLSearchParams({ username: 'helena', password: 'demonstracao' }) })
const { access_token, user } = await res.json() as any
const cs = await (await fetch(url + '/api/v1/cases/', { headers: { authorization: `Bearer ${access_token}` } })).json() as any
const caseId = cs.cases.find((c: any) => c.title === 'Sofá não entregue').id
mkdirSync('/tmp/cases-shots', { recursive: true })
const browser = await chromium.launch(launchOptions())
for (const theme of themes) for (const width of widths) {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: width > 1000 ? 900 : 844 }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce', hasTouch: width < 500 })
  await context.addInitScript(([t, a, u]) => { localStorage.setItem('theme', t!); localStorage.setItem('access_token', a!); localStorage.setItem('user', u!) }, [theme, access_token, JSON.stringify(user)])
  for (const s of signedIn({ caseId, petitionId: 'x', runningId: 'x' }).filter((s) => names.includes(s.name))) {
    const page = await context.newPage()
    await page.goto(s.path); await page.locator('h1').first().waitFor(); await page.waitForLoadState('networkidle')
    await s.prepare?.(page)
    const h = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(width > 1000 ? 900 : 844, Math.min(h, s.height ?? 2600)) })
    await page.waitForTimeout(500)
    const sw = await page.evaluate(() => document.documentElement.scrollWidth)
    if (sw > width) console.log('WIDE', s.name, theme, width, sw)
    await page.screenshot({ path: `/tmp/cases-shots/${s.name}-${theme}-${width}.png` })
    await page.close()
  }
  await context.close()
}
await browser.close()
