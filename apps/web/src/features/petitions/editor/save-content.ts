import type { Petition } from '@lavra/contracts/petitions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../core/api/call'
import { petitionQueries } from '../queries'
import { readToEdit, saveContent } from '../text-queries'

/** How long a banner stays (spec.md section 9). */
const savedFor = 3_000
const failedFor = 4_000

export type Banner = { tone: 'ok' | 'bad'; text: string }
export type Saved = Pick<Petition, 'content' | 'version'>

interface SaveOptions {
  petition: Petition
  /** The server has it now. */
  onSaved: (saved: Saved) => void
}

/**
 * Saves the text on the version it was begun from; where somebody else saved first, what they saved is read
 * to be compared.
 */
export function useSaveContent({ petition, onSaved }: SaveOptions) {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [banner, setBanner] = useBanner()
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const running = useRef(false)
  const id = petition.petition_id

  async function save(text: string, version: number): Promise<void> {
    if (running.current || text.trim() === '') return
    running.current = true
    setPending(true)
    try {
      const saved = await saveContent(id, text.trim(), version)
      client.setQueryData(petitionQueries.one(id).queryKey, saved)
      void client.invalidateQueries({ queryKey: ['petitions'], refetchType: 'none' })
      setTheirs(null)
      onSaved(saved)
      setBanner({ tone: 'ok', text: 'Salvo com sucesso!' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await readTheirs(error)
      else setBanner({ tone: 'bad', text: sentenceOf(error) })
    } finally {
      running.current = false
      setPending(false)
    }
  }

  async function readTheirs(error: ApiError): Promise<void> {
    try {
      setTheirs(await readToEdit(id))
    } catch {
      setBanner({ tone: 'bad', text: sentenceOf(error) })
    }
  }

  return { save, pending, banner, theirs, settleConflict: () => setTheirs(null) }
}

/** The server's own sentence where it sent one. */
const sentenceOf = (error: unknown) =>
  (error instanceof ApiError ? error.detail : null) ?? 'Failed to save content'

function useBanner() {
  const [banner, setBanner] = useState<Banner | null>(null)
  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(null), banner.tone === 'ok' ? savedFor : failedFor)
    return () => clearTimeout(timer)
  }, [banner])
  return [banner, setBanner] as const
}
