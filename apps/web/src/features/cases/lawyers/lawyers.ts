import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../core/session/session'
import { settingsQueries } from '../../settings/queries'
import { lawyersIn } from '../case-values'

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The office's users, who may be put in charge of a case, and the name behind an entry. */
export function useLawyers() {
  const me = useUser()
  // The list of users is closed to restricted ones.
  const {
    data = [me],
    isError,
    isPending,
    refetch,
  } = useQuery({ ...settingsQueries.users(1, 1000), enabled: me.user_role !== 'restricted' })
  const nameOf = (entry: string): string => {
    const user = data.find((each) => each.id === entry)
    if (user) return user.full_name || user.username
    return id.test(entry) ? 'Usuário do escritório' : entry
  }
  return {
    people: me.user_role === 'restricted' ? [] : data.filter((user) => user.is_active),
    loading: isPending && me.user_role !== 'restricted',
    /** The list could not be loaded; this tries again. */
    retry: isError ? () => void refetch() : undefined,
    nameOf,
    /** Names for a form's text. */
    namesIn: (text: string) => lawyersIn(text).map(nameOf).join(', '),
  }
}
