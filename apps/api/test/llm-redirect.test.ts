import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { LlmError } from '../src/llm/llm'
import { openAiLlm } from '../src/llm/openai'
import { freePort } from './free-port'
import { startModelServer } from './model-server'

test('a model server that sends elsewhere is not followed: the material goes to nobody but whom the settings name', async () => {
  const elsewhere = await startModelServer()
  elsewhere.always({ kind: 'ok' })
  const moved = createServer((_request, answer) =>
    answer.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end(),
  )
  const port = await freePort()
  moved.listen(port, '127.0.0.1')
  await once(moved, 'listening')
  const times = { totalTimeoutMs: 60_000, idleTimeoutMs: 20_000 }
  const llm = openAiLlm({
    apiKey: 'k',
    baseURL: `http://127.0.0.1:${port}/v1`,
    model: 'm',
    embeddingModel: null,
    ...times,
    log: { warn: () => undefined },
  })
  const outcome: unknown = await llm
    .generate({ system: 'Sua tarefa: Redação da Peça.', user: 'Escreva.' })
    .catch((error: unknown) => error)
  expect([outcome instanceof LlmError && outcome.code, elsewhere.requests.length]).toEqual(['bad_request', 0])
  moved.closeAllConnections()
  await new Promise((resolve) => moved.close(resolve))
  await elsewhere.close()
})
