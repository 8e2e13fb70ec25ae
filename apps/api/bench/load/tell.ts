import { median, quantile, trendOf, type Point } from '../lib/figures'
import type { Report } from './people'
import { tableOf, timesOf } from './tally'
import type { Sample, Spent } from './watch'

/**
 * For so many minutes, or this share of a shorter run, code is still being compiled, caches fill and the heap
 * finds its size.
 */
const warmUp = { minutes: 10, share: 0.4 }

const figures = {
  rss: 'RSS of the server, MB',
  heap: 'JavaScript heap in use, MB',
  code: 'compiled code in it, MB',
  external: 'beside the heap (buffers, WebAssembly), MB',
  openFiles: 'open files',
  children: 'processes of its own',
  childrenRss: 'RSS of those, MB',
  folder: 'data folder, MB',
}
/**
 * Megabytes that the heap may gain in ten minutes and still be flat: a day of ten hours then adds 300. Only
 * what is held after a full collection counts: between two of them, which are minutes apart, the heap grows
 * by a hundred and more, and RSS with it.
 */
const flat = 5
const leastCollections = 4

/** Prints what people waited for, what the server took, and all that went wrong. */
export function tell({ told: { kinds, actions, errors, failed }, late }: Report, minutes: number): void {
  const calls = kinds.reduce((sum, { group, times }) => sum + (group === 'floor' ? 0 : times.length), 0)
  const floor = timesOf(kinds, 'floor')
  const reads = timesOf(kinds, 'read')
  console.log(`\n${tableOf(kinds)}\n`)
  console.log(
    `Actions: ${Object.entries(actions)
      .map(([name, count]) => `${name.trim()} ${count}`)
      .join(', ')}.`,
  )
  console.log(
    `${calls} calls, ${(calls / minutes / 60).toFixed(1)} a second. p95 of all reads ${quantile(reads, 0.95).toFixed(0)} ms, ${(quantile(reads, 0.95) / quantile(floor, 0.95)).toFixed(1)} times`,
  )
  console.log(
    `that of the static answer beside them (${quantile(floor, 0.95).toFixed(1)} ms); p50 ${median(reads).toFixed(1)} ms, ${(median(reads) / median(floor)).toFixed(1)} times (${median(floor).toFixed(1)} ms).`,
  )
  console.log(`The people's own process was late by ${late.toFixed(0)} ms 99 of 100 times at most.`)
  console.log(
    failed === 0
      ? 'No errors.'
      : `ERRORS: ${failed}\n${errors.map(({ at, what }) => `  ${at} ${what}`).join('\n')}`,
  )
}

/** Prints how the server's size went after the warm-up, and what share of the processor it took. */
export function tellServer(samples: Sample[], collections: Point[], before: Spent, after: Spent): void {
  const last = samples.at(-1)?.minute ?? 0
  const from = Math.min(warmUp.minutes, last * warmUp.share)
  const warm = samples.filter(({ minute }) => minute >= from)
  console.log(
    `\n| after the first ${from.toFixed(1)} minutes | first quarter | last quarter | most | added in ten minutes |\n|---|---|---|---|---|`,
  )
  for (const name of Object.keys(figures) as (keyof typeof figures)[]) {
    tellTrend(
      figures[name],
      warm.map((sample) => ({ minute: sample.minute, value: sample[name] })),
    )
  }
  const held = collections.filter(({ minute }) => minute >= from && minute <= last)
  const { perTenMinutes } = tellTrend(`held after each of ${held.length} full collections, MB`, held)
  const told =
    held.length < leastCollections
      ? 'Too few collections to tell whether memory is flat'
      : `Memory is ${perTenMinutes < flat ? '' : 'NOT '}flat`
  console.log(
    `${told}: what is held gained ${perTenMinutes.toFixed(1)} MB in ten minutes (less than ${flat} is flat).`,
  )
  tellProcessor(samples, warm, last * 60, before, after)
}

function tellTrend(title: string, points: Point[]): { perTenMinutes: number } {
  const { first, last, perTenMinutes } = trendOf(points)
  const most = quantile(
    points.map(({ value }) => value),
    1,
  )
  console.log(
    `| ${title} | ${first.toFixed(0)} | ${last.toFixed(0)} | ${most.toFixed(0)} | ${perTenMinutes.toFixed(1)} |`,
  )
  return { perTenMinutes }
}

function tellProcessor(
  samples: Sample[],
  warm: Sample[],
  seconds: number,
  before: Spent,
  after: Spent,
): void {
  const share = (part: number) => `${(100 * part).toFixed(0)} %`
  const [took, ofChildren] = [
    (after.server - before.server) / seconds,
    (after.itsChildren - before.itsChildren) / seconds,
  ]
  const busy = 1 - (after.idle - before.idle) / (after.machine - before.machine)
  const loads = samples.map(({ load }) => load)
  console.log(
    `\nThe server took ${share(took)} of a core, ${share(ofChildren)} of it processes of its own; the machine was busy to ${share(busy)}.`,
  )
  const [late, most] = [
    median(warm.map(({ late99 }) => late99)),
    Math.max(...warm.map(({ lateMost }) => lateMost)),
  ]
  console.log(
    `Its loop was late, 99 of 100 times in five seconds, by ${late.toFixed(0)} ms (median), at most ${most.toFixed(0)} ms.`,
  )
  console.log(
    `Load of the machine: ${loads[0]?.toFixed(1) ?? '–'} at the beginning, ${median(loads).toFixed(1)} in the middle, ${Math.max(...loads).toFixed(1)} at most.`,
  )
}
