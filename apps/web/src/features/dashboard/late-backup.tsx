import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../core/format'
import { useUser } from '../../core/session'
import { Notice } from '../../ui/notice'
import { settingsQueries } from '../settings/queries'

/** Told to administrators where they begin their day: an office without backups loses everything with one disk. */
export function LateBackup() {
  const { user_role } = useUser()
  const { data } = useQuery({ ...settingsQueries.backups(), enabled: user_role === 'admin' })
  if (data?.state !== 'late') return null
  return (
    <Notice tone="warn" className="mb-4" action={<Link className="shrink-0 underline underline-offset-2" to="/settings?tab=office">Ver</Link>}>
      {data.last ? `A última cópia de segurança do escritório é de ${formatDateTime(data.last.at)}.` : 'O escritório ainda não tem nenhuma cópia de segurança.'}
    </Notice>
  )
}
