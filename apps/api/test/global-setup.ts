import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAll } from './build'
import { createDatabase, dropDatabase, serverUrl } from './postgres'
import { startS3 } from './s3-server'

declare module 'vitest' {
  interface ProvidedContext {
    built: string
    databaseUrl: string | null
    folder: string
    storageUrl: string | null
  }
}

/**
 * One folder for the run, one build of its programs and, where they are asked for, one fresh PostgreSQL
 * database and one S3 store; all are gone at its end.
 */
export default async function setup(project: TestProject) {
  const url = serverUrl ? await createDatabase(serverUrl) : null
  const folder = mkdtempSync(join(tmpdir(), 'lavra-test-'))
  project.provide('databaseUrl', url)
  project.provide('folder', folder)
  const built = buildAll()
  project.provide('built', built.folder)
  const store = process.env['TEST_STORAGE'] === 's3' ? await startS3(folder) : null
  project.provide('storageUrl', store?.url ?? null)
  return async () => {
    await store?.close()
    built.remove()
    if (serverUrl && url) await dropDatabase(serverUrl, url)
    rmSync(folder, { recursive: true, force: true })
  }
}
