import { type Block, type Line, type Run, isLine, line, lineBreak, plain } from './blocks'
import { cutAt, withMarks } from './runs'

/**
 * Gives every paragraph its part in the piece: endereçamento, references, requests, place and date,
 * signature.
 */
export function withRoles(blocks: Block[]): Block[] {
  return closings(opening(blocks.map(asItem).map(asHeading)))
    .map(pageOrRule)
    .map(flush)
    .map(keptTogether)
    .map(marked)
}

const addressing =
  /^(?:AOS? |ÀS? |A[OÀ]? ?JU[IÍ]ZO|EXCELENT[IÍ]SSIM|EGR[EÉ]GI|COLEND|EXM|ILUSTR[IÍ]SSIM|MERIT[IÍ]SSIM)/
const letter = /^([a-z]{1,2}\)|\d{1,3}\)|[IVXL]{1,6} ?[-–—)])\s+/
const small = /^([ivxl]{1,6}[.)])\s+/
const short = 200

/** "a) …" and "i. …" hang like the items of a list; "i)" that comes after "h)" is a letter. */
function asItem(block: Block, index: number, all: Block[]): Block {
  if (!isLine(block) || block.kind !== 'paragraph') return block
  const text = plain(block.runs)
  const inner = small.exec(text)
  const roman = inner !== null && !(inner[1] === 'i)' && /^h\)/.test(textOf(all[index - 1])))
  const marker = roman ? inner : letter.exec(text)
  if (!marker) return block
  const rest = cutAt(block.runs, [marker[0].length])[1] ?? []
  return { ...block, kind: 'item', level: roman ? 1 : 0, marker: marker[1] ?? '', runs: rest }
}

const textOf = (block: Block | undefined): string => (isLine(block) ? block.marker + plain(block.runs) : '')
const allBold = (runs: Run[]): boolean => runs.every(({ bold, text }) => bold === true || text.trim() === '')
/** Upper case as far as a field to be filled in lets one tell. */
const isUpper = (text: string): boolean => {
  const own = text.replace(/\[[^\]]*\]/g, '')
  return /\p{Lu}{2}/u.test(own) && own === own.toLocaleUpperCase('pt-BR')
}

/** A line in bold capitals is a heading or, where it names a court, the endereçamento. */
function asHeading(block: Block): Block {
  if (!isLine(block) || block.kind !== 'paragraph' || !allBold(block.runs)) return block
  const text = plain(block.runs)
  if (!isUpper(text) || text.length > short || text.includes(lineBreak)) return block
  return addressing.test(text)
    ? { ...block, kind: 'address' }
    : { ...block, kind: 'heading', level: 2, keep: true }
}

/** The endereçamento and, below it, the short lines (number, secrecy, priority) before the parties. */
function opening(blocks: Block[]): Block[] {
  const result = blocks.map((block, index) => (index === 0 && isLine(block) ? asAddress(block) : block))
  result.forEach((block, index) => {
    if (!isLine(block) || block.kind !== 'address') return
    let last = index
    for (let next = result[last + 1]; isReference(next, result[last + 2]); next = result[last + 1]) {
      last += 1
      result[last] = { ...next, kind: 'reference' }
    }
    const end = result[last]
    if (isLine(end)) result[last] = { ...end, gap: true }
  })
  return result.map((block) =>
    isLine(block) && block.kind === 'paragraph' && isStacked(block) ? { ...block, kind: 'reference' } : block,
  )
}

const asAddress = (block: Line): Line => {
  const named = addressing.test(plain(block.runs).toLocaleUpperCase('pt-BR'))
  const fits =
    block.kind === 'paragraph' ||
    block.kind === 'heading' ||
    block.kind === 'title' ||
    block.kind === 'address'
  return named && fits && plain(block.runs).length <= 2 * short
    ? { ...block, kind: 'address', runs: block.runs.map(capitals), keep: false }
    : block
}

const capitals = (run: Run): Run => ({
  ...run,
  text: run.text.includes('[') ? run.text : run.text.toLocaleUpperCase('pt-BR'),
})

