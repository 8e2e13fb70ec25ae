// Runs named stages in lanes side by side, prints what each took, and adds up what the test runners counted.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, root, runNode } from './run.mjs'

/**
 * A stage's outcome: whether it passed, and for test runners how many tests did. Its work is told where the output goes.
 * @typedef {{ ok: boolean, passed: number, failed: number, skipped: number }} Outcome
 * @typedef {{ log?: string }} Shown a file for the output, which is shown as it comes where none is named
 * @typedef {{ name: string, work: (shown: Shown) => Promise<Outcome> }} Stage
 * @typedef {{ name: string, seconds: number } & Outcome} Row
 */

const reports = mkdtempSync(join(tmpdir(), 'lavra-reports-'))

/**
 * A stage without counts; failing counts as one failure.
 * @param {string} name
 * @param {(shown: Shown) => Promise<number>} work
 * @returns {Stage}
 */
export const check = (name, work) => ({ name, work: async (shown) => outcome((await work(shown)) === 0) })

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
  work: async (shown) => {
    const file = join(reports, `${name}.json`)
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more]
    const code = await runNode(bin.vitest, args, { ...shown, cwd: join(root, folder), env })
    const report = readReport(file)
    return outcome(code === 0, report?.numPassedTests, report?.numFailedTests, (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0))
  },
})

/**
 * Journeys in a real browser; what they leave behind goes into a folder of the stage.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [more] further arguments
 * @returns {Stage}
 */
export const playwright = (name, env, more = []) => ({
  name,
  work: async (shown) => {
    const file = join(reports, `${name}.json`)
    const args = ['test', '--reporter=list,json', `--output=test-results/${name.replaceAll(/\W+/g, '-')}`, ...more]
    const code = await runNode(bin.playwright, args, { ...shown, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
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

/**
 * Runs the lanes side by side and the stages of each one after another, also after a failure; answers the exit code. What a stage prints is
 * shown whole at its end, so that no two mix; a lane alone shows it as it comes.
 * @param {...Stage[]} lanes
 */
export async function runStages(...lanes) {
  const rows = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))
  return summary(rows.flat())
}

/** @param {Stage[]} lane @param {boolean} alone */
async function runLane(lane, alone) {
  /** @type {Row[]} */
  const rows = []
  for (const { name, work } of lane) {
    const log = alone ? undefined : join(reports, `${name}.log`)
    if (alone) console.log(`\n── ${name}`)
    const begin = Date.now()
    const row = { name, ...(await work({ log })), seconds: (Date.now() - begin) / 1000 }
    rows.push(row)
    if (log && existsSync(log)) process.stdout.write(readFileSync(log))
    console.log(`── ${name}: ${row.ok ? 'ok' : 'FAILED'} in ${row.seconds.toFixed(1)} s`)
  }
  return rows
}

/** @param {Row[]} rows */
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
