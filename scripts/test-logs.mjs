// `npm run test:logs`: the API's suite with every line that the server can write, looked through for what
// must not stand there.
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cleanEnv } from './lib/clean-env.mjs'
import { bin, root, runNode } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

/** Secrets and personal data that the suite sends, by what they are. @type {Record<string, RegExp>} */
const canaries = {
  password: /senha-[\w-]+|segredo-do-correio|s%26nha/,
  token: /eyJ[\w-]{10,}\.[\w-]{10,}|Bearer/i,
  'secret of the server': /(?<!x)x{48}(?!x)/,
  'key of a model or a store': /sk-test-\w+|AWS4-HMAC|postgres(?:ql)?:\/\/\w+:[^@\s]+@/,
  'e-mail address': /[\w.-]+@(?:exemplo|example)\.com/i,
  'CPF or CNPJ': /\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/,
  query: /"(?:url|path)":"[^"]*\?/,
}

/** @param {string} file @returns {Promise<{ lines: number, requests: number, found: string[] }>} */
async function search(file) {
  const found = []
  let [lines, requests] = [0, 0]
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith('{"level"')) continue
    lines++
    if (/"reqId":"[\da-f-]{36}"/.test(line)) requests++
    for (const [name, sign] of Object.entries(canaries))
      if (sign.test(line)) found.push(`${name}: ${line.slice(0, 300)}`)
  }
  return { lines, requests, found }
}

process.chdir(root)
await setUp({ build: false })
const folder = mkdtempSync(join(tmpdir(), 'lavra-logs-'))
const log = join(folder, 'suite.log')
const code = await runNode(bin.vitest, ['run', ...process.argv.slice(2)], {
  cwd: join(root, 'apps/api'),
  env: { ...cleanEnv(), TEST_LOG_LEVEL: 'trace' },
  log,
})
const { lines, requests, found } = await search(log)
for (const one of found) console.log(one)
console.log(
  `${lines} lines of log, ${requests} of them about a request with its id; ${found.length} hold what must not be there. The suite ended with ${code}.`,
)
// A suite that wrote nothing would prove nothing.
process.exitCode = found.length === 0 && requests > 1_000 ? 0 : 1
rmSync(folder, { recursive: true, force: true })