/** Several short lines under each other, such as the names of the parties. */
const isStacked = ({ runs }: Line): boolean => {
  const lines = plain(runs).split(lineBreak)
  return lines.length > 1 && lines.every((text) => text.length <= short / 2)
}

/** Not the sentence that names the parties: it comes ("vem propor") or leads to the piece's name. */
const isReference = (block: Block | undefined, next: Block | undefined): block is Line =>
  isLine(block) &&
  block.kind === 'paragraph' &&
  next?.kind !== 'title' &&
  plain(block.runs).length <= short &&
  !/(?:^|\s)v[eê]m(?:[\s,]|$)|^OAB/i.test(plain(block.runs))

const isBar = (text: string): boolean => /(?:^|\u2028)\s*\**OAB\b/.test(text)
const isClosing = (text: string): boolean => /deferimento\W*$|^[EÉ] o parecer\.?$/i.test(text.trim())

/**
 * The signature (name and OAB, under a line), the place and date above it, and the plea for acceptance before
 * them.
 */
function closings(blocks: Block[]): Block[] {
  const result: Block[] = []
  for (const block of blocks) {
    const own =
      isLine(block) && block.kind !== 'item' && block.kind !== 'quote' && block.kind !== 'code'
        ? plain(block.runs)
        : ''
    const lines = own.split(lineBreak)
    if (!isLine(block) || !isBar(own) || lines.length > 6 || lines.some((text) => text.length > 120)) {
      result.push(isLine(block) && isClosing(own) ? { ...block, keep: true } : block)
      continue
    }
    const name = isBar(lines[0] ?? '') ? nameAbove(result) : []
    result.push(line('signature', [...name, ...block.runs]))
    placeAndDate(result)
  }
  return result
}

/** The name where it stands in a paragraph of its own above the OAB; takes it away from there. */
function nameAbove(result: Block[]): Run[] {
  const above = result.at(-1)
  const text = textOf(above)
  if (
    !isLine(above) ||
    !/^(?:paragraph|heading|reference)$/.test(above.kind) ||
    text.length > 100 ||
    /[.;:]\s*$/.test(text)
  )
    return []
  result.pop()
  return [...above.runs, { text: lineBreak }]
}

function placeAndDate(result: Block[]): void {
  const above = result.at(-2)
  const text = textOf(above)
  if (
    !isLine(above) ||
    above.kind !== 'paragraph' ||
    text.length > short ||
    !/, .*(?:\d|data|\[COMPLETAR)/i.test(text)
  )
    return
  result[result.length - 2] = { ...above, kind: 'date', keep: true }
}

/** A rule before a new piece begins its page. */
function pageOrRule(block: Block, index: number, all: Block[]): Block {
  const next = all[index + 1]
  return block.kind === 'rule' && isLine(next) && (next.kind === 'title' || next.kind === 'address')
    ? { kind: 'page' }
    : block
}

const flush = (block: Block, index: number, all: Block[]): Block =>
  isLine(block) &&
  block.kind === 'paragraph' &&
  all[index - 1]?.kind === 'title' &&
  /^\p{Ll}/u.test(plain(block.runs))
    ? { ...block, flush: true }
    : block

/** What ends with a colon stays with the first of what it announces. */
const keptTogether = (block: Block, index: number, all: Block[]): Block => {
  const next = all[index + 1]
  return isLine(block) &&
    next !== undefined &&
    next.kind !== 'page' &&
    /:\s*$/.test(plain(block.runs).slice(-5))
    ? { ...block, keep: true }
    : block
}

const marked = (block: Block): Block => {
  if (isLine(block)) return { ...block, runs: withMarks(block.runs.map(held)) }
  return block.kind === 'table'
    ? { ...block, rows: block.rows.map((row) => row.map((runs) => withMarks(runs.map(held)))) }
    : block
}

/** No line ends between "R$", "art.", "nº", "doc." or "§" and its number. */
const held = (run: Run): Run =>
  run.code
    ? run
    : { ...run, text: run.text.replace(/(R\$|\b(?:arts?|docs?|fls?|n)\.|nº|§) (?=\d)/g, '$1\u00A0') }
