import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../apps/api/test/free-port'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Milliseconds, on a busy machine; the first start makes the database. */
const patience = 120_000
/** Names the folder of the run's ready-made offices. */
export const madeOffices = 'LAVRA_MADE_OFFICES'

/** The built server as a process of ours, on a data folder and a port of its own. */
export class LavraServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'lavra-e2e-'))
  private child: ChildProcess | null = null
  private output = ''

  private constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** `seeded` fills the database with the demo office first. */
  static async start({
    seeded = false,
    settings = {},
  }: { seeded?: boolean; settings?: Record<string, string> } = {}) {
    const server = new LavraServer(await freePort(), settings)
    await server.prepare(seeded)
    await server.run()
    return server
  }

  /** Starts the process on the same data and port, and waits until everything in it answers. */
  async run() {
    this.child = this.spawn('server.js')
    await this.untilReady()
  }

  /** Other settings from here on, on the same data and port. */
  async restart(settings: Record<string, string>) {
    await this.end('SIGTERM')
    Object.assign(this.settings, settings)
    await this.run()
  }

  /** As a power cut would: no handler of the server runs. */
  async kill() {
    await this.end('SIGKILL')
  }

  /** As an operator would; answers the exit code and removes the data. */
  async stop() {
    const code = await this.end('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true })
    return code
  }

  /** Journeys begin with a copy of what the first server of its kind made: a new database takes seconds. */
  private async prepare(seeded: boolean) {
    const made = process.env[madeOffices] ? join(process.env[madeOffices], seeded ? 'demo' : 'empty') : null
    if (made && existsSync(made)) {
      cpSync(made, this.dataDir, { recursive: true })
      return
    }
    if (seeded) await this.seed()
    if (!made) return
    if (!seeded) await this.firstStart()
    // Whole at once, for another part of the run may look for it; who comes second has made the same.
    const draft = `${made}-${this.port}`
    cpSync(this.dataDir, draft, { recursive: true })
    try {
      renameSync(draft, made)
    } catch (error) {
      if (!existsSync(made)) throw error
      rmSync(draft, { recursive: true })
    }
  }

  private async firstStart() {
    await this.run()
    await this.end('SIGTERM')
  }

  private async seed() {
    const [code] = (await once(this.spawn('seed.js'), 'exit')) as [number | null]
    if (code !== 0) throw new Error(`The demo office could not be made. The seed printed:\n${this.output}`)
  }

  /** A built program in an environment that knows nothing of the one around it. */
  private spawn(program: string): ChildProcess {
    const { PATH, HOME, TMPDIR } = process.env
    const env = {
      PATH,
      HOME,
      TMPDIR,
      HOST: '127.0.0.1',
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      ...this.settings,
    }
    const child = spawn(process.execPath, ['--enable-source-maps', `apps/api/dist/${program}`], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        this.output += piece.toString()
      })
    }
    return child
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child
    if (!child) return null
    this.child = null
    if (child.exitCode !== null) return child.exitCode
    const gone = once(child, 'exit') as Promise<[number | null]>
    child.kill(signal)
    return (await gone)[0]
  }

  private async untilReady() {
    const begin = Date.now()
    while (this.child?.exitCode === null && Date.now() - begin < patience) {
      const answer = await fetch(`${this.url}/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
        () => null,
      )
      if (answer?.ok) return
      await sleep(100)
    }
    throw new Error(`The server did not become ready. It printed:\n${this.output}`)
  }
}
