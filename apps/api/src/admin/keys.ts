import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { headFile, notedHead, noteHead } from '../platform/audit/head'
import { auditKey, headText, keyId, type Head } from '../platform/audit/seal'
import type { Sql } from '../platform/database/driver'
import { auditKeyFile, readAuditKey } from '../platform/env'

/**
 * Lays the key of the restored trail where the server looks for one; another that lies there is kept beside
 * it.
 */
export async function placeKey(folder: string, key: string): Promise<void> {
  const file = auditKeyFile(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (existsSync(file)) {
    if (readFileSync(file, 'utf8').trim() === key) return
    renameSync(file, `${file}.anterior`)
  }
  writeFileSync(file, key, { mode: 0o600 })
}

/**
 * What is to be done so that the trail of this database can be verified and goes on; nothing where all is
 * well.
 */
export async function keyNotes(tx: Sql, folder: string): Promise<string[]> {
  const head = await headOf(tx)
  if (!head?.key_id || head.key_id === effectiveKeyId()) return []
  return [
    `Antes de iniciar o Lavra, defina AUDIT_KEY com o conteúdo de ${auditKeyFile(folder)}: com outra chave a trilha de auditoria não confere.`,
  ]
}

function effectiveKeyId(): string | undefined {
  try {
    return keyId(auditKey(readAuditKey()))
  } catch {
    return undefined
  }
}

/**
 * Notes the end of the restored trail beside the database, instead of a later one that is gone on purpose.
 */
export async function placeHead(tx: Sql, folder: string): Promise<string[]> {
  const head = await headOf(tx)
  const noted = notedHead(folder)
  if (head && head.sequence > 0) noteHead(folder, head)
  else await rm(headFile(folder), { force: true })
  if (!noted || (noted.sequence === head?.sequence && noted.digest === head.digest)) return []
  return [
    `O fim da trilha anotado nesta máquina era ${headText(noted)}; agora é ${headText(head ?? { sequence: 0, digest: '' })}, como quando a cópia foi feita.`,
  ]
}

async function headOf(tx: Sql): Promise<Head | undefined> {
  const [head] = await tx.query<Head>(
    'select sequence, digest, open, key_id, seal from audit_head where id = 1',
  )
  return head
}
