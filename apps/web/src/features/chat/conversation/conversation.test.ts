import { expect, it } from 'vitest'
import {
  converse,
  emptyConversation,
  recentExchanges,
  pendingOf,
  type Conversation,
  type ConversationAction,
} from './conversation'

const at = '2026-11-21T12:00:00.000Z'
const asked = (id: string, question = `pergunta ${id}`): ConversationAction => ({
  do: 'ask',
  id,
  question,
  scope: null,
  at,
})
const answered = (id: string, text = `resposta ${id}`): ConversationAction => ({
  do: 'answer',
  id,
  text,
  sources: [],
  kind: 'records',
  at,
})
const after = (...steps: ConversationAction[]): Conversation => steps.reduce(converse, emptyConversation)

it('grows by pieces, forgets them on a restart, and ends with the answer that counts', () => {
  const growing = after(asked('1'), { do: 'hear', id: '1', text: 'Há ' }, { do: 'hear', id: '1', text: '3' })
  expect(pendingOf(growing)?.text).toBe('Há 3')
  const again = converse(growing, { do: 'restart', id: '1' })
  expect(again.exchanges[0]).toMatchObject({ text: '', status: 'pending' })
  expect(converse(again, answered('1', 'Há 4.')).exchanges[0]).toMatchObject({
    text: 'Há 4.',
    status: 'answered',
    answered_at: at,
  })
})

it('hears nothing after the end', () => {
  const stopped = after(asked('1'), { do: 'hear', id: '1', text: 'Há' }, { do: 'stop', id: '1', at })
  expect(converse(stopped, { do: 'hear', id: '1', text: ' 3' })).toEqual(stopped)
  expect(converse(stopped, answered('1')).exchanges[0]).toMatchObject({ text: 'Há', status: 'stopped' })
})

it('shows no half of an answer that failed', () => {
  const failed = after(
    asked('1'),
    { do: 'hear', id: '1', text: 'Há' },
    { do: 'fail', id: '1', detail: 'x', at },
  )
  expect(failed.exchanges[0]).toMatchObject({ text: '', detail: 'x', status: 'failed' })
  expect(converse(failed, asked('1')).exchanges).toHaveLength(1)
})

it('tells of an answer that came while nobody looked, until it is looked at', () => {
  const looking = after({ do: 'show', panel: 'open' }, asked('1'), answered('1'))
  expect(looking.unread).toBe(false)
  const away = after(
    { do: 'show', panel: 'open' },
    asked('1'),
    { do: 'show', panel: 'minimised' },
    answered('1'),
  )
  expect(away.unread).toBe(true)
  expect(converse(away, { do: 'show', panel: 'closed' }).unread).toBe(true)
  expect(converse(away, { do: 'show', panel: 'open' }).unread).toBe(false)
})

it('sends along what was said, within the bounds of the contract', () => {
  const { exchanges } = after(asked('1'), answered('1', 'x'.repeat(12_000)), asked('2'), {
    do: 'fail',
    id: '2',
    detail: null,
    at,
  })
  expect(recentExchanges(exchanges).map(({ sender, text }) => [sender, text.length])).toEqual([
    ['user', 10],
    ['assistant', 10_000],
    ['user', 10],
  ])
  const many = after(...Array.from({ length: 60 }, (_, n) => [asked(String(n)), answered(String(n))]).flat())
  expect(many.exchanges).toHaveLength(50)
  expect(recentExchanges(many.exchanges)).toHaveLength(20)
  expect(recentExchanges(many.exchanges).at(-1)?.text).toBe('resposta 59')
})
