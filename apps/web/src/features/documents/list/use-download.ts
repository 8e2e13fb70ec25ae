import type { CaseDocument } from '@lavra/contracts/documents'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../core/api/call'
import { saveFile } from '../../../core/save-file'
import { toast } from '../../../ui/feedback/toast'
import { documentQueries } from '../queries'

/** Saves a document's file under its own name; `downloading` is the id of the one that is being fetched. */
export function useDownload() {
  const client = useQueryClient()
  const [downloading, setDownloading] = useState<string | null>(null)

  async function download({ id, title, file_name }: CaseDocument): Promise<void> {
    if (downloading) return
    setDownloading(id)
    try {
      saveFile(await client.query(documentQueries.file(id)), file_name ?? title)
    } catch (error) {
      toast.error(messageOf(error, 'Erro ao baixar documento'))
    } finally {
      setDownloading(null)
    }
  }

  return { downloading, download: (document: CaseDocument) => void download(document) }
}
