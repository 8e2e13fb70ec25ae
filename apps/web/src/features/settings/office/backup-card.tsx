import type { Backups } from '@lavra/contracts/office/system'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime, formatMegabytes, formatNumber } from '../../../core/format/format'
import { Badge } from '../../../ui/badge'
import { Card, CardHeader } from '../../../ui/layout/card'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { systemQueries } from '../../system/queries'

/** How the office's backups stand: whoever has no developer must see it where they work. */
export function BackupCard() {
  const { data, isError, refetch } = useQuery(systemQueries.backups())
  if (isError && !data)
    return (
      <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
        Erro ao ver as cópias de segurança. Tente novamente.
      </LoadFailure>
    )
  return (
    <Card className="max-w-3xl">
      <CardHeader
        title="Cópias de segurança"
        description="Registros e arquivos do escritório em um só arquivo."
        aside={data && <Verdict state={data.state} />}
      />
      {data ? (
        <div className="space-y-2 px-5 py-5 text-ink-2">
          <p>{lastOf(data)}</p>
          <p>{adviceOf(data)}</p>
        </div>
      ) : (
        <Loading label="Vendo as cópias de segurança…" className="space-y-3 px-5 py-5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </Loading>
      )}
    </Card>
  )
}

const verdicts = {
  current: { tone: 'ok', text: 'Em dia' },
  late: { tone: 'bad', text: 'Atrasada' },
  none: { tone: 'neutral', text: 'Nenhuma ainda' },
  elsewhere: { tone: 'neutral', text: 'Fora do Lavra' },
} as const

function Verdict({ state }: Pick<Backups, 'state'>) {
  const { tone, text } = verdicts[state]
  return <Badge tone={tone}>{text}</Badge>
}

function lastOf({ last }: Backups): string {
  if (!last) return 'Ainda não há nenhuma na pasta de cópias deste servidor.'
  return `A última é de ${formatDateTime(last.at)} (${formatMegabytes(last.bytes)}${last.encrypted ? ', com senha' : ''}).`
}

function adviceOf({ state, kept }: Backups): string {
  if (state === 'elsewhere')
    return 'Este servidor não as faz sozinho: quem cuida dele agenda npm run backup, como diz o guia de backup, e confere de tempos em tempos que uma cópia restaura.'
  if (state === 'late')
    return 'O servidor faz uma por dia e não está conseguindo, em geral por falta de espaço no disco. Peça a quem cuida dele que veja o registro do servidor e o guia de backup.'
  return `O servidor faz uma por dia e guarda ${kept === 1 ? 'a mais nova' : `as ${formatNumber(kept)} mais novas`}. Guarde uma cópia fora deste computador: se o disco falhar, perdem-se os dados e as cópias.`
}
