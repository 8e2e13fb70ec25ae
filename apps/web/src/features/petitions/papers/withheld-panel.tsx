import { withheldReason } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { textQueries } from '../text-queries'

const perPage = 20

/** The case's papers that the petition leaves out, each with the reason. */
export function WithheldPanel({ petitionId }: { petitionId: string }) {
  const [limit, setLimit] = useState(perPage)
  const { data, isError, refetch } = useQuery(textQueries.withheld(petitionId, limit))
  if (isError && !data) {
    return (
      <LoadFailure retry={() => void refetch()}>
        Não foi possível carregar os documentos que ficaram fora.
      </LoadFailure>
    )
  }
  if (!data || data.total === 0) return null
  const more = data.total - data.withheld.length
  return (
    <Card>
      <section aria-label="Fora da peça" className="px-5 pt-4 pb-4">
        <h2 className="text-lg/6">Fora da peça</h2>
        <p className="mt-0.5 mb-2.5 text-[13px] text-ink-3">
          Não são citados nem juntados, e nada do que dizem apoia o texto.
        </p>
        <ul className="space-y-2.5">
          {data.withheld.map(({ id, title, reason, background }) => (
            <li key={id}>
              <p className="font-[550] wrap-anywhere">{title}</p>
              <p className="text-[13px] text-ink-3">
                {withheldReason[reason]}
                {background && '; o modelo de IA o lê como contexto, com a permissão do escritório'}
              </p>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <Button
            size="sm"
            variant="ghost"
            className="mt-2.5"
            onClick={() => setLimit((now) => Math.min(1_000, now * 5))}
          >
            Mostrar mais ({more})
          </Button>
        )}
      </section>
    </Card>
  )
}
