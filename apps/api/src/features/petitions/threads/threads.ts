import { onThreads } from '../../../platform/lib/threads'
import type { Ctx } from '../../../platform/ctx'
import type * as program from './program'

/**
 * Drafting and checking, on threads: a text of a person, a document or a model can hold up nobody but its own
 * petition.
 */
export const onThread = onThreads<typeof program>('petition-texts', new URL('./program.ts', import.meta.url))

/** Steps that the server runs by itself share one turn, so that they never take all threads from people. */
export const turnOf = ({ user }: Ctx): string => user?.id ?? 'jobs'
