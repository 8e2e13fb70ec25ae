import type { AlignType, Parents, RootContent, TableCell } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { type Block, type Run, type Table, line, lineBreak, plain } from './blocks'
import { cutAt, runsOf } from './runs'

/**
 * What a petition does not use would make words vanish: raw HTML and definitions are not printed, and lawyers
 * indent paragraphs, which is not code. All of it is read as the text it is.
 */
const plainText = { disable: { null: ['codeIndented', 'definition', 'htmlFlow', 'htmlText'] } }

/** Paragraphs longer than this are set in parts: a typesetter's effort grows with their square. */
const longest = 20_000
const mostColumns = 12

interface Place {
  quoted: boolean
  /** -1 outside a list. */
  depth: number
  marker: string
}

type Step = { node: RootContent; place: Place }

/**
 * The Markdown of a petition as blocks, in order; without recursion, since a text may nest thousands deep.
 */
export function readMarkdown(markdown: string): Block[] {
  const root = fromMarkdown(markdown, {
    extensions: [plainText, gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const blocks: Block[] = []
  const todo: Step[] = within(root, { quoted: false, depth: -1, marker: '' })
  for (let step = todo.pop(); step; step = todo.pop()) {
    for (const block of blocksOf(step)) blocks.push(block)
    for (const inner of innerOf(step)) todo.push(inner)
  }
  return blocks
}

/** In the order in which a stack gives them back. */
const within = (parent: Parents, place: Place): Step[] =>
  parent.children.map((child) => ({ node: child, place })).reverse()

function innerOf({ node, place }: Step): Step[] {
  if (node.type === 'blockquote') return within(node, { ...place, quoted: true })
  if (node.type === 'list') {
    const start = node.start ?? 1
    const marker = (index: number): string => (node.ordered ? `${start + index}.` : '•')
    const depth = Math.min(place.depth + 1, 3)
    return node.children
      .map((item, index) => ({ node: item, place: { ...place, depth, marker: marker(index) } }))
      .reverse()
  }
  if (node.type !== 'listItem') return []
  const [first, ...rest] = node.children
  const further: Step[] = rest.map((child) => ({ node: child, place: { ...place, marker: '' } }))
  return (
    first
      ? [{ node: first, place: first.type === 'paragraph' ? place : { ...place, marker: '' } }, ...further]
      : []
  ).reverse()
}

function blocksOf({ node, place }: Step): Block[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphs(runsOf(node.children), place)
    case 'heading':
      return heading(runsOf(node.children), node.depth, place)
    case 'listItem':
      // An item that begins with something else than words still shows its number.
      return node.children[0]?.type === 'paragraph'
        ? []
        : [line('item', [], { level: place.depth, marker: place.marker })]
    case 'code':
      return parts([{ text: node.value.replaceAll('\n', lineBreak), code: true }]).map((runs) =>
        line('code', runs),
      )
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'table':
      return tableOf(
        node.children.map((row) => row.children.map(cell)),
        node.align ?? [],
      )
    default:
      return 'value' in node ? paragraphs([{ text: node.value }], place) : []
  }
}

function heading(runs: Run[], depth: number, place: Place): Block[] {
  const flat = oneLine(runs)
  if (place.quoted || place.depth >= 0)
    return paragraphs(
      flat.map((run) => ({ ...run, bold: true as const })),
      place,
    )
  return depth === 1
    ? [line('title', flat)]
    : parts(flat).map((part) => line('heading', part, { level: Math.min(depth, 4), keep: true }))
}

/** "a)", "b)" on lines of their own are requests of their own, blank line or not. */
const nextItem = /\n(?=[ ]*(?:[a-z]{1,2}\)|[ivxl]{1,5}[.)]) \S)/g

function paragraphs(runs: Run[], place: Place): Block[] {
  const places = [...plain(runs).matchAll(nextItem)].map(({ index }) => index + 1)
  return cutAt(runs, places)
    .flatMap((own) => parts(oneLine(own)))
    .filter((own) => plain(own).trim() !== '')
    .map((own, index) => {
      if (place.quoted) return line('quote', own)
      if (place.depth < 0) return line('paragraph', own)
      return line('item', own, { level: place.depth, marker: index === 0 ? place.marker : '' })
    })
}

/** A line end inside a Markdown paragraph is a space. */
const oneLine = (runs: Run[]): Run[] =>
  runs.map((run, index) => {
    const text = run.text.replace(/ *\n */g, ' ')
    return { ...run, text: index === runs.length - 1 ? text.trimEnd() : text }
  })

/** At most `longest` characters each, cut at a space where there is one. */
function parts(runs: Run[]): Run[][] {
  const text = plain(runs)
  const places: number[] = []
  for (let from = 0; text.length - from > longest;) {
    const space = text.lastIndexOf(' ', from + longest)
    from = space > from ? space + 1 : from + longest
    places.push(from)
  }
  return cutAt(runs, places)
}

const cell = (node: TableCell): Run[] =>
  oneLine(runsOf(node.children)).map((run) => ({ ...run, text: run.text.slice(0, longest) }))

/** A table that no page is wide enough for is told row by row. */
function tableOf(rows: Run[][][], align: AlignType[]): Block[] {
  const columns = rows[0]?.length ?? 0
  if (columns > mostColumns)
    return rows.map((row) =>
      line(
        'paragraph',
        row.flatMap((runs, index) => (index === 0 ? runs : [{ text: ' | ' }, ...runs])),
      ),
    )
  const even = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? []))
  const table: Table = {
    kind: 'table',
    rows: even,
    align: Array.from({ length: columns }, (_, index) => align[index] ?? 'left'),
  }
  return [table]
}
