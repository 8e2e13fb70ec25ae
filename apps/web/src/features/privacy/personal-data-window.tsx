import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../core/api/call'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { toast } from '../../ui/feedback/toast'
import { AnonymizePart } from './anonymize-part'
import { HeldPart } from './held-part'
import { exportPersonalData, privacyQueries, type Person } from './personal-data'

/** What the office holds of one person: to be handed over, and to be let go of. For administrators. */
export function PersonalDataWindow({ person, onClose }: { person: Person; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(privacyQueries.preview(person))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Dados pessoais (LGPD)"
      description={data?.name ?? person.name}
      size="lg"
    >
      <div className="space-y-7">
        <ExportPart person={person} />
        {isError && !data && (
          <LoadFailure retry={() => void refetch()}>Erro ao carregar os dados. Tente novamente.</LoadFailure>
        )}
        {!data && !isError && <Waiting />}
        {data && <HeldPart held={data} />}
        {data && <AnonymizePart held={data} person={person} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function ExportPart({ person }: { person: Person }) {
  const [pending, setPending] = useState(false)

  async function save(): Promise<void> {
    setPending(true)
    try {
      await exportPersonalData(person)
      toast.success('Exportação pronta. Confira o conteúdo antes de entregar.')
    } catch (error) {
      toast.error(messageOf(error, 'Não foi possível exportar os dados. Tente novamente.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <section aria-labelledby="exportar-dados">
      <h3 id="exportar-dados" className="text-[17px]/6">
        Exportar
      </h3>
      <p className="mt-1 mb-3 text-ink-2">
        Um ZIP com tudo o que se guarda sobre a pessoa: os registros, os arquivos e uma página que explica o
        que há nele. Confira-o antes de entregar: processos falam de outras pessoas. A trilha registra quem
        exportou.
      </p>
      <Button variant="primary" pending={pending} onClick={() => void save()}>
        <Download aria-hidden /> {pending ? 'Exportando…' : 'Exportar tudo (ZIP)'}
      </Button>
    </section>
  )
}

function Waiting() {
  return (
    <Loading label="Vendo o que o escritório guarda…" className="space-y-3">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </Loading>
  )
}
