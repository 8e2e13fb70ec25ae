// Every regular expression of the product, and how the time that it takes grows with the text: told by
// recheck, kept by its hash.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { root } from './run.mjs'

export interface Pattern {
  source: string
  flags: string
  /** The files in which it stands. */
  files: string[]
}
export type Verdict = 'safe' | 'exponential' | 'unknown' | `polynomial ${number}`

/** Sources of what ships: apps, contracts, scripts, without tests and measurements. */
export function sourceFiles(): string[] {
  const tracked = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'scripts', 'prisma'],
    { cwd: root, encoding: 'utf8' },
  )
  return tracked
    .split('\n')
    .filter(
      (file) =>
        /\.(?:ts|tsx|mjs|cjs|js)$/.test(file) &&
        !/\.test\.tsx?$|^apps\/\w+\/(?:test|bench|generated)\/|^scripts\/lib\/planted/.test(file),
    )
}

/** The literals of one file, and whether it puts patterns together by `RegExp`. */
export function literalsOf(
  file: string,
  text: string,
): { literals: [source: string, flags: string][]; assembles: boolean } {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const literals: [string, string][] = []
  let assembles = false
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(parted(node.text))
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(tree) === 'RegExp')
      assembles = true
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { literals, assembles }
}

function parted(literal: string): [string, string] {
  const end = literal.lastIndexOf('/')
  return [literal.slice(1, end), literal.slice(end + 1)]
}

/** All literals, and what modules of the API put together when they are loaded. */
export async function allPatterns(): Promise<Pattern[]> {
  const found = new Map<string, Pattern>()
  const add = (file: string, source: string, flags: string) => {
    const known = found.get(`/${source}/${flags}`) ?? { source, flags, files: [] }
    if (!known.files.includes(file)) known.files.push(file)
    found.set(`/${source}/${flags}`, known)
  }
  const read = sourceFiles().map((file) => ({
    file,
    ...literalsOf(file, readFileSync(join(root, file), 'utf8')),
  }))
  for (const { file, literals } of read) for (const [source, flags] of literals) add(file, source, flags)
  const assembling = read
    .filter(
      ({ file, assembles }) => assembles && /^(?:apps\/api|packages\/(?:language|law))\/src\//.test(file),
    )
    .map(({ file }) => file)
  // A module that others load is looked at before them.
  const below = (file: string) => Number(/^packages|^apps\/api\/src\/(?:law|platform)\//.test(file))
  assembling.sort((a, b) => below(b) - below(a))
  for (const file of assembling)
    for (const { source, flags } of await madeBy(file)) if (source !== '') add(file, source, flags)
  return [...found.values()]
}

/** Loads a module and answers the patterns made meanwhile by `RegExp` and not by a literal. */
async function madeBy(file: string): Promise<RegExp[]> {
  const usual = RegExp
  const made: RegExp[] = []
  globalThis.RegExp = new Proxy(usual, {
    construct: (target, parts: [string, string?]) => {
      const pattern = new target(...parts)
      made.push(pattern)
      return pattern
    },
  })
  try {
    await import(join(root, file))
  } finally {
    globalThis.RegExp = usual
  }
  return made
}

export const hashOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 12)

/**
 * How its time grows. What may stand only so often is taken for twice: that changes the time by a factor and
 * never how it grows.
 */
export function verdictOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Verdict {
  const short = source.replace(
    /(?<!\\[pPu])\{(\d+),(\d+)\}/g,
    (_, least: string, most: string) => `{${Math.min(Number(least), 1)},${Math.min(Number(most), 2)}}`,
  )
  const found = checkSync(short, flags, { timeout: 20_000 })
  if (found.status !== 'vulnerable') return found.status
  return found.complexity.type === 'polynomial' ? `polynomial ${found.complexity.degree}` : 'exponential'
}
