import { existsSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Summary } from '../platform/backup/format'
import { ASKED, backupName, backupsIn, isBeingWritten, OWN, removeDrafts } from '../platform/backup/folder'
import { makeBackup } from '../platform/backup/make'
import { requestFile } from '../platform/backup/snapshots'
import type { Database } from '../platform/database/database'
import { backupFolder, readAuditKey, readPlace } from '../platform/env'
import { filesAt } from '../platform/storage/files'
import { isCode } from './failure'
import { askNewPassphrase } from './passphrase'

export interface BackupOptions {
  /** The folder for it. */
  to?: string | undefined
  /** Ask for a passphrase. */
  passphrase?: boolean | undefined
}

/**
 * `backup`: one file with all records and files; 0 where it is whole, 1 where files were missing before,
 * named.
 */
export async function backup(database: Database, options: BackupOptions): Promise<number> {
  const place = readPlace()
  const folder = options.to === undefined ? backupFolder(place) : resolve(options.to)
  const locked = options.passphrase === true || place.BACKUP_PASSPHRASE !== undefined
  const passphrase = locked ? await askNewPassphrase() : undefined
  const path = join(folder, backupName(ASKED, new Date(), locked))
  await removeDrafts(folder)
  const office = { database, files: await filesAt(place), secrets: { AUDIT_KEY: readAuditKey() } }
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort(new Error('A cópia foi interrompida e nada ficou dela.')))
  const made = await makeBackup(office, path, { passphrase }, interrupted.signal).catch((error: unknown) => {
    throw isCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES')
      ? new Error(
          `Não há espaço ou permissão para gravar em ${folder}. Nada ficou da cópia; escolha outra pasta com --to.`,
          { cause: error },
        )
      : error
  })
  console.log(`Cópia de segurança feita: ${path} (${megabytes(made.size)})`)
  tell(made)
  console.log(
    locked
      ? 'Ela só abre com a senha: guarde a senha em outro lugar, pois sem ela não há como restaurar.'
      : 'Ela não tem senha e contém tudo do escritório, também a chave da trilha de auditoria: guarde-a onde só pessoas de confiança cheguem.',
  )
  return made.missing.length === 0 ? 0 : 1
}

/** What is in a backup, for whoever made, checked or restored it. */
export function tell({ rows, files, bytes, missing }: Summary): void {
  console.log(`Registros: ${rows}. Arquivos: ${files} (${megabytes(bytes)}).`)
  for (const key of missing.slice(0, 20))
    console.log(`Arquivo que já faltava quando a cópia foi feita: ${key}`)
  if (missing.length > 0)
    console.log(
      `Arquivos que já faltavam: ${missing.length}. "npm run admin -- integrity" mostra de quais registros eles são.`,
    )
}

const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`

/** How long a running server may take until it begins, and then without anything new. */
const PATIENCE_MS = 150_000

/** Where the embedded database is in use: the server that has it makes the backup. */
export async function askServer({ to, passphrase }: BackupOptions): Promise<number> {
  if (to !== undefined || passphrase)
    throw new Error(
      'O Lavra está em uso: encerre-o para escolher a pasta ou a senha, ou repita o comando sem opções.',
    )
  const folder = backupFolder(readPlace())
  const before = (await backupsIn(folder, OWN))[0]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  writeFileSync(requestFile(folder), '', { mode: 0o600 })
  console.log('O Lavra está em uso e fará a cópia em até um minuto…')
  const end = Date.now() + PATIENCE_MS
  while (existsSync(requestFile(folder)) && (Date.now() < end || (await isBeingWritten(folder))))
    await sleep(250)
  const [made] = await backupsIn(folder, OWN)
  if (made === undefined || made === before)
    throw new Error('O Lavra não fez a cópia. O registro dele diz por quê; ou encerre-o e repita o comando.')
  console.log(
    `Cópia de segurança feita: ${join(folder, made)} (${megabytes(statSync(join(folder, made)).size)})`,
  )
  return 0
}
