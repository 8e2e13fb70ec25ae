interface Run {
  start: number
  sign: string
  length: number
  opens: boolean
  closes: boolean
}

const runs = /\n[ \t]*\n|\*+|_+|`+/g
const space = /\s/
const punctuation = /[!-/:-@[-`{-~\p{P}\p{S}]/u

/**
 * Where signs of emphasis and code stand that a reader does not see: those with a partner in the same
 * paragraph.
 */
export function emphasisIn(text: string, escaped: ReadonlySet<number>): { start: number; end: number }[] {
  const hidden: { start: number; end: number }[] = []
  let open: Record<string, Run[]> = {}
  let code = new Map<number, Run>()
  for (const found of text.matchAll(runs)) {
    if (found[0].startsWith('\n')) {
      open = {}
      code = new Map()
      continue
    }
    const lead = escaped.has(found.index) ? 1 : 0
    const run = runAt(text, found.index + lead, found[0].slice(lead))
    if (run.length === 0) continue
    if (run.sign === '`') pairCode(run, code, hidden)
    else pair(run, (open[run.sign] ??= []), hidden)
  }
  return hidden
}

/** Which side of a word a run stands at decides what it can be; inside a word "_" is none. */
function runAt(text: string, start: number, signs: string): Run {
  const [before, after] = [text.charAt(start - 1) || ' ', text.charAt(start + signs.length) || ' ']
  const left =
    !space.test(after) && (!punctuation.test(after) || space.test(before) || punctuation.test(before))
  const right =
    !space.test(before) && (!punctuation.test(before) || space.test(after) || punctuation.test(after))
  const sign = signs.charAt(0)
  const opens = sign === '_' ? left && (!right || punctuation.test(before)) : left
  const closes = sign === '_' ? right && (!left || punctuation.test(after)) : right
  return { start, sign, length: signs.length, opens, closes }
}

type Hidden = { start: number; end: number }[]

function pair(run: Run, open: Run[], hidden: Hidden): void {
  for (let other = open.at(-1); run.closes && run.length > 0 && other; other = open.at(-1)) {
    const count = Math.min(run.length, other.length)
    // The inner signs of the one that opens, the first of the one that closes.
    const end = other.start + other.length
    hidden.push({ start: end - count, end }, { start: run.start, end: run.start + count })
    other.length -= count
    run.start += count
    run.length -= count
    if (other.length === 0) open.pop()
  }
  if (run.opens && run.length > 0) open.push(run)
}

function pairCode(run: Run, code: Map<number, Run>, hidden: Hidden): void {
  const other = code.get(run.length)
  if (!other) {
    code.set(run.length, run)
    return
  }
  code.delete(run.length)
  hidden.push(
    { start: other.start, end: other.start + other.length },
    { start: run.start, end: run.start + run.length },
  )
}
