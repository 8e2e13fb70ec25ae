// Runs other programs: quietly into a log file, or with their output shown.
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const setupLog = join(root, 'setup.log')

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string }} RunOptions */

/**
 * Runs a program to its end and answers its exit code; its output goes to the end of the `log` file, or is
 * shown where none is given.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = root, env = process.env, log } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    const file = log ? createWriteStream(log, { flags: 'a' }) : null
    file?.write(`\n$ ${command} ${args.join(' ')}\n`)
    child.stdout?.on('data', (piece) => file?.write(piece))
    child.stderr?.on('data', (piece) => file?.write(piece))
    const end = (/** @type {number} */ code) => (file ? file.end(() => resolve(code)) : resolve(code))
    child.on('error', (error) => {
      file?.write(`${error.message}\n`)
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * Runs a script with the Node that runs this one.
 * @param {string} script relative to the repository
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (script, args, options) =>
  run(process.execPath, [join(root, script), ...args], options)

/** npm as it was called, or the one on the path; Windows needs the shell-free way through Node. */
export const runNpm = (/** @type {string[]} */ args, /** @type {RunOptions} */ options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? run(process.execPath, [process.env.npm_execpath, ...args], options)
    : run('npm', args, options)

export const bin = {
  turbo: 'node_modules/turbo/bin/turbo',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}
