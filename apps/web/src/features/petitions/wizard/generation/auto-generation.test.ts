import { petitions } from '@lavra/contracts/petitions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStatus, petitionId } from '../../../../../test/records'
import { fakeServer, ok, refused } from '../../../../../test/server'
import { autoAdvanceFailed, generateToTheEnd, generationFailed } from './auto-generation'

let server: ReturnType<typeof fakeServer>
let done: number

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
  done = 0
  server.on(petitions.status, () => ok(aStatus(done)))
  server.on(petitions.advance, () => {
    done += 1
    return ok({ ...aStatus(done), is_complete: done === 8 })
  })
})

const advances = () => server.requests.filter((request) => request.path.endsWith('/advance-agent')).length

function run(stop = new AbortController()) {
  const seen: number[] = []
  const end = generateToTheEnd(petitionId, stop.signal, (status) => seen.push(status.completed_agents.length))
  return { stop, seen, end: end.catch((error: unknown) => error as Error) }
}

describe('the automatic generation', () => {
  it('runs one agent after the other with a second between them', async () => {
    const { end, seen } = run()
    await vi.advanceTimersByTimeAsync(999)
    expect(advances()).toBe(1)
    await vi.advanceTimersByTimeAsync(7_000)
    expect(await end).toBe('completed')
    expect(advances()).toBe(8)
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('stops where it is told to', async () => {
    const { end, stop } = run()
    await vi.advanceTimersByTimeAsync(1_500)
    stop.abort()
    expect(await end).toBe('stopped')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(advances()).toBe(2)
  })

  it.each([
    ['already completed', refused(409, 'Petição já concluída (already completed)')],
    ['gone', refused(404, 'Petição não encontrada')],
  ])('is over where advancing says that the petition is %s', async (_, answer) => {
    server.on(petitions.advance, answer)
    expect(await run().end).toBe('completed')
  })

  it('advances nothing that is complete already', async () => {
    done = 8
    expect(await run().end).toBe('completed')
    expect(advances()).toBe(0)
  })

  it('says which half failed', async () => {
    server.on(petitions.advance, refused(502, 'O serviço de IA não respondeu'))
    expect(await run().end).toMatchObject({ message: autoAdvanceFailed, cause: { status: 502 } })
    server.on(petitions.status, 'unreachable')
    expect(await run().end).toMatchObject({ message: generationFailed })
  })
})
