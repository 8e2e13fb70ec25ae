import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { send, type Heard, type Request } from './door'
import { forms, petitionAt, upload, type Ground } from './forms'
import { possibleStates, type History, type Kind, type Subject, type Write } from './history'

export interface Workplace {
  /** Where the server is at this moment. */
  origin: () => string
  history: History
  ground: Ground
}

interface Pending {
  subject: Subject
  request: Request
}

const AGENTS = 8
/** How many records a person has open at a time. */
const MANY = 6

/**
 * Somebody who writes one record after the other. A creation whose end is unknown is repeated under its key,
 * as the web app does; a record whose change or deletion came to an unknown end is left as it is, to be
 * looked at afterwards.
 */
export class Person {
  private readonly open: Subject[] = []
  private pending: Pending | null = null
  private stopped = false

  constructor(
    private readonly place: Workplace,
    private readonly token: string,
  ) {}

  /** Works until `stop`; resolves once the request under way has its end. */
  async work(): Promise<void> {
    while (!this.stopped) await this.step()
  }

  stop(): void {
    this.stopped = true
  }

  /** Repeats a creation whose end is still unknown until it has one. */
  async finish(): Promise<void> {
    for (let turn = 0; this.pending && turn < 100; turn++) await this.repeat()
  }

  private async step(): Promise<void> {
    if (this.pending) return this.repeat()
    const subject = this.open[Math.floor(Math.random() * MANY)]
    if (!subject) return this.create(kindByChance())
    if (subject.kind === 'petition') return this.advance(subject)
    return Math.random() < 0.3 ? this.remove(subject) : this.update(subject)
  }

  private async create(kind: Kind): Promise<void> {
    const marker = `m${randomUUID().replaceAll('-', '')}`
    const subject: Subject = { kind, marker, id: null, writes: [] }
    this.place.history.subjects.push(subject)
    this.pending = { subject, request: { ...this.creation(subject), key: randomUUID() } }
    await this.repeat()
  }

  private creation(subject: Subject): Request {
    const { kind, marker } = subject
    if (kind === 'petition')
      return { method: 'POST', path: '/api/v1/petitions/initialize', body: petitionAt(marker) }
    const path = `/api/v1${forms[kind].path}/`
    if (kind !== 'document')
      return { method: 'POST', path, body: forms[kind].body(marker, 1, this.place.ground) }
    const { form, sha256 } = upload(marker, this.place.ground)
    subject.sha256 = sha256
    return { method: 'POST', path, form }
  }

  private async repeat(): Promise<void> {
    if (!this.pending) return
    const { subject, request } = this.pending
    const heard = await this.ask(subject, { act: 'created', revision: 1 }, request)
    if (heard.outcome === 'unknown') return
    this.pending = null
    if (heard.outcome === 'refused') return
    const { id, petition_id } = heard.body as { id?: string; petition_id?: string }
    subject.id = petition_id ?? id ?? null
    this.open.push(subject)
  }

  private async update(subject: Subject): Promise<void> {
    if (subject.kind === 'petition') return
    const revision = Math.max(...possibleStates(subject)) + 1
    const body = forms[subject.kind].body(subject.marker, revision, this.place.ground)
    const path = `/api/v1${forms[subject.kind].path}/${subject.id}`
    await this.change(subject, { act: 'updated', revision }, { method: 'PUT', path, body })
  }

  private async remove(subject: Subject): Promise<void> {
    if (subject.kind === 'petition') return
    const path = `/api/v1${forms[subject.kind].path}/${subject.id}`
    const { outcome } = await this.change(
      subject,
      { act: 'deleted', revision: 0 },
      { method: 'DELETE', path },
    )
    if (outcome === 'done') this.leave(subject)
  }

  /** Starts a petition, then has one agent after the other write. */
  private async advance(subject: Subject): Promise<void> {
    const revision = Math.max(...possibleStates(subject)) + 1
    const call = revision === 2 ? 'start-generation' : 'advance-agent'
    await this.change(
      subject,
      { act: 'updated', revision },
      { method: 'POST', path: `/api/v1/petitions/${subject.id}/${call}`, body: {} },
    )
    if (revision === 2 + AGENTS) this.leave(subject)
  }

  private async change(subject: Subject, write: Omit<Write, 'outcome'>, request: Request): Promise<Heard> {
    const heard = await this.ask(subject, write, request)
    if (heard.outcome === 'unknown') this.leave(subject)
    return heard
  }

  private async ask(subject: Subject, write: Omit<Write, 'outcome'>, request: Request): Promise<Heard> {
    const heard = await send(this.place.origin(), this.place.history, { ...request, token: this.token })
    subject.writes.push({ ...write, outcome: heard.outcome })
    if (heard.outcome !== 'done') await pause(250)
    return heard
  }

  private leave(subject: Subject): void {
    const at = this.open.indexOf(subject)
    if (at >= 0) this.open.splice(at, 1)
  }
}

function kindByChance(): Kind {
  const chance = Math.random()
  if (chance < 0.15) return 'client'
  if (chance < 0.4) return 'contact'
  if (chance < 0.65) return 'case'
  return chance < 0.9 ? 'document' : 'petition'
}
