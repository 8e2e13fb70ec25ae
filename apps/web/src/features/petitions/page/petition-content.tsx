import { isPending } from '@lavra/contracts/petitions/checks'
import type { GenerationStatus } from '@lavra/contracts/petitions/generation'
import type { Petition } from '@lavra/contracts/petitions'
import { withoutPendingLinks } from '@lavra/contracts/petitions/links'
import { FileClock, FileX } from 'lucide-react'
import { useMemo, useRef, type ReactNode } from 'react'
import { plural } from '../../../core/format/format'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Sheet } from '../../../ui/text/markdown'
import { Progress } from '../../../ui/feedback/progress'
import { CopyButtons } from './copy-buttons'
import { PapersPanel } from '../papers/papers-panel'
import { PendingPanel } from './pending-panel'

interface PetitionContentProps {
  petition: Petition
  status: GenerationStatus | undefined
  /** Beside the copy buttons. */
  actions?: ReactNode
}

/** The petition as a sheet of paper with what is still missing in it; before the end, how far it is. */
export function PetitionContent({ petition, status, actions }: PetitionContentProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const state = status?.status ?? petition.status
  const { checks } = petition
  const content = useMemo(
    () => withoutPendingLinks(petition.content ?? '', checks),
    [petition.content, checks],
  )
  const open = checks.filter(isPending).length
  if (!petition.content && state === 'completed') return <NoContent />
  if (!petition.content) {
    return (
      <div className="space-y-4">
        <ContentToCome progress={status?.progress_percentage} />
        <PapersPanel petitionId={petition.petition_id} state={state} />
      </div>
    )
  }
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-2">
        <CopyButtons content={content} open={open} />
        <a
          href="#pendencias"
          className="rounded-control px-2 py-1.5 font-[550] text-primary hover:underline lg:hidden"
        >
          {open === 0 ? 'Conferência' : plural(open, 'pendência', 'pendências')}
        </a>
        {actions}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_360px]">
        <div ref={sheet} data-petition-sheet data-draft={open > 0 ? 'MINUTA' : undefined} className="min-w-0">
          <Sheet>{content}</Sheet>
        </div>
        <PendingPanel petition={petition} sheet={sheet} />
      </div>
    </>
  )
}

function NoContent() {
  return (
    <Card>
      <EmptyState icon={<FileX aria-hidden />} title="Conteúdo da petição não disponível" />
    </Card>
  )
}

function ContentToCome({ progress }: { progress: number | undefined }) {
  return (
    <Card>
      <EmptyState icon={<FileClock aria-hidden />} title="Conteúdo será exibido ao concluir a geração">
        {progress !== undefined && (
          <div className="mt-4 flex w-72 max-w-full items-center gap-3">
            <Progress value={progress} label="Progresso da geração" className="flex-1" />
            <span aria-hidden className="font-semibold text-ink">
              {Math.round(progress)}%
            </span>
          </div>
        )}
      </EmptyState>
    </Card>
  )
}
