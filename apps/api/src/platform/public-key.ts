import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** The PEM of an Ed25519 public key, from a file's name or the PEM in base64; null where it is none. */
export function publicKeyIn(value: string): string | null {
  try {
    const pem = existsSync(value)
      ? readFileSync(value, 'utf8')
      : Buffer.from(value, 'base64').toString('utf8')
    // A private key would be read, too: it has no business on an office's machine.
    const good = !pem.includes('PRIVATE') && createPublicKey(pem).asymmetricKeyType === 'ed25519'
    return good ? pem : null
  } catch {
    return null
  }
}
