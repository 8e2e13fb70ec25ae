import { FolderOpen } from 'lucide-react'
import { ConflictPanel } from '../src/ui/draft/conflict-panel'
import { RecoveredNotice } from '../src/ui/draft/recovered-notice'
import { EmptyState } from '../src/ui/feedback/empty-state'
import { LoadFailure } from '../src/ui/feedback/load-failure'
import { Notice, type NoticeTone } from '../src/ui/feedback/notice'
import { Progress } from '../src/ui/feedback/progress'
import { Loading, Skeleton } from '../src/ui/feedback/skeleton'
import { Spinner } from '../src/ui/feedback/spinner'
import { Story } from './story'

const tones: NoticeTone[] = ['info', 'ok', 'warn', 'bad']
const nothing = () => undefined
const change = { path: 'court', label: 'Juízo', mine: '2ª Vara', saved: '3ª Vara' }

/** Waiting, failing, nothing there, and what somebody else changed meanwhile. */
export function FeedbackStories() {
  return (
    <>
      <Story name="Notice">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            Aviso {tone}
          </Notice>
        ))}
        <LoadFailure retry={nothing}>Não foi possível carregar os processos.</LoadFailure>
      </Story>
      <Story name="Waiting">
        <Spinner label="Salvando" />
        <Progress value={40} label="Envio do arquivo" className="w-48" />
        <Loading>
          <Skeleton className="h-8 w-48" />
        </Loading>
      </Story>
      <Story name="EmptyState">
        <EmptyState icon={<FolderOpen aria-hidden />} title="Nenhum processo">
          Cadastre o primeiro.
        </EmptyState>
      </Story>
      <Story name="Draft">
        <RecoveredNotice recovered={{ discard: nothing }} />
        <ConflictPanel
          noun="processo"
          told={{ text: 'Outra pessoa salvou este processo.', loading: false }}
          merged={null}
          onReload={nothing}
        />
        <ConflictPanel
          noun="processo"
          told={null}
          merged={{
            clashes: [{ ...change, side: 'mine', take: nothing }],
            taken: [{ ...change, path: 'a' }],
          }}
          onReload={nothing}
        />
      </Story>
    </>
  )
}
