import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { documents } from '@lavra/contracts/documents'
import { petitions } from '@lavra/contracts/petitions'
import { system } from '@lavra/contracts/office/system'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { helena } from '../../../test/app'
import { fakeServer, ok, problem, refused } from '../../../test/server'
import { ApiError, call, callFile, messageOf, onForbidden } from './call'
import { currentSession, endSession, startSession } from '../session/session'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  endSession()
})

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`expected an ApiError, got ${String(error)}`)
}

describe('a call', () => {
  it('fills the path, drops empty query values and sends the token', async () => {
    startSession({ token: 'tok', user: helena }, true)
    server.on(cases.get, ok({}))
    server.on(clients.list, ok({ clients: [], total: 0 }))
    await call(cases.get, { params: { id: 'a/b ç' } })
    await call(clients.list, { query: { search: '', status: undefined, skip: 0 } })
    expect(server.requests.map((request) => request.path)).toEqual([
      '/api/v1/cases/a%2Fb%20%C3%A7',
      '/api/v1/clients/',
    ])
    expect(server.requests[1]?.query.toString()).toBe('skip=0')
    expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer tok')
  })

  it('sends the version it read and no token when signed out', async () => {
    server.on(petitions.saveContent, ok({}))
    await call(petitions.saveContent, { params: { id: 'p1' }, body: { content: 'x' } }, { ifMatch: 3 })
    expect(server.requests[0]?.headers.get('If-Match')).toBe('"3"')
    expect(server.requests[0]?.headers.get('Authorization')).toBeNull()
    expect(server.requests[0]?.headers.get('Idempotency-Key')).toBeNull()
  })

  it('repeats the key of a creation whose answer got lost, and takes a new one after an answer', async () => {
    const body = { name: 'Padaria' }
    server.on(clients.create, 'unreachable')
    await failure(call(clients.create, { body }))
    server.on(clients.create, ok({}, 201))
    await call(clients.create, { body })
    await call(clients.create, { body })
    const [lost, repeated, another] = server.requests.map((request) => request.headers.get('Idempotency-Key'))
    expect(lost).toBe(repeated)
    expect(another).not.toBe(repeated)
  })

  it('sends files after the fields of a form, with a key of their own', async () => {
    const body = {
      case_id: 'c1',
      title: 'Contrato',
      document_type: 'contract',
      doc_status: 'draft',
      is_confidential: true,
      tags: '["2026"]',
      description: null,
    }
    server.on(documents.create, 'unreachable')
    const [chosen, another] = [new File(['a'], 'contrato.txt'), new File(['a'], 'contrato.txt')]
    for (const file of [chosen, chosen, another])
      await failure(call(documents.create, { body }, { files: [file] }))
    const forms = server.requests.map((request) => request.body as FormData)
    expect([...(forms[0]?.keys() ?? [])]).toEqual([
      'case_id',
      'title',
      'document_type',
      'doc_status',
      'is_confidential',
      'tags',
      'file',
    ])
    expect(forms[0]?.get('is_confidential')).toBe('true')
    const [first, again, other] = server.requests.map((request) => request.headers.get('Idempotency-Key'))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('answers the file an endpoint answers', async () => {
    server.on(documents.download, ok({ some: 'bytes' }))
    expect(await (await callFile(documents.download, { params: { id: 'd1' } })).text()).toBe(
      '{"some":"bytes"}',
    )
    server.on(documents.download, refused(404, 'Documento não encontrado'))
    expect((await failure(callFile(documents.download, { params: { id: 'd1' } }))).detail).toBe(
      'Documento não encontrado',
    )
  })
})

describe('a failure', () => {
  it('carries status, code, sentence and one message per field', async () => {
    server.on(
      cases.create,
      refused(422, [
        problem('title', 'Título é obrigatório'),
        problem('parties.0.name', 'Curto'),
        problem('title', 'Outro'),
      ]),
    )
    const error = await failure(
      call(cases.create, { body: { title: '', case_number: '', client_id: '', case_type: 'Inventário' } }),
    )
    expect(error).toMatchObject({ status: 422, code: 'refused', detail: 'Título é obrigatório' })
    expect(error.problems).toEqual({ title: 'Título é obrigatório', 'parties.0.name': 'Curto' })
  })

  it('is a sentence also where the server is silent, is another program or is gone', async () => {
    server.on(clients.list, ok({}, 503))
    expect(messageOf(await failure(call(clients.list)), 'Erro ao carregar')).toBe('Erro ao carregar')
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })))
    expect((await failure(call(clients.list))).message).toBe(
      'O servidor respondeu com o erro 502. Tente novamente.',
    )
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failure(call(clients.list))).message).toContain('Não foi possível falar com o servidor')
  })

  it('comes when the time is up', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    const error = await failure(call(clients.list, {}, { timeout: 20 }))
    expect(error).toMatchObject({
      status: 0,
      code: 'timeout',
      message: 'O servidor demorou demais para responder. Tente novamente.',
    })
  })

  it('is the caller’s own when the caller gave up', async () => {
    const gone = new AbortController()
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      gone.abort()
      return Promise.reject(signal.reason as Error)
    })
    await expect(call(clients.list, {}, gone.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('rights', () => {
  it('end the session on 401, but not where the call is public', async () => {
    startSession({ token: 'tok', user: helena }, true)
    server.on(system.info, refused(401, 'x'))
    server.on(clients.list, refused(401, 'Não autenticado'))
    await failure(call(system.info))
    expect(currentSession()).not.toBeNull()
    await failure(call(clients.list))
    expect(currentSession()).toBeNull()
    expect(localStorage.getItem('access_token')).toBeNull()
  })

  it('are told on 403 and leave the session', async () => {
    startSession({ token: 'tok', user: helena }, true)
    const tell = vi.fn()
    const stop = onForbidden(tell)
    server.on(clients.create, refused(403, 'Permissão insuficiente'))
    await failure(call(clients.create, { body: { name: 'x' } }))
    stop()
    expect(tell).toHaveBeenCalledOnce()
    expect(currentSession()).not.toBeNull()
  })
})
