// Every rule of .dependency-cruiser.cjs and of .oxlintrc.json is seen to fail: violations are planted in a
// copy of the sources.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowdedFolders, mostFiles } from './lib/crowded'
import { repeatedNames } from './lib/names'
import { badCode, badImports } from './lib/planted'
import { bin, root } from './lib/run.mjs'

interface Violation {
  rule: { name: string }
  from: string
}
interface Diagnostic {
  filename: string
  severity: string
  /** Such as `typescript(no-explicit-any)`. */
  code: string
}

const sources = ['apps/api/src', 'apps/api/test', 'apps/api/generated', 'apps/web/src', 'packages', 'prisma']
const settings = [
  'package.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  'scripts/lib/rooms.json',
  'apps/api/tsconfig.json',
  'apps/web/tsconfig.json',
]

let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lavra-rules-'))
  for (const path of [...sources, ...settings])
    cpSync(join(root, path), join(copy, path), { recursive: true, force: true })
  linkPackages(copy)
  for (const { files } of [...badImports, ...badCode]) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
  }
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

/** The installed packages, except that our own must be the copy's. */
function linkPackages(folder: string) {
  mkdirSync(join(folder, 'node_modules/@lavra'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@lavra') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const name of ['contracts', 'language', 'law'])
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@lavra', name))
}

/** Standard output of a program that may well end with an error. */
function outputOf(script: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [join(root, script), ...args], options, (_error, stdout) => resolve(stdout))
  })
}

describe('layers', () => {
  let found: Violation[]
  beforeAll(async () => {
    const report = await outputOf(bin.depcruise, [
      'apps',
      'packages',
      'prisma',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ])
    found = (JSON.parse(report) as { summary: { violations: Violation[] } }).summary.violations
  })

  test.each(badImports)('$rule: $what', ({ rule, offender }) => {
    expect(found.filter(({ from }) => from === offender).map((violation) => violation.rule.name)).toContain(
      rule,
    )
  })

  test('no rule is left untried', () => {
    const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
      forbidden: { name: string; severity: string }[]
    }
    expect(new Set(badImports.map(({ rule }) => rule))).toEqual(
      new Set(config.forbidden.map(({ name }) => name)),
    )
    expect(config.forbidden.filter(({ severity }) => severity !== 'error')).toEqual([])
  })
})

describe('code', () => {
  let found: Diagnostic[]
  beforeAll(async () => {
    const files = badCode.flatMap((violation) => Object.keys(violation.files))
    found = (
      JSON.parse(await outputOf(bin.oxlint, ['--format', 'json', ...files])) as { diagnostics: Diagnostic[] }
    ).diagnostics
  })

  test.each(badCode)('$rule: $what', ({ rule, offender }) => {
    const here = found.filter(({ filename, severity }) => filename.endsWith(offender) && severity === 'error')
    expect(here.map(({ code }) => code)).toContain(rule)
  })
})

describe('folders', () => {
  test.each(['apps/web/src', 'packages/contracts/src'])('none of %s holds too many files', (folder) => {
    expect(crowdedFolders(root, folder)).toEqual([])
  })

  test('one with a file too many is named', () => {
    const folder = 'apps/web/src/ui/planted-crowd/room'
    mkdirSync(join(copy, folder), { recursive: true })
    for (let file = 0; file <= mostFiles; file++) writeFileSync(join(copy, folder, `${file}.ts`), '')
    expect(crowdedFolders(copy, 'apps/web/src/ui/planted-crowd')).toEqual([
      `${folder} has 16 files: give it rooms`,
    ])
  })
})

describe('names', () => {
  test('a file and an export of the web app share their name with no other', () => {
    expect(repeatedNames(root, 'apps/web/src')).toEqual({})
  })

  test('a name that stands twice is found with its places', () => {
    const folder = 'apps/web/src/ui/planted-names'
    for (const room of ['one', 'two']) {
      mkdirSync(join(copy, folder, room), { recursive: true })
      writeFileSync(join(copy, folder, room, 'same.ts'), `export const ${room} = 1\n`)
      writeFileSync(join(copy, folder, room, 'queries.ts'), 'export function readTwice() {}\n')
    }
    expect(repeatedNames(copy, folder)).toEqual({
      'same.ts': ['one/same.ts', 'two/same.ts'],
      readTwice: ['one/queries.ts', 'two/queries.ts'],
    })
  })
})
