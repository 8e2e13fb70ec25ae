import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isEncrypted, readArchive, type Source } from '../platform/backup/archive-reader'
import { examineBackup, type Contents } from '../platform/backup/examine'
import { summaryOf } from '../platform/backup/format'
import { moveRecords } from '../platform/backup/move'
import { restoreBackup } from '../platform/backup/restore'
import { openDatabase, type Database } from '../platform/database/database'
import { readPlace } from '../platform/env'
import { openStorage } from '../platform/storage/files'
import { LockedError } from '../platform/database/folder-lock'
import { tell } from './backup'
import { isCode } from './failure'
import { keyNotes, placeHead, placeKey } from './keys'
import { askPassphrase } from './passphrase'
import { isServed } from './working'

/**
 * `restore FILE [--check]`: checks a backup and, unless that was all, restores it into an empty place; 1
 * where it lacks files.
 */
export async function restore(file: string, migrations: string, check: boolean): Promise<number> {
  const path = resolve(file)
  if (!existsSync(path)) throw new Error(`O arquivo ${path} não existe. Confira o nome e repita o comando.`)
  const source = {
    path,
    passphrase: (await isEncrypted(path)) ? await askPassphrase('Senha da cópia: ') : undefined,
  }
  const { header, manifest } = check ? await examineBackup(source) : await restoreHere(source, migrations)
  const made = `feita em ${new Date(header.made_at).toLocaleString('pt-BR')} pela versão ${header.lavra}`
  console.log(
    check
      ? `A cópia está inteira, ${made}.`
      : `Cópia restaurada e conferida registro por registro e arquivo por arquivo, ${made}.`,
  )
  tell(summaryOf(header, manifest))
  if (!check)
    console.log('Inicie o Lavra: todos entram de novo, com a senha que tinham quando a cópia foi feita.')
  return manifest.missing.length === 0 ? 0 : 1
}

async function restoreHere(source: Source, migrations: string): Promise<Contents> {
  // A wrong passphrase is told before anything is made in the target.
  await readArchive(source, () => Promise.resolve('stop'))
  const place = readPlace()
  const database = await openTarget(place)
  try {
    const files = await openStorage(place)
    const notes: string[] = []
    const contents = await restoreBackup(source, {
      database,
      files,
      migrations,
      beforeCommit: async (tx, { secrets }) => {
        await placeKey(place.DATA_DIR, secrets.AUDIT_KEY)
        notes.push(...(await placeHead(tx, place.DATA_DIR)), ...(await keyNotes(tx, place.DATA_DIR)))
      },
    })
    for (const note of notes) console.log(note)
    return contents
  } catch (error) {
    const full = 'Não há espaço no destino. Nada foi restaurado; libere espaço e repita o comando.'
    throw isCode(error, 'ENOSPC', 'EDQUOT', '53100') ? new Error(full, { cause: error }) : error
  } finally {
    await database.close()
  }
}

/**
 * `database move --to postgres`: the embedded database's records into that of DATABASE_URL; nothing is
 * removed.
 */
export async function moveDatabase(migrations: string): Promise<number> {
  const place = readPlace()
  if (!place.DATABASE_URL)
    throw new Error('DATABASE_URL precisa estar definida: ela diz para onde copiar os registros.')
  if (!existsSync(`${place.DATA_DIR}/db`)) throw new Error(`Não há banco de dados em ${place.DATA_DIR}`)
  const target = await openTarget(place)
  try {
    const source = await openDatabase({ DATA_DIR: place.DATA_DIR }, (error) => console.error(error.message))
    try {
      const notes: string[] = []
      const rows = await moveRecords(
        source,
        target,
        migrations,
        async (tx) => void notes.push(...(await keyNotes(tx, place.DATA_DIR))),
      )
      console.log(`Registros copiados e conferidos no PostgreSQL: ${rows}. Os arquivos ficam onde estão.`)
      for (const note of notes) console.log(note)
      console.log('Agora inicie o Lavra com DATABASE_URL e JWT_SECRET; todos entram de novo.')
      console.log(
        `A origem não foi alterada: guarde a pasta ${place.DATA_DIR}/db até ter certeza de que tudo está no lugar novo.`,
      )
      return 0
    } finally {
      await source.close()
    }
  } finally {
    await target.close()
  }
}

async function openTarget(place: ReturnType<typeof readPlace>): Promise<Database> {
  const database = await openDatabase(place, (error) => console.error(error.message)).catch(
    (error: unknown) => {
      throw error instanceof LockedError
        ? new Error('O Lavra está em uso nesta pasta. Encerre-o e restaure em uma DATA_DIR nova.', {
            cause: error,
          })
        : error
    },
  )
  if (!(await isServed(database))) return database
  await database.close()
  throw new Error(
    'O Lavra está em uso no banco de destino. Encerre-o em todas as máquinas e repita o comando.',
  )
}
