import { type ChildProcess, fork } from 'node:child_process'
import { AppError } from '../../../platform/errors'
import { ownProgram } from '../../../platform/lib/child-program'
import type { PressAnswer, PressOrder } from './press'

/** Room for the largest text there may be, with some to spare. */
const memory = '--max-old-space-size=1024'

const failed = (cause: unknown) =>
  new AppError(
    500,
    'export_failed',
    'A exportação falhou. Tente novamente ou escolha outro formato.',
    {},
    { cause },
  )
const tooSlow = () =>
  new AppError(
    503,
    'export_timeout',
    'A exportação demorou demais. Tente outro formato ou divida o texto em petições menores.',
  )

/** Prints in a process of its own, which is killed when the time is over. Throws AppError 500 or 503. */
export async function print(order: PressOrder, timeoutMs: number): Promise<Buffer> {
  const { file, flags } = ownProgram('press', new URL('./press.ts', import.meta.url))
  // Without our environment: secrets have no business there.
  const child = fork(file, [], {
    execArgv: [memory, ...flags],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  try {
    const answer = await answerOf(child, order, timeoutMs)
    if ('error' in answer) throw failed(new Error(answer.error))
    return Buffer.from(answer.content)
  } finally {
    child.kill('SIGKILL')
  }
}

function answerOf(child: ChildProcess, order: PressOrder, timeoutMs: number): Promise<PressAnswer> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), timeoutMs)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    child.once('message', (answer: PressAnswer) => end(() => resolve(answer)))
    child.once('error', (error) => end(() => reject(failed(error))))
    child.once('exit', (code, signal) =>
      end(() => reject(failed(new Error(`ended with ${code ?? signal ?? '?'}: ${said}`)))),
    )
    child.send(order, (error) => error && end(() => reject(failed(error))))
  })
}
