import { expect, expectAccessible, test } from './fixtures'

test.setTimeout(120_000)

test('the landing page says what the product promises, shows it, and leads in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A petição nasce pronta para a sua revisão.',
  )
  for (const promise of [
    'Geração de petições com IA',
    'Gestão de clientes',
    'Jurisprudência integrada',
    'Fluxo de trabalho automatizado',
  ])
    await expect(page.getByRole('heading', { name: promise })).toBeVisible()
  for (const claim of [/Até 80% de economia de tempo/, /Em conformidade com a LGPD/, /30 dias grátis/])
    await expect(page.getByText(claim).first()).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveCount(3)
  await expect(page.getByRole('img', { name: '5 de 5 estrelas' })).toHaveCount(3)
  await expectAccessible(page, 'landing')

  const first = page.getByRole('img', { name: /Tela dos agentes/ })
  await first.scrollIntoViewIfNeeded()
  const loaded = () =>
    first.evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 ? image.currentSrc : '',
    )
  await expect.poll(loaded).toContain('agents-light-wide')
  await page.getByRole('button', { name: 'Usar tema escuro' }).click()
  await expect.poll(loaded).toContain('agents-dark-wide')
  await page.getByRole('tab', { name: 'Agentes de IA' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: /petição inicial concluída/ })).toBeVisible()

  const question = page.getByText('A IA pode inventar jurisprudência?')
  await question.focus()
  await page.locator('summary', { hasText: 'A IA pode inventar' }).press('Enter')
  await expect(page.getByText(/nenhuma citação passa sem conferência/)).toBeVisible()

  const before = page.url()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  expect(page.url()).toBe(before)
  await page.getByRole('link', { name: 'Começar teste grátis' }).press('Enter')
  await expect(page).toHaveURL(/\/register$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Entrar' }).first().press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('the landing page opens at its top in every size', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByRole('tab', { name: 'Agentes de IA' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect.soft(await page.evaluate(() => window.scrollY), `${width} × ${height}`).toBe(0)
    const inSight = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { left, top, width: wide } = heading.getBoundingClientRect()
      return heading.contains(document.elementFromPoint(left + wide / 2, top + 2))
    })
    expect.soft(inSight, `the headline is not under the header, ${width} × ${height}`).toBe(true)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the landing page and the doors behind it fit, and the picture is one of a phone', async ({
    page,
  }) => {
    for (const path of ['/', '/login', '/register', '/forgot-password', '/reset-password']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
    await page.goto('/')
    const picture = page.getByRole('img', { name: /Tela dos agentes/ })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('agents-light-narrow')
    await expectAccessible(page, 'landing on a phone')
  })
})
