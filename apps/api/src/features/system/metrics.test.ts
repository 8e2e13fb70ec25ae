import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import supertest from 'supertest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, signedIn } from '../../../test/factories'
import { startModelServer, type ModelServer } from '../../../test/model-server'
import { advance, llmOf, started } from '../../../test/petitions'
import { twoNodes } from '../../../test/proxy'
import { looseFilesJob } from '../../platform/storage/pending-files'
import { rows, sql } from '../../platform/database/sql'
import { systemCtx } from '../../../test/indexing'

let model: ModelServer
let api: Api
let user: Actor

const token = 'uma-senha-do-prometheus'

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({
    llm: llmOf(model),
    env: { MODEL_PRICE_IN: 2, MODEL_PRICE_OUT: 10, METRICS_TOKEN: token },
  })
  user = await signedIn(api, 'admin')
})
afterAll(async () => {
  await api.close()
  await model.close()
})

const scrape = async (): Promise<string> =>
  (await api.as(null).get('/metrics').set('Authorization', `Bearer ${token}`)).text
/** The value of one line, with its labels as they stand there. */
const value = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((printed) => printed.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

// Each node tells its own.
test.skipIf(twoNodes)('calls of the model with their tokens and what they cost', async () => {
  model.always({ kind: 'ok' })
  const id = await started(api, user)
  expect((await advance(api, user, id)).status).toBe(200)
  const [run] = await rows<{ tokens_in: number; tokens_out: number }>(
    systemCtx(api),
    sql`select tokens_in, tokens_out from agent_runs where petition_id = ${id} and position = 0`,
  )
  const text = await scrape()
  expect(run?.tokens_out).toBeGreaterThan(0)
  expect(value(text, 'lavra_model_tokens_total{direction="in"}')).toBe(run?.tokens_in)
  expect(value(text, 'lavra_model_tokens_total{direction="out"}')).toBe(run?.tokens_out)
  expect(value(text, 'lavra_model_cost_total')).toBeCloseTo(
    ((run?.tokens_in ?? 0) * 2 + (run?.tokens_out ?? 0) * 10) / 1e6,
    9,
  )
  expect(value(text, 'lavra_model_call_duration_seconds_count{kind="generate",outcome="ok"}')).toBe(1)
  model.always({ kind: 'status', status: 401 })
  expect((await advance(api, user, id)).status).toBe(502)
  expect(await scrape()).toMatch(
    /lavra_model_call_duration_seconds_count\{kind="generate",outcome="(?!ok)\w+"\} 1/,
  )
})

test.skipIf(twoNodes)(
  'statements, connections, jobs, and what waits to be indexed and since when',
  async () => {
    const ctx = systemCtx(api)
    const before = await scrape()
    expect(value(before, 'lavra_database_up')).toBe(1)
    expect(value(before, 'lavra_database_connections{state="used"}')).toBeGreaterThanOrEqual(0)
    await rows(ctx, sql`select 1 / 0`).catch(() => undefined)
    const client = await aClient(api)
    await rows(
      ctx,
      sql`update index_queue set changed_at = now() - interval '1 hour', next_try_at = 'infinity' where source_id = ${client.id}`,
    )
    await ctx.jobs.send(looseFilesJob, {}, { startAfter: new Date(Date.now() + 3_600_000) })
    const after = await scrape()
    const failed = 'lavra_database_statement_duration_seconds_count{outcome="failed"}'
    expect(value(after, failed)).toBeGreaterThan(value(before, failed) ?? 0)
    expect(value(after, 'lavra_jobs{job="files.loose",state="created"}')).toBeGreaterThanOrEqual(1)
    expect(value(after, 'lavra_index_waiting')).toBeGreaterThanOrEqual(1)
    expect(value(after, 'lavra_index_lag_seconds')).toBeGreaterThan(3_500)
  },
)

test('from elsewhere only with the token', async () => {
  const from = (headers: Record<string, string>) =>
    supertest(api.server)
      .get('/metrics')
      .set({ 'X-Forwarded-For': '203.0.113.7', ...headers })
  expect((await from({})).status).toBe(401)
  expect((await from({ authorization: `Bearer ${user.token}` })).status).toBe(401)
  expect((await from({ authorization: `Bearer ${token}` })).status).toBe(200)
})

test('dashboard and alerts of docs/monitoramento ask for nothing but what is told here, and each alert has its entry in the guide', async () => {
  const read = (path: string) => readFileSync(new URL(`../../../../../docs/${path}`, import.meta.url), 'utf8')
  const panels = (
    JSON.parse(read('monitoramento/grafana.json')) as { panels: { targets: { expr: string }[] }[] }
  ).panels
  const alerts = read('monitoramento/alertas.yml')
  const asked = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.split('\n').filter((line) => /^ +expr: /.test(line)),
  ]
  const names = asked.flatMap((expr) => expr.match(/\b(?:lavra|process|nodejs)_\w+/g) ?? [])
  const told = new Set(
    Array.from((await scrape()).matchAll(/^# TYPE (\S+) (\w+)$/gm), ([, name, type]) => ({
      name,
      type,
    })).flatMap(({ name = '', type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !told.has(name))).toEqual([])
  const guide = read('guia-de-operacao.md')
  const titles = Array.from(alerts.matchAll(/alert: (\w+)/g), ([, title]) => title ?? '')
  expect(titles.length).toBeGreaterThan(5)
  expect(titles.filter((title) => !guide.includes(`\n## ${title}\n`))).toEqual([])
})
