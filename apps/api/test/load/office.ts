import { expect } from 'vitest'
import { openDatabase } from '../../src/platform/database/database'
import type { Env } from '../../src/platform/env'
import { auditKey } from '../../src/platform/audit/seal'
import { verifyAudit, type AuditFinding } from '../../src/platform/audit/verify'
import { filesAt } from '../../src/platform/storage/files'
import { checkIntegrity } from '../../src/platform/backup/integrity'
import { complaints } from './check'
import { emptyHistory, figures, type History } from './history'
import { Person } from './person'
import { readBack } from './read-back'

const password = 'senha-de-teste'

interface Here {
  origin: string
}

/**
 * An office at one or more servers, in which several people write at once and remember what they were told.
 */
export class Office {
  readonly history: History = emptyHistory()
  private ground = { client_id: '', case_id: '' }
  private tokens: string[] = []
  private people: Person[] = []
  private working: Promise<unknown> = Promise.resolve()
  /** Each person's server by turns. */
  private turn = 0

  /** `servers` are those that run now; whoever restarts one puts the new one in its place. */
  constructor(readonly servers: Here[]) {}

  async open(people = 4): Promise<this> {
    for (let n = 0; n < people; n++) this.tokens.push(await this.joins(`pessoa${n}`))
    const client = await this.made('/clients/', { name: 'Padaria Três Irmãos', client_type: 'corporate' })
    const fields = {
      title: 'Cobrança',
      case_number: 'PROC-2026-000001',
      client_id: client.id,
      case_type: 'Litígio Cível',
    }
    const { id } = await this.made('/cases/', fields)
    this.ground = { client_id: client.id, case_id: id }
    return this
  }

  /** Everybody begins to write. */
  start(): void {
    const place = { origin: () => this.origin(), history: this.history, ground: this.ground }
    this.people = this.tokens.map((token) => new Person(place, token))
    this.working = Promise.all(this.people.map((person) => person.work()))
  }

  /**
   * Everybody ends what they are at; what they do not know the end of they ask for again, so the servers have
   * to be well.
   */
  async stop(): Promise<void> {
    for (const person of this.people) person.stop()
    await this.working
    await Promise.all(this.people.map((person) => person.finish()))
  }

  /** How many writes were acknowledged so far. */
  acknowledged(): number {
    return this.history.subjects.reduce(
      (sum, { writes }) => sum + writes.filter(({ outcome }) => outcome === 'done').length,
      0,
    )
  }

  /** Waits until so many more writes were acknowledged. */
  async progress(more: number, timeout = 120_000): Promise<void> {
    const goal = this.acknowledged() + more
    await expect.poll(() => this.acknowledged(), { timeout, interval: 20 }).toBeGreaterThanOrEqual(goal)
  }

  /** What does not fit together, by what anybody may read over HTTP. */
  async complaints(): Promise<string[]> {
    const [token] = this.tokens
    const ask = async (path: string) => {
      const answer = await fetch(this.origin() + path, { headers: { authorization: `Bearer ${token}` } })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer
    }
    return complaints(this.history, await readBack(ask, this.ground.case_id))
  }

  figures(): string {
    const { records, done, refused, unknown, statuses, slowest_ms } = figures(this.history)
    const answers = Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')
    return `records ${records}, writes acknowledged ${done}, refused ${refused}, of unknown end ${unknown}; answers ${answers}; slowest ${slowest_ms} ms`
  }

  private origin(): string {
    return this.servers[this.turn++ % this.servers.length]?.origin ?? ''
  }

  /** The first becomes the administrator and makes the others ones. */
  private async joins(username: string): Promise<string> {
    const user = await this.made('/users/', {
      username,
      email: `${username}@exemplo.com`,
      full_name: `Lia Torres Amado ${username}`,
      password,
    })
    const [admin] = this.tokens
    if (admin) await this.call('PUT', `/users/${user.id}/role?new_role=admin`)
    const form = new URLSearchParams({ username, password })
    const signedIn = await fetch(`${this.origin()}/token`, { method: 'POST', body: form })
    return ((await signedIn.json()) as { access_token: string }).access_token
  }

  private async made(path: string, body: unknown): Promise<{ id: string }> {
    return (await this.call('POST', path, body)) as { id: string }
  }

  private async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const [token] = this.tokens
    const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' }
    const answer = await fetch(`${this.origin()}/api/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
}

/**
 * What does not fit together where HTTP cannot see, once no server runs: rows and files, and the sealed
 * trail.
 */
export async function hiddenFaults(env: Env): Promise<unknown[]> {
  const database = await openDatabase(env, () => undefined)
  try {
    const findings: unknown[] = await checkIntegrity(database, await filesAt(env))
    await verifyAudit(database, auditKey(env.AUDIT_KEY), [], (finding: AuditFinding) =>
      findings.push(finding),
    )
    return findings
  } finally {
    await database.close()
  }
}
