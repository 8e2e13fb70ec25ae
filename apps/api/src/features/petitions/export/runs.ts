import type { PhrasingContent } from 'mdast'
import { lineBreak, plain, type Run } from './blocks'

type Look = Omit<Run, 'text' | 'mark'>
type Step = { node: PhrasingContent; look: Look } | { text: string; look: Look }

/**
 * Inline Markdown as runs. A stack instead of recursion: however deep a text nests, it cannot exhaust the
 * call stack.
 */
export function runsOf(nodes: PhrasingContent[]): Run[] {
  const runs: Run[] = []
  const todo: Step[] = steps(nodes, {})
  for (let step = todo.pop(); step; step = todo.pop()) {
    if ('text' in step) {
      if (step.text !== '') runs.push({ text: step.text.replaceAll('\t', ' '), ...step.look })
      continue
    }
    for (const inner of expand(step.node, step.look)) todo.push(inner)
  }
  return runs
}

/** In the order in which a stack gives them back. */
const steps = (nodes: PhrasingContent[], look: Look): Step[] =>
  nodes.map((node) => ({ node, look })).reverse()

function expand(node: PhrasingContent, look: Look): Step[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [{ text: node.value, look }]
    case 'break':
      return [{ text: lineBreak, look }]
    case 'strong':
      return steps(node.children, { ...look, bold: true })
    case 'emphasis':
      return steps(node.children, { ...look, italic: true })
    case 'inlineCode':
      return [{ text: node.value, look: { ...look, code: true } }]
    case 'image':
      return [{ text: [node.alt, node.url && `(${node.url})`].filter(Boolean).join(' '), look }]
    case 'link':
      return link(node.url, node.children, look)
    default:
      return 'children' in node ? steps(node.children, look) : []
  }
}

/**
 * A court reads paper: the address stands beside its label. What is no web or mail address prints as it was
 * written.
 */
function link(url: string, children: PhrasingContent[], look: Look): Step[] {
  if (!isSafe(url)) return [{ text: `](${url})`, look }, ...steps(children, look), { text: '[', look }]
  const linked = { ...look, href: url }
  const only = children.length === 1 ? children[0] : undefined
  const shown = only?.type === 'text' && (only.value === url || `mailto:${only.value}` === url)
  return [...(shown ? [] : [{ text: ` (${url})`, look }]), ...steps(children, linked)]
}

function isSafe(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(url) && URL.canParse(url)
}

const marks = /\[(?:COMPLETAR|VERIFICAR)(?:[^[\]]{0,1000}\])?/gi

/** Runs cut where a mark begins and ends, so that it is seen even where bold or italics change inside it. */
export function withMarks(runs: Run[]): Run[] {
  const edges = [...plain(runs).matchAll(marks)].flatMap((match) => [
    match.index,
    match.index + match[0].length,
  ])
  if (edges.length === 0) return runs
  // Every second part lies between the two edges of a mark.
  return cutAt(runs, edges).flatMap((part, index) =>
    index % 2 === 1 ? part.map((run) => ({ ...run, mark: true as const })) : part,
  )
}

/** Runs cut into lists at the given places of their plain text, which ascend. */
export function cutAt(runs: Run[], places: number[]): Run[][] {
  const parts: Run[][] = [[]]
  let at = 0
  for (const run of runs) {
    const end = at + run.text.length
    for (;;) {
      const place = places[parts.length - 1] ?? Infinity
      if (place >= end) break
      if (place > at) parts.at(-1)?.push({ ...run, text: run.text.slice(at - end, place - end) })
      at = Math.max(at, place)
      parts.push([])
    }
    if (end > at) parts.at(-1)?.push({ ...run, text: run.text.slice(at - end) })
    at = end
  }
  while (parts.length <= places.length) parts.push([])
  return parts
}
