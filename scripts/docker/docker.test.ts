import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { Copy, DockerfileParser, From, Run, User } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../lib/run.mjs'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('the Dockerfile', () => {
  const instructions = DockerfileParser.parse(read('Dockerfile')).getInstructions()

  test('has nothing that its linter objects to', () => {
    expect(validate(read('Dockerfile'))).toEqual([])
  })

  test('copies what is there, runs no path of a root folder, and ends as a user without rights', () => {
    const own = instructions
      .filter((one) => one instanceof Copy)
      .filter((one) => one.getFlags().every((flag) => flag.getName() !== 'from'))
    const sources = own.flatMap((one) =>
      one
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue()),
    )
    expect(sources.length).toBeGreaterThan(5)
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([])
    const commands = instructions
      .filter((one) => one instanceof Run)
      .map((one) => one.getArgumentsContent() ?? '')
    expect(commands.length).toBeGreaterThan(1)
    // `npm run image:try` runs them elsewhere than under /.
    expect(commands.filter((command) => /(^|[\s=])\//.test(command))).toEqual([])
    const last = instructions.slice(instructions.findLastIndex((one) => one instanceof From))
    expect(last.filter((one) => one instanceof User).map((one) => one.getArgumentsContent())).toEqual([
      'node',
    ])
  })
})

describe('docker-compose.yml', () => {
  test('has nothing that its linter objects to', () => {
    const problems = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
      [join(root, 'docker-compose.yml')],
      false,
    )
    expect(
      problems.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
    ).toEqual([])
  })

  test('hands on every setting of the README that an office may choose', () => {
    const table = read('README.md')
      .split('\n')
      .filter((line) => /^\| `[A-Z]/.test(line))
    const settings = table.flatMap((line) =>
      Array.from(line.split('|')[1]?.matchAll(/`([A-Z_]+)`/g) ?? [], ([, name]) => name ?? ''),
    )
    // Where the container listens and keeps its data is the image's own; daily backups by itself are the
    // embedded database's.
    const own = ['PORT', 'HOST', 'DATA_DIR', 'AGENT_LEASE_SECONDS', 'BACKUP_DIR', 'BACKUP_KEEP']
    const given = Array.from(
      read('docker-compose.yml').matchAll(/^ {4}([A-Z_]+): /gm),
      ([, name]) => name ?? '',
    )
    expect(settings.length).toBeGreaterThan(15)
    expect(settings.filter((name) => !given.includes(name) && !own.includes(name))).toEqual([])
  })
})

describe('the script that writes .env', () => {
  let folder: string
  const make = () =>
    execFileSync('sh', [join(folder, 'scripts/docker/make-env.sh')], { encoding: 'utf8', stdio: 'pipe' })
  const secretsOf = (text: string) =>
    Array.from(text.matchAll(/^(\w+)=([A-Za-z0-9]{48})$/gm), ([, name, value]) => ({ name, value }))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lavra-env-'))
    mkdirSync(join(folder, 'scripts/docker'), { recursive: true })
    cpSync(join(root, 'scripts/docker/make-env.sh'), join(folder, 'scripts/docker/make-env.sh'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('makes secrets of its own each time, for its owner alone, and leaves an existing file as it is', () => {
    expect(make()).toContain('docker compose up -d')
    const first = readFileSync(join(folder, '.env'), 'utf8')
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
    expect(secretsOf(first).map(({ name }) => name)).toEqual([
      'POSTGRES_PASSWORD',
      'JWT_SECRET',
      'AUDIT_KEY',
      'METRICS_TOKEN',
      'S3_SECRET_KEY',
    ])
    expect(make).toThrow(/já existe/)
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(first)
    rmSync(join(folder, '.env'))
    make()
    const values = [...secretsOf(first), ...secretsOf(readFileSync(join(folder, '.env'), 'utf8'))].map(
      ({ value }) => value,
    )
    expect(new Set(values).size).toBe(10)
  })

  test('names only what docker-compose.yml reads', () => {
    make()
    const names = Array.from(
      readFileSync(join(folder, '.env'), 'utf8').matchAll(/^([A-Z_0-9]+)=/gm),
      ([, name]) => name ?? '',
    )
    const compose = read('docker-compose.yml')
    expect(names.filter((name) => name !== 'COMPOSE_PROFILES' && !compose.includes(`\${${name}`))).toEqual([])
  })
})
