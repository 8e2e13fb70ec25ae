// The layers of ARCHITECTURE.md as errors. Every message says what to do instead; every rule is seen to fail
// in scripts/rules.test.ts.
const rooms = require('./scripts/lib/rooms.json')

const testFile = '\\.test\\.tsx?$'
const api = '^apps/api/src/'
const web = '^apps/web/src/'
const contracts = '^packages/contracts/src/'
const language = '^packages/language/src/'
const law = '^packages/law/src/'
const feature = (app) => `^apps/${app}/src/features/([^/]+)/`
const npm = (name) => `(^|/)node_modules/${name}/`

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Between the packages and between the features. */
const borders = [
  rule(
    'no-cycles',
    'Two files that import each other are one: move what both need into a third.',
    {},
    { circular: true },
  ),
  rule(
    'contracts-stand-alone',
    'Contracts import only zod and each other, so that both apps can read them: move what needs more into the app that needs it.',
    { path: contracts, pathNot: testFile },
    { pathNot: [contracts, npm('zod')] },
  ),
  rule(
    'language-stands-alone',
    'packages/language is Brazilian Portuguese and nothing else: hand in what more it needs, or move the file to who needs it.',
    { path: language, pathNot: testFile },
    { pathNot: [language] },
  ),
  rule(
    'law-is-pure',
    'packages/law is data of the law and the code that reads it, with no database and no HTTP: hand in what more it needs.',
    { path: law, pathNot: testFile },
    { pathNot: [law, language, contracts, npm('zod'), '^(node:)?(fs|path|crypto|url|zlib)$'] },
  ),
  rule(
    'api-knows-no-web',
    'The apps meet only in packages/contracts: put there what both need.',
    { path: '^apps/api/' },
    { path: '^apps/web/' },
  ),
  rule(
    'web-knows-no-api',
    'The apps meet only in packages/contracts: put there what both need.',
    { path: '^apps/web/' },
    { path: '^apps/api/' },
  ),
  rule(
    'api-front-door',
    'A feature is entered only through its service.ts: export there what others need, or move what both need to platform/.',
    { path: feature('api'), pathNot: testFile },
    { path: `${api}features/`, pathNot: ['^apps/api/src/features/$1/', '/service\\.ts$'] },
  ),
  rule(
    'web-front-door',
    'A feature is entered only through its queries.ts, or the <feature>-tab.tsx or form dialog it lends to another page: export there what others need, or move what both need to ui/ or core/.',
    { path: feature('web'), pathNot: testFile },
    {
      path: `${web}features/`,
      pathNot: [
        '^apps/web/src/features/$1/',
        '/queries\\.ts$',
        '/features/([^/]+)/\\1-tab\\.tsx$',
        '-form-dialog\\.tsx$',
      ],
    },
  ),
]

/** Who stands below whom. */
const layers = [
  rule(
    'below-knows-no-feature',
    'platform, llm, law and ui are below the features: hand the feature in as a parameter, or move the file into the feature.',
    { path: ['^apps/api/src/(platform|llm|law)/', '^apps/web/src/(core|ui)/'], pathNot: testFile },
    { path: '^apps/(api|web)/src/(features/|app\\.ts|server\\.ts|router\\.tsx|main\\.tsx)' },
  ),
  rule(
    'ui-knows-no-data',
    'ui/ only shows what it is given: take the data as props, and fetch it in a feature.',
    { path: '^apps/web/src/ui/', pathNot: testFile },
    {
      path: ['^apps/web/src/core/', contracts, npm('@tanstack')],
      pathNot: [
        '^apps/web/src/core/(format/|theme\\.ts$)',
        `${contracts}(fields|labels|base/messages)\\.ts$`,
      ],
    },
  ),
  rule(
    'routes-do-no-work',
    'routes.ts is a table of endpoint and service function: put the work into service.ts.',
    { path: '^apps/api/src/features/([^/]+)/routes\\.ts$' },
    {
      pathNot: [
        contracts,
        '^apps/api/src/platform/http/serve\\.ts$',
        '^apps/api/src/features/$1/service\\.ts$',
      ],
    },
  ),
  rule(
    'services-know-no-http',
    'A service takes (ctx, input) and throws an error of platform/errors: leave requests and answers to routes.ts and platform/http/serve.ts.',
    { path: `${api}features/`, pathNot: ['/routes\\.ts$', testFile] },
    {
      path: [
        npm('fastify'),
        npm('@fastify/[^/]+'),
        '^apps/api/src/platform/http/(serve|plugins)\\.ts$',
        '^(node:)?https?$',
      ],
    },
  ),
  rule(
    'agents-are-data',
    'An agent is a value: it imports only contracts, language, law, drafting, tracing, agent.ts and the types of the dossier. Let the runner fetch, and hand it in the dossier.',
    { path: '^apps/api/src/features/petitions/agents/', pathNot: testFile },
    {
      pathNot: [
        contracts,
        language,
        '^apps/api/src/law/',
        '^apps/api/src/features/petitions/(agents/|drafting/|tracing/|dossier/(dossier|held)\\.ts)',
      ],
    },
  ),
]

