import type { Page } from '@playwright/test'
import { answered, ask, box, button, open, panel, sources, stored, talk } from './assistant'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, signInHere, test } from './seeded'

const chatCall = /\/api\/v1\/chat\/chat$/
const failure = 'Desculpe, houve um erro ao processar sua mensagem. Tente novamente.'
const greeting = /^Olá, Helena! Pergunte sobre clientes, contatos, processos/
const counting = 'Quantos processos ativos temos?'

test('the assistant, from the first question to the end of the session', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'helena')

  await test.step('opens by the keyboard, greets and says once that no model is in use', async () => {
    await button(page, 'Abrir assistente').focus()
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    expect((await panel(page).boundingBox())?.height).toBe(480)
    await expect(talk(page).getByText(greeting)).toBeVisible()
    await expect(talk(page).getByText(/^Sem modelo de IA configurado/)).toHaveCount(1)
    await expect(box(page)).toHaveAttribute('placeholder', 'Pergunte sobre clientes e processos')
    await expectAccessible(page, 'assistant, open')
  })
  await test.step('sends no blank question', () => sendNothing(page))
  await test.step('answers a suggested question, with its sources', () => answerWithSources(page))
  await test.step('leads to the records and stays', () => openRecords(page))
  await test.step('is minimised by Escape, and comes back', () => minimise(page))
  await test.step('gives an answer to copy', async () => {
    await button(page, 'Copiar resposta').last().click()
    await expect(button(page, 'Copiado!')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^Há 8 processos ativos:/)
    expect(text).toMatch(/\n\nFontes:\n\[1\] Processo · /)
  })
  await test.step('leads to the one client, and to the one contact', () => openDirectory(page))
  await test.step('begins anew only after asking', async () => {
    await button(page, 'Nova conversa').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
    await expect(talk(page).getByText('Há 8 processos ativos')).toBeVisible()
    await button(page, 'Nova conversa').click()
    await page
      .getByRole('alertdialog', { name: 'Começar uma nova conversa?' })
      .getByRole('button', { name: 'Nova conversa' })
      .click()
    await expect(talk(page).getByText('Há 8 processos ativos')).toBeHidden()
    await expect(page.getByRole('list', { name: 'Sugestões de perguntas' })).toBeVisible()
  })
  await test.step('is gone with the session', async () => {
    await ask(page, counting)
    await expect(sources(page)).toBeVisible()
    await button(page, 'Sair').click()
    await expect(page.getByRole('heading', { level: 1, name: /petição nasce/ })).toBeVisible()
    await page.getByRole('link', { name: 'Entrar' }).first().click()
    await signInHere(page, 'helena')
    await beginsAnew(page)
  })
  await test.step('is in no storage of the browser, and gone with the page', async () => {
    await ask(page, counting)
    await expect(sources(page)).toBeVisible()
    await box(page).fill('ainda não enviada')
    const texts = await stored(page)
    expect(texts).toContain('helena')
    for (const text of [counting, 'Há 8 processos', 'ainda não enviada']) expect(texts).not.toContain(text)
    await page.reload()
    await beginsAnew(page)
    await expect(box(page)).toHaveValue('')
  })
})

async function beginsAnew(page: Page) {
  await open(page)
  await expect(page.getByRole('list', { name: 'Sugestões de perguntas' })).toBeVisible()
  await expect(talk(page).getByText('Há 8 processos ativos')).toBeHidden()
}

