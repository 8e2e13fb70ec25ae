/** What a number such as [1] in a text leads to: a path of the app. */
export interface Citation {
  to: string
  label: string
}

interface Node {
  type: string
  value?: string
  children?: Node[]
  data?: { hName: string; hProperties: Record<string, string> }
}

/**
 * Makes the numbers of sources in running text, `[1]`, into marks that can be linked; numbers beyond `count`
 * stay text.
 */
export function remarkCitations(count: number) {
  return (tree: Node): void => citeIn(tree, count)
}

function citeIn(node: Node, count: number): void {
  // A link in a link leads nowhere.
  if (!node.children || node.type === 'link') return
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? split(child.value ?? '', count) : [child],
  )
  for (const child of node.children) citeIn(child, count)
}

function split(text: string, count: number): Node[] {
  return text.split(/(\[\d{1,3}\])/).flatMap((part): Node[] => {
    const number = /^\[(\d+)\]$/.exec(part)?.[1]
    if (number === undefined || Number(number) < 1 || Number(number) > count)
      return part === '' ? [] : [{ type: 'text', value: part }]
    return [{ type: 'citation', data: { hName: 'a', hProperties: { 'data-cite': number } } }]
  })
}
