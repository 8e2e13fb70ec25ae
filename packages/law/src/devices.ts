/**
 * The parts of a norm: an article with its items, letters and paragraphs, as `structure/<norm>.jsonl` holds
 * them. A list is a number n (1 to n, all in force and without parts) or an object: `n` the highest, `x` the
 * numbers that do not exist, then only the members that have a state, parts or a letter behind the number.
 */
export interface ArticleRow extends Parts {
  a: string
}
interface Parts {
  /** State of this part; absent where it is in force. */
  s?: State
  i?: List
  l?: List
  p?: List
  /** The sole paragraph. */
  u?: Member
}
type State = 'r' | 'v' | 's' | 'o' | '?'
type Member = 0 | State | Parts
type List = number | Members
interface Members {
  n?: number
  x?: (number | string)[]
  [member: string]: State | Parts | number | (number | string)[] | undefined
}

/**
 * `former`: stands only in a former wording. `doubtful`: an older copy has it in force and a newer one does
 * not show it. `none`: it does not exist. `unmapped`: the norm's parts are not known here.
 */
export type Standing =
  'in_force' | 'revoked' | 'vetoed' | 'suspended' | 'former' | 'doubtful' | 'none' | 'unmapped'

const standings: Record<State, Standing> = {
  r: 'revoked',
  v: 'vetoed',
  s: 'suspended',
  o: 'former',
  '?': 'doubtful',
}
/** What stands below a part that is out of force, unless it has a state of its own, shares its fate. */
const out = new Set<State | undefined>(['r', 'v', 'o'])

/** The articles of a norm by their number ("1015", "206-A"). */
export class Devices {
  private readonly articles: Map<string, ArticleRow>

  constructor(rows: readonly ArticleRow[]) {
    this.articles = new Map(rows.map((row) => [row.a, row]))
  }

  has = (article: string): boolean => this.articles.has(article)

  /** Numbers of all its articles, in order. */
  get numbers(): string[] {
    return [...this.articles.keys()]
  }

  /** How many articles, paragraphs, items and letters it has, those out of force too. */
  get size(): number {
    let size = 0
    for (const row of this.articles.values()) size += 1 + partsIn(row)
    return size
  }

  /**
   * Whether a part is in force. `path` leads down from the article: "p5", "pu" (sole paragraph), "III", "a".
   */
  standing(article: string, path: readonly string[] = []): Standing {
    const row = this.articles.get(article)
    if (!row) return 'none'
    let state = row.s
    let parts: Parts = row
    for (const step of path) {
      const member = memberOf(parts, step)
      // Parts of what is out of force are not listed.
      if (!member) return state === undefined || state === '?' ? 'none' : standings[state]
      if (member.s !== undefined) state = member.s
      else if (out.has(state)) state = undefined
      parts = member
    }
    return state === undefined ? 'in_force' : standings[state]
  }
}

const partsIn = ({ i, l, p, u }: Parts): number =>
  membersIn(i) + membersIn(l) + membersIn(p) + (u === undefined ? 0 : 1 + partsIn(partsOf(u)))

function membersIn(list: List | undefined): number {
  if (list === undefined || typeof list === 'number') return list ?? 0
  const { n = 0, x = [], ...members } = list
  let size = n - x.length
  for (const [name, member] of Object.entries(members)) {
    const place = placeIn(name)
    // Those up to the highest are counted already; a letter behind a number makes one more.
    if (place < 1 || place > n) size++
    size += partsIn(partsOf((member ?? 0) as Member))
  }
  return size
}

function memberOf(parts: Parts, step: string): Parts | null {
  if (step === 'pu') return parts.u === undefined ? null : partsOf(parts.u)
  if (/^p\d/.test(step)) return inList(parts.p, step.slice(1))
  const item = /^([IVXLCDM]+)(.*)$/.exec(step)
  if (item) return inList(parts.i, `${fromRoman(item[1] ?? '')}${item[2] ?? ''}`)
  return inList(parts.l, step)
}

function inList(list: List | undefined, member: string): Parts | null {
  if (list === undefined) return null
  const { n = 0, x = [], ...members }: Members = typeof list === 'number' ? { n: list } : list
  if (member in members) return partsOf((members[member] ?? 0) as Member)
  const number = placeIn(member)
  return number < 1 || number > n || x.map(String).includes(member) ? null : {}
}

/** Place of "7" or "g" in a list; 0 for a member with a letter behind its number. */
const placeIn = (member: string): number =>
  /^[a-z]$/.test(member) ? member.charCodeAt(0) - 96 : /^\d+$/.test(member) ? Number(member) : 0

const partsOf = (member: Member): Parts =>
  member === 0 ? {} : typeof member === 'string' ? { s: member } : member

const roman: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

export const fromRoman = (text: string): number =>
  Array.from(text, (sign) => roman[sign] ?? 0).reduce(
    (sum, value, at, all) => sum + (value < (all[at + 1] ?? 0) ? -value : value),
    0,
  )
