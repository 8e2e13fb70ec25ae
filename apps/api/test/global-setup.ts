import type { TestProject } from 'vitest/node'
import { createDatabase, dropDatabase, serverUrl } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string | null
  }
}

/** One fresh PostgreSQL database for the run, dropped at its end. */
export default async function setup(project: TestProject) {
  const url = serverUrl ? await createDatabase(serverUrl) : null
  project.provide('databaseUrl', url)
  return async () => {
    if (serverUrl && url) await dropDatabase(serverUrl, url)
  }
}
