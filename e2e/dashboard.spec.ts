import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, test } from './seeded'

test.describe.configure({ mode: 'serial' })

interface CaseRow {
  id: string
  title: string
  next_deadline: string | null
}

/** Calls the API as whoever is signed in on the page. */
function api<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, text]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      }
      const answer = await fetch(`/api/v1${where}`, { method: how, headers, body: text })
      if (!answer.ok) throw new Error(`${how} ${where} answered ${answer.status}`)
      return (await answer.json()) as unknown
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  ) as Promise<T>
}

/** The day so many days from today in the browser's calendar, YYYY-MM-DD. */
const day = (page: Page, offset: number) =>
  page.evaluate((days) => {
    const moment = new Date()
    moment.setDate(moment.getDate() + days)
    const two = (value: number) => String(value).padStart(2, '0')
    return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  }, offset)

const card = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=ancestor::div[2]')
const deadlines = (page: Page) => page.getByRole('list', { name: 'Próximos prazos' }).getByRole('link')
const activity = (page: Page) => page.getByRole('list', { name: 'Atividade recente' }).getByRole('link')

/**
 * The demo office with deadlines on known days: a paused case due today, a closed one whose deadline was
 * kept.
 */
async function arrange(page: Page): Promise<CaseRow[]> {
  const { cases } = await api<{ cases: CaseRow[] }>(page, 'GET', '/cases/?status=active')
  const active = cases.filter((one) => one.next_deadline)
  const days = [-40, -1, 1, 6, 7, 14, 15]
  for (const [at, one] of active.entries()) {
    one.next_deadline = await day(page, days[at] ?? 16)
    await api(page, 'PUT', `/cases/${one.id}`, { next_deadline: one.next_deadline })
  }
  for (const [status, offset] of [
    ['on_hold', 0],
    ['closed', 2],
  ] as const) {
    const found = await api<{ cases: CaseRow[] }>(page, 'GET', `/cases/?status=${status}`)
    const one = { ...(found.cases[0] as CaseRow), next_deadline: await day(page, offset) }
    await api(page, 'PUT', `/cases/${one.id}`, { next_deadline: one.next_deadline })
    active.push(one)
  }
  const until = await day(page, 15)
  const due = active.filter((one) => String(one.next_deadline) <= until)
  return due.sort((one, other) => String(one.next_deadline).localeCompare(String(other.next_deadline)))
}

test('every part of the dashboard of a busy office', async ({ page }) => {
  // Days are counted from today: midnight must not come in between.
  await page.clock.setFixedTime(new Date())
  await signIn(page, 'helena')
  const due = await arrange(page)
  const types = ['appeal_brief', 'complaint', 'contract_review']
  for (const petition_type of types)
    await api(page, 'POST', '/petitions/initialize', { petition_type, plaintiffs: [], defendants: [] })
  await page.goto('/')

  await test.step('the cards', async () => {
    const { active } = await api<{ active: number }>(page, 'GET', '/cases/statistics/summary')
    await expect(card(page, 'Processos vinculados a mim')).toContainText(String(active))
    for (const label of ['Tarefas atrasadas', 'Tarefas pendentes', 'Tarefas a concluir'])
      await expect(card(page, label)).toContainText('0')
    await expect(page.getByRole('img', { name: 'Atrasadas: 0, Pendentes: 0, A concluir: 0' })).toBeVisible()
  })
  await test.step('the deadlines, nearest first, none left out', () => readDeadlines(page, due))
  await test.step('the four latest petitions', async () => {
    await expect(activity(page)).toHaveCount(4)
    for (const text of ['Petição gerada', /\d{2}\/\d{2}\/\d{4}/])
      await expect(activity(page).first()).toContainText(text)
    const recent = await api<{ petition_id: string }[]>(page, 'GET', '/petitions/recent?limit=5')
    const hrefs = await activity(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(recent.slice(0, 4).map((one) => `/petitions/${one.petition_id}`))
  })
  await expectAccessible(page, 'dashboard')
  await test.step('by keyboard', () => walk(page))
})

async function readDeadlines(page: Page, due: CaseRow[]) {
  expect(due.length).toBeGreaterThan(6)
  await expect(deadlines(page)).toHaveCount(6)
  await expect(page.getByText('2 vencidos')).toBeVisible()
  const hrefs = await deadlines(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(due.slice(0, 6).map((one) => `/cases/${one.id}`))
  const words = [
    'venceu há 40 dias',
    'venceu ontem',
    'hoje',
    'amanhã',
    'em 2 dias',
    'em 6 dias',
    'em 7 dias',
    'em 14 dias',
    'em 15 dias',
  ]
  for (const [at, text] of words.slice(0, 6).entries())
    await expect(deadlines(page).nth(at)).toContainText(text)
  await page.getByRole('link', { name: `Mostrar todos os ${due.length} prazos` }).press('Enter')
  await expect(page.getByRole('list', { name: 'Processos' }).getByRole('heading')).toHaveText(
    due.map((one) => one.title),
  )
  await page.goBack()
}

/** Each way out of the dashboard, without a mouse. */
async function walk(page: Page) {
  await page.getByRole('link', { name: 'Ver ativos' }).press('Enter')
  await expect(page).toHaveURL('/cases?status=active')
  await expect(page.getByRole('button', { name: 'Ativo', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()
  const href = await activity(page).first().getAttribute('href')
  await activity(page).first().press('Enter')
  await expect(page).toHaveURL(String(href))
  await page.goBack()
  const caseHref = await deadlines(page).first().getAttribute('href')
  await deadlines(page).first().press('Enter')
  await expect(page).toHaveURL(String(caseHref))
  await page.goBack()
  const actions = page.getByRole('list', { name: 'Ações rápidas' }).getByRole('link')
  await expect(actions).toHaveText([/Nova petição/, /Adicionar contato/, /Novo processo/])
  expect(await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/petitions',
    '/contacts?new=true',
    '/cases',
  ])
  await actions.first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Novo Contato' })).toBeVisible()
}

test('is there for every role, by both of its addresses', async ({ page }) => {
  for (const name of ['otavio', 'bruna'] as const) {
    await signIn(page, name)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible()
    await expect(deadlines(page)).toHaveCount(6)
    await expect(activity(page)).toHaveCount(4)
    await expect(
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Painel' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.evaluate(() => localStorage.clear())
  }
})

refusing('what cannot be loaded is told, and never looks like nothing there', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await signIn(page, 'helena')
  // Signing in leads to the dashboard, which asks for all this itself.
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  await force(page, 'GET', /\/cases\/statistics\/summary/, 500)
  await force(page, 'GET', /\/cases\/\?/, 500)
  await force(page, 'GET', /\/petitions\/recent/, 500)
  await page.goto('/dashboard')
  await expect(page.getByText('Não foi possível carregar os prazos.')).toBeVisible()
  await expect(page.getByText('Não foi possível carregar a atividade recente.')).toBeVisible()
  for (const claim of ['Nenhum prazo próximo encontrado', 'Nenhuma petição gerada ainda'])
    await expect(page.getByText(claim)).toHaveCount(0)
  await expect(card(page, 'Processos vinculados a mim')).toContainText('—')
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(3)
  const wanted = [
    'case statistics could not be loaded',
    'the next deadlines could not be loaded',
    'recent petitions could not be loaded',
  ]
  const times = () => wanted.map((text) => logged.filter((line) => line.startsWith(text)).length)
  await expect.poll(times).toEqual([1, 1, 1])
  await expectAccessible(page, 'dashboard, nothing loaded')

  await force(page, 'GET', /\/petitions\/recent/, 401)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
})
