import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inTime } from '../lib/with-timeout'
import { channel, type Heard } from './driver'

/** How often the connection is asked whether it still lives, and how long it may take to say so. */
const askMs = 30_000
const answerMs = 5_000
/** Until a lost connection is made again, doubled with each further failure. */
const firstWaitMs = 500
const longestWaitMs = 30_000

/** Hears notifications on a connection of its own, which is made again where it is lost. */
export function listenOnPostgres(
  config: pg.ClientConfig,
  heard: Heard,
  onError: (error: Error) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const listen = async () => {
    for (let failures = 0; !signal.aborted; failures++) {
      await once(config, heard, () => (failures = 0), signal).catch((error: unknown) => {
        if (!signal.aborted) onError(error instanceof Error ? error : new Error(String(error)))
      })
      const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** failures)
      await pause(wait, undefined, { signal }).catch(() => undefined)
    }
  }
  const listening = listen()
  return async () => {
    stopping.abort()
    await inTime(1_000, listening).catch(() => undefined)
  }
}

/** Listens until the connection breaks or `signal` aborts. */
async function once(
  config: pg.ClientConfig,
  heard: Heard,
  listening: () => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ ...config, application_name: 'lavra-listen', query_timeout: answerMs })
  const broken = new AbortController()
  const ends = AbortSignal.any([broken.signal, signal])
  client.on('error', () => broken.abort()).on('end', () => broken.abort())
  client.on('notification', ({ payload }) => heard(payload ?? null))
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    listening()
    // Nobody knows what was told while nobody listened.
    heard(null)
    const goesOn = () => pause(askMs, true, { signal: ends }).catch(() => false)
    while (await goesOn()) await client.query('SELECT 1')
    if (!signal.aborted) throw new Error('the connection for notifications was lost')
  } finally {
    await inTime(1_000, client.end()).catch(() => undefined)
  }
}
