// Writes and checks migrations without Prisma's native engine:
// npx tsx scripts/migration.ts new <name> writes prisma/migrations/<timestamp>_<name>/migration.sql with what
// schema.prisma adds
//   npx tsx scripts/migration.ts check        exit code 0 where migrations and schema.prisma agree
// Expression and partial indexes, CHECKs, functions and triggers are invisible to the comparison: write them
// by hand into the new file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pendingChanges, repositoryPath } from './lib/schema-diff'

const [command, name] = process.argv.slice(2)

async function writeMigration(label: string) {
  const sql = await pendingChanges()
  if (sql === null) console.log('Migrations and schema.prisma agree; this one is empty, for SQL by hand.')
  save(label, sql ?? '')
}

function save(label: string, sql: string) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(repositoryPath('prisma/migrations'), `${stamp}_${label}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'migration.sql'), sql)
  console.log(`Wrote ${join(folder, 'migration.sql')}`)
}

async function check() {
  const sql = await pendingChanges()
  if (sql === null) {
    console.log('Migrations and schema.prisma agree.')
    return
  }
  console.error(`Migrations and schema.prisma differ. Missing:\n\n${sql}`)
  process.exitCode = 1
}

if (command === 'check') await check()
else if (command === 'new' && name && /^[a-z0-9_]+$/.test(name)) await writeMigration(name)
else {
  console.error('Usage: tsx scripts/migration.ts new <snake_case_name> | check')
  process.exitCode = 2
}
