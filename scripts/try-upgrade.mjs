// `npm run upgrade:try -- REF`: a released version (a tag or commit) works on under load while this one
// migrates its database beside it, goes on with it on the new schema, and is not hurt by a migration that
// fails. On the server of DATABASE_URL, in a database of its own.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnv } from './lib/clean-env.mjs'
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

await setUp({ build: false })
const { default: pg } = await import('pg')
const ref = process.argv[2] ?? ''
const url = process.env.DATABASE_URL ?? ''
if (!ref || !url) {
  console.error('DATABASE_URL=… npm run upgrade:try -- REF')
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'lavra-upgrade-'))
const name = `lavra_upgrade_${process.pid}`
const own = Object.assign(new URL(url), { pathname: `/${name}` }).href
const env = {
  ...cleanEnv(),
  DATABASE_URL: own,
  JWT_SECRET: 'u'.repeat(48),
  LOG_LEVEL: 'error',
  DATA_DIR: join(folder, 'data'),
  ALLOW_REGISTRATION: 'true',
}
/** @type {import('node:child_process').ChildProcess[]} */
const children = []
let port = 21_000 + (process.pid % 5_000)

/** @param {string} sql */
const onServer = async (sql) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

/** @param {string} tree @returns {Promise<{ origin: string, stop: () => Promise<number | null> }>} */
async function start(tree) {
  const own = ++port
  const child = spawn(process.execPath, [join(tree, 'apps/api/dist/server.js')], {
    cwd: tree,
    env: { ...env, PORT: String(own) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  children.push(child)
  let said = ''
  child.stderr.on('data', (piece) => (said += String(piece)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${own}`
  for (let left = 300; left > 0; left--) {
    if (child.exitCode !== null) throw new Error(said.trim())
    if ((await fetch(`${origin}/ready`).catch(() => null))?.ok)
      return { origin, stop: () => (child.kill('SIGTERM'), ended) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no server: ${said}`)
}

/**
 * @param {string} origin
 * @param {string} path
 * @param {{ token?: string, body?: unknown, method?: string }} [options]
 * @returns {Promise<any>}
 */
async function call(origin, path, { token, body, method = body ? 'POST' : 'GET' } = {}) {
  const form = body instanceof URLSearchParams
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && !form ? { 'content-type': 'application/json' } : {}),
  }
  const sent = body === undefined || form ? body : JSON.stringify(body)
  const answer = await fetch(origin + path, {
    method,
    headers,
    body: sent,
    signal: AbortSignal.timeout(30_000),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? {} : answer.json()
}

/**
 * What an office does, over and over until told to stop; every answer has to be a good one. Deadlocks of a
 * released version with itself are its own: up to `pardoned` answers 500 to changes are asked for again, and
 * have to be explained by the database's count of deadlocks.
 * @param {string} origin
 * @param {string} token
 * @param {{ pardoned?: number }} [options]
 */
function work(origin, token, { pardoned = 0 } = {}) {
  let [going, rounds, repeated] = [true, 0, 0]
  /** @type {typeof call} */
  const change = (...asked) =>
    call(...asked).catch((error) => {
      if (!/: 500 /.test(error.message) || ++repeated > pardoned) throw error
      return change(...asked)
    })
  const done = (async () => {
    while (going) {
      const client = await call(origin, '/api/v1/clients/', { token, body: { name: `Cliente ${rounds}` } })
      const body = {
        title: 'Cobrança',
        case_number: `PROC-${rounds}-${client.id}`,
        client_id: client.id,
        case_type: 'Litígio Cível',
        parties: [{ name: 'Réu', role: 'defendant', party_type: 'individual' }],
      }
      const matter = await call(origin, '/api/v1/cases/', { token, body })
      await change(origin, `/api/v1/cases/${matter.id}`, {
        token,
        method: 'PUT',
        body: { title: 'Cobrança alterada' },
      })
      await change(origin, `/api/v1/clients/${client.id}`, {
        token,
        method: 'PUT',
        body: { phone: '11987654321' },
      })
      for (const list of [
        'clients/',
        'contacts/',
        'cases/with-parties/all',
        'petitions/',
        'search?q=cliente',
      ])
        await call(origin, `/api/v1/${list}`, { token })
      rounds++
    }
    return { rounds, repeated }
  })()
  // What went wrong is told by whoever stops it, after all has been cleared away.
  done.catch(() => undefined)
  return { stop: () => ((going = false), done) }
}

async function main() {
  const [old, broken] = [join(folder, 'old'), join(folder, 'broken')]
  execFileSync('git', ['worktree', 'add', '--detach', old, ref], { cwd: root, stdio: 'ignore' })
  console.log(`building ${ref} …`)
  for (const tree of [old, root]) {
    if (tree === old) execFileSync('npm', ['ci', '--include=dev'], { cwd: tree, stdio: 'ignore' })
    execFileSync('npm', ['run', 'build'], { cwd: tree, stdio: 'ignore' })
  }
  await onServer(`create database ${name}`)
  const before = await start(old)
  const person = {
    username: 'helena',
    email: 'helena@exemplo.com',
    full_name: 'Helena',
    password: 'senha-de-teste',
  }
  await call(before.origin, '/api/v1/users/', { body: person })
  const { access_token: token } = await call(before.origin, '/token', {
    body: new URLSearchParams({ username: 'helena', password: 'senha-de-teste' }),
  })
  const office = work(before.origin, token, { pardoned: 20 })
  await new Promise((resolve) => setTimeout(resolve, 3_000))

  const after = await start(root)
  console.log('this version is up beside the old one, on its database')
  const both = work(after.origin, token)
  await new Promise((resolve) => setTimeout(resolve, 5_000))

  mkdirSync(join(broken, 'apps/api'), { recursive: true })
  for (const part of ['apps/api/dist', 'apps/api/package.json', 'package.json', 'prisma'])
    cpSync(join(root, part), join(broken, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(broken, 'node_modules'))
  mkdirSync(join(broken, 'prisma/migrations/99990101000000_fails'))
  writeFileSync(
    join(broken, 'prisma/migrations/99990101000000_fails/migration.sql'),
    'create table half_done (id int); select 1 from nowhere',
  )
  const complaint = await start(broken).then(
    () => 'it started',
    (error) => error.message,
  )
  if (!/99990101000000_fails falhou e foi desfeita/.test(complaint))
    throw new Error(`the failing migration: ${complaint}`)
  console.log(`a migration that fails: ${complaint.split('\n')[0]}`)
  await new Promise((resolve) => setTimeout(resolve, 2_000))

  const [{ repeated, ...ofOld }, ofOwn] = [await office.stop(), await both.stop()]
  const rounds = { old: ofOld.rounds, own: ofOwn.rounds }
  for (const { origin } of [before, after]) {
    const { total } = await call(origin, '/api/v1/clients/?limit=1', { token })
    if (total !== rounds.old + rounds.own)
      throw new Error(`${origin} knows ${total} of ${rounds.old + rounds.own} clients`)
  }
  for (const server of [before, after])
    if ((await server.stop()) !== 0) throw new Error('a server did not end with 0')
  const {
    rows: [{ deadlocks }],
  } = await onServer(`select deadlocks::int from pg_stat_database where datname = '${name}'`)
  if (repeated > deadlocks)
    throw new Error(
      `the old version answered 500 ${repeated} times, of which ${deadlocks} deadlocks explain not all`,
    )
  console.log(
    `rounds of work without a bad answer: ${rounds.old} on the old version (${repeated} of its changes sent again for ${deadlocks} deadlocks), ${rounds.own} on this one; both know every record`,
  )
}

try {
  await main()
} finally {
  for (const child of children) child.kill('SIGKILL')
  execFileSync('git', ['worktree', 'remove', '--force', join(folder, 'old')], { cwd: root, stdio: 'ignore' })
  await onServer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
