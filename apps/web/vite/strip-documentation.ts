import type { Plugin } from 'vite'

/** What an endpoint says of itself for the API's documentation only. */
const documentation = new Set(['summary', 'example', 'answer'])

interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/**
 * Leaves out of the browser's contracts what only the API's documentation reads: it weighs more than the
 * calls themselves.
 */
export const stripDocumentation = (): Plugin => ({
  name: 'strip-documentation',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /packages\/contracts\/src\/[a-z-]+\.ts$/ },
    handler(code) {
      const program = this.parse(code) as unknown as Node
      const examples = constantsIn(program)
      const own = [...specsIn(program), ...examples.flatMap(({ properties }) => properties as Node[])]
      const properties = own.filter(({ key }) =>
        documentation.has((key as Node | undefined)?.['name'] as string),
      )
      const changes = [
        ...properties.map(({ start, end, key }) => ({
          start,
          end,
          text: `${(key as { name: string }).name}: undefined`,
        })),
        // Marked as free of effects, so that those that only documentation named go, too.
        ...examples.flatMap(({ start, end }) => [
          { start, end: start, text: '/* @__PURE__ */ (() => (' },
          { start: end, end, text: '))()' },
        ]),
      ]
      const apply = (text: string, { start, end, text: put }: (typeof changes)[number]) =>
        text.slice(0, start) + put + text.slice(end)
      return { code: changes.toSorted((a, b) => b.start - a.start).reduce(apply, code), map: null }
    },
  },
})

/** The objects that a module keeps for itself under a name. */
const constantsIn = (program: Node): Node[] =>
  (program['body'] as Node[])
    .flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? (statement['declarations'] as Node[]) : [],
    )
    .flatMap(({ init }) => (isNode(init) && init.type === 'ObjectExpression' ? [init] : []))

/** The properties of every object that `endpoint` is called with. */
function specsIn(node: Node): Node[] {
  const [spec] =
    node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'endpoint'
      ? (node['arguments'] as Node[])
      : []
  if (spec?.type === 'ObjectExpression') return spec['properties'] as Node[]
  return Object.values(node)
    .flatMap((value) => [value].flat())
    .flatMap((value) => (isNode(value) ? specsIn(value) : []))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
