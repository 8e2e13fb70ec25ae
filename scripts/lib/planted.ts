// Violations for rules.test.ts: which file breaks which rule, and what has to be written for it.
import rooms from './rooms.json' with { type: 'json' }

export interface Planted {
  rule: string
  what: string
  /** The file that the rule must name. */
  offender: string
  files: Record<string, string>
}

const planted = (
  rule: string,
  what: string,
  offender: string,
  text: string,
  others: Record<string, string> = {},
): Planted => ({
  rule,
  what,
  offender,
  files: { [offender]: text, ...others },
})

const api = 'apps/api/src'
const web = 'apps/web/src'
const contracts = 'packages/contracts/src'
/** Something to import that stands alone. */
const leaf = 'export const leaf = 1\n'

/** In each room a file that imports the room above. */
const upstairs = Object.entries(rooms).flatMap(([folder, names]) =>
  names.slice(0, -1).map((room, floor) => {
    const above = `${names[floor + 1]}/planted-leaf`
    return planted(
      'rooms-look-down',
      `${folder}/${room} imports the room above`,
      `${folder}/${room}/planted-up-a-floor.ts`,
      `import '../${above}'\n`,
      {
        [`${folder}/${above}.ts`]: leaf,
      },
    )
  }),
)

export const badImports: Planted[] = [
  ...upstairs,
  planted(
    'no-cycles',
    'two files import each other',
    `${api}/planted/one.ts`,
    "import './two'\nexport const one = 1\n",
    {
      [`${api}/planted/two.ts`]: "import './one'\n",
    },
  ),
  planted(
    'contracts-stand-alone',
    'a contract imports a package',
    `${contracts}/planted-fat.ts`,
    "import 'fastify'\n",
  ),
  planted(
    'contracts-stand-alone',
    'a contract imports a module of Node',
    `${contracts}/planted-node.ts`,
    "import 'node:fs'\n",
  ),
  planted(
    'language-stands-alone',
    'the language imports a contract',
    'packages/language/src/planted-up.ts',
    "import '@lavra/contracts/base/common'\n",
  ),
  planted('law-is-pure', 'the law asks a server', 'packages/law/src/planted-http.ts', "import 'node:http'\n"),
  planted(
    'api-knows-no-web',
    'the API imports a screen',
    `${api}/planted-web.ts`,
    "import '../../web/src/planted-leaf'\n",
    {
      [`${web}/planted-leaf.ts`]: leaf,
    },
  ),
  planted(
    'web-knows-no-api',
    'a screen imports the API',
    `${web}/planted-api.ts`,
    "import type { leaf } from '../../api/src/planted-leaf'\nexport type Leaf = typeof leaf\n",
    {
      [`${api}/planted-leaf.ts`]: leaf,
    },
  ),
  planted(
    'api-front-door',
    'a feature reads a private file of another',
    `${api}/features/planted/service.ts`,
    "import '../other/private'\n",
    {
      [`${api}/features/other/private.ts`]: leaf,
    },
  ),
  planted(
    'web-front-door',
    'a feature reads a private file of another',
    `${web}/features/planted/page.tsx`,
    "import '../other/private'\n",
    {
      [`${web}/features/other/private.ts`]: leaf,
    },
  ),
  planted(
    'below-knows-no-feature',
    'platform imports a feature',
    `${api}/platform/lib/planted-up.ts`,
    "import '../../features/other/private'\n",
  ),
  planted(
    'below-knows-no-feature',
    'llm imports a feature',
    `${api}/llm/planted-up.ts`,
    "import '../features/other/private'\n",
  ),
  planted(
    'below-knows-no-feature',
    'law imports a feature',
    `${api}/law/planted-up.ts`,
    "import '../features/other/private'\n",
  ),
  planted(
    'below-knows-no-feature',
    'ui imports a feature',
    `${web}/ui/planted-up.tsx`,
    "import '../features/other/private'\n",
  ),
  planted(
    'ui-knows-no-data',
    'a primitive fetches',
    `${web}/ui/planted-fetch.tsx`,
    "import '@tanstack/react-query'\n",
  ),
  planted(
    'ui-knows-no-data',
    'a primitive calls the API',
    `${web}/ui/planted-call.tsx`,
    "import '../core/api/call'\n",
  ),
  planted(
    'ui-knows-no-data',
    'a primitive knows an entity',
    `${web}/ui/planted-entity.tsx`,
    "import '@lavra/contracts/clients'\n",
  ),
  planted(
    'routes-do-no-work',
    'routes query the database',
    `${api}/features/planted/routes.ts`,
    "import type { Ctx } from '../../platform/ctx'\nexport type C = Ctx\n",
  ),
  planted(
    'services-know-no-http',
    'a service imports the web framework',
    `${api}/features/planted/serves.ts`,
    "import 'fastify'\n",
  ),
  planted(
    'services-know-no-http',
    'a service imports the table of routes',
    `${api}/features/planted/routed.ts`,
    "import '../../platform/http/serve'\n",
  ),
  planted(
    'agents-are-data',
    'an agent asks the model itself',
    `${api}/features/petitions/agents/planted-asks.ts`,
    "import '../../../llm/llm'\n",
  ),
  planted(
    'agents-are-data',
    'an agent reads the context',
    `${api}/features/petitions/agents/planted-reads.ts`,
    "import type { Ctx } from '../../../platform/ctx'\nexport type C = Ctx\n",
  ),
  planted(
    'one-door-to-openai',
    'another file imports openai',
    `${api}/llm/planted-openai.ts`,
    "import 'openai'\n",
  ),
  planted(
    'one-door-to-prisma',
    'a feature makes its own client',
    `${api}/features/planted/client.ts`,
    "import { PrismaClient } from '../../../generated/prisma/client'\nexport const db = PrismaClient\n",
  ),
  planted(
    'no-test-code-in-src',
    'the product imports a helper of tests',
    `${api}/planted-tests.ts`,
    "import '../test/planted-helper'\n",
    {
      'apps/api/test/planted-helper.ts': leaf,
    },
  ),
  planted(
    'no-test-code-in-src',
    'the product imports the test runner',
    `${web}/planted-runner.ts`,
    "import 'vitest'\n",
  ),
  planted('no-unresolvable', 'an import leads nowhere', `${api}/planted-nowhere.ts`, "import './nowhere'\n"),
  planted(
    'api-file-unreached',
    'nothing uses a file of the API',
    `${api}/platform/lib/planted-unused.ts`,
    leaf,
  ),
  planted('web-file-unreached', 'nothing uses a file of the web app', `${web}/core/planted-unused.ts`, leaf),
  planted('contract-unreached', 'nothing uses a contract', `${contracts}/planted-unused.ts`, leaf),
]

