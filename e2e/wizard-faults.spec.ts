import { agentIds, type AgentId } from '@lavra/contracts/petitions/generation'
import type { Browser, Page } from '@playwright/test'
import { startModelServer, type ModelServer } from '../apps/api/test/model-server'
import { expect, expectAccessible, test as base } from './fixtures'
import { force } from './seeded'
import { LavraServer } from './server'

const lawyer = {
  full_name: 'Lia Torres Amado',
  username: 'lia.amado',
  email: 'lia@escritorio-amado.com.br',
  password: 'Pauta-2026',
}
const api = '/api/v1'

/**
 * An office whose agents write by a stand-in model that does as it is told. What it refuses stands in the
 * browser's console.
 */
const test = base.extend<
  { noErrors: undefined; session: Record<string, string> },
  { model: ModelServer; lavra: LavraServer }
>({
  model: [
    async ({}, use) => {
      const model = await startModelServer()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  lavra: [
    async ({ model }, use) => {
      const settings = { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' }
      const server = await LavraServer.start({ settings })
      await fetch(`${server.url}/users/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lawyer),
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  noErrors: async ({}, use) => use(undefined),
  session: async ({ request, model }, use) => {
    model.reset()
    model.always({ kind: 'ok' })
    const answer = await request.post('/token', {
      form: { username: lawyer.username, password: lawyer.password },
    })
    const { access_token, user } = (await answer.json()) as { access_token: string; user: unknown }
    await use({ access_token, user: JSON.stringify(user) })
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name })
const finished = (page: Page) =>
  page.getByRole('list', { name: 'Agentes', exact: true }).getByText('Concluído', { exact: true })
const live = (page: Page) => page.getByRole('region', { name: 'Texto em andamento' })
const review = (page: Page) => page.getByRole('heading', { level: 1, name: 'Petição Gerada' })
const onAutoFailure = 'Erro durante a geração automática. Você pode continuar manualmente.'

/** Signs in and opens step 3 of a new petition, whose start the page itself makes. */
async function open(page: Page, session: Record<string, string>): Promise<string> {
  await page.addInitScript(
    (entries) => Object.entries(entries).forEach(([name, value]) => localStorage.setItem(name, value)),
    session,
  )
  const plaintiffs = [
    { id: 1, party_type: 'custom', custom_name: 'Helena Prado Nogueira', role: 'plaintiff' },
  ]
  const data = {
    petition_type: 'complaint',
    plaintiffs,
    defendants: [],
    case_id: null,
    author: lawyer.full_name,
  }
  const answer = await page.request.post(`${api}/petitions/initialize`, {
    data,
    headers: { authorization: `Bearer ${session['access_token']}` },
  })
  const { petition_id } = (await answer.json()) as { petition_id: string }
  await page.goto(`/petitions?step=3&id=${petition_id}`)
  await expect(button(page, 'Avançar agente')).toBeEnabled()
  return petition_id
}

const calls = (model: ModelServer) => Object.fromEntries(agentIds.map((id) => [id, model.calls(id)]))
const oneEach = Object.fromEntries(agentIds.map((id) => [id, 1]))

/** Until an agent's call is at the model. */
const asked = (model: ModelServer, agent: AgentId) =>
  expect.poll(() => model.calls(agent), { timeout: 60_000 }).toBeGreaterThan(0)

test('a running agent’s text is seen as it is written, and cancelling stops after it', async ({
  page,
  model,
  session,
}) => {
  model.nextOf('qualificacao', { kind: 'ok', tokens: 40, tokenDelayMs: 50 })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  model.hooks.onMidStream = ({ agent }) => (agent === 'qualificacao' ? held : undefined)
  await open(page, session)
  await button(page, 'Gerar automaticamente').click()
  await expect(live(page)).toContainText('O primeiro parágrafo')
  await expect(button(page, 'Gerar automaticamente')).toBeDisabled()
  await expectAccessible(page, 'wizard, step 3, running')
  await button(page, 'Cancelar').click()
  await expect(button(page, 'Avançar agente')).toBeEnabled()
  await expect(live(page)).not.toContainText('O quarto parágrafo')
  release()
  await expect(finished(page)).toHaveCount(1)
  expect(calls(model)).toMatchObject({ qualificacao: 1, fatos: 0 })
})

test('two tabs at once and a slow line run every agent once', async ({
  page,
  browser,
  baseURL,
  model,
  session,
}) => {
  model.always({ kind: 'ok', delayMs: 150 })
  const id = await open(page, session)
  const other = await secondTab(browser, baseURL, session, id)
  await page.route(/\/advance-agent$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.fallback()
  })
  await button(page, 'Gerar automaticamente').dblclick()
  await button(other, 'Gerar automaticamente').click()
  await expect(review(page)).toBeVisible({ timeout: 90_000 })
  await expect(review(other)).toBeVisible({ timeout: 30_000 })
  expect(calls(model)).toEqual(oneEach)
  await other.close()
})

async function secondTab(
  browser: Browser,
  baseURL: string | undefined,
  session: Record<string, string>,
  id: string,
): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  await page.addInitScript(
    (entries) => Object.entries(entries).forEach(([name, value]) => localStorage.setItem(name, value)),
    session,
  )
  await page.goto(`/petitions?step=3&id=${id}`)
  await expect(button(page, 'Avançar agente')).toBeEnabled()
  return page
}

test('an agent that fails is told, keeps what was written and can be tried again', async ({
  page,
  model,
  session,
}) => {
  await open(page, session)
  model.nextOf('fatos', { kind: 'unauthorized' }, { kind: 'unauthorized' })
  await button(page, 'Gerar automaticamente').click()
  await expect(page.getByText(onAutoFailure)).toBeVisible()
  const failed = page
    .getByRole('list', { name: 'Agentes', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Falhou' })
  await expect(failed).toContainText('Fatos')
  await expect(failed).toContainText('Erro:')
  await expect(finished(page)).toHaveCount(1)
  await expectAccessible(page, 'wizard, step 3, failed')
  await button(page, 'Avançar agente').click()
  await expect(
    page.getByText('Falha ao avançar para o próximo agente. Por favor, tente novamente.'),
  ).toBeVisible()
  await button(page, 'Avançar agente').click()
  await expect(finished(page)).toHaveCount(2)
  await expect(page.getByText('Falha ao avançar')).toHaveCount(0)
  expect(calls(model)).toMatchObject({ qualificacao: 1, fatos: 3, estrategista: 0 })
})

test('the part of an agent that failed is written by hand on the petition’s page, and the server goes on from it', async ({
  page,
  model,
  session,
}) => {
  const id = await open(page, session)
  model.nextOf('fatos', { kind: 'unauthorized' })
  await button(page, 'Gerar automaticamente').click()
  await expect(page.getByText(onAutoFailure)).toBeVisible()
  await page.goto(`/petitions/${id}`)
  await page.getByRole('tab', { name: 'Status dos Agentes' }).click()
  await expect(button(page, 'Escrever à mão')).toHaveCount(1)
  await expectAccessible(page, 'petition, agent failed')
  await button(page, 'Escrever à mão: Cronologia dos Fatos').press('Enter')
  await page.getByLabel('Texto de Cronologia dos Fatos').fill('Fatos contados à mão.')
  await button(page, 'Salvar').click()
  await expect(finished(page)).toHaveCount(8, { timeout: 90_000 })
  await expect(page.getByRole('list', { name: 'Agentes', exact: true })).toContainText(
    'Fatos contados à mão.',
  )
  expect(calls(model)).toEqual(oneEach)
  expect(model.requests.find(({ agent }) => agent === 'estrategista')?.user).toContain(
    'Fatos contados à mão.',
  )
})

/**
 * What a killed server was at is taken up soon. Nowhere else: where the machine stands still for longer, a
 * living one loses its step.
 */
const shortLease = { AGENT_LEASE_SECONDS: '3' }

test('a server that dies in the middle loses one call at most', async ({ page, lavra, model, session }) => {
  await lavra.restart(shortLease)
  await open(page, session)
  model.nextOf('fatos', { kind: 'hang_mid_stream' })
  await button(page, 'Gerar automaticamente').click()
  await asked(model, 'fatos')
  await lavra.kill()
  await expect(page.getByText(onAutoFailure)).toBeVisible()
  await expect(page.getByText('Falha ao carregar status dos agentes')).toBeVisible()
  await lavra.run()
  await expect(page.getByText('Falha ao carregar status dos agentes')).toBeHidden({ timeout: 30_000 })
  await expect(finished(page)).toHaveCount(1)
  await button(page, 'Gerar automaticamente').click()
  await expect(review(page)).toBeVisible({ timeout: 90_000 })
  expect(calls(model)).toEqual({ ...oneEach, fatos: 2 })
  await page.getByRole('tab', { name: 'Status dos Agentes' }).click()
  await expect(finished(page)).toHaveCount(8)
})

test('in the background it survives the page and the server', async ({ page, lavra, model, session }) => {
  await lavra.restart(shortLease)
  await open(page, session)
  model.nextOf('leis', { kind: 'hang_mid_stream' })
  await button(page, 'Gerar automaticamente').click()
  await asked(model, 'qualificacao')
  await button(page, 'Continuar em segundo plano').click()
  await expect(page.getByText(/A geração continua no servidor/)).toBeVisible()
  await expect(button(page, 'Avançar agente')).toBeDisabled()
  await page.getByRole('link', { name: 'Petições Recentes' }).click()
  const row = page.getByRole('list', { name: 'Petições Recentes' }).getByRole('listitem').first()
  await expect(row).toContainText('Em Processamento')
  await asked(model, 'leis')
  await lavra.kill()
  await lavra.run()
  await expect(row).toContainText('Concluída', { timeout: 90_000 })
  const { leis, ...others } = calls(model)
  expect(leis).toBe(2)
  expect(Object.values(others)).toEqual(Array(7).fill(1))
})

test('what the server refuses in step 3 is told in the words of the product', async ({ page, session }) => {
  const refusal = (detail: string) => ({ detail, code: 'forced', request_id: 'r' })
  const id = await open(page, session)
  const step3 = page.url()
  const advance = /\/advance-agent$/
  const tried = async (
    path: RegExp,
    method: string,
    status: number,
    detail: string,
    press: string | null,
    text: string,
  ) => {
    await page.unrouteAll()
    await force(page, method, path, status, refusal(detail))
    if (press) await button(page, press).click()
    else await page.goto(step3)
    await expect(page.getByText(text)).toBeVisible()
  }
  await tried(
    advance,
    'POST',
    502,
    'O serviço de IA não respondeu',
    'Avançar agente',
    'Falha ao avançar para o próximo agente. Por favor, tente novamente.',
  )
  await tried(
    advance,
    'POST',
    409,
    'O agente ainda está trabalhando.',
    'Avançar agente',
    'Erro ao avançar agente. Verifique se a petição foi concluída.',
  )
  await tried(advance, 'POST', 500, 'Erro interno', 'Gerar automaticamente', onAutoFailure)
  await tried(
    /\/status$/,
    'GET',
    500,
    'Erro interno',
    'Gerar automaticamente',
    'Falha na geração automática da petição. Você pode continuar manualmente.',
  )
  await tried(/\/status$/, 'GET', 500, 'Erro interno', null, 'Falha ao carregar status dos agentes')

  await page.unrouteAll()
  await page.goto(step3)
  await force(page, 'POST', advance, 409, refusal('Petição já concluída (already completed)'))
  await force(page, 'GET', new RegExp(`/petitions/${id}$`), 500, refusal('Erro interno'))
  await button(page, 'Avançar agente').click()
  await expect(page.getByText('Falha ao recuperar a petição final.')).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Tentar novamente').click()
  await expect(review(page)).toBeVisible()
  await button(page, 'Voltar à geração').click()
  await force(page, 'POST', advance, 404, refusal('Petição não encontrada'))
  await button(page, 'Gerar automaticamente').click()
  await expect(review(page)).toBeVisible()

  await page.unrouteAll()
  await force(page, 'POST', /\/start-generation$/, 503, refusal('O banco de dados não respondeu'))
  await force(page, 'GET', /\/status$/, 200, {
    status: 'initialized',
    current_agent: 'qualificacao',
    completed_agents: [],
    progress_percentage: 0,
    version: 1,
    created_at: '2026-03-01T12:00:00.000Z',
    agents_progress: [],
  })
  await page.goto(step3)
  await expect(page.getByText('Falha ao iniciar a geração de IA. Por favor, tente novamente.')).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Tentar novamente').click()
  await expect(button(page, 'Avançar agente')).toBeEnabled()
})

test('a finished petition that cannot be read is told, and tried again', async ({ page, session }) => {
  const id = await open(page, session)
  await page.request.post(`${api}/petitions/${id}/start-generation`, {
    data: { background: true },
    headers: { authorization: `Bearer ${session['access_token']}` },
  })
  await force(page, 'GET', new RegExp(`/petitions/${id}$`), 500, {
    detail: 'Erro interno',
    code: 'forced',
    request_id: 'r',
  })
  await expect(page.getByText('Falha ao carregar petição concluída.')).toBeVisible({ timeout: 60_000 })
  await page.unrouteAll()
  await button(page, 'Tentar novamente').click()
  await expect(review(page)).toBeVisible()
})
