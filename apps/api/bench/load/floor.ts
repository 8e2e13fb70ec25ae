// The floor of `npm run bench -- load`: a hand-written static answer of a list's size, so that a run tells
// what the machine itself takes.
import { createServer } from 'node:http'

const rows = Array.from({ length: 20 }, (_, n) => ({
  id: n,
  name: `Ana Prado Nogueira ${n}`,
  email: `ana${n}@exemplo.com.br`,
  notes: 'x'.repeat(240),
}))
const answer = Buffer.from(JSON.stringify({ clients: rows, total: rows.length }))

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': answer.length,
  })
  response.end(answer)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` })
})
process.once('disconnect', () => process.exit())
