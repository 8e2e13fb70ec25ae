// `npm run lint` and others: a program of a package, after the set-up of a clean clone.
import { bin, root, runNode } from './lib/run.mjs'
import { fail, setUp } from './lib/setup.mjs'

process.chdir(root)
const [name, ...args] = process.argv.slice(2)
// The journeys run on the built application.
await setUp({ build: name === 'playwright' })
const program = Object.entries(bin).find(([known]) => known === name)?.[1]
if (!program) fail(`node scripts/tool.mjs ${Object.keys(bin).join('|')}`)
process.exitCode = await runNode(program, args)
