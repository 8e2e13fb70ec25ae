import { useQuery } from '@tanstack/react-query'
import { formatNumber, plural } from '../../../core/format/format'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { caseQueries } from '../queries'

/** "38 processos · 24 ativos · 3 em pausa · 11 encerrados · 5 de alta prioridade". */
export function CaseStatistics() {
  const { data, isPending, refetch } = useQuery(caseQueries.statistics())
  if (isPending) return <Skeleton className="my-0.5 h-4 w-80 max-w-full" />
  if (!data) {
    return (
      <p>
        Não foi possível carregar os totais.{' '}
        <button
          type="button"
          className="rounded font-[550] text-primary underline underline-offset-2"
          onClick={() => void refetch()}
        >
          Tentar novamente
        </button>
      </p>
    )
  }
  const parts = [
    plural(data.total, 'processo', 'processos'),
    plural(data.active, 'ativo', 'ativos'),
    `${formatNumber(data.on_hold)} em pausa`,
    plural(data.closed, 'encerrado', 'encerrados'),
    `${formatNumber(data.high_priority)} de alta prioridade`,
  ]
  // A line breaks between two figures, never within one.
  return <p>{parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' · ')}</p>
}
