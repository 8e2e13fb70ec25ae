// Runs named stages, several side by side, prints what each took, and adds up what the test runners counted.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { bin, root, runNode } from './run.mjs'

/**
 * A stage's outcome: whether it passed, and for test runners how many tests did and what failed. Its work is
 * told where the output goes.
 * @typedef {{ ok: boolean, passed: number, failed: number, skipped: number, failures?: string[] }} Outcome
 * @typedef {{ log?: string }} Shown a file for the output, which is shown as it comes where none is named
 * @typedef {{ name: string, work: (shown: Shown) => Promise<Outcome> }} Stage
 * @typedef {{ name: string, seconds: number } & Outcome} Row
 */

const strayErrors = join(root, 'scripts/lib/stray-errors.mjs')
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
    const stray = join(reports, `${name}.errors.json`)
    const reporters = ['default', 'json', strayErrors].map((reporter) => `--reporter=${reporter}`)
    const args = ['run', ...reporters, `--outputFile.json=${file}`, ...more]
    const code = await runNode(bin.vitest, args, {
      ...shown,
      cwd: join(root, folder),
      env: { ...env, STRAY_ERRORS_FILE: stray },
    })
    const report = readReport(file)
    const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
    const failures = [...failedTests(report), ...(readReport(stray) ?? [])]
    return { ...outcome(code === 0, report?.numPassedTests, report?.numFailedTests, skipped), failures }
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
    const args = [
      'test',
      '--reporter=list,json',
      `--output=test-results/${name.replaceAll(/\W+/g, '-')}`,
      ...more,
    ]
    const code = await runNode(bin.playwright, args, {
      ...shown,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    const report = readReport(file)
    const stats = report?.stats
    const counted = outcome(
      code === 0,
      stats?.expected,
      (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
      stats?.skipped,
    )
    return { ...counted, failures: failedJourneys(report) }
  },
})

/**
 * A runner that ends badly without a failed test (a file that does not load, say) is a failure all the same.
 * @param {boolean} ok
 * @returns {Outcome}
 */
const outcome = (ok, passed = 0, failed = 0, skipped = 0) => ({
  ok,
  passed,
  failed: ok ? failed : Math.max(failed, 1),
  skipped,
})

/** A failed test in a line: where it stands, its name, what it says. @param {unknown[]} parts */
const failure = (...parts) =>
  parts
    .join(' › ')
    .replaceAll(/\u001b\[\d*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 400)

/** @param {any} report of vitest @returns {string[]} */
const failedTests = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ one) => one.status === 'failed')
    const file = relative(root, name)
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : []
    return failed.map((/** @type {any} */ { fullName, failureMessages }) =>
      failure(file, fullName, failureMessages[0]?.split(/\n\s+at /)[0]),
    )
  })

/** @param {any} suite of playwright's report, or the whole of it @returns {string[]} */
const failedJourneys = (suite) => [
  ...(suite?.suites ?? []).flatMap(failedJourneys),
  ...(suite?.specs ?? []).flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { results }) =>
        failure(file, title, results.find((/** @type {any} */ { error }) => error)?.error?.message),
      ),
  ),
]

const readReport = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

/**
 * Runs the stages in their order, so many at once, also after a failure; answers the exit code. What a stage
 * prints is shown whole at its end, so that no two mix; one at a time shows it as it comes.
 * @param {Stage[]} stages
 * @param {number} [atOnce]
 */
export async function runStages(stages, atOnce = 1) {
  const waiting = [...stages]
  /** @type {Row[]} */
  const rows = []
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      rows.push(await runStage(stage, atOnce === 1))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return summary(rows)
}

/** @param {Stage} stage @param {boolean} alone @returns {Promise<Row>} */
async function runStage({ name, work }, alone) {
  const log = alone ? undefined : join(reports, `${name}.log`)
  if (alone) console.log(`\n── ${name}`)
  const begin = Date.now()
  const row = { name, ...(await work({ log })), seconds: (Date.now() - begin) / 1000 }
  if (log && existsSync(log)) process.stdout.write(readFileSync(log))
  console.log(`── ${name}: ${row.ok ? 'ok' : 'FAILED'} in ${row.seconds.toFixed(1)} s`)
  return row
}

/** @param {Row[]} rows */
function summary(rows) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0)
  console.log('')
  for (const { name, seconds, ok, passed } of rows) {
    console.log(
      `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s${passed ? `  ${passed} passed` : ''}`,
    )
  }
  for (const { name, failures = [] } of rows)
    for (const line of failures) console.log(`failed: ${name} › ${line}`)
  if (sum('skipped')) console.log(`${sum('skipped')} skipped`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return rows.every(({ ok }) => ok) ? 0 : 1
}
