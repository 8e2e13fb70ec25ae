import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { lawStatus, readPackFile, updateLaw, updateLawBeside } from './admin/law'
import { showHead, verifyTrail } from './admin/audit'
import { askServer, backup, type BackupOptions } from './admin/backup'
import { askForToken, resetToken } from './admin/reset-token'
import { moveDatabase, restore } from './admin/restore'
import { showStatus } from './admin/status'
import { moveStorage } from './admin/storage'
import { openDatabase, type Database } from './platform/database/database'
import { readPlace } from './platform/env'
import { filesAt } from './platform/storage/files'
import { checkIntegrity, type Finding } from './platform/backup/integrity'
import { LockedError } from './platform/database/folder-lock'
import { registryPage } from './features/privacy/service'

/** src/ and dist/ lie equally deep, so this holds for both. */
const migrations = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

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
              Encerre o Lavra antes. Pode ser repetido depois de uma interrupção.
  database move --to postgres
              copia todos os registros do banco embutido para o banco vazio de DATABASE_URL e confere cada um; não remove nada.
              Os arquivos ficam onde estão. Encerre o Lavra antes.
  backup [--to PASTA] [--passphrase]   (também: npm run backup)
              grava registros e arquivos em um só arquivo, em PASTA ou em BACKUP_DIR; com --passphrase pergunta por uma senha.
  restore ARQUIVO [--check]   (também: npm run restore -- ARQUIVO)
              restaura uma cópia em um lugar vazio, com o Lavra encerrado; com --check só confere a cópia, sem alterar nada.
  reset-token USUARIO
              gera um token com que o usuário (nome de usuário ou e-mail) escolhe outra senha, e o mostra; vale por uma hora, uma só vez.
  law status  mostra qual legislação de referência está em uso, de quando é e o que há nela.
  law update ARQUIVO
              confere e instala um pacote mais novo da legislação de referência, assinado por quem LAW_PUBLIC_KEY diz.
  status      mostra se outros alcançam este servidor, desde quando e o que o mostrou.
  personal-data
              mostra o registro dos dados pessoais que o Lavra guarda, em Markdown (docs/dados-pessoais.md).`

interface Command {
  words: string[]
  options?: NonNullable<Parameters<typeof parseArgs>[0]>['options']
  /** Takes one word more, the name of a file or a user. */
  file?: boolean
  run: (given: Given) => Promise<number>
}
interface Given extends BackupOptions {
  head?: string
  check?: boolean
  file: string
}

const commands: Command[] = [
  { words: ['integrity'], run: integrity },
  {
    words: ['audit', 'verify'],
    options: { head: { type: 'string' } },
    run: ({ head }) => onDatabase('audit_links', (database, folder) => verifyTrail(database, folder, head)),
  },
  { words: ['audit', 'head'], run: () => onDatabase('audit_links', showHead) },
  {
    words: ['storage', 'move', '--to', 's3'],
    run: () => onDatabase('trash_rows', (database) => moveStorage(database, 's3')),
  },
  {
    words: ['storage', 'move', '--to', 'disk'],
    run: () => onDatabase('trash_rows', (database) => moveStorage(database, 'disk')),
  },
  { words: ['database', 'move', '--to', 'postgres'], run: () => moveDatabase(migrations) },
  { words: ['backup'], options: { to: { type: 'string' }, passphrase: { type: 'boolean' } }, run: backUp },
  {
    words: ['restore'],
    file: true,
    options: { check: { type: 'boolean' } },
    run: ({ file, check }) => restore(file, migrations, check === true),
  },
  { words: ['reset-token'], file: true, run: ({ file }) => makeToken(file) },
  { words: ['status'], run: () => onDatabase('audit_links', showStatus) },
  { words: ['law', 'status'], run: () => Promise.resolve(lawStatus()) },
  { words: ['law', 'update'], file: true, run: ({ file }) => installLaw(file) },
  { words: ['personal-data'], run: showRegistry },
]

/** The exit code of a command that could not do its work. */
const FAILED = 2

function integrity(): Promise<number> {
  return onDatabase('trash_rows', async (database) => {
    const findings = await checkIntegrity(database, await filesAt(readPlace()))
    for (const finding of findings) console.log(lineOf(finding))
    console.log(
      findings.length === 0
        ? 'Tudo confere.'
        : `Problemas encontrados: ${findings.length}. Nada foi alterado.`,
    )
    return findings.length === 0 ? 0 : 1
  })
}

async function backUp(options: BackupOptions): Promise<number> {
  try {
    return await onDatabase('audit_links', (database) => backup(database, options))
  } catch (error) {
    if (error instanceof LockedError) return askServer(options)
    throw error
  }
}

async function makeToken(name: string): Promise<number> {
  try {
    return await onDatabase('audit_links', (database) => resetToken(database, name))
  } catch (error) {
    if (error instanceof LockedError) return askForToken(name)
    throw error
  }
}

async function installLaw(file: string): Promise<number> {
  const pack = readPackFile(file)
  try {
    return await onDatabase('audit_links', (database) => updateLaw(database, pack))
  } catch (error) {
    if (error instanceof LockedError) return updateLawBeside(pack)
    throw error
  }
}

function showRegistry(): Promise<number> {
  process.stdout.write(registryPage())
  return Promise.resolve(0)
}

/** Works on the office's database, which has to know a table; nothing is made where there is none. */
async function onDatabase(
  needed: string,
  work: (database: Database, folder: string) => Promise<number>,
): Promise<number> {
  const place = readPlace()
  if (!place.DATABASE_URL && !existsSync(join(place.DATA_DIR, 'db')))
    throw new Error(`Não há banco de dados em ${place.DATA_DIR}`)
  const database = await openDatabase(place, (error) => console.error(error.message))
  try {
    const [table] = await database.query<{ name: string | null }>('select to_regclass($1)::text as name', [
      needed,
    ])
    if (!table?.name)
      throw new Error('O banco de dados é de uma versão anterior. Inicie o Lavra uma vez e repita o comando.')
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
  for (const command of commands) {
    const given = givenTo(command, args)
    if (given) return command.run(given)
  }
  console.error(usage)
  return FAILED
}

/** What a command line gives to a command; null where it is another one's, or something else stands there. */
function givenTo({ words, options = {}, file = false }: Command, args: string[]): Given | null {
  if (!words.every((word, n) => args[n] === word)) return null
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(words.length),
      options,
      allowPositionals: file,
    })
    return positionals.length === (file ? 1 : 0) ? { ...values, file: positionals[0] ?? '' } : null
  } catch {
    return null
  }
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(FAILED)
}
