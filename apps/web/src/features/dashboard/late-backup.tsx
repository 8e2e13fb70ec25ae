import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../core/format/format'
import { useUser } from '../../core/session/session'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Notice } from '../../ui/feedback/notice'
import { systemQueries } from '../system/queries'

/**
 * Told to administrators where they begin their day: an office without backups loses everything with one
 * disk.
 */
export function LateBackup() {
  const { user_role } = useUser()
  const { data, isError, refetch } = useQuery({ ...systemQueries.backups(), enabled: user_role === 'admin' })
  if (isError && !data) {
    return (
      <LoadFailure retry={() => void refetch()} className="mb-4">
        Não foi possível verificar as cópias de segurança do escritório.
      </LoadFailure>
    )
  }
  if (data?.state !== 'late') return null
  return (
    <Notice
      tone="warn"
      className="mb-4"
      action={
        <Link className="shrink-0 underline underline-offset-2" to="/settings?tab=office">
          Ver
        </Link>
      }
    >
      {data.last
        ? `A última cópia de segurança do escritório é de ${formatDateTime(data.last.at)}.`
        : 'O escritório ainda não tem nenhuma cópia de segurança.'}
    </Notice>
  )
}
