import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A PostgreSQL server on which tests may create databases; absent: PGlite. */
export const serverUrl = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']

async function onServer(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A fresh database beside the given one; answers its URL. */
export async function createDatabase(server: string): Promise<string> {
  const name = `lavra_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(server: string, url: string): Promise<void> {
  await onServer(server, `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
}
