// Runs named stages one after another, prints what each took, and adds up what the test runners counted.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, root, runNode } from './run.mjs'

/**
 * A stage's outcome: whether it passed, and for test runners how many tests did.
 * @typedef {{ ok: boolean, passed: number, failed: number, skipped: number }} Outcome
 * @typedef {{ name: string, work: () => Promise<Outcome> }} Stage
 */

const reports = mkdtempSync(join(tmpdir(), 'lavra-reports-'))

/** A stage without counts; failing counts as one failure. @param {string} name @param {() => Promise<number>} work @returns {Stage} */
export const check = (name, work) => ({ name, work: async () => outcome((await work()) === 0) })

/**
 * The vitest suite of a folder.
 * @param {string} name
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [more] further arguments
 * @returns {Stage}
 */
export const vitest = (name, folder, env, more = []) => ({
  name,
  work: async () => {
    const file = join(reports, `${name}.json`)
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more]
    const code = await runNode(bin.vitest, args, { cwd: join(root, folder), env })
    const report = readReport(file)
    return outcome(code === 0, report?.numPassedTests, report?.numFailedTests, (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0))
  },
})

/** The journeys in a real browser. @param {string} name @param {NodeJS.ProcessEnv} env @returns {Stage} */
export const playwright = (name, env) => ({
  name,
  work: async () => {
    const file = join(reports, `${name}.json`)
    const code = await runNode(bin.playwright, ['test', '--reporter=list,json'], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
    const stats = readReport(file)?.stats
    return outcome(code === 0, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped)
  },
})

/**
 * A runner that ends badly without a failed test (a file that does not load, say) is a failure all the same.
 * @param {boolean} ok
 * @returns {Outcome}
 */
const outcome = (ok, passed = 0, failed = 0, skipped = 0) => ({ ok, passed, failed: ok ? failed : Math.max(failed, 1), skipped })

const readReport = (/** @type {string} */ file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** Runs all stages, also after a failure, and answers the exit code. @param {Stage[]} stages */
export async function runStages(stages) {
  const rows = []
  for (const { name, work } of stages) {
    console.log(`\n── ${name}`)
    const begin = Date.now()
    const result = await work()
    rows.push({ name, seconds: (Date.now() - begin) / 1000, ...result })
    console.log(`── ${name}: ${result.ok ? 'ok' : 'FAILED'} in ${((Date.now() - begin) / 1000).toFixed(1)} s`)
  }
  return summary(rows)
}

/** @param {({ name: string, seconds: number } & Outcome)[]} rows */
function summary(rows) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => rows.reduce((total, row) => total + row[key], 0)
  console.log('')
  for (const { name, seconds, ok, passed } of rows) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s${passed ? `  ${passed} passed` : ''}`)
  }
  if (sum('skipped')) console.log(`${sum('skipped')} skipped`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return rows.every(({ ok }) => ok) ? 0 : 1
}
