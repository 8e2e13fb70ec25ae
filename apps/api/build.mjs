// Bundles the server, the seed and the administrator's tools: our own sources and data go in, npm packages
// are found in node_modules.
import { cpSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Our own packages are consumed as source, so they are inlined though addressed like others. @type
 * {import('esbuild').Plugin}
 */
const inlinePackages = {
  name: 'inline-packages',
  setup(bundle) {
    bundle.onResolve({ filter: /^@lavra\/\w+\// }, ({ path: specifier }) => {
      const [, name, ...file] = specifier.split('/')
      return { path: path(`../../packages/${name}/src/${file.join('/')}.ts`) }
    })
  },
}

/** Processes and threads of their own, by the name under which the server starts them. */
const processes = {
  'petition-texts': path('src/features/petitions/threads/program.ts'),
  press: path('src/features/petitions/export/press.ts'),
  'document-text': path('src/features/documents/reading/child.ts'),
}
// Further ones may be named.
const [outdir = path('dist'), ...more] = process.argv.slice(2)
const further = Object.fromEntries(more.map((file) => [parse(file).name, file]))
const entries = {
  server: path('src/server.ts'),
  admin: path('src/admin.ts'),
  seed: path('../../prisma/seed.ts'),
  ...processes,
  ...further,
}

rmSync(outdir, { recursive: true, force: true })
await build({
  entryPoints: entries,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  packages: 'external',
  plugins: [inlinePackages],
  loader: { '.jsonl': 'text' },
  sourcemap: true,
  logLevel: 'warning',
})
// The law's data are read from files: an update replaces them.
cpSync(path('../../packages/law/data'), join(outdir, 'law'), { recursive: true })
