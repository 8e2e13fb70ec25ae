import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import {
  addCase,
  addPetition,
  expect,
  force,
  headersOf,
  refusing,
  removeCase,
  removePetition,
  signIn,
  test,
  type DemoUser,
} from './seeded'

const api = '/api/v1/petitions'
const button = (page: Page, name: string) => page.getByRole('button', { name })
const sheet = (page: Page) => page.getByRole('article')
const versions = (page: Page) => page.getByRole('list', { name: 'Versões' }).getByRole('listitem')
/** Their texts hold lists of their own. */
const agents = (page: Page) => page.getByRole('list', { name: 'Agentes', exact: true }).locator('> li')
const question = (page: Page) => page.getByRole('alertdialog')

async function save(page: Page, id: string, content: string) {
  const answer = await page.request.put(`${api}/${id}/content`, {
    headers: await headersOf(page),
    data: { content },
  })
  expect(answer.status()).toBe(200)
}

async function open(page: Page, id: string) {
  await page.goto(`/petitions/${id}`)
  await expect(page.getByRole('heading', { name: 'Petição Gerada' })).toBeVisible()
}

/** Nothing on a phone's screen is wider than it. */
const expectNoOverflow = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

test('a finished petition: files, duplicate, versions, and agents at work again', async ({ page }) => {
  await signIn(page, 'helena')
  const id = await addPetition(page)
  await open(page, id)
  await test.step('as DOCX and PDF', async () => {
    await expectAccessible(page, 'petition')
    await download(page, 'DOCX', 'PK\u0003\u0004')
    await download(page, 'PDF', '%PDF-')
  })
  await test.step('duplicated into step 2 of the wizard', async () => {
    await page.getByRole('link', { name: 'Duplicar' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Selecionar Partes e Processo' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Autor 1' }).getByLabel('Nome')).toHaveValue('Bento Faria')
    await expect(page.getByRole('group', { name: 'Réu 1' }).getByLabel('Nome')).toHaveValue('Nilo Faria')
  })
  await test.step('earlier texts listed, compared and restored', () => goBack(page, id))
  await test.step('agents at work again keep what was written by hand', () => regenerate(page, id))
  await removePetition(page, id)
})

/** What a browser would save, by its name and first bytes. */
async function download(page: Page, format: 'DOCX' | 'PDF', begin: string) {
  await button(page, `Baixar ${format}`).click()
  const draft = page.getByRole('button', { name: /^Baixar minuta/ })
  const [file] = await Promise.all([page.waitForEvent('download'), draft.click()])
  expect(file.suggestedFilename()).toMatch(
    new RegExp(
      `^MINUTA \\(\\d+ em aberto\\) \\d{4}-\\d\\d-\\d\\d Petição Inicial.*\\.${format.toLowerCase()}$`,
    ),
  )
  const bytes = readFileSync(await file.path())
  expect(bytes.subarray(0, begin.length).toString('latin1')).toBe(begin)
  expect(bytes.length).toBeGreaterThan(2_000)
}

async function goBack(page: Page, id: string) {
  await page.goto(`/petitions/${id}/versions`)
  await expect(page.getByText('Nenhuma versão anterior')).toBeVisible()
  await save(page, id, 'A autora comprou um sofá azul da ré.')
  await save(page, id, 'A autora comprou um armário azul e caro da ré.')
  await open(page, id)
  await page.getByRole('link', { name: 'Versões' }).click()
  await expect(versions(page)).toHaveCount(2)
  await expect(versions(page).first()).toContainText('Versão 2')
  await expect(versions(page).first()).toContainText('por Helena Martins')
  await versions(page).first().getByRole('link').press('Enter')
  await expect(page.getByText('3 palavras incluídas, 1 palavra excluída')).toBeVisible()
  const compared = page.getByRole('region', { name: 'Comparação da versão 2' })
  await expect(compared.locator('del')).toHaveText(['sofá'])
  await expect(compared.locator('ins')).toHaveText(['armário', /e caro/])
  await expectAccessible(page, 'versions, compared')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await button(page, 'Restaurar').click()
  await expect(question(page)).toContainText('Restaurar a versão 2?')
  await question(page).getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('Versão 2 restaurada')).toBeVisible()
  await expect(sheet(page)).toHaveText('A autora comprou um sofá azul da ré.')
  await page.getByRole('link', { name: 'Versões' }).click()
  await expect(versions(page)).toHaveCount(3)
  await expect(versions(page).first()).toContainText('Restauração')
  await expect(versions(page).first()).toContainText('armário azul')
}

