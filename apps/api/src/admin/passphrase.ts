import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { readPlace } from '../platform/env'

const LEAST = 12

/**
 * The passphrase of BACKUP_PASSPHRASE, or as somebody types it, unseen; never one of the command line, which
 * other users can read.
 */
export async function askPassphrase(question: string): Promise<string> {
  const set = readPlace().BACKUP_PASSPHRASE
  if (set !== undefined) return set
  if (!process.stdin.isTTY)
    throw new Error('Esta cópia pede uma senha: defina BACKUP_PASSPHRASE ou repita o comando em um terminal.')
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/** A new one, typed twice unless it is a setting: nobody can open the backup without it. */
export async function askNewPassphrase(): Promise<string> {
  const first = await askPassphrase('Senha da cópia (não aparece ao digitar): ')
  if (readPlace().BACKUP_PASSPHRASE !== undefined) return first
  if (first.length < LEAST) throw new Error(`A senha da cópia precisa ter no mínimo ${LEAST} caracteres.`)
  if ((await askPassphrase('A mesma senha outra vez: ')) !== first)
    throw new Error('As duas senhas não são iguais. Repita o comando.')
  return first
}
