import type { SourceType } from '@lavra/contracts/chat'
import type { CurrentUser } from './ctx'

interface Shown {
  type: SourceType
  id: string
  title: string
  case_id: string | null
}

/**
 * The path of the screen that shows a source. Clients have no page of their own, and their list is not for
 * the role `restricted`.
 */
export function screenOf(user: CurrentUser | null, source: Shown): string {
  const search = `?search=${encodeURIComponent(source.title)}`
  if (source.type === 'client')
    return user?.user_role === 'restricted' ? `/cases${search}` : `/users${search}`
  if (source.type === 'contact') return `/contacts${search}`
  if (source.type === 'petition') return `/petitions/${source.id}`
  const ofCase = `/cases/${source.case_id ?? source.id}`
  return source.type === 'note' ? `${ofCase}?tab=notes&note=${source.id}` : ofCase
}
