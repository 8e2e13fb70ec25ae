const fence = /^ {0,3}(`{3,}|~{3,})/
const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/
const definition = /^ {0,3}\[(?!\^)[^\]\n]+\]:.*$/gm
/** Footnotes and raw HTML reach over blank lines. */
const reachesOver = /^ {0,3}(?:\[\^|<(?:[!?]|script|pre|style|textarea))/im
/** More levels of quotes and lists than anybody writes, and enough to exhaust the parser's stack. */
const nested = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){40}|^ {160,}\S/m
/**
 * Signs that may open or close something, in one paragraph or table: the parser's work grows with their
 * square.
 */
const mostSigns = 6_000

/** A block of a Markdown text, with a key that stays the same while other blocks change. */
export interface MarkdownBlock {
  key: string
  text: string
}

/**
 * Cuts a text where it reads the same as a whole and in parts, so that a change is parsed where it is and
 * nowhere else.
 */
export function markdownBlocks(text: string): MarkdownBlock[] {
  const blocks = reachesOver.test(text) ? [text] : withDefinitions(cut(text), text)
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    const nth = seen.get(block) ?? 0
    seen.set(block, nth + 1)
    return { key: `${nth} ${block}`, text: block }
  })
}

/** Whether parsing it would hold up the page or break it; such a text is shown as it is written. */
export function isCostly(text: string): boolean {
  return (
    nested.test(text) ||
    text.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(/[*_[\]|`~]/g)?.length ?? 0) > mostSigns)
  )
}

function cut(text: string): string[] {
  const blocks: string[] = []
  let lines: string[] = []
  let open: string | null = null
  let blank = false
  for (const line of text.split('\n')) {
    if (open === null && blank && startsBlock(line, lines[0])) {
      blocks.push(lines.join('\n'))
      lines = []
    }
    open = fenceAfter(line, open)
    blank = line.trim() === ''
    if (!blank || lines.length > 0) lines.push(line)
  }
  return lines.length > 0 ? [...blocks, lines.join('\n')] : blocks
}

/** After a blank line: what is indented, and the next item of a list, belongs to what came before. */
function startsBlock(line: string, first: string | undefined): boolean {
  if (first === undefined || line === '' || /^\s/.test(line)) return false
  return !(listItem.test(first) && listItem.test(line))
}

/** The fence that is open after a line, or null. */
function fenceAfter(line: string, open: string | null): string | null {
  const marks = fence.exec(line)?.[1]
  if (!marks) return open
  if (open === null) return marks
  return marks.startsWith(open) && line.trim() === marks ? null : open
}

/** Addresses that are named once and used anywhere come along wherever something may use them. */
function withDefinitions(blocks: string[], text: string): string[] {
  const definitions = text.match(definition)
  if (!definitions) return blocks
  return blocks.map((block) => (block.includes('[') ? `${block}\n\n${definitions.join('\n')}` : block))
}