const many = (count: number, line: string) => `${line}\n`.repeat(count)

export const badCode: Planted[] = [
  planted(
    'typescript(no-explicit-any)',
    'any',
    `${api}/platform/lib/planted-any.ts`,
    'export const loose = (value: any) => [value]\n',
  ),
  planted(
    'typescript(no-floating-promises)',
    'a promise nobody waits for',
    `${api}/platform/lib/planted-promise.ts`,
    'export function go() {\n  Promise.resolve(1)\n}\n',
  ),
  planted(
    'typescript(no-misused-promises)',
    'a promise where none is awaited',
    `${web}/core/planted-misused.ts`,
    'export const all = [1].filter(async () => Promise.resolve(true))\n',
  ),
  planted(
    'node(no-process-env)',
    'a setting read outside env.ts',
    `${api}/platform/lib/planted-env.ts`,
    "export const port = process.env['PORT']\n",
  ),
  planted(
    'eslint(max-lines)',
    'a monster of a file',
    `${api}/platform/lib/planted-monster.ts`,
    `export const a = [\n${many(320, '  1,')}]\n`,
  ),
  planted(
    'eslint(max-lines-per-function)',
    'a monster of a function',
    `${web}/ui/planted-monster.ts`,
    `export function f(add: () => void) {\n${many(80, '  add()')}}\n`,
  ),
  planted(
    '@stylistic(max-len)',
    'a line nobody reads to its end',
    `${contracts}/planted-wide.ts`,
    `export const sum = ${'1 + '.repeat(40)}1\n`,
  ),
  planted('@stylistic(quotes)', 'other quotes', `${contracts}/planted-quotes.ts`, 'export const one = "1"\n'),
  planted(
    'typescript(TS2322)',
    'a wrong type',
    `${api}/platform/lib/planted-type.ts`,
    "export const one: number = '1'\n",
  ),
  planted(
    'typescript(no-unnecessary-condition)',
    'a question with one answer',
    `${api}/platform/lib/planted-sure.ts`,
    'export const f = (a: string[]) => (a ? 1 : 2)\n',
  ),
  planted(
    'react(purity)',
    'a clock read while drawing',
    `${web}/ui/planted-clock.tsx`,
    'export const Clock = () => <p>{Date.now()}</p>\n',
  ),
  planted('@stylistic(semi)', 'a semicolon', `${contracts}/planted-semi.ts`, 'export const one = 1;\n'),
  planted(
    'react-hooks(rules-of-hooks)',
    'a hook behind a condition',
    `${web}/ui/planted-hook.tsx`,
    "import { useState } from 'react'\n\nexport function useMaybe(yes: boolean) {\n  if (yes) useState(1)\n}\n",
  ),
  planted(
    'react-hooks(exhaustive-deps)',
    'a forgotten dependency',
    `${web}/ui/planted-deps.tsx`,
    "import { useEffect } from 'react'\n\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title\n  }, [])\n}\n",
  ),
]
