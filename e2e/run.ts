import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeOffices } from './server'

/**
 * Before all journeys and, by what it answers, after them. Parts of one run that are told a folder share it.
 */
export default function begin() {
  if (process.env[madeOffices]) return
  const folder = mkdtempSync(join(tmpdir(), 'lavra-e2e-offices-'))
  process.env[madeOffices] = folder
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
}
