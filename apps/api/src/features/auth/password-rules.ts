import type { Guess } from '../../platform/access/rate-limits'
import type { Ctx } from '../../platform/ctx'
import { invalid } from '../../platform/errors'
import { readSettings } from '../../platform/settings'

/** Whose password it is to be. */
interface Person {
  username: string
  email: string
  full_name: string
}

const MIN = 8
/** What has to be left of a password without the names that anybody would try first. */
const MIN_OWN = 6
/** Words of the trade and of the product; those of the office and of the user come on top. */
const OBVIOUS = [
  'lavra',
  'senha',
  'advocacia',
  'advogado',
  'advogada',
  'escritorio',
  'direito',
  'juridico',
  'oab',
]

const short = `A senha deve ter no mínimo ${MIN} caracteres.`
const known = 'Esta senha está entre as primeiras que alguém tentaria. Escolha outra.'
const guessable =
  'A senha é quase só nomes do escritório ou seus. Acrescente palavras que ninguém ligaria a você.'

/**
 * Where the office asks for it (`PASSWORD_RULES=strict`), refuses what is short, among the known passwords of
 * public breaches, or hardly more than the names of the office and its user (NIST SP 800-63B, 3.1.1.2).
 * Otherwise the contract's six characters are all. Who proved by `guess` that they may choose one is not held
 * to account for a weak one.
 */
export async function refuseWeakPassword(
  ctx: Ctx,
  field: 'password' | 'new_password',
  password: string,
  person: Person,
  guess?: Guess,
): Promise<void> {
  if (ctx.env.PASSWORD_RULES === 'simple') return
  const msg = await weaknessOf(ctx, password, person)
  if (!msg) return
  await guess?.forgive(ctx)
  throw invalid([{ loc: ['body', field], msg, type: 'weak_password' }])
}

async function weaknessOf(ctx: Ctx, password: string, person: Person): Promise<string | null> {
  if (Array.from(password).length < MIN) return short
  if ((await knownPasswords()).has(password.toLowerCase())) return known
  const { office_name } = await readSettings(ctx)
  const names = [
    ...OBVIOUS,
    ...[person.username, person.email, person.full_name, office_name ?? ''].flatMap(wordsOf),
  ]
  return withoutNames(folded(password), names).length < MIN_OWN ? guessable : null
}

let loading: Promise<Set<string>> | undefined

/**
 * Some fifty thousand, the most frequent of public breaches; read once, and only where they are asked for.
 */
const knownPasswords = (): Promise<Set<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ))

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)

/** The longest first, so that no name hides within another. */
const withoutNames = (password: string, names: string[]): string =>
  names.toSorted((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(name, ''), password)
