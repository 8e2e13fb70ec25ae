import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from './core/database'
import { readPlace } from './core/env'
import { filesIn } from './core/files'
import { checkIntegrity, type Finding } from './core/integrity'

const usage = `Uso: npm run admin -- COMANDO

Comandos:
  integrity   compara os registros com os arquivos guardados e lista o que não confere; não altera nada.
              Com o banco embutido, encerre o Lavra antes. Termina com 0 se tudo confere e com 1 se há problemas.`

const commands = new Map([['integrity', integrity]])

/** The exit code of a command that could not do its work. */
const FAILED = 2

async function integrity(): Promise<number> {
  const place = readPlace()
  if (!place.DATABASE_URL && !existsSync(join(place.DATA_DIR, 'db'))) throw new Error(`Não há banco de dados em ${place.DATA_DIR}`)
  const database = await openDatabase(place, (error) => console.error(error.message))
  try {
    const [table] = await database.query<{ name: string | null }>("select to_regclass('loose_files')::text as name")
    if (!table?.name) throw new Error('O banco de dados é de uma versão anterior. Inicie o Lavra uma vez e repita o comando.')
    const findings = await checkIntegrity(database, filesIn(join(place.DATA_DIR, 'files')))
    for (const finding of findings) console.log(lineOf(finding))
    console.log(findings.length === 0 ? 'Tudo confere.' : `Problemas encontrados: ${findings.length}. Nada foi alterado.`)
    return findings.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

function lineOf({ kind, path, row, sizes }: Finding): string {
  switch (kind) {
    case 'missing_file':
      return `Arquivo ausente: files/${path} (${row})`
    case 'wrong_size':
      return `Tamanho diferente: files/${path} (${row}): ${sizes?.row} bytes no registro, ${sizes?.disk} no disco`
    case 'stray_file':
      return `Arquivo sem registro: files/${path}`
    case 'overdue':
      return `Remoção atrasada: files/${path}`
  }
}

async function run([name = '', ...rest]: string[]): Promise<number> {
  const command = rest.length === 0 ? commands.get(name) : undefined
  if (command) return command()
  console.error(usage)
  return FAILED
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(FAILED)
}
