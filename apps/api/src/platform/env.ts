import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publicKeyIn } from './public-key'
import { z } from 'zod'
import { parseStorageUrl, storageForm } from './storage/s3/storage-url'

/** A setting that keeps the server from starting; the message is one line that names it. */
export class SettingError extends Error {
  override name = 'SettingError'
}

const whole = (min: number, max: number) => {
  const error = `precisa ser um número inteiro de ${min} a ${max}`
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.int({ error }).min(min, error).max(max, error))
}
const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => schemes.includes(protocolOf(value)),
      `precisa ser um endereço ${schemes.map((scheme) => `${scheme}//…`).join(' ou ')}`,
    )
const oneOf = <T extends [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `precisa ser um destes: ${values.join(', ')}` })
const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'precisa ser um valor com ponto decimal')
  .default('0')
  .transform(Number)
const line = z.string().max(500, 'precisa ter no máximo 500 caracteres')
/** Whoever has a stolen backup may try as many as they like. */
const passphrase = z
  .string()
  .min(12, 'precisa ter no mínimo 12 caracteres')
  .max(500, 'precisa ter no máximo 500 caracteres')
const proxies =
  /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d+)?)(\s*,\s*(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d+)?))*$/i

const Settings = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'precisa ser um endereço ou nome de máquina')
    .default('127.0.0.1'),
  /** Embedded database, uploaded files, generated secrets; always absolute once read. */
  DATA_DIR: line.default('./data').transform((folder) => resolve(folder)),
  DATABASE_URL: address('postgresql:', 'postgres:').optional(),
  /** Where files lie instead of DATA_DIR; it holds a key, so it never goes into a log or an error. */
  STORAGE_URL: z
    .string()
    .refine((url) => parseStorageUrl(url) !== null, `precisa ter a forma ${storageForm}`)
    .optional(),
  JWT_SECRET: z.string().min(32, 'precisa ter no mínimo 32 caracteres').optional(),
  AUDIT_KEY: z.string().min(32, 'precisa ter no mínimo 32 caracteres').optional(),
  OPENAI_API_KEY: line.optional(),
  OPENAI_BASE_URL: address('https:', 'http:').optional(),
  OPENAI_MODEL: line.optional(),
  OPENAI_EMBEDDING_MODEL: line.optional(),
  MAX_UPLOAD_MB: whole(1, 2000).default(25),
  ALLOW_REGISTRATION: oneOf('true', 'false')
    .transform((value) => value === 'true')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(proxies, 'precisa ser uma lista de endereços de proxies, separados por vírgula')
    .optional(),
  PASSWORD_RULES: oneOf('simple', 'strict').default('simple'),
  PASSWORD_RESET_DELIVERY: oneOf('response', 'email', 'log').optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,189}$/, 'precisa ser um endereço de e-mail')
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  MODEL_TIMEOUT_SECONDS: whole(1, 3600).default(180),
  MODEL_IDLE_SECONDS: whole(1, 3600).default(45),
  AGENT_LEASE_SECONDS: whole(1, 600).default(20),
  /** What a million tokens cost that the model reads or writes. */
  MODEL_PRICE_IN: price,
  MODEL_PRICE_OUT: price,
  /** Where backups go: DATA_DIR/backups where it is not set. */
  BACKUP_DIR: line.transform((folder) => resolve(folder)).optional(),
  /** How many of the embedded database's own daily backups stay; 0: none are made. */
  BACKUP_KEEP: whole(0, 365).default(7),
  BACKUP_PASSPHRASE: passphrase.optional(),
  /** Whose packs of law are installed: the PEM itself once read. */
  LAW_PUBLIC_KEY: z
    .string()
    .max(2_000, 'precisa ter no máximo 2000 caracteres')
    .transform((value, ctx) => {
      const pem = publicKeyIn(value)
      if (pem === null)
        ctx.addIssue('precisa ser um arquivo PEM com uma chave pública Ed25519, ou o conteúdo dele em base64')
      return pem ?? ''
    })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,500}$/, 'precisa ter de 16 a 500 caracteres, sem espaços')
    .optional(),
})
type Source = Record<string, string | undefined>
export type Env = z.output<typeof Settings> & { JWT_SECRET: string; AUDIT_KEY: string }

