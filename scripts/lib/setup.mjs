// From a clean clone to something that runs: Node's version, packages by the lock file, the Prisma client,
// the build.
import { rmSync } from 'node:fs'
import { needsInstall } from './installed.mjs'
import { bin, root, runNode, runNpm, setupLog } from './run.mjs'

/**
 * Whether this version of Node runs every package of the lock file: 20.19+, 22.13+, 24 and newer.
 * @param {string} version such as 20.19.0
 */
export function nodeIsSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)
}

/** Ends the process with one sentence. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** What a turbo run sees: no telemetry, no notices of newer versions. */
export const quietly = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
}

/**
 * Builds what has changed since the last time and tells where the log is when that fails.
 * @param {string[]} [tasks]
 */
export function runTurbo(tasks = ['build'], /** @type {{ log?: string }} */ { log } = {}) {
  const shown = log ? 'new-only' : 'errors-only'
  return runNode(bin.turbo, ['run', ...tasks, `--output-logs=${shown}`, '--log-order=grouped'], {
    log,
    env: quietly,
  })
}

/**
 * Makes a checkout runnable; `build: false` stops before the build.
 * @param {{ build?: boolean }} [options]
 */
export async function setUp({ build = true } = {}) {
  if (!nodeIsSupported(process.versions.node)) fail(nodeSentence(process.versions.node))
  rmSync(setupLog, { force: true })
  await install()
  if (await runNode('scripts/generate.mjs', [], { log: setupLog }))
    fail(failure('O cliente do banco não pôde ser gerado', 'generate'))
  if (build && (await runTurbo(['build'], { log: setupLog })))
    fail(failure('A aplicação não pôde ser construída', 'build'))
}

/** Installs the packages of the lock file where one is missing. */
export async function install() {
  if (!needsInstall(root)) return
  console.log('Instalando as dependências (só na primeira vez ou quando mudam)…')
  if (await runNpm(['ci', '--include=dev'], { log: setupLog }))
    fail(failure('As dependências não puderam ser instaladas', 'npm ci'))
}

const failure = (/** @type {string} */ what, /** @type {string} */ step) =>
  `${what} (${step}). Detalhes em ${setupLog}`

const nodeSentence = (/** @type {string} */ version) =>
  `A Lavra precisa do Node.js 24, ou 22.13 em diante (o 20.19 ainda funciona); este é o ${version}. / ` +
  `Lavra needs Node.js 24, or 22.13 and newer (20.19 still works); this is ${version}.`
