// `npm run build`: set-up and build, with the build's output shown.
import { runTurbo, setUp } from './lib/setup.mjs'

await setUp({ build: false })
process.exitCode = await runTurbo(['build'])
