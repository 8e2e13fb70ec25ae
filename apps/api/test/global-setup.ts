import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase, dropDatabase, serverUrl } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string | null
    folder: string
  }
}

/** One folder for the run and, where there is a server, one fresh PostgreSQL database; both are gone at its end. */
export default async function setup(project: TestProject) {
  const url = serverUrl ? await createDatabase(serverUrl) : null
  const folder = mkdtempSync(join(tmpdir(), 'lavra-test-'))
  project.provide('databaseUrl', url)
  project.provide('folder', folder)
  return async () => {
    if (serverUrl && url) await dropDatabase(serverUrl, url)
    rmSync(folder, { recursive: true, force: true })
  }
}
