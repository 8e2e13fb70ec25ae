/**
 * Parts of an article as paths: "§ 3º, V" is ['§3', 'V'], "I e IV" are ['I'] and ['IV'].
 * A plain string form, joined by '/', keeps them comparable: '§3/V'.
 */
export interface ParsedParts {
  paths: string[]
  /** Offset just behind the last part; the start offset where there is none. */
  end: number
}

const joint = /\s*,?\s*(?:(?:e|ou|c\/c)\s+(?:[oa]s?\s+)?)?/iy
const caput = /[*_"“]{0,2}caput\b[*_"”]{0,2}/iy
const soleParagraph = /(?:par[áa]grafo\s+[úu]nico|par\.\s*[úu]nico|§\s*[úu]nico|p\.\s?[úu]\.)/iy
const ordinal = '\\d{1,2}\\.?\\s?[ºo°](?:-[A-Z])?'
const item = '\\d{1,2}(?!\\d|\\.\\d)\\.?\\s?(?:[º°]|o(?![a-zà-ú]))?(?:-[A-Z])?'
const next = '\\s*(?:,\\s*(?:e\\s+)?|e\\s+|ao?\\s+|,\\s*§\\s*|e\\s+§\\s*)'
/**
 * Behind a single "§" a bare number is the next article ("39, § 4º, 57"), behind "§§" it is the next
 * paragraph.
 */
const paragraphs = new RegExp(
  `(?:(?:§§|par[áa]grafos)\\s*(${item}(?:${next}${item})*)|(?:§|par[áa]grafo)\\s*(${item}(?:${next}${ordinal})*))(?!\\d)`,
  'iy',
)
const roman = '(?=[IVXL])(?:XL|L?X{0,3})(?:I[XV]|V?I{0,3})(?:-[A-Z])?(?![A-Za-zÀ-ú])'
const incisos = new RegExp(
  `(?:[Ii][Nn][Cc][Ii][Ss][Oo][Ss]?\\s+|[Ii]ncs?\\.\\s*|[Ii]tens\\s+|[Ii]tem\\s+)?(${roman}(?:\\s*(?:,\\s*(?:[eE]\\s+)?|[eE]\\s+|[aA]\\s+|ao\\s+|ou\\s+)${roman})*)`,
  'y',
)
const quotedLetter = '["\'“”‘’*_]{1,2}[a-z]["\'“”‘’*_]{1,2}'
const letters = new RegExp(
  '(?:al[íi]neas?\\s+|al\\.\\s*)["\'“‘*_]{0,2}([a-z]["\'”’*_]{0,2}(?:\\s*(?:,|e|a|ou)\\s+["\'“‘*_]{0,2}[a-z]["\'”’*_]{0,2}(?![\\wÀ-ú]))*)(?![\\wÀ-ú])' +
    `|(${quotedLetter}(?:\\s*(?:,|e|a|ou)\\s*${quotedLetter})*)` +
    '|([a-z](?:(?:\\s*,\\s*|\\s+e\\s+)[a-z])*)(?=\\s*,|\\s*\\)|\\s+d[aoe]s?\\s)',
  'y',
)

/** Reads the parts that stand at `start`; stops where the text says something else. */
export function parseParts(text: string, start: number): ParsedParts {
  let end = start
  let paragraph: string[] = []
  let inciso: string[] = []
  const paths: string[] = []
  for (let steps = 0; steps < 60; steps += 1) {
    const at = end === start && steps === 0 ? skip(/\s*,?\s*/y, text, end) : skip(joint, text, end)
    const found = readPart(text, at)
    if (!found) break
    end = found.end
    if (found.kind === 'paragraph') {
      paragraph = found.values
      inciso = []
      paths.push(...paragraph)
    } else if (found.kind === 'caput') {
      paragraph = []
      inciso = []
      paths.push('caput')
    } else if (found.kind === 'inciso') {
      inciso = within(paragraph, found.values)
      paths.push(...inciso)
    } else {
      paths.push(...within(inciso.length > 0 ? inciso : paragraph, found.values))
    }
  }
  return { paths: deepest(paths), end }
}

