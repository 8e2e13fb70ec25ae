// In a clean clone every script of package.json begins with the set-up: nothing of it may need a package
// before npm has installed any.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanEnv } from './lib/clean-env.mjs'
import { root } from './lib/run.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** Clones the repository by itself and runs `npm start` there. */
const clonesItself = ['measure:start']
const names = Object.keys(scripts).filter((name) => !clonesItself.includes(name))

let clone: string
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'lavra-clone-'))
  // Whatever a script reads before the set-up; npm itself is one that fails.
  for (const path of [
    'package.json',
    'package-lock.json',
    'scripts',
    'e2e',
    'apps/api/package.json',
    'apps/api/bench',
    'prisma/schema.prisma',
  ]) {
    mkdirSync(dirname(join(clone, path)), { recursive: true })
    cpSync(join(root, path), join(clone, path), { recursive: true })
  }
  writeFileSync(join(clone, 'npm.js'), 'process.exit(1)')
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

/** What a script prints and its exit code, run by a shell as npm runs it. */
function run(command: string): Promise<{ said: string; code: number | null }> {
  const PATH = process.env['PATH']
    ?.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  const child = spawn(command, {
    cwd: clone,
    shell: true,
    env: { ...cleanEnv(), PATH, npm_execpath: join(clone, 'npm.js') },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ said, code })))
}

test.concurrent.each(names)('npm run %s installs the packages first', async (name) => {
  const { said, code } = await run(scripts[name] ?? '')
  expect(said).toMatch(/^Instalando as dependências/)
  expect(said).toContain('As dependências não puderam ser instaladas (npm ci)')
  expect(code).toBe(1)
})

test('CI runs what the README tells a newcomer to run, with nothing installed before', () => {
  const steps = readFileSync(join(root, '.ci/run'), 'utf8')
    .split('\n')
    .filter((line) => /^\s*(npm|npx|node)\b/.test(line))
  expect(steps).toEqual(['npm test -- --postgres'])
  expect(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')).not.toMatch(/run: npm (ci|install)/)
})
