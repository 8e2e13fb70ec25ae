// The API's suite on PostgreSQL with pgvector (the one of DATABASE_URL, or one that scripts/postgres.sh sets
// up and stops again), its files in an S3-compatible store: so both databases and both storages are tested in
// two runs.
import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './run.mjs'
import { vitest } from './stages.mjs'

/**
 * What takes long and comes out alike runs on one database where both are tested; `npm run trials` runs it on
 * both.
 */
const long = {
  onPostgres: [
    'test/trials/**',
    'test/attacks/**',
    'test/backup/{round-trip,older,live}.test.ts',
    'test/surface/matrix.test.ts',
    'test/surface/property.test.ts',
    'src/features/chat/{index/freshness,embedding/embeddings,leaks}.test.ts',
    'src/features/trash/trash.test.ts',
    'src/features/petitions/{attachments,lease,repeat}.test.ts',
    'src/features/documents/reading/{job,scan-job}.test.ts',
    'src/platform/audit/chain.test.ts',
    'test/{jobs,notifications}.test.ts',
    'src/features/invitations/invitations.test.ts',
    'src/features/petitions/{versions,petitions}.test.ts',
    'src/features/privacy/anonymize.test.ts',
    'src/features/users/users.test.ts',
  ],
  embedded: [
    'test/shutdown.test.ts',
    'test/llm.test.ts',
    'test/admin-storage.test.ts',
    'test/admin.test.ts',
    'test/lock.test.ts',
    'src/platform/storage/{s3/s3,move-files}.test.ts',
    'src/features/auth/reset-delivery.test.ts',
    'src/features/auth/{limits,names,register}.test.ts',
    'src/platform/network/published.test.ts',
    'src/platform/backup/integrity.test.ts',
    'test/backup/damage.test.ts',
    'src/features/petitions/access/trail.test.ts',
    'src/features/petitions/drafting*.test.ts',
    'src/features/petitions/checks/{fill,sentences}.test.ts',
    'src/features/chat/{chat,exact}.test.ts',
  ],
}

/**
 * Arguments that leave out of the suite on the embedded database what the one on PostgreSQL beside it runs.
 * @param {NodeJS.ProcessEnv} env
 */
export const besidePostgres = (env) => (env.TRIALS === 'full' ? [] : excluding(long.onPostgres))

/** And the other way round. @param {NodeJS.ProcessEnv} env */
export const besideEmbedded = (env) => (env.TRIALS === 'full' ? [] : excluding(long.embedded))

/**
 * The suite in so many parts, which share a database server. With TEST_NODES=2 in `env` it runs on two nodes
 * behind a proxy that gives each connection to one of them by chance.
 * @param {NodeJS.ProcessEnv} env without the address of a database
 * @param {{ parts?: number, more?: string[] }} [options] `more`: further arguments
 * @returns {import('./stages.mjs').Stage[]}
 */
export function apiOnPostgres(env, { parts = 1, more = [] } = {}) {
  const name = env.TEST_NODES === '2' ? 'api on two nodes' : 'api on PostgreSQL'
  /** @type {Promise<string | undefined> | undefined} */
  let server
  let left = parts
  return inParts(parts).map(({ label, shard }) => ({
    name: name + label,
    work: async (shown) => {
      const given = process.env.DATABASE_URL
      try {
        const DATABASE_URL = given ?? (await (server ??= startPostgres()))
        if (!DATABASE_URL) return { ok: false, passed: 0, failed: 1, skipped: 0 }
        const args = [...withoutDatabase(), ...more, ...shard]
        return await vitest(
          name + label,
          'apps/api',
          { ...env, DATABASE_URL, TEST_STORAGE: 's3' },
          args,
        ).work(shown)
      } finally {
        if (--left === 0 && !given) await postgres('stop')
      }
    },
  }))
}

/**
 * The suite on the embedded database, in so many parts.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ parts?: number, more?: string[] }} [options]
 */
export const apiEmbedded = (env, { parts = 1, more = [] } = {}) =>
  inParts(parts).map(({ label, shard }) =>
    vitest(`api on the embedded database${label}`, 'apps/api', env, [...more, ...shard]),
  )

const inParts = (/** @type {number} */ parts) =>
  parts === 1
    ? [{ label: '', shard: [] }]
    : Array.from({ length: parts }, (_, part) => ({
        label: `, ${part + 1} of ${parts}`,
        shard: [`--shard=${part + 1}/${parts}`],
      }))

/**
 * Arguments that leave out what touches no database: `npm test` has run it, and it would come out the same.
 */
function withoutDatabase() {
  const features = [
    'petitions/drafting',
    'petitions/tracing',
    'petitions/export',
    'documents/kinds',
    'documents/formats',
    'documents/reading',
    'documents/ocr',
  ]
  const folders = ['src/law', ...features.map((name) => `src/features/${name}`)]
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, 'apps/api', folder), { recursive: true }).map(
      (file) => `${folder}/${String(file)}`,
    ),
  )
  const tests = files.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      !/test\/(api|database)'/.test(readFileSync(join(root, 'apps/api', file), 'utf8')),
  )
  return excluding(tests)
}

const excluding = (/** @type {string[]} */ files) => files.map((file) => `--exclude=${file}`)

/** The script's last line is the address of the database it started; undefined where none could be. */
async function startPostgres() {
  try {
    return (await postgres('start')).stdout.trim().split('\n').at(-1)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(
      'PostgreSQL could not be set up here: give DATABASE_URL (`docker compose up -d postgres` starts one), then run this again.',
    )
    return undefined
  }
}

const postgres = (/** @type {'start' | 'stop'} */ action) =>
  promisify(execFile)('bash', ['scripts/postgres.sh', action], { cwd: root, maxBuffer: 2 ** 26 })