/** The rooms of a folder, lowest first: each imports only those before it. */
const floors = Object.entries(rooms).flatMap(([folder, names]) =>
  names
    .slice(0, -1)
    .map((room, floor) =>
      rule(
        'rooms-look-down',
        'The rooms of a folder import downwards only (scripts/lib/rooms.json): move what both need into the lower one.',
        { path: `^${folder}/${room}/`, pathNot: testFile },
        { path: `^${folder}/(${names.slice(floor + 1).join('|')})/` },
      ),
    ),
)

/** One way in to what costs or breaks. */
const doors = [
  rule(
    'one-door-to-openai',
    'Only llm/openai.ts imports the openai package: use the Llm interface of llm/llm.ts.',
    { path: '^(apps|packages)/', pathNot: '^apps/api/src/llm/openai\\.ts$' },
    { path: npm('openai') },
  ),
  rule(
    'one-door-to-prisma',
    'Only platform/ imports the generated Prisma client at run time: use ctx.db; types may be imported with `import type`.',
    { path: '^apps/', pathNot: ['^apps/api/src/platform/', '^apps/api/generated/'] },
    { path: '^apps/api/generated/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'no-test-code-in-src',
    'What the product runs imports no test code: put helpers of tests under test/ and let only *.test.ts files import them.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: testFile },
    {
      path: [
        '^apps/[^/]+/test/',
        '^e2e/',
        testFile,
        npm('vitest'),
        npm('supertest'),
        npm('@testing-library/[^/]+'),
        npm('@playwright/test'),
      ],
    },
  ),
  rule(
    'no-unresolvable',
    'This import leads nowhere: install the package or mend the path.',
    {},
    { couldNotResolve: true },
  ),
]

/** Every file is reached, from the server, the administrator's tools, the seed or the web app. */
const reached = [
  rule(
    'api-file-unreached',
    'Nothing that starts at server.ts, admin.ts or the seed reaches this file: use it or delete it.',
    { path: ['^apps/api/src/(server|admin)\\.ts$', '^prisma/seed\\.ts$'] },
    { path: api, pathNot: ['^apps/api/src/(server|admin)\\.ts$', testFile], reachable: false },
  ),
  rule(
    'web-file-unreached',
    'Nothing that starts at main.tsx reaches this file: use it or delete it.',
    { path: '^apps/web/src/main\\.tsx$' },
    { path: web, pathNot: [testFile, '\\.d\\.ts$', '\\.css$'], reachable: false },
  ),
  rule(
    'contract-unreached',
    'Neither an app nor the seed reaches this contract: use it or delete it.',
    { path: ['^apps/api/src/server\\.ts$', '^prisma/seed\\.ts$', '^apps/web/src/main\\.tsx$'] },
    { path: contracts, pathNot: testFile, reachable: false },
  ),
]

module.exports = {
  forbidden: [...borders, ...layers, ...floors, ...doors, ...reached],
  options: {
    doNotFollow: { path: ['node_modules', '^apps/api/generated/'] },
    exclude: { path: ['^(apps|packages)/[^/]+/(dist|coverage)/', '^apps/api/dist-'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
