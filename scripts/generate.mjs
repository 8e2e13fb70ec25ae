// Generates the Prisma client when prisma/schema.prisma or Prisma's version changed since the last time;
// works offline, from a clean clone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './lib/run.mjs'
import { install } from './lib/setup.mjs'

await install()
const schema = join(root, 'prisma/schema.prisma')
const stampFile = join(root, 'apps/api/generated/prisma/.stamp')
const manifest = createRequire(join(root, 'apps/api/package.json')).resolve('prisma/package.json')
const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'))

const stamp = createHash('sha256').update(version).update(readFileSync(schema)).digest('hex')
if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) process.exit(0)

const result = spawnSync(
  process.execPath,
  [join(dirname(manifest), bin.prisma), 'generate', '--no-hints', '--schema', schema],
  {
    cwd: root,
    // Generating never runs the native engine, but looks for the file before it starts: any file will do
    // instead of a download.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
    encoding: 'utf8',
  },
)
if (result.status !== 0) {
  process.stderr.write(
    `${result.stdout}${result.stderr}\nThe Prisma client could not be generated from prisma/schema.prisma.\n`,
  )
  process.exit(1)
}
writeFileSync(stampFile, stamp)
