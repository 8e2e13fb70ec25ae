import { auth } from '@lavra/contracts/accounts/auth'
import { search } from '@lavra/contracts/search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/call'
import { removeDraftsOf } from '../../core/forms/draft-store'
import { currentSession, endSession } from '../../core/session/session'

export const searchQueries = {
  /** What the top bar finds; a failure is said at once, because the next letter asks again anyway. */
  all: (text: string) =>
    queryOptions({
      queryKey: ['search', text],
      queryFn: ({ signal }) => call(search.all, { query: { q: text } }, signal),
      // While a word grows or shrinks, what it found before stays in sight; another word starts from nothing.
      placeholderData: (found, before) =>
        before && isSameWord(String(before.queryKey[1]), text) ? found : undefined,
      retry: false,
      enabled: text !== '',
    }),
}

const isSameWord = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/** Signs out here whatever the server says, at once; the session ends there too when it can be reached. */
export async function signOut(): Promise<void> {
  const user = currentSession()?.user
  const farewell = call(auth.signOut, undefined, { timeout: 5000 }).catch(() => {
    // The token dies by itself; the person wants to be out now.
  })
  endSession()
  if (user) await removeDraftsOf(user.id)
  await farewell
}
