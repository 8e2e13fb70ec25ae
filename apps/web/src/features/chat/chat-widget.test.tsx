import { chat, type ChatAnswer } from '@lavra/contracts/chat'
import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { petitions } from '@lavra/contracts/petitions'
import { system } from '@lavra/contracts/office/system'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { fakeServer, ok } from '../../../test/server'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  server.on(
    cases.statistics,
    ok({ total: 0, active: 0, on_hold: 0, closed: 0, archived: 0, high_priority: 0 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(petitions.recent, ok([]))
  server.on(clients.list, ok({ clients: [], total: 0 }))
  server.on(system.info, ok({ ai: { mode: 'model' } }))
})

const said = (kind: ChatAnswer['kind'], answer: string) => ok({ answer, sources: [], kind })

it('asks again what the index or the model could not answer yet, and offers it no more once they can', async () => {
  const answers = [
    said('index_not_ready', 'O índice ainda está sendo montado.'),
    said('model_unreachable', 'O modelo não respondeu.'),
    said('records', 'Há 3 processos.'),
  ]
  server.on(chat.ask, () => answers.shift() ?? said('records', ''))
  const { person } = openApp('/dashboard', helena)
  await person.click(await screen.findByRole('button', { name: /assistente/i }))
  await person.type(
    await screen.findByRole('textbox', { name: /pergunt|mensagem/i }),
    'Quantos processos temos?{Enter}',
  )
  for (const words of ['O índice ainda está sendo montado.', 'O modelo não respondeu.']) {
    await screen.findByText(words)
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  }
  await screen.findByText('Há 3 processos.')
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  expect(screen.queryByText('O modelo não respondeu.')).toBeNull()
  const asked = server.requests.filter(({ path }) => path.endsWith('/chat/chat')).map(({ body }) => body)
  expect(asked).toEqual(
    Array.from({ length: 3 }, () => ({ message: 'Quantos processos temos?', client_id: null, history: [] })),
  )
})
