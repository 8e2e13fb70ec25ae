import { publicationSign } from '@lavra/contracts/labels'
import type { Publication } from '@lavra/contracts/office/system'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../core/format/format'
import { useUser } from '../../core/session/session'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Notice } from '../../ui/feedback/notice'
import { systemQueries } from '../system/queries'

const DAYS = 7
/** Whoever set these knows. */
const bySettings: readonly Publication['sign'][] = ['TRUST_PROXY', 'DATABASE_URL', 'SMTP_URL', 'HOST']

/**
 * For a week administrators are told what changed when others began to reach the office; the settings go on
 * saying it.
 */
export function PublicationNotice() {
  const { user_role } = useUser()
  const { data, isError, refetch } = useQuery({
    ...systemQueries.publication(),
    enabled: user_role === 'admin',
  })
  if (isError && !data) {
    return (
      <LoadFailure retry={() => void refetch()} className="mb-4">
        Não foi possível verificar de onde o Lavra é alcançado.
      </LoadFailure>
    )
  }
  if (!data || !isNews(data)) return null
  return (
    <Notice
      className="mb-4"
      action={
        <Link className="shrink-0 underline underline-offset-2" to="/settings?tab=office">
          Ver
        </Link>
      }
    >
      O Lavra passou a ser alcançado por outros em {formatDateTime(data.since ?? '')} (
      {data.sign && publicationSign[data.sign]}). A senha esquecida já não se redefine na tela.
    </Notice>
  )
}

const isNews = ({ since, sign }: Publication): boolean =>
  since !== null && !bySettings.includes(sign) && Date.now() - Date.parse(since) < DAYS * 86_400_000
