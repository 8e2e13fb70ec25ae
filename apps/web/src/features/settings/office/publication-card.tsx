import { publicationSign } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../core/format/format'
import { Badge } from '../../../ui/badge'
import { Card, CardHeader } from '../../../ui/layout/card'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { systemQueries } from '../../system/queries'

/** Who reaches the office, and what follows for accounts and passwords. */
export function PublicationCard() {
  const { data, isError, refetch } = useQuery(systemQueries.publication())
  if (isError && !data) {
    return (
      <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
        Erro ao ver quem alcança o Lavra. Tente novamente.
      </LoadFailure>
    )
  }
  const verdict = data && (
    <Badge tone={data.published ? 'primary' : 'neutral'}>
      {data.published ? 'Publicado' : 'Só nesta máquina'}
    </Badge>
  )
  return (
    <Card className="max-w-3xl">
      <CardHeader title="Acesso ao Lavra" description="Quem alcança este servidor." aside={verdict} />
      {data ? (
        <div className="space-y-2 px-5 py-5 text-ink-2">
          {data.published ? (
            <>
              <p>
                Outros alcançam este servidor{data.since && ` desde ${formatDateTime(data.since)}`}. O que
                mostrou isso: {data.sign && publicationSign[data.sign]}.
              </p>
              <p>
                Por isso a senha esquecida não se redefine mais na tela: vai por e-mail, onde ele está
                configurado, ou quem cuida do servidor gera o token com npm run admin -- reset-token. Sem uma
                decisão sua acima, o cadastro fica fechado.
              </p>
            </>
          ) : (
            <p>
              Até agora só esta máquina usou o Lavra. Nela a senha esquecida se redefine na tela e qualquer
              pessoa cria uma conta, salvo decisão sua acima. No primeiro acesso de fora isso termina de vez,
              e os administradores são avisados.
            </p>
          )}
        </div>
      ) : (
        <Loading label="Vendo quem alcança o Lavra…" className="space-y-3 px-5 py-5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </Loading>
      )}
    </Card>
  )
}