function protocolOf(value: string): string {
  return /^([a-z]+:)\/\/\S+$/.exec(value)?.[1] ?? ''
}

/** Reads and checks all settings once; throws a SettingError with one line that names the first wrong one. */
export function readEnv(source: Source = process.env): Env {
  const settings = readSettings(source)
  if (settings.PASSWORD_RESET_DELIVERY === 'email' && !settings.SMTP_URL)
    throw new SettingError('SMTP_URL é obrigatória quando PASSWORD_RESET_DELIVERY é email')
  if (settings.DATABASE_URL && !settings.JWT_SECRET)
    throw new SettingError('JWT_SECRET é obrigatória com DATABASE_URL e precisa ter no mínimo 32 caracteres')
  const JWT_SECRET = settings.JWT_SECRET ?? storedSecret(settings.DATA_DIR, secrets.JWT_SECRET)
  return {
    ...settings,
    JWT_SECRET,
    AUDIT_KEY: givenAuditKey(settings) ?? storedSecret(settings.DATA_DIR, secrets.AUDIT_KEY),
  }
}

/**
 * Many nodes with one database need one key, so without a setting of its own theirs comes from the secret
 * that they share already.
 */
const givenAuditKey = ({ AUDIT_KEY, DATABASE_URL, JWT_SECRET }: z.output<typeof Settings>) =>
  AUDIT_KEY ?? (DATABASE_URL ? JWT_SECRET : undefined)

/** The key of the audit chain for tools that only look: none is made. */
export function readAuditKey(source: Source = process.env): string {
  const settings = readSettings(source)
  if (settings.DATABASE_URL && !givenAuditKey(settings))
    throw new SettingError('AUDIT_KEY ou JWT_SECRET é obrigatória para conferir a trilha com DATABASE_URL')
  return givenAuditKey(settings) ?? readSecret(settings.DATA_DIR, secrets.AUDIT_KEY)
}

/** Where records, files and backups are, for tools: no secret is needed and nothing is made. */
export function readPlace(
  source: Source = process.env,
): Pick<
  Env,
  'DATA_DIR' | 'DATABASE_URL' | 'STORAGE_URL' | 'BACKUP_DIR' | 'BACKUP_PASSPHRASE' | 'LAW_PUBLIC_KEY'
> {
  return readSettings(source)
}

/** The folder of the backups. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/** Where the key of the audit trail lies if no setting gives it. */
export const auditKeyFile = (folder: string): string => join(folder, secrets.AUDIT_KEY.file)

function readSettings(source: Source): z.output<typeof Settings> {
  // A blank setting counts as absent, so that a line of a compose file may stay empty.
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (!parsed.success) throw wrong(parsed.error.issues[0])
  // Which Node an office runs is said in package.json, not by the SDK of its storage on every start.
  if (parsed.data.STORAGE_URL) process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  return parsed.data
}

function wrong(issue: z.core.$ZodIssue | undefined): SettingError {
  return new SettingError(`${String(issue?.path[0] ?? 'Configuração')} ${issue?.message ?? 'inválida'}`)
}

interface Secret {
  setting: string
  file: string
  /** What to do where the file is damaged. */
  help: string
}
const secrets = {
  /** Signs tokens. */
  JWT_SECRET: { setting: 'JWT_SECRET', file: 'jwt-secret', help: 'apague o arquivo para gerar outro' },
  /** Seals the audit trail. */
  AUDIT_KEY: {
    setting: 'AUDIT_KEY',
    file: 'audit-key',
    help: 'recupere-o de uma cópia de segurança: com outra chave a trilha não pode ser conferida',
  },
}

/** A secret made at the first start, readable by this user alone, the same ever after. */
function storedSecret(folder: string, secret: Secret): string {
  const file = join(folder, secret.file)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isExisting(error))
      throw new SettingError(`DATA_DIR precisa ser uma pasta em que se possa escrever: ${folder}`)
  }
  return readSecret(folder, secret)
}

function readSecret(folder: string, { setting, file, help }: Secret): string {
  const path = join(folder, file)
  if (!existsSync(path)) throw new SettingError(`${setting} não está definida nem guardada em ${path}`)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new SettingError(`${setting} guardada em ${path} está danificada; ${help}`)
  return secret
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
