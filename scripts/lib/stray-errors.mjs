// A reporter of vitest: errors that no test caught end a run badly, and stand in no other report.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

/**
 * @typedef {{ type?: string, message: string, VITEST_TEST_PATH?: string, VITEST_TEST_NAME?: string }}
 * StrayError
 */

export default class StrayErrors {
  /** @param {unknown} _modules @param {readonly StrayError[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env.STRAY_ERRORS_FILE
    if (!file || errors.length === 0) return
    const lines = errors.map(({ type, message, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) =>
      [type ?? 'Error', path && relative(root, path), test, message]
        .filter(Boolean)
        .join(' › ')
        .replaceAll(/\s+/g, ' ')
        .slice(0, 400),
    )
    writeFileSync(file, JSON.stringify(lines))
  }
}
