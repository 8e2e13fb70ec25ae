import type { APIRequestContext } from '@playwright/test'
import { startModelServer, type ModelRequest, type ModelServer } from '../apps/api/test/model-server'
import { say } from '../apps/api/src/features/chat/answer/phrases'
import { ask, box, button, open, panel, sources, talk } from './assistant'
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
const chatCall = /\/api\/v1\/chat\/chat$/
const failure = 'Desculpe, houve um erro ao processar sua mensagem. Tente novamente.'
const question = 'Qual a multa por atraso do aluguel da loja?'
const fine = 'A multa por atraso é de dez por cento sobre o aluguel da loja'
const witness = 'A zeladora Ivone viu o atraso do aluguel da loja'

/**
 * An office of one case and one contact, whose assistant speaks through a stand-in model that does as it is
 * told.
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
      const server = await LavraServer.start({
        settings: { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' },
      })
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
  // What is refused or cut off stands in the browser's console.
  noErrors: async ({}, use) => use(undefined),
  session: async ({ page, request, model }, use) => {
    model.reset()
    model.always({ kind: 'ok', tokens: 20 }).writes('unknown', `${fine} [1].`)
    const answer = await request.post('/token', {
      form: { username: lawyer.username, password: lawyer.password },
    })
    const { access_token, user } = (await answer.json()) as { access_token: string; user: unknown }
    await fillOffice(request, { authorization: `Bearer ${access_token}` })
    const session = { access_token, user: JSON.stringify(user) }
    await page.addInitScript(
      (entries) => Object.entries(entries).forEach(([name, value]) => localStorage.setItem(name, value)),
      session,
    )
    await page.goto('/')
    await open(page)
    await use(session)
  },
})

/** Once; then until the index has both records. */
async function fillOffice(request: APIRequestContext, headers: Record<string, string>) {
  const add = async (path: string, data: object) =>
    (await (await request.post(`${api}${path}`, { headers, data })).json()) as { id: string }
  const { total } = (await (await request.get(`${api}/clients/`, { headers })).json()) as { total: number }
  if (total === 0) {
    const client = await add('/clients/', { name: 'Clara Medeiros', client_type: 'individual' })
    const matter = {
      title: 'Aluguéis da loja',
      case_number: 'PROC-2026-000777',
      client_id: client.id,
      case_type: 'Litígio Cível',
      description: `${fine}.`,
    }
    await add('/cases/with-parties', { ...matter, parties: [] })
    await add('/contacts/', { name: 'Ivone Prates', general_notes: `${witness}.` })
    await add('/contacts/', { name: 'Noel Prates' })
  }
  const found = async () => {
    const answer = await request.post(`${api}/chat/search`, { headers, data: { query: question } })
    return new Set(((await answer.json()) as { results: { type: string }[] }).results.map(({ type }) => type))
  }
  await expect.poll(found, { timeout: 60_000 }).toEqual(new Set(['case', 'contact']))
}

/** The number under which the model was given a passage of this kind. */
const numberOf = ({ user }: ModelRequest, kind: string) =>
  new RegExp(`^\\[(\\d+)\\] ${kind}:`, 'm').exec(user)?.[1] ?? '?'

/** Holds the model in the middle of its next answer, until it is released. */
function holdMidStream(model: ModelServer): () => void {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  model.hooks.onMidStream = () => held
  return release
}

