import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import { logFailure } from '../log'

interface Draft {
  /** The fields that differ from what the form began with; chosen files among them. */
  fields: Record<string, unknown>
  /** When it was last typed in, in milliseconds since 1970. */
  at: number
}

/** As a version before kept it: the fields as JSON. */
type OldDraft = Pick<Draft, 'at'> & { text: string }

/** As long as a session lives without use: whoever comes back later starts afresh. */
const longest = 7 * 24 * 60 * 60 * 1000
/** Characters of one draft (the longest petition fits) and bytes of its files; beyond them it is not kept. */
const largest = 1_500_000
const largestFiles = 250 * 2 ** 20
/** Drafts of one user; beyond them the oldest goes. */
const most = 20

let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('lavra', 'drafts'))
const keyOf = (userId: string, form: string) => `${userId} ${form}`
const isStale = (draft: Pick<Draft, 'at'>) => Date.now() - draft.at > longest

/** One change after the other, so that a removal is never overtaken by what was kept before it. */
let queue: Promise<unknown> = Promise.resolve()

/** A browser without a database, or with a full one, only loses the comfort: the form works on. */
function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(undefined)
  const done = queue.then(work).catch((error: unknown) => {
    logFailure('unsent text', error)
    return undefined
  })
  queue = done
  return done
}

export function keepDraft(userId: string, form: string, fields: Record<string, unknown>): Promise<void> {
  return quietly(async () => {
    if (isTooLarge(fields)) return del(keyOf(userId, form), store())
    await set(keyOf(userId, form), { fields, at: Date.now() } satisfies Draft, store())
    await tidy(userId)
  })
}

function isTooLarge(fields: Record<string, unknown>): boolean {
  const files = Object.values(fields)
    .flat()
    .filter((value) => value instanceof File)
  return (
    JSON.stringify(fields).length > largest || files.reduce((sum, { size }) => sum + size, 0) > largestFiles
  )
}

/** The fields that were kept, or null; whether they still fit the form is for the form to say. */
export async function readDraft(userId: string, form: string): Promise<Record<string, unknown> | null> {
  const draft = await quietly(() => get<Draft | OldDraft>(keyOf(userId, form), store()))
  if (!draft || isStale(draft)) return null
  return 'text' in draft ? (JSON.parse(draft.text) as Draft['fields']) : draft.fields
}

export const removeDraft = (userId: string, form: string): Promise<void> =>
  quietly(() => del(keyOf(userId, form), store()))

/** Signing out leaves nothing behind. */
export function removeDraftsOf(userId: string): Promise<void> {
  return quietly(async () => {
    const own = (await entries<string, Draft>(store())).filter(([key]) => key.startsWith(keyOf(userId, '')))
    await delMany(
      own.map(([key]) => key),
      store(),
    )
  })
}

/** Everybody's old drafts go, and the oldest of who has too many. */
async function tidy(userId: string): Promise<void> {
  const all = await entries<string, Draft>(store())
  const stale = all.filter(([, draft]) => isStale(draft))
  const own = all.filter(([key, draft]) => key.startsWith(keyOf(userId, '')) && !isStale(draft))
  const surplus = own.sort(([, a], [, b]) => b.at - a.at).slice(most)
  const gone = [...stale, ...surplus].map(([key]) => key)
  if (gone.length > 0) await delMany(gone, store())
}
