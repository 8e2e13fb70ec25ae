// Which packages of the lock file are not installed, told from npm's own record of what it put into
// node_modules.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages */

/**
 * The packages that `wanted` names and `present` lacks or has in another version; optional ones belong to
 * other platforms.
 * @param {Packages} wanted
 * @param {Packages} present
 */
export function missingFrom(wanted, present) {
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .filter(([path, { version }]) => !(path in present) || present[path]?.version !== version)
    .map(([path]) => path)
}

/**
 * Whether `npm ci` has to run in this folder.
 * @param {string} folder
 */
export function needsInstall(folder) {
  const record = join(folder, 'node_modules/.package-lock.json')
  return (
    !existsSync(record) ||
    missingFrom(packagesOf(join(folder, 'package-lock.json')), packagesOf(record)).length > 0
  )
}

/** @param {string} file @returns {Packages} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
