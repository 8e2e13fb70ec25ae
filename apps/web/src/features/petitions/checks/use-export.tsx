import { isPending } from '@lavra/contracts/petitions/checks'
import type { Petition } from '@lavra/contracts/petitions'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError, messageOf } from '../../../core/api/call'
import { onDemand } from '../../../ui/on-demand'
import { toast } from '../../../ui/feedback/toast'
import { petitionKey } from '../petition-key'
import { saveExport } from '../text-queries'

const ExportDialog = onDemand(() => import('./export-dialog').then((part) => part.ExportDialog))

type ExportKind = 'html' | 'docx' | 'pdf'

export interface Export {
  exportAs: (kind: ExportKind) => void
  pending: ExportKind | null
  /** The list of what is open, while it is shown: to be put anywhere on the page. */
  gate: ReactNode
}

/** Makes files of a petition; while items of its text are open, as a draft that says so. */
export function useExport(petition: Petition | undefined): Export {
  const client = useQueryClient()
  const [asked, setAsked] = useState<ExportKind | null>(null)
  const [pending, setPending] = useState<ExportKind | null>(null)

  function ask(kind: ExportKind, { petition_id }: Petition): void {
    setAsked(kind)
    // The record may have changed since the page was read.
    void client.invalidateQueries({ queryKey: petitionKey(petition_id) })
  }

  function exportAs(kind: ExportKind): void {
    if (!petition) return
    if (petition.checks.some(isPending)) ask(kind, petition)
    else void make(kind, petition, false)
  }

  async function make(kind: ExportKind, made: Petition, draft: boolean): Promise<void> {
    setPending(kind)
    try {
      if (kind === 'html')
        client.setQueryData(
          petitionKey(made.petition_id),
          await (await import('../text/download-html')).downloadHtml(made, draft),
        )
      else await saveExport(made.petition_id, kind, draft)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'open_checks') ask(kind, made)
      toast.error(messageOf(error, 'Não foi possível baixar a petição. Tente novamente.'))
    } finally {
      setPending(null)
    }
  }

  function onExport({ draft }: { draft: boolean }): void {
    if (asked && petition) void make(asked, petition, draft)
    setAsked(null)
  }

  const gate = petition && asked && (
    <ExportDialog
      petition={petition}
      format={asked.toUpperCase()}
      onClose={() => setAsked(null)}
      onExport={onExport}
    />
  )
  return { exportAs, pending, gate }
}
