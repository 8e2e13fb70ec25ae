import { readdirSync, readFileSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { metricsToken } from '../lib/built-server'

/** A moment of the server, in megabytes unless told otherwise. */
export interface Sample {
  minute: number
  rss: number
  heap: number
  /** Of the heap: what V8 compiled, which grows for as long as it finds something to do better. */
  code: number
  /** Buffers and WebAssembly beside the heap. */
  external: number
  /** Of the server's own processes for reading and setting documents. */
  childrenRss: number
  children: number
  openFiles: number
  /** How late the loop was since the sample before, in milliseconds: 99 of 100 times at most, and at most. */
  late99: number
  lateMost: number
  folder: number
  load: number
}

export interface Spent {
  /** Seconds of processor. */
  server: number
  /** Of it, its own processes that have ended. */
  itsChildren: number
  machine: number
  idle: number
}

const everySeconds = 5
const MB = 1024 * 1024

/** Looks at a server every few seconds until told to stop. */
export async function watch(
  origin: string,
  pid: number,
  folder: string,
  signal: AbortSignal,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const begin = performance.now()
  while (!signal.aborted) {
    const sample = await look(origin, pid, folder, (performance.now() - begin) / 60_000).catch(
      (error: unknown) => String(error),
    )
    if (typeof sample === 'string') console.error(`no look at the server: ${sample}`)
    else samples.push(sample)
    await pause(everySeconds * 1_000, undefined, { signal }).catch(() => undefined)
  }
  return samples
}

async function look(origin: string, pid: number, folder: string, minute: number): Promise<Sample> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (
    await fetch(`${origin}/metrics`, { headers, signal: AbortSignal.timeout(30_000) })
  ).text()
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
  const children = childrenOf(pid)
  return {
    minute,
    rss: rssOf(pid),
    heap: metric('nodejs_heap_size_used_bytes') / MB,
    code: metric('nodejs_heap_space_size_used_bytes\\{space="code"\\}') / MB,
    external: metric('nodejs_external_memory_bytes') / MB,
    childrenRss: children.reduce((sum, child) => sum + rssOf(child), 0),
    children: children.length,
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
    late99: metric('nodejs_eventloop_lag_p99_seconds') * 1_000,
    lateMost: metric('nodejs_eventloop_lag_max_seconds') * 1_000,
    folder: sizeOf(folder) / MB,
    load: loadavg()[0] ?? 0,
  }
}

/** Zero where it has just ended. */
export function rssOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    try {
      return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    } catch {
      return []
    }
  })
}

/** Bytes in a folder; files that come and go meanwhile count for nothing. */
export function sizeOf(folder: string): number {
  let sum = 0
  for (const entry of readdirSync(folder, { recursive: true })) {
    try {
      const found = statSync(join(folder, String(entry)))
      if (found.isFile()) sum += found.size
    } catch {
      continue
    }
  }
  return sum
}

/** What the server and the whole machine have spent so far. */
export function spent(pid: number): Spent {
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user = 0, system = 0, children = 0, systemOfChildren = 0] = own
    .slice(11, 15)
    .map((ticks) => Number(ticks) / 100)
  const machine = (/^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '')
    .split(' ')
    .map((ticks) => Number(ticks) / 100)
  const idle = (machine[3] ?? 0) + (machine[4] ?? 0)
  const itsChildren = children + systemOfChildren
  return {
    server: user + system + itsChildren,
    itsChildren,
    machine: machine.slice(0, 8).reduce((sum, part) => sum + part, 0),
    idle,
  }
}
