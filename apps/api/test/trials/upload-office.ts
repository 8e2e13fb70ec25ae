import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { formOf, fieldPart, filePart } from '../uploads'
import type { RealServer } from './real-server'

export interface Known {
  sha256: string
  /** What the office was told of it, or asked for without hearing the answer. */
  state: 'sent' | 'saved' | 'deleting' | 'deleted'
  id: string | null
}

export interface Listed {
  id: string
  title: string
  file_size: number
}

export const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** An office at a server of its own that uploads and deletes, and remembers what it was told. */
export class UploadOffice {
  readonly known = new Map<string, Known>()
  private token = ''
  private caseId = ''
  server!: RealServer

  async open(): Promise<void> {
    const password = 'senha-de-teste'
    await this.post('/users/', {
      username: 'lia',
      email: 'lia@exemplo.com',
      full_name: 'Lia Torres Amado',
      password,
    })
    const form = new URLSearchParams({ username: 'lia', password })
    const signedIn = await fetch(`${this.server.origin}/token`, { method: 'POST', body: form })
    this.token = ((await signedIn.json()) as { access_token: string }).access_token
    // What is deleted takes its file along at once.
    await this.call(
      'PUT',
      '/api/v1/users/settings/system',
      JSON.stringify({ trash_days: 0 }),
      'application/json',
    )
    const client = await this.post('/api/v1/clients/', {
      name: 'Padaria Três Irmãos',
      client_type: 'corporate',
    })
    const fields = {
      title: 'Cobrança',
      case_number: 'PROC-2026-000001',
      client_id: client.id,
      case_type: 'Litígio Cível',
    }
    this.caseId = (await this.post('/api/v1/cases/', fields)).id
  }

  private async post(path: string, body: unknown): Promise<{ id: string }> {
    const answer = await this.call('POST', path, JSON.stringify(body), 'application/json')
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { id: string }
  }

  private call(method: string, path: string, body?: RequestInit['body'], type = ''): Promise<Response> {
    const headers = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(type && { 'content-type': type }),
    }
    const streamed = body instanceof ReadableStream && { duplex: 'half' as const }
    return fetch(this.server.origin + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...streamed,
    })
  }

  /** Uploads a file, at once or drop by drop; answers whether that was acknowledged. */
  async upload(bytes: number, pieces: number, kind: 'txt' | 'gif' = 'txt'): Promise<boolean> {
    const title = randomUUID()
    const content = Buffer.from((kind === 'gif' ? 'GIF89a' : '') + randomBytes(bytes / 2).toString('hex'))
    this.known.set(title, { sha256: digest(content), state: 'sent', id: null })
    const form = formOf([
      fieldPart('case_id', this.caseId),
      filePart(`name="file"; filename="a.${kind}"`, content),
      fieldPart('title', title),
    ])
    const body = pieces === 1 ? new Uint8Array(form) : drops(form, pieces)
    const answer = await this.call(
      'POST',
      '/api/v1/documents/',
      body,
      'multipart/form-data; boundary=limite',
    ).catch(() => null)
    if (answer?.status !== 201) return false
    const { id } = (await answer.json().catch(() => ({ id: null }))) as { id: string | null }
    if (id) this.known.set(title, { sha256: digest(content), state: 'saved', id })
    return id !== null
  }

  /** Deletes something saved. */
  async remove(): Promise<boolean> {
    const found = [...this.known.values()].find(({ state }) => state === 'saved')
    if (!found?.id) return false
    found.state = 'deleting'
    const answer = await this.call('DELETE', `/api/v1/documents/${found.id}`).catch(() => null)
    if (answer?.status === 204) found.state = 'deleted'
    return answer?.status === 204
  }

  async list(): Promise<Listed[]> {
    return (await (await this.call('GET', `/api/v1/documents/case/${this.caseId}`)).json()) as Listed[]
  }

  async contentOf(id: string): Promise<Buffer> {
    const answer = await this.call('GET', `/api/v1/documents/${id}/download`)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0)
  }
}

function drops(form: Buffer, pieces: number): ReadableStream {
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 15))
      const piece = form.subarray(sent, (sent += Math.ceil(form.length / pieces)))
      if (piece.length > 0) controller.enqueue(new Uint8Array(piece))
      else controller.close()
    },
  })
}
