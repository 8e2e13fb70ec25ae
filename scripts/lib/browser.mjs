// Finds a Chromium for the journeys and the screenshots, or installs one.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bin, run, runNode } from './run.mjs'

/** Debian's: the one without windows comes first, for it takes a sixth less of the processor. */
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * Playwright's own; loaded only when asked for, since `npm test` reads this file before any package is
 * installed. @returns {string}
 */
const ownBrowser = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath()

/**
 * The browser to use, in this order: PLAYWRIGHT_CHROMIUM_PATH, the system's, Playwright's own. @returns
 * {string | undefined}
 */
export function findBrowser() {
  const given = [process.env.PLAYWRIGHT_CHROMIUM_PATH, ...system]
  return [...given, ownBrowser()].find((path) => path && existsSync(path))
}

/** How Chromium has to be started here: as root it refuses to run in its sandbox. */
export const launchOptions = () => ({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-quic'] : [],
})

/**
 * Installs a browser where none is found; answers whether there is one now. @param {{ log?: string }}
 * [options]
 */
export async function ensureBrowser(options = {}) {
  if (findBrowser()) return true
  await runNode(bin.playwright, ['install', 'chromium'], options)
  if (findBrowser()) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { ...options, env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { ...options, env })
  }
  return findBrowser() !== undefined
}

export const noBrowser =
  'No browser for the journeys: install Chromium (`npx playwright install chromium`, or on Debian `apt-get install chromium`) ' +
  'or set PLAYWRIGHT_CHROMIUM_PATH to one, then run this again.'
