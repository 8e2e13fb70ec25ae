import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAuditKey, readEnv } from '../src/platform/env'

const folder = mkdtempSync(join(tmpdir(), 'lavra-env-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const read = (settings: Record<string, string>) => readEnv({ DATA_DIR: folder, ...settings })
const secret = 's'.repeat(32)

test('without any setting the server is a private one on this machine', () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    MAX_UPLOAD_MB: 25,
    LOG_LEVEL: 'info',
    MODEL_TIMEOUT_SECONDS: 180,
    MODEL_IDLE_SECONDS: 45,
    AGENT_LEASE_SECONDS: 20,
  })
  expect(read({}).DATABASE_URL).toBeUndefined()
})

test('the secret is made once, for this user alone', () => {
  const first = read({}).JWT_SECRET
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(read({}).JWT_SECRET).toBe(first)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(first)
  expect(read({ JWT_SECRET: secret }).JWT_SECRET).toBe(secret)
})

test('the audit key is a file of its own; nodes of one database share what they have', () => {
  const key = read({}).AUDIT_KEY
  expect(readFileSync(join(folder, 'audit-key'), 'utf8')).toBe(key)
  expect(statSync(join(folder, 'audit-key')).mode & 0o777).toBe(0o600)
  expect(key).not.toBe(read({}).JWT_SECRET)
  expect([read({ JWT_SECRET: secret }).AUDIT_KEY, readAuditKey({ DATA_DIR: folder })]).toEqual([key, key])
  const shared = {
    DATA_DIR: join(folder, 'node'),
    DATABASE_URL: 'postgresql://app@localhost/app',
    JWT_SECRET: secret,
  }
  expect(readEnv(shared).AUDIT_KEY).toBe(secret)
  expect(readAuditKey({ ...shared, AUDIT_KEY: 'k'.repeat(32) })).toBe('k'.repeat(32))
  expect(() => readAuditKey({ ...shared, JWT_SECRET: '' })).toThrow(/^AUDIT_KEY /)
  expect(() => readAuditKey({ DATA_DIR: join(folder, 'nenhuma') })).toThrow(/^AUDIT_KEY /)
})

test('a blank setting counts as absent', () => {
  expect(read({ PORT: '', OPENAI_API_KEY: '  ', ALLOW_REGISTRATION: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'http://x'],
  ['DATABASE_URL', 'mysql://app@localhost/app'],
  ['DATABASE_URL', 'app'],
  ['AUDIT_KEY', 'curta'],
  ['STORAGE_URL', 'https://s3.exemplo.com/bucket'],
  ['JWT_SECRET', 'curto'],
  ['OPENAI_BASE_URL', 'api.exemplo.com'],
  ['MAX_UPLOAD_MB', '0'],
  ['MAX_UPLOAD_MB', '1.5'],
  ['ALLOW_REGISTRATION', 'talvez'],
  ['TRUST_PROXY', 'o proxy'],
  ['PASSWORD_RESET_DELIVERY', 'pombo'],
  ['PASSWORD_RULES', 'fortes'],
  ['SMTP_URL', 'mail.exemplo.com'],
  ['MAIL_FROM', 'Lavra <a@b>'],
  ['LAW_PUBLIC_KEY', 'chave'],
  ['LOG_LEVEL', 'alto'],
  ['MODEL_TIMEOUT_SECONDS', '0'],
  ['MODEL_IDLE_SECONDS', 'x'],
  ['AGENT_LEASE_SECONDS', '9999'],
])('a wrong %s (%s) stops the start with one line that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} .+$`))
})

test('settings that need one another say so', () => {
  expect(() => read({ DATABASE_URL: 'postgresql://app@localhost/app' })).toThrow(/^JWT_SECRET /)
  expect(() => read({ PASSWORD_RESET_DELIVERY: 'email' })).toThrow(/^SMTP_URL /)
  expect(
    read({ DATABASE_URL: 'postgres://u:p%40@db.local:5432/app?sslmode=require', JWT_SECRET: secret })
      .DATABASE_URL,
  ).toContain('db.local')
  expect(read({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16', ALLOW_REGISTRATION: 'false' })).toMatchObject({
    ALLOW_REGISTRATION: false,
  })
})

test('the key of packs of law is a public one, of its kind, in a file or in base64', () => {
  const ed = generateKeyPairSync('ed25519')
  const pem = String(ed.publicKey.export({ type: 'spki', format: 'pem' }))
  const inBase64 = (text: string) => Buffer.from(text).toString('base64')
  const file = join(folder, 'publica.pem')
  writeFileSync(file, pem)
  expect([file, inBase64(pem)].map((value) => read({ LAW_PUBLIC_KEY: value }).LAW_PUBLIC_KEY)).toEqual([
    pem,
    pem,
  ])
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey
  for (const key of [
    inBase64(String(ed.privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    inBase64(String(other.export({ type: 'spki', format: 'pem' }))),
    folder,
  ])
    expect(() => read({ LAW_PUBLIC_KEY: key })).toThrow(/^LAW_PUBLIC_KEY precisa ser/)
})

test('a folder that cannot be written and a damaged secret are told', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(() => read({ DATA_DIR: join(file, 'inside') })).toThrow(/^DATA_DIR /)
  const damaged = mkdtempSync(join(folder, 'damaged-'))
  writeFileSync(join(damaged, 'jwt-secret'), 'short')
  expect(() => read({ DATA_DIR: damaged })).toThrow(/^JWT_SECRET /)
})