test('an answer grows while it is written, and its numbers lead to the records', async ({
  page,
  model,
  session: _,
}) => {
  const words = (request: ModelRequest) =>
    `${fine} [${numberOf(request, 'Processo')}]. ${witness} [${numberOf(request, 'Contato')}]. Fim.`
  model.writes('unknown', words)
  const release = holdMidStream(model)

  await test.step('sentence by sentence', async () => {
    await ask(page, question)
    await expect(talk(page).getByText(fine)).toBeVisible()
    await expect(talk(page).getByText('Processando...')).toBeVisible()
    await expect(talk(page).getByText(witness)).toBeHidden()
    await expect(talk(page).getByText('Fontes:')).toBeHidden()
    await expectAccessible(page, 'assistant, answering')
    release()
    await expect(talk(page).getByText(witness)).toBeVisible()
    await expect(talk(page).getByText('Processando...')).toBeHidden()
    await expect(talk(page).getByText('Fim.')).toBeHidden()
    await expect(sources(page).getByRole('listitem')).toHaveText([
      /^1Processo · Clara Medeiros/,
      /^2Contato · Ivone Prates/,
    ])
  })
  await test.step('the second to the contact alone, the first to the case', async () => {
    await panel(page).getByRole('link', { name: 'Fonte 2: Contato · Ivone Prates' }).click()
    await expect(page).toHaveURL(/\/contacts\?search=Ivone%20Prates$/)
    await expect(page.getByRole('heading', { name: 'Ivone Prates' })).toBeVisible()
    await expect(page.getByText('Noel Prates')).toBeHidden()
    await panel(page)
      .getByRole('link', { name: /^Fonte 1: Processo/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aluguéis da loja' })).toBeVisible()
  })
  await test.step('what the model broke off is gone when it begins anew', async () => {
    const first = (request: ModelRequest) => `${witness} [${numberOf(request, 'Contato')}]. `.repeat(4)
    model
      .writes('unknown', (request) => (model.calls('unknown') === 2 ? first(request) : words(request)))
      .next({ kind: 'cut' })
    const releaseSecond = holdMidStream(model)
    await ask(page, 'E qual é mesmo a multa por atraso do aluguel da loja?')
    const answer = talk(page).locator('.prose').nth(1)
    await expect(answer).toContainText(fine)
    await expect(answer).not.toContainText(witness)
    releaseSecond()
    await expect(talk(page).getByText('Fontes:')).toHaveCount(2)
    expect(model.calls('unknown')).toBe(3)
  })
})

test('having no answer is told in three ways', async ({ page, model, session: _ }) => {
  const answers = talk(page).locator('.prose')
  await test.step('nothing on record', async () => {
    await ask(page, 'receita de bolo de fubá cremoso')
    await expect(answers.last()).toHaveText(
      'Não encontrei nos registros do escritório nada que responda a esta pergunta.',
    )
    expect(model.calls('unknown')).toBe(0)
  })
  await test.step('nothing that the sources hold', async () => {
    model.writes('unknown', 'NADA CONSTA.')
    await ask(page, question)
    await expect(answers.last()).toHaveText(
      'Não encontrei nos registros do escritório uma resposta que as fontes sustentem.',
    )
    await expect(talk(page).getByText('Fontes:')).toBeHidden()
  })
  await test.step('the index is still being made', async () => {
    await force(page, 'POST', chatCall, 200, {
      answer: say.indexNotReady,
      sources: [],
      kind: 'index_not_ready',
    })
    await ask(page, question)
    await expect(answers.last()).toContainText(
      'O índice de busca ainda está sendo preparado. Tente novamente em instantes;',
    )
    await page.unrouteAll()
  })
  await test.step('the model is out of reach: the records speak for themselves', async () => {
    await model.goDark()
    await ask(page, question)
    await expect(answers.last()).toContainText('Não foi possível falar com o serviço de IA.', {
      timeout: 60_000,
    })
    await expect(answers.last()).toContainText(fine)
    await expect(sources(page).getByRole('listitem').first()).toHaveText(/^1Processo · Clara Medeiros/)
    await model.comeBack()
    await expect(talk(page).getByText(failure)).toBeHidden()
    await expectAccessible(page, 'assistant, model out of reach')
  })
})

test('a server that dies in the middle of an answer keeps the question', async ({
  page,
  lavra,
  model,
  session: _,
}) => {
  model.writes('unknown', `${fine} [1]. ${fine} [1]. Fim.`)
  const release = holdMidStream(model)
  await ask(page, question)
  await expect(talk(page).getByText(fine)).toBeVisible()
  await box(page).fill('A pergunta seguinte')
  await lavra.kill()
  release()
  await expect(talk(page).getByText(failure)).toBeVisible()
  await expect(talk(page).getByText('Não foi possível falar com o servidor.')).toBeVisible()
  await expect(talk(page).getByText(fine)).toBeHidden()
  await expect(talk(page).getByText(question)).toBeVisible()
  await expect(box(page)).toHaveValue('A pergunta seguinte')
  await lavra.run()
  await button(page, 'Tentar novamente').click()
  await expect(sources(page)).toBeVisible()
  await expect(talk(page).getByText(fine)).toBeVisible()
  await expect(talk(page).getByText(failure)).toBeHidden()
  await expect(talk(page).getByText(question)).toHaveCount(1)
  await expect(box(page)).toHaveValue('A pergunta seguinte')
})
