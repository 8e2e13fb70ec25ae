import { expect, it } from 'vitest'
import { helena } from '../../../../test/app'
import {
  acknowledgeEnd,
  endSession,
  expireSession,
  followOtherTabs,
  startSession,
} from '../../../core/session/session'
import { converse, emptyConversation } from './conversation'
import { keepConversation, readConversation } from './conversation-store'

const asked = converse(emptyConversation, {
  do: 'ask',
  id: '1',
  question: 'Quem é a parte contrária?',
  scope: null,
  at: '2026-11-21T12:00:00.000Z',
})
const signIn = (id = helena.id) => startSession({ token: `tok-${id}`, user: { ...helena, id } }, true)
const signedOutElsewhere = () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
followOtherTabs()

it.each([
  ['the user signs out', endSession],
  ['another tab signs out', signedOutElsewhere],
  ['another user signs in', () => signIn('u2')],
  [
    'another user signs in after the session expired',
    () => {
      expireSession()
      acknowledgeEnd()
      signIn('u2')
    },
  ],
])('a conversation is gone once %s', (_, end) => {
  signIn()
  keepConversation(helena.id, asked)
  expect(readConversation(helena.id).exchanges).toHaveLength(1)
  expect(readConversation('u2')).toEqual(emptyConversation)
  end()
  keepConversation(helena.id, asked)
  signIn()
  expect(readConversation(helena.id)).toEqual(emptyConversation)
})

it('a session that expires keeps the question for its user, and nothing lies in the browser’s storage', () => {
  signIn()
  keepConversation(helena.id, asked)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('contrária')
  expireSession()
  acknowledgeEnd()
  signIn()
  expect(readConversation(helena.id).exchanges).toMatchObject([
    { question: 'Quem é a parte contrária?', status: 'stopped' },
  ])
})
