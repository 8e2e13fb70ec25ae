import { packInUse } from '../../../law/pack'
import { onThreads } from '../../../platform/lib/threads'
import type { Ctx } from '../../../platform/ctx'
import type * as program from './program'

type Program = typeof program
const compute = onThreads<Program>('petition-texts', new URL('./program.ts', import.meta.url))

/**
 * Drafting and checking, on threads: a text of a person, a document or a model can hold up nobody but its own
 * petition. A thread reads the pack of law that this process has in use.
 */
export const onThread = <K extends keyof Program>(
  task: K,
  input: Omit<Parameters<Program[K]>[0], 'law'>,
  asked: Parameters<typeof compute>[2],
): Promise<ReturnType<Program[K]>> =>
  compute(task, { ...input, law: packInUse().folder } as Parameters<Program[K]>[0], asked)

/** Steps that the server runs by itself share one turn, so that they never take all threads from people. */
export const turnOf = ({ user }: Ctx): string => user?.id ?? 'jobs'
