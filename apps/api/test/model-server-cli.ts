import { startModelServer } from './model-server'

/**
 * `tsx test/model-server-cli.ts [port] [token delay in ms]`: a stand-in that always writes, for trying the
 * product by hand.
 */
async function main(): Promise<void> {
  const port = Number(process.argv[2] ?? 4010)
  const tokenDelayMs = Number(process.argv[3] ?? 40)
  const server = await startModelServer(port)
  server.always({ kind: 'ok', tokens: 60, tokenDelayMs })
  server.hooks.onRequest = (request) =>
    console.log(`${new Date().toISOString()} ${request.embedding ? 'embeddings' : request.agent}`)
  console.log(`OPENAI_BASE_URL=${server.url} OPENAI_API_KEY=${server.apiKey} OPENAI_MODEL=stand-in`)
}

await main()
