import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { showHead, verifyTrail } from './admin/audit'
import { moveStorage } from './admin/storage'
import { openDatabase, type Database } from './core/database'
import { readPlace } from './core/env'
import { filesAt } from './core/files'
import { checkIntegrity, type Finding } from './core/integrity'

const usage = `Uso: npm run admin -- COMANDO

Comandos:
  integrity   compara os registros com os arquivos guardados e lista o que não confere; não altera nada.
              Com o banco embutido, encerre o Lavra antes. Termina com 0 se tudo confere e com 1 se há problemas.
  audit verify [--head ELO]
              recalcula a trilha de auditoria elo por elo e lista o que foi alterado, incluído ou retirado; não altera nada.
              Com --head confere também se um fim de trilha guardado fora do banco ainda faz parte dela.
  audit head  mostra o fim da trilha, para ser guardado em outro lugar.
  storage move --to s3
  storage move --to disk
              copia todos os arquivos do disco para STORAGE_URL, ou de lá para o disco, e compara cada um; não remove nada.
              Encerre o Lavra antes. Pode ser repetido depois de uma interrupção.`

const commands: { words: string[]; options?: string[]; run: (options: Record<string, string>) => Promise<number> }[] = [
  { words: ['integrity'], run: integrity },
  { words: ['audit', 'verify'], options: ['head'], run: ({ head }) => onDatabase('audit_links', (database, folder) => verifyTrail(database, folder, head)) },
  { words: ['storage', 'move', '--to', 's3'], run: () => onDatabase('loose_files', (database) => moveStorage(database, 's3')) },
  { words: ['storage', 'move', '--to', 'disk'], run: () => onDatabase('loose_files', (database) => moveStorage(database, 'disk')) },
  { words: ['audit', 'head'], run: () => onDatabase('audit_links', showHead) },
]

/** The exit code of a command that could not do its work. */
const FAILED = 2

function integrity(): Promise<number> {
  return onDatabase('loose_files', async (database) => {
    const findings = await checkIntegrity(database, await filesAt(readPlace()))
    for (const finding of findings) console.log(lineOf(finding))
    console.log(findings.length === 0 ? 'Tudo confere.' : `Problemas encontrados: ${findings.length}. Nada foi alterado.`)
    return findings.length === 0 ? 0 : 1
  })
}

/** Works on the office's database, which has to know a table; nothing is made where there is none. */
async function onDatabase(needed: string, work: (database: Database, folder: string) => Promise<number>): Promise<number> {
  const place = readPlace()
  if (!place.DATABASE_URL && !existsSync(join(place.DATA_DIR, 'db'))) throw new Error(`Não há banco de dados em ${place.DATA_DIR}`)
  const database = await openDatabase(place, (error) => console.error(error.message))
  try {
    const [table] = await database.query<{ name: string | null }>('select to_regclass($1)::text as name', [needed])
    if (!table?.name) throw new Error('O banco de dados é de uma versão anterior. Inicie o Lavra uma vez e repita o comando.')
    return await work(database, place.DATA_DIR)
  } finally {
    await database.close()
  }
}

function lineOf({ kind, path, row, sizes }: Finding): string {
  switch (kind) {
    case 'missing_file':
      return `Arquivo ausente: files/${path} (${row})`
    case 'wrong_size':
      return `Tamanho diferente: files/${path} (${row}): ${sizes?.row} bytes no registro, ${sizes?.disk} guardados`
    case 'stray_file':
      return `Arquivo sem registro: files/${path}`
    case 'overdue':
      return `Remoção atrasada: files/${path}`
  }
}

async function run(args: string[]): Promise<number> {
  for (const { words, options = [], run: work } of commands) {
    const given = optionsIn(args.slice(words.length), options)
    if (given && words.every((word, n) => args[n] === word)) return work(given)
  }
  console.error(usage)
  return FAILED
}

/** The options of a command line by name; null where something else stands there. */
function optionsIn(args: string[], allowed: string[]): Record<string, string> | null {
  const given: Record<string, string> = {}
  for (let n = 0; n < args.length; n += 2) {
    const [name, value] = [args[n]?.replace(/^--/, '') ?? '', args[n + 1]]
    if (!args[n]?.startsWith('--') || !allowed.includes(name) || value === undefined) return null
    given[name] = value
  }
  return given
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(FAILED)
}
