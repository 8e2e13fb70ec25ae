import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const tests = ['**/*.test.{ts,tsx}', 'apps/api/test/**', 'apps/web/test/**', 'e2e/**']
const lines = { skipBlankLines: true, skipComments: true }

/** Size, style and habits, for every file. @type {import('eslint').Linter.RulesRecord} */
const house = {
  'max-lines': ['error', { max: 250, ...lines }],
  'max-lines-per-function': ['error', { max: 60, ...lines }],
  'max-len': ['error', { code: 140, ignoreUrls: true, ignoreRegExpLiterals: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
  semi: ['error', 'never', { beforeStatementContinuationChars: 'never' }],
  quotes: ['error', 'single', { avoidEscape: true }],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
  'prefer-const': 'error',
}

/**
 * On top of typescript-eslint's strict rules: numbers read well in a template, and a row type is given to a query where it is written.
 * @type {import('eslint').Linter.RulesRecord}
 */
const typed = {
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

/** What the plugin only warns of is an error here, like everything else. @type {import('eslint').Linter.RulesRecord} */
const hooks = {
  'react-hooks/exhaustive-deps': 'error',
  'react-hooks/incompatible-library': 'error',
  'react-hooks/unsupported-syntax': 'error',
}

/**
 * An answer's body has no type in an HTTP test: that it is what the contract says is what the test finds out.
 * @type {import('eslint').Linter.RulesRecord}
 */
const answers = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/restrict-plus-operands': 'off',
}

export default defineConfig(
  globalIgnores(['**/dist/', '**/generated/', '**/node_modules/', '**/coverage/', 'test-results/', 'playwright-report/', 'data/', 'docs/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  { files: ['**/*.{ts,tsx,js,mjs,cjs}'], rules: house },
  { files: ['apps/web/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended], rules: hooks },
  { files: ['apps/**/src/**', 'packages/**/src/**', 'prisma/**'], rules: { 'no-process-env': 'error' } },
  { files: ['apps/api/src/core/env.ts'], rules: { 'no-process-env': 'off' } },
  { files: tests, rules: { 'max-lines-per-function': 'off' } },
  { files: ['apps/api/**/*.test.ts', 'apps/api/test/**', 'apps/api/bench/**'], rules: { ...answers, 'no-console': 'off' } },
  {
    files: ['scripts/**', 'e2e/**', 'prisma/seed.ts', 'apps/api/src/{server,admin}.ts', 'apps/api/src/admin/**', 'apps/web/src/core/log.ts', '*.{js,cjs,ts}'],
    rules: { 'no-console': 'off' },
  },
)