async function regenerate(page: Page, id: string) {
  await open(page, id)
  await page.getByRole('tab', { name: 'Status dos Agentes' }).press('Enter')
  await expect(agents(page).filter({ hasText: 'Concluído' })).toHaveCount(8)
  const before = await finishedAt(page, id)
  await button(page, 'Editar texto de Cronologia dos Fatos').click()
  const box = page.getByLabel('Texto de Cronologia dos Fatos')
  await expect(box).toBeFocused()
  await expect(page.getByText('os agentes seguintes refazem as suas partes')).toBeVisible()
  await box.fill('1. Em 3 de maio de 2026 a ré vendeu um relógio quebrado.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page, 'petition, an agent’s text')
  const sent = page.waitForRequest(/\/agents\/fatos\/output$/)
  await button(page, 'Salvar').click()
  expect((await sent).headers()['if-match']).toMatch(/^"\d+"$/)
  await expect(page.getByText('Texto salvo. Os agentes seguintes trabalham a partir dele.')).toBeVisible()
  await expect(page.getByText('Petição gerada com sucesso!')).toBeVisible({ timeout: 60_000 })
  await expect(agents(page).filter({ hasText: 'Concluído' })).toHaveCount(8)
  await expect(agents(page).nth(1)).toContainText('relógio quebrado')
  const after = await finishedAt(page, id)
  expect(
    after.map((time, place) => time !== before[place]),
    'only the later agents have run again',
  ).toEqual(before.map((_, place) => place > 1))
  await page.getByRole('tab', { name: 'Conteúdo da Petição' }).click()
  await expect(sheet(page)).toContainText('relógio quebrado')
  await page.getByRole('link', { name: 'Versões' }).click()
  await expect(versions(page).first()).toContainText('Nova geração')
  await expect(versions(page).first()).toContainText('A autora comprou um sofá azul da ré.')
}

/** When each agent finished its text, in their order. */
async function finishedAt(page: Page, id: string) {
  const status = await page.request.get(`${api}/${id}/status`, { headers: await headersOf(page) })
  return ((await status.json()) as { agents_progress: { completed_at: string }[] }).agents_progress.map(
    ({ completed_at }) => completed_at,
  )
}

test('a quick look at a petition from its case, by keyboard', async ({ page }) => {
  await signIn(page, 'helena')
  const caseId = await addCase(page, 'Guarda de Bento')
  const id = await addPetition(page, { case_id: caseId })
  await page.goto(`/cases/${caseId}?tab=petitions`)
  const look = button(page, 'Visualizar Petição Inicial – Guarda de Bento')
  const window = page.getByRole('dialog', { name: 'Petição Inicial – Guarda de Bento' })
  await look.press('Enter')
  await expect(window).toContainText('NILO FARIA')
  await expectAccessible(page, 'petition’s window, content')

  await test.step('the keyboard stays in it', async () => {
    await window.getByRole('tab', { name: 'Conteúdo da Petição' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(agents(page).filter({ hasText: 'Concluído' })).toHaveCount(8)
    await expectAccessible(page, 'petition’s window, agents')
    for (let stops = 0; stops < 16; stops++) {
      await page.keyboard.press('Tab')
      expect(
        await window.evaluate((element) => element.contains(document.activeElement)),
        'the focus is in the window',
      ).toBe(true)
    }
  })
  await test.step('it fits a phone, and gives the text as a file', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await window.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
    await expectNoOverflow(page)
    await window.getByRole('button', { name: 'Baixar HTML' }).press('Enter')
    const draft = page.getByRole('button', { name: /^Baixar minuta/ })
    const [file] = await Promise.all([page.waitForEvent('download'), draft.click()])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^MINUTA \\(\\d+ em aberto\\) ${id}\\.html$`))
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(look).toBeFocused()
  await removePetition(page, id)
  await removeCase(page, caseId)
})

test('who may delete a petition: an administrator and whoever made it, whatever name signs', async ({
  page,
}) => {
  const everybodys = ['Baixar HTML', 'Baixar DOCX', 'Baixar PDF', 'Copiar Link', 'Copiar Markdown']
  const removal = button(page, 'Excluir petição')
  await signIn(page, 'helena')
  const signedByBruna = await addPetition(page, { author: 'Bruna Sales Couto' })

  for (const user of ['otavio', 'bruna'] as const) {
    await test.step(`${user} does everything but that with another’s`, async () => {
      await changeTo(page, user)
      await open(page, signedByBruna)
      for (const name of everybodys) await expect(button(page, name)).toBeVisible()
      for (const name of ['Duplicar', 'Versões', 'Editar'])
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(removal).toHaveCount(0)
      const answer = await page.request.delete(`${api}/${signedByBruna}`, { headers: await headersOf(page) })
      expect([answer.status(), ((await answer.json()) as { detail: string }).detail]).toEqual([
        403,
        'Permissão insuficiente',
      ])
      await save(page, signedByBruna, `Texto de ${user}`)
    })
  }
  await test.step('a restricted user deletes what is their own', async () => {
    const own = await addPetition(page, { author: 'Helena Martins' })
    await open(page, own)
    await removal.click()
    await expect(question(page)).toContainText('Tem certeza que deseja excluir esta petição?')
    await question(page).getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByText('Petição excluída')).toBeVisible()
    await expect(page).toHaveURL(/\/petitions$/)
    expect((await page.request.get(`${api}/${own}`, { headers: await headersOf(page) })).status()).toBe(404)
  })
  await test.step('an administrator what is another’s', async () => {
    const brunas = await addPetition(page, { author: 'Bruna Sales Couto' })
    await changeTo(page, 'helena')
    await open(page, brunas)
    await removal.click()
    await question(page).getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByText('Petição excluída')).toBeVisible()
  })
  await removePetition(page, signedByBruna)
})

async function changeTo(page: Page, user: DemoUser) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await signIn(page, user)
}

refusing('what the server refuses is told, and nothing is overwritten', async ({ page }) => {
  await signIn(page, 'helena')
  const id = await addPetition(page)
  await save(page, id, 'O segundo texto.')
  await test.step('a file', async () => {
    await open(page, id)
    await force(page, 'GET', /\/export\?format=pdf$/, 500)
    await button(page, 'Baixar PDF').click()
    await expect(page.getByText('Não foi possível baixar a petição. Tente novamente.')).toBeVisible()
    await expect(button(page, 'Baixar PDF')).toBeEnabled()
  })
  await test.step('going back where somebody has saved meanwhile', async () => {
    await page.goto(`/petitions/${id}/versions?versao=1`)
    await expect(page.getByRole('heading', { name: 'Versão 1 e o texto atual' })).toBeVisible()
    await save(page, id, 'Texto salvo por Otávio.')
    await button(page, 'Restaurar').click()
    await question(page).getByRole('button', { name: 'Restaurar' }).click()
    await expect(page.getByText('Alterado por outra pessoa. Recarregue antes de salvar.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Comparação da versão 1' })).toContainText('Otávio')
  })
  await test.step('the list of versions', async () => {
    await force(page, 'GET', /\/api\/.*\/versions\?/, 500)
    await page.reload()
    await expect(page.getByText('Falha ao carregar petição. Por favor, tente novamente.')).toBeVisible()
    await page.unrouteAll()
    await button(page, 'Tentar novamente').click()
    await expect(versions(page)).toHaveCount(2)
  })
  await removePetition(page, id)
})
