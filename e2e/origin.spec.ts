import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '../scripts/lib/browser.mjs'
import { openProxy } from './proxy'
import { expect, refusing as test, signIn } from './seeded'

const { args, ...browser } = launchOptions()
/** A name in an office's own network, over plain HTTP: browsers trust it less than localhost. */
const host = 'lavra.escritorio.test'
test.setTimeout(120_000)
test.use({ launchOptions: { ...browser, args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] } })

test('the app works under another name and port, behind a proxy that keeps the paths', async ({
  browser: chromium,
  lavra,
}) => {
  const proxy = await openProxy(lavra.port)
  const origin = `http://${host}:${proxy.port}`
  const page = await chromium.newPage({ baseURL: origin, locale: 'pt-BR' })
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) strangers.push(request.url())
  })
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  try {
    await page.goto('/')
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await page.goto('/forgot-password')
    await page.getByLabel('E-mail').fill('helena@martins.exemplo.com')
    await page.getByRole('button', { name: 'Redefinir senha' }).click()
    await expect(
      page.getByText(
        'Se o e-mail estiver cadastrado, peça o token de redefinição ao administrador do escritório.',
      ),
    ).toBeVisible()
    await expect(page.getByText(/Somente para desenvolvimento/)).toHaveCount(0)

    await signIn(page, 'helena')
    await page.goto('/contacts?new=true')
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: /^Nome/ }).first().fill('Quitéria do Proxy')
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(form).toBeHidden()
    await page.goto('/contacts?search=Quit%C3%A9ria')
    await expect(page.getByText('Quitéria do Proxy').first()).toBeVisible()

    await page.goto('/petitions')
    await page
      .getByRole('list', { name: 'Petições Recentes' })
      .getByRole('listitem')
      .filter({ hasText: 'Concluída' })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByRole('article')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toBeVisible()
    const petition = /petition_[0-9a-f]{32}/.exec(page.url())?.[0]
    const token = await page.evaluate(() => localStorage.getItem('access_token'))
    const file = await page.request.fetch(
      `http://127.0.0.1:${proxy.port}/api/v1/petitions/${petition}/export?format=docx&draft=true`,
      {
        headers: { authorization: `Bearer ${token}`, host: `${host}:${proxy.port}` },
      },
    )
    expect(file.headers()['content-disposition']).toContain('.docx')
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK')
    expect(strangers, 'requests to another origin').toEqual([])
    expect(broken, 'errors of the page').toEqual([])
  } finally {
    await page.close()
    proxy.close()
  }
})

const inSources = /https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.|10\.)|\blocalhost\b/
/**
 * The router parses paths on a made-up `http://localhost`; what a developer's machine leaves behind has a
 * port.
 */
const inBundle = /\b(localhost|127\.0\.0\.1|0\.0\.0\.0):\d/
const root = fileURLToPath(new URL('..', import.meta.url))

test('neither the built app nor its sources name a development host', () => {
  const built = filesOf('apps/web/dist', /\.(js|css|html|svg)$/)
  const written = [
    ...filesOf('apps/web/src', /(?<!\.test)\.(tsx?|css)$/),
    ...filesOf('packages/contracts/src', /(?<!\.test)\.ts$/),
  ]
  expect(built.length).toBeGreaterThan(20)
  expect(written.length).toBeGreaterThan(100)
  expect(built.filter((file) => inBundle.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(written.filter((file) => inSources.test(readFileSync(file, 'utf8')))).toEqual([])
})

function filesOf(folder: string, name: RegExp): string[] {
  const from = join(root, folder)
  if (!existsSync(from)) return []
  const all = readdirSync(from, { recursive: true, encoding: 'utf8' }).map((each) => join(from, each))
  return all.filter((file) => name.test(file) && statSync(file).isFile())
}
