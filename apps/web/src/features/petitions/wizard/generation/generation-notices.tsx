import { Link } from 'react-router-dom'
import { Button } from '../../../../ui/button'
import { LoadFailure } from '../../../../ui/feedback/load-failure'
import { Notice } from '../../../../ui/feedback/notice'
import type { useGeneration } from './use-generation'

interface GenerationNoticesProps {
  generation: ReturnType<typeof useGeneration>
  /** No model is set: the agents put the text together from the record. */
  offline: boolean
}

/** What has to be said about the generation: what failed, and who is at it. */
export function GenerationNotices({ generation, offline }: GenerationNoticesProps) {
  const { status, statusError, readStatus, failure, retry, inBackground, work } = generation
  return (
    <div className="mb-4 space-y-3 empty:hidden">
      {statusError && <LoadFailure retry={readStatus}>Falha ao carregar status dos agentes</LoadFailure>}
      {failure && (
        <Notice
          tone="bad"
          action={
            retry && (
              <Button size="sm" disabled={!!work} onClick={() => void retry()}>
                Tentar novamente
              </Button>
            )
          }
        >
          {failure.message}
          {failure.detail && <p className="mt-0.5 font-normal">{failure.detail}</p>}
        </Notice>
      )}
      {inBackground && status?.status === 'processing' && (
        <Notice>
          A geração continua no servidor. Você pode sair desta página: a petição fica em{' '}
          <Link to="/petitions" className="rounded underline underline-offset-2">
            Petições Recentes
          </Link>
          .
        </Notice>
      )}
      {offline && (
        <Notice>Modo offline: texto montado a partir dos dados do processo, sem modelo de IA</Notice>
      )}
    </div>
  )
}
