import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fillGiven } from './given'
import { measure, nothingFound, typings, ways, type By, type DataSet, type Figures } from './measure'
import { fillOffice } from './office'
import { adminCtx, indexAll, onThrowAway } from './place'

/**
 * `npm run eval -- retrieval [path.json]`: how well the assistant's search finds, on our own office or on a
 * data set by its path.
 */
async function main([what, path, ...options]: string[]): Promise<void> {
  if (what !== 'retrieval' || (path && !path.startsWith('--') && !existsSync(path))) {
    console.error('usage: npm run eval -- retrieval [path.json] [--quick]')
    process.exitCode = 2
    return
  }
  const quick = path === '--quick' || options.includes('--quick')
  const given = path && path !== '--quick' ? resolve(path) : null
  await onThrowAway(async (world) => {
    const set = given ? await fillGiven(world.database, given) : await fillOffice(world.database)
    const ctx = adminCtx(world)
    await indexAll(ctx)
    const chunks = await world.database.prisma.chunk.count()
    console.log(
      `${set.name}: ${set.questions.length} questions, ${set.records} records, ${set.passages} passages (${chunks} chunks), on ${world.database.kind}`,
    )
    await table(ctx, set, quick ? ['as written'] : typings)
    if (set.unanswerable.length > 0)
      console.log(
        `"nothing found" to ${await nothingFound(ctx, set)} of ${set.unanswerable.length} questions that nothing answers`,
      )
  })
}

async function table(ctx: Parameters<typeof measure>[0], set: DataSet, kinds: string[]): Promise<void> {
  console.log(`${'recall@5 / MRR'.padEnd(34)}${'all'.padEnd(16)}${'chosen on'.padEnd(16)}held back`)
  for (const typed of kinds) {
    for (const by of Object.keys(ways) as By[]) {
      const start = performance.now()
      const { all, tuned, held } = await measure(ctx, set, by, typed)
      const ms = (performance.now() - start) / set.questions.length
      console.log(
        `${`${ways[by]}, ${typed}`.padEnd(34)}${[all, tuned, held].map((one) => shown(one).padEnd(16)).join('')}${ms.toFixed(0)} ms a question`,
      )
    }
  }
}

const shown = ({ recall, mrr }: Figures) => `${recall.toFixed(3)} / ${mrr.toFixed(3)}`

await main(process.argv.slice(2))
