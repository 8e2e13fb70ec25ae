import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { ModelCall } from '../llm/measured'
import type { Database } from './database/database'
import type { Env } from './env'
import { inTime } from './lib/with-timeout'

/**
 * What the server tells of itself, in the words of Prometheus: never an id, a name or an address of a person.
 */
export interface Metrics {
  request: (method: string, route: string, status: number, seconds: number) => void
  statement: (seconds: number, ok: boolean) => void
  model: (call: ModelCall) => void
  backup: (backup: { ok: boolean; at: Date }) => void
  /** All of it as text, with what the database knows of jobs and index at this moment. */
  scrape: (database: Database) => Promise<string>
}

/** This process's own figures, of which there is one set however many servers it holds. */
const ofProcess = new Registry()
// A look at the loop each 10 ms, which is the default, is half a per cent of a core.
collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: 50 })

export function makeMetrics({
  MODEL_PRICE_IN,
  MODEL_PRICE_OUT,
}: Pick<Env, 'MODEL_PRICE_IN' | 'MODEL_PRICE_OUT'>): Metrics {
  const own = new Registry()
  const registers = [own]
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers })
  const requests = histogram(
    'lavra_http_request_duration_seconds',
    'Duration of HTTP requests by route and status',
    ['method', 'route', 'status'],
    [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
  )
  const statements = histogram(
    'lavra_database_statement_duration_seconds',
    'Duration of the statements sent by the driver',
    ['outcome'],
    [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
  )
  const calls = histogram(
    'lavra_model_call_duration_seconds',
    'Duration of calls of the language model by kind and outcome',
    ['kind', 'outcome'],
    [0.3, 1, 3, 10, 30, 60, 120, 180],
  )
  const tokens = new Counter({
    name: 'lavra_model_tokens_total',
    help: 'Tokens that the model says it read and wrote',
    labelNames: ['direction'],
    registers,
  })
  const cost = new Counter({
    name: 'lavra_model_cost_total',
    help: 'What these tokens cost at MODEL_PRICE_IN and MODEL_PRICE_OUT',
    registers,
  })
  const backups = new Counter({
    name: 'lavra_backups_total',
    help: 'Backups of its own that this process tried',
    labelNames: ['outcome'],
    registers,
  })
  const backed = new Gauge({
    name: 'lavra_backup_last_success_timestamp_seconds',
    help: 'When the last of them was made; 0 for none',
    registers,
  })
  const look = lookAt(own)
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    statement: (seconds, ok) => statements.observe({ outcome: ok ? 'ok' : 'failed' }, seconds),
    model: ({ kind, outcome, seconds, tokens_in, tokens_out }) => {
      calls.observe({ kind, outcome }, seconds)
      tokens.inc({ direction: 'in' }, tokens_in)
      tokens.inc({ direction: 'out' }, tokens_out)
      cost.inc((tokens_in * MODEL_PRICE_IN + tokens_out * MODEL_PRICE_OUT) / 1_000_000)
    },
    backup: ({ ok, at }) => {
      backups.inc({ outcome: ok ? 'ok' : 'failed' })
      if (ok) backed.set(at.getTime() / 1_000)
    },
    scrape: async (database) => {
      await look(database)
      return `${await ofProcess.metrics()}\n${await own.metrics()}`
    },
  }
}

/** A database that does not answer within this is told to be down, beside all else that is known. */
const PATIENCE_MS = 2_000

function lookAt(own: Registry): (database: Database) => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [own] })
  const up = gauge('lavra_database_up', 'Whether the database answered this scrape')
  const connections = gauge(
    'lavra_database_connections',
    'Connections of this process to the database by state',
    ['state'],
  )
  const jobs = gauge('lavra_jobs', 'Jobs of all processes by kind and state', ['job', 'state'])
  const waiting = gauge('lavra_index_waiting', 'Records that wait to be indexed')
  const lag = gauge('lavra_index_lag_seconds', 'How long the oldest of them has waited')
  return async (database) => {
    for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count)
    const asked = Promise.all([database.query<JobCount>(jobCounts), database.query<IndexState>(indexState)])
    const found = await inTime(PATIENCE_MS, asked).catch(() => null)
    up.set(found ? 1 : 0)
    if (!found) return
    const [counts, [index]] = found
    jobs.reset()
    for (const { job, state, count } of counts) jobs.set({ job, state }, count)
    waiting.set(index?.waiting ?? 0)
    lag.set(index?.lag ?? 0)
  }
}

interface JobCount {
  job: string
  state: string
  count: number
}
interface IndexState {
  waiting: number
  /** Null where none waits. */
  lag: number | null
}

const jobCounts = `select name as job, state::text as state, count(*)::int as count from pgboss.job
  where state in ('created', 'retry', 'active', 'failed') group by 1, 2`
const indexState =
  'select count(*)::int as waiting, extract(epoch from clock_timestamp() - min(changed_at))::float8 as lag from index_queue'
