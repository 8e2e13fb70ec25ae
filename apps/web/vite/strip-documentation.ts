import type { Plugin } from 'vite'

/** What an endpoint says of itself for the API's documentation only. */
const documentation = new Set(['summary', 'example', 'answer'])

interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/** Leaves out of the browser's contracts what only the API's documentation reads: it weighs more than the calls themselves. */
export const stripDocumentation = (): Plugin => ({
  name: 'strip-documentation',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /packages\/contracts\/src\/[a-z]+\.ts$/ },
    handler(code) {
      const properties = specsIn(this.parse(code) as unknown as Node).filter(({ key }) => documentation.has((key as Node | undefined)?.['name'] as string))
      const stripped = properties.toSorted((a, b) => b.start - a.start).reduce((text, property) => {
        const { name } = property['key'] as { name: string }
        return `${text.slice(0, property.start)}${name}: undefined${text.slice(property.end)}`
      }, code)
      return { code: stripped, map: null }
    },
  },
})

/** The properties of every object that `endpoint` is called with. */
function specsIn(node: Node): Node[] {
  const [spec] = node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'endpoint' ? (node['arguments'] as Node[]) : []
  if (spec?.type === 'ObjectExpression') return spec['properties'] as Node[]
  return Object.values(node).flatMap((value) => [value].flat()).flatMap((value) => (isNode(value) ? specsIn(value) : []))
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
