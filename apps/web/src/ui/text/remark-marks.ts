interface Node {
  type: string
  value?: string
  children?: Node[]
  data?: { hName: string }
}

/**
 * Within one text; what emphasis cuts apart is underlined as an open item (petitions/checks/use-marked.ts).
 */
const markPattern = /\[(?:COMPLETAR|VERIFICAR)(?![\p{L}\d])[^[\]]{0,1000}\]/giu

/** Shows what a lawyer still has to fill in or check as marked text; code has no text nodes and stays. */
export function remarkMarks() {
  return (tree: Node): void => markIn(tree)
}

function markIn(node: Node): void {
  if (!node.children) return
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? split(child.value ?? '') : [child],
  )
  for (const child of node.children) if (child.data?.hName !== 'mark') markIn(child)
}

function split(text: string): Node[] {
  const parts: Node[] = []
  let end = 0
  for (const found of text.matchAll(markPattern)) {
    if (found.index > end) parts.push({ type: 'text', value: text.slice(end, found.index) })
    parts.push({ type: 'mark', data: { hName: 'mark' }, children: [{ type: 'text', value: found[0] }] })
    end = found.index + found[0].length
  }
  if (end < text.length || parts.length === 0) parts.push({ type: 'text', value: text.slice(end) })
  return parts
}