const within = (parents: string[], values: string[]): string[] =>
  parents.length === 0 ? values : parents.flatMap((parent) => values.map((value) => `${parent}/${value}`))

/** Drops 'I' where 'I/a' follows: the longer path says it all. */
const deepest = (paths: string[]): string[] => [
  ...new Set(paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)))),
]

interface Part {
  kind: 'caput' | 'paragraph' | 'inciso' | 'letter'
  values: string[]
  end: number
}

function readPart(text: string, at: number): Part | null {
  const sole = match(soleParagraph, text, at)
  if (sole) return { kind: 'paragraph', values: ['§u'], end: at + sole[0].length }
  const whole = match(caput, text, at)
  if (whole) return { kind: 'caput', values: [], end: at + whole[0].length }
  const numbered = match(paragraphs, text, at)
  if (numbered)
    return {
      kind: 'paragraph',
      values: numbers(numbered[1] ?? numbered[2] ?? ''),
      end: at + numbered[0].trimEnd().length,
    }
  const letter = match(letters, text, at)
  if (letter)
    return {
      kind: 'letter',
      values: lettersOf(letter[1] ?? letter[2] ?? letter[3] ?? ''),
      end: at + letter[0].length,
    }
  const inciso = match(incisos, text, at)
  if (inciso && inciso[0].length > 0)
    return { kind: 'inciso', values: romans(inciso[1] ?? ''), end: at + inciso[0].trimEnd().length }
  return null
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const skip = (pattern: RegExp, text: string, at: number): number =>
  at + (match(pattern, text, at)?.[0].length ?? 0)

function numbers(list: string): string[] {
  return expand(
    list.replace(/§/g, '').match(/\d+\.?\s?[ºo°]?(?:-[A-Za-z])?|\ba\b|\bao\b/g) ?? [],
    (item) => Number.parseInt(item, 10),
    (value) => `§${value}`,
    (item) => `§${item.replace(/\.?\s?[ºo°]/, '').toUpperCase()}`,
  )
}

function romans(list: string): string[] {
  return expand(list.match(/[IVXL]+(?:-[A-Z])?|\ba\b|\bao\b/g) ?? [], fromRoman, toRoman, (item) => item)
}

function lettersOf(list: string): string[] {
  const items = list.match(/[a-z]+/g) ?? []
  const range = /^.{1,3}\s+a\s+.{1,3}$/.test(list) && items.length === 3
  const [first, , last] = items
  if (!range || !first || !last)
    return items.filter((item, position) => !(item === 'e' && position % 2 === 1) && item !== 'ou')
  const from = first.charCodeAt(0)
  const to = last.charCodeAt(0)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => String.fromCharCode(from + offset))
}

/** Turns "1º a 3º" into every value of the range; other items stay as they are. */
function expand(
  items: string[],
  value: (item: string) => number,
  name: (value: number) => string,
  plain: (item: string) => string,
): string[] {
  const out: string[] = []
  items.forEach((item, position) => {
    const previous = items[position - 1]
    const next = items[position + 1]
    if (item !== 'a' && item !== 'ao') out.push(plain(item))
    else if (previous && next)
      for (let at = value(previous) + 1; at < value(next); at += 1) out.push(name(at))
  })
  return out
}

const digits: [string, number][] = [
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

function toRoman(value: number): string {
  let rest = value
  let out = ''
  for (const [sign, worth] of digits) {
    out += sign.repeat(Math.floor(rest / worth))
    rest %= worth
  }
  return out
}

function fromRoman(text: string): number {
  const worth: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 }
  const values = Array.from(text.replace(/-.*/, ''), (sign) => worth[sign] ?? 0)
  return values.reduce(
    (sum, value, position) => sum + (value < (values[position + 1] ?? 0) ? -value : value),
    0,
  )
}
