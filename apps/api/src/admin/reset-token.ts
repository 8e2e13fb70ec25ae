import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../platform/database/database'
import { readPlace } from '../platform/env'
import { answerFile, askedFile, hashToken, newToken, resetFromConsole } from '../features/auth/service'
import { officeCtx } from './office'

/** How long a running server may take; it looks once a minute. */
const PATIENCE_MS = 150_000

/**
 * `reset-token NAME`: a token with which that user chooses a new password, for whoever has the server's
 * console.
 */
export async function resetToken(database: Database, name: string): Promise<number> {
  const token = newToken()
  return tell(
    await resetFromConsole(await officeCtx(database), { name, token_hash: hashToken(token) }),
    token,
  )
}

/** Where the embedded database is in use: the server that has it keeps the token's digest. */
export async function askForToken(name: string): Promise<number> {
  const folder = readPlace().DATA_DIR
  const token = newToken()
  rmSync(answerFile(folder), { force: true })
  writeFileSync(askedFile(folder), JSON.stringify({ name, token_hash: hashToken(token) }), { mode: 0o600 })
  console.log('O Lavra está em uso e atenderá em até um minuto…')
  const end = Date.now() + PATIENCE_MS
  while (!existsSync(answerFile(folder)) && Date.now() < end) await sleep(250)
  if (!existsSync(answerFile(folder))) {
    rmSync(askedFile(folder), { force: true })
    throw new Error('O Lavra não atendeu. O registro dele diz por quê; ou encerre-o e repita o comando.')
  }
  const username = readFileSync(answerFile(folder), 'utf8')
  rmSync(answerFile(folder))
  return tell(username || null, token)
}

function tell(username: string | null, token: string): number {
  if (username === null) {
    console.log('Nenhum usuário ativo tem esse nome ou e-mail.')
    return 1
  }
  console.log(`Token de redefinição de ${username}, válido por uma hora e uma só vez: ${token}`)
  console.log('Abra /reset-password no endereço do Lavra e cole-o lá.')
  return 0
}
