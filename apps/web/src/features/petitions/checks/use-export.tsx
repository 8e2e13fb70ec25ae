import type { Petition } from '@lavra/contracts/petitions'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError, messageOf } from '../../../core/api'
import { onDemand } from '../../../ui/on-demand'
import { toast } from '../../../ui/toast'
import { petitionKey } from '../petition-key'
import { saveExport } from '../text-queries'
import { isOpen } from './check-groups'

const ConfirmDialog = onDemand(() => import('./confirm-dialog').then((part) => part.ConfirmDialog))

type ExportKind = 'html' | 'docx' | 'pdf'

export interface Export {
  exportAs: (kind: ExportKind) => void
  pending: ExportKind | null
  /** The question, while it is asked: to be put anywhere on the page. */
  gate: ReactNode
}

/** Makes files of a petition; where items of its text are open, only after whoever asks has confirmed them by name. */
export function useExport(petition: Petition | undefined): Export {
  const client = useQueryClient()
  const [asked, setAsked] = useState<ExportKind | null>(null)
  const [pending, setPending] = useState<ExportKind | null>(null)

  function exportAs(kind: ExportKind): void {
    if (!petition) return
    if (petition.checks.some(isOpen) && petition.checks_confirmed_at === null) setAsked(kind)
    else void make(kind, petition)
  }

  async function make(kind: ExportKind, made: Petition): Promise<void> {
    setPending(kind)
    try {
      if (kind === 'html') await (await import('../download-html')).downloadHtml(made)
      else await saveExport(made.petition_id, kind)
    } catch (error) {
      // The record has changed since the page was read: what is open now has to be seen first.
      if (error instanceof ApiError && error.code === 'open_checks') void client.invalidateQueries({ queryKey: petitionKey(made.petition_id) })
      toast.error(messageOf(error, 'Não foi possível baixar a petição. Tente novamente.'))
    } finally {
      setPending(null)
    }
  }

  function confirmed(): void {
    if (asked && petition) void make(asked, petition)
    setAsked(null)
  }

  const gate = petition && asked && <ConfirmDialog petition={petition} onClose={() => setAsked(null)} onConfirmed={confirmed} />
  return { exportAs, pending, gate }
}
