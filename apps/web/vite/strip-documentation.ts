import type { Plugin } from 'vite'

/**
 * What an endpoint says for the API and its documentation only. The browser asks of a body just whether there
 * is one.
 */
const unread = new Map([
  ...['summary', 'example', 'answer', 'params', 'query', 'response'].map(
    (name) => [name, 'undefined'] as const,
  ),
  ['body', 'true'],
])

interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/**
 * Leaves out of the browser's contracts what only the API reads, and schemas that no form checks with: they
 * weigh more than the calls themselves.
 */
export const stripDocumentation = (): Plugin => ({
  name: 'strip-documentation',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /packages\/contracts\/src\/[a-z/-]+\.ts$/ },
    handler(code) {
      const program = this.parse(code) as unknown as Node
      const constants = constantsIn(program)
      const shared = constants.filter((node) => !node['exported'])
      const own = shared.flatMap(({ properties }) => (properties as Node[] | undefined) ?? [])
      const properties = [...specsIn(program), ...own].flatMap(({ start, end, key }) => {
        const name = (key as { name?: string } | undefined)?.name ?? ''
        const value = unread.get(name)
        return value === undefined ? [] : [{ start, end, text: `${name}: ${value}` }]
      })
      const changes = [
        ...properties,
        // Marked as free of effects: a contract's constants that nothing reads any more go.
        ...constants.flatMap(({ start, end }) => [
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

/** The objects, lists and results of calls that a module keeps under a name. */
const constantsIn = (program: Node): Node[] =>
  (program['body'] as Node[]).flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration'
    const declared = exported ? statement['declaration'] : statement
    if (!isNode(declared) || declared.type !== 'VariableDeclaration') return []
    return (declared['declarations'] as Node[]).flatMap(({ init }) =>
      isNode(init) && kept.has(init.type) ? [{ ...init, exported }] : [],
    )
  })
const kept = new Set(['ObjectExpression', 'ArrayExpression', 'CallExpression'])

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