async function sendNothing(page: Page) {
  let asked = 0
  await page.route(chatCall, (route) => {
    asked += 1
    return route.fallback()
  })
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Enviar pergunta')).toHaveAttribute('aria-disabled', 'true')
  await box(page).fill('x'.repeat(4_001))
  await expect(page.getByText('A pergunta pode ter até 4.000 caracteres; esta tem 4.001.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('x'.repeat(4_001))
  await box(page).fill('uma linha')
  await page.keyboard.press('Shift+Enter')
  await expect(box(page)).toHaveValue('uma linha\n')
  await box(page).fill('')
  expect(asked).toBe(0)
}

async function answerWithSources(page: Page) {
  await button(page, counting).click()
  await expect(talk(page).getByText('Há 8 processos ativos:')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Resposta: Há 8 processos ativos' })).toBeAttached()
  await expect(box(page)).toBeFocused()
  await expect(talk(page).getByText('Fontes:')).toBeVisible()
  await expect(sources(page).getByRole('listitem')).toHaveCount(2)
  await expect(sources(page).getByRole('listitem').first()).toHaveText(/^1Processo · .+/)
  await button(page, 'Mostrar mais 6 fontes').click()
  await expect(sources(page).getByRole('listitem')).toHaveCount(8)
  await expectAccessible(page, 'assistant, answer')
  await button(page, 'Mostrar menos').click()
  await expect(sources(page).getByRole('listitem')).toHaveCount(2)
  await expect(panel(page).getByRole('link', { name: /^Fonte \d/ })).toHaveCount(8)
}

async function openRecords(page: Page) {
  const first = await sources(page).getByRole('link').first().getAttribute('href')
  await sources(page).getByRole('link').first().click()
  await expect(page).toHaveURL(first ?? '')
  await expect(page.getByRole('tab', { name: 'Petições' })).toBeVisible()
  const third = panel(page).getByRole('link', { name: /^Fonte 3: Processo/ })
  const name = (await third.getAttribute('aria-label'))?.split(' · ').at(-1) ?? '?'
  await third.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(talk(page).getByText('Há 8 processos ativos:')).toBeVisible()
  await expect(sources(page).getByRole('listitem')).toHaveCount(2)
}

async function openDirectory(page: Page) {
  const rows = page.getByRole('group', { name: 'Resultados' }).getByRole('row')
  // Reopened on the page of a case, it is limited to its client.
  await button(page, /^Perguntar sobre todos os clientes/).click()
  await ask(page, 'quais são os clientes ativos?')
  await expect(talk(page).getByText('Há 12 clientes ativos:')).toBeVisible()
  await answered(page)
  // From one straight to the other, for the page of the first is already open then.
  for (const link of await sources(page).getByRole('link').all()) {
    const name = (await link.getAttribute('title'))?.split(' · ').at(-1) ?? '?'
    await link.click()
    await expect(page).toHaveURL(`/users?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('searchbox', { name: 'Buscar usuarios' })).toHaveValue(name)
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText(name)
  }
  await ask(page, 'qual o contato da Tereza Alves Pinto?')
  await panel(page).getByRole('link', { name: 'Fonte 1: Contato · Tereza Alves Pinto' }).click()
  await expect(page).toHaveURL('/contacts?search=Tereza%20Alves%20Pinto')
  await expect(page.getByRole('heading', { name: 'Tereza Alves Pinto' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Editar / })).toHaveCount(1)
}

async function minimise(page: Page) {
  await box(page).fill('ainda não enviada')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  const bar = button(page, 'Restaurar assistente')
  await expect(bar).toBeFocused()
  expect((await bar.locator('..').boundingBox())?.height).toBe(60)
  await expectAccessible(page, 'assistant, minimised')
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('ainda não enviada')
  await button(page, 'Fechar assistente').click()
  await expect(button(page, 'Abrir assistente')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(talk(page).getByText('Há 8 processos ativos:')).toBeVisible()
}

refusing('what goes wrong is told in red, and can be asked again', async ({ page }) => {
  await signIn(page, 'helena')
  await open(page)

  await refusing.step('one question at a time, which can be stopped', () => stopPending(page))
  await refusing.step('a refusal, an empty line and a cut stream', () => failures(page))
  await refusing.step('a server that does not stream', async () => {
    await page.unrouteAll()
    await page.route(chatCall, (route) =>
      route.fulfill({ json: { answer: 'Resposta **inteira** sem fontes.', sources: [], kind: 'records' } }),
    )
    await button(page, 'Tentar novamente').click()
    await expect(talk(page).getByText('Resposta inteira sem fontes.')).toBeVisible()
    await expect(talk(page).getByText(failure)).toBeHidden()
  })
  await refusing.step('a session that ends keeps the question', async () => {
    await page.unrouteAll()
    await page.evaluate(() => localStorage.setItem('access_token', 'morto'))
    await page.route(chatCall, (route) =>
      route.fulfill({
        status: 401,
        json: { detail: 'Não autenticado', code: 'unauthenticated', request_id: 'r' },
      }),
    )
    await ask(page, 'Uma pergunta que não pode se perder')
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
    await page.unrouteAll()
    await signInHere(page, 'helena')
    await expect(talk(page).getByText('Uma pergunta que não pode se perder')).toBeVisible()
    await expect(button(page, 'Perguntar de novo')).toBeVisible()
  })
})

async function stopPending(page: Page) {
  let asked = 0
  const bodies: { history: unknown[] }[] = []
  await page.route(chatCall, (route) => {
    asked += 1
    bodies.push(route.request().postDataJSON() as { history: unknown[] })
  })
  await ask(page, 'primeira')
  await expect(talk(page).getByText('Processando...')).toBeVisible()
  await box(page).fill('segunda')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('segunda')
  expect(asked).toBe(1)
  await button(page, 'Minimizar assistente').click()
  await expect(button(page, 'Restaurar assistente: Processando...')).toBeVisible()
  await page.keyboard.press('Enter')
  await button(page, 'Parar resposta').click()
  await expect(talk(page).getByText('Resposta interrompida.')).toBeVisible()
  await expect(box(page)).toHaveValue('segunda')
  await page.unrouteAll()
  await button(page, 'Perguntar de novo').click()
  await expect(talk(page).getByText(/^(Estes são os trechos|Não encontrei)/)).toBeVisible()
  expect(bodies).toEqual([{ message: 'primeira', client_id: null, history: [] }])
}

async function failures(page: Page) {
  await force(page, 'POST', chatCall, 500, { detail: 'Erro interno', code: 'internal', request_id: 'r' })
  await ask(page, counting)
  const told = talk(page).getByText(failure).last()
  await expect(told).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: failure })).toBeAttached()
  const red = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--bad').trim(),
  )
  await expect(told).toHaveCSS('color', rgb(red))
  await expect(talk(page).getByText('Erro interno')).toBeHidden()
  await expectAccessible(page, 'assistant, error')

  await page.unrouteAll()
  await page.route(chatCall, (route) => route.abort('connectionrefused'))
  await button(page, 'Tentar novamente').click()
  await expect(talk(page).getByText('Não foi possível falar com o servidor.')).toBeVisible()

  await page.unrouteAll()
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  await page.route(chatCall, (route) =>
    route.fulfill({ headers, body: 'event: token\ndata: {"text":"Metade de uma resp"}\n\n' }),
  )
  await button(page, 'Tentar novamente').click()
  await expect(talk(page).getByText('Processando...')).toBeHidden()
  await expect(told).toBeVisible()
  await expect(talk(page).getByText('Metade de uma resp')).toBeHidden()
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test('a case limits the questions to its client, on a phone too', async ({ page }) => {
  await signIn(page, 'bruna')
  await page.setViewportSize({ width: 390, height: 844 })
  const asked: { client_id: string | null }[] = []
  await page.route(chatCall, (route) => {
    asked.push(route.request().postDataJSON() as { client_id: string | null })
    return route.fallback()
  })
  await page.goto('/cases?search=Invent%C3%A1rio%20de%20Maria')
  await page.getByRole('link', { name: 'Inventário de Maria Conceição' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inventário de Maria Conceição' })).toBeVisible()
  await open(page)
  await expect(panel(page).getByText('Somente Lívia Sarmento Duarte', { exact: true })).toBeVisible()
  const sheet = await panel(page).boundingBox()
  expect([sheet?.x, sheet?.width, sheet?.height]).toEqual([0, 390, 480])
  await ask(page, counting)
  await expect(talk(page).getByText('Há 1 processo ativo:')).toBeVisible()
  await expect(talk(page).getByText(/· somente Lívia Sarmento Duarte/)).toBeVisible()
  expect(asked.at(-1)?.client_id).toBeTruthy()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page, 'assistant, on a phone')

  await button(page, /^Perguntar sobre todos os clientes/).click()
  await expect(button(page, 'Só sobre Lívia Sarmento Duarte')).toBeVisible()
  await ask(page, 'documentos confidenciais')
  await expect(talk(page).getByText('Nenhum documento marcado como confidencial.')).toBeVisible()
  expect(asked.at(-1)?.client_id).toBeNull()
  await button(page, 'Só sobre Lívia Sarmento Duarte').click()
  await expect(panel(page).getByText('Somente Lívia Sarmento Duarte', { exact: true })).toBeVisible()

  await button(page, /^Perguntar sobre todos os clientes/).click()
  await ask(page, 'quais são os clientes ativos?')
  await expect(talk(page).getByText('Há 12 clientes ativos:')).toBeVisible()
  await answered(page)
  await sources(page).getByRole('link').first().click()
  // The list of clients is not for the role; and the sheet makes room for what was opened.
  await expect(page).toHaveURL(/\/cases\?search=/)
  await expect(panel(page)).toBeHidden()
  await expect(button(page, 'Restaurar assistente')).toBeVisible()
})
