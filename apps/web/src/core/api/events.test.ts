import { expect, it } from 'vitest'
import { EventCutter, type ServerEvent } from './events'

const cut = (...pieces: string[]): ServerEvent[] => {
  const cutter = new EventCutter()
  return pieces.flatMap((piece) => cutter.push(piece))
}
const stream =
  'event: token\ndata: {"text":"é"}\n\n: ainda trabalhando\n\nevent: done\ndata: {"answer":"é"}\n\n'
const events = [
  { name: 'token', data: '{"text":"é"}' },
  { name: 'done', data: '{"answer":"é"}' },
]

it('reads events wherever the network has cut them', () => {
  expect(cut(stream)).toEqual(events)
  expect(cut(...Array.from(stream))).toEqual(events)
  for (let at = 0; at <= stream.length; at += 1)
    expect(cut(stream.slice(0, at), stream.slice(at))).toEqual(events)
})

it('reads every kind of line end', () => {
  const lines = stream.replaceAll('\n', '\r\n')
  expect(cut(lines)).toEqual(events)
  expect(cut(...Array.from(lines))).toEqual(events)
  expect(cut(`${stream.replaceAll('\n', '\r')} `)).toEqual(events)
})

it('joins lines of data, passes over comments and strange fields, and keeps back what is not whole', () => {
  expect(cut('id: 1\nretry: 5\n\n')).toEqual([])
  expect(cut('data: a\ndata:b\n\n')).toEqual([{ name: 'message', data: 'a\nb' }])
  expect(cut('event: done\ndata: half')).toEqual([])
})
