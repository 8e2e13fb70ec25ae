import { Download, History, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Petition } from '@lavra/contracts/petitions'
import { messageOf } from '../../core/api'
import { Button, ButtonLink } from '../../ui/button'
import { toast } from '../../ui/toast'
import { downloadHtml } from './download-html'
import { saveExport } from './text-queries'

const formats = [
  { format: 'docx', label: 'Baixar DOCX' },
  { format: 'pdf', label: 'Baixar PDF' },
] as const

/** Beside the copy buttons: the editor, the earlier texts, and the petition as a file. */
export function PetitionTools({ petition }: { petition: Petition }) {
  const [pending, setPending] = useState<'docx' | 'pdf' | null>(null)
  const at = `/petitions/${petition.petition_id}`

  async function download(format: 'docx' | 'pdf'): Promise<void> {
    setPending(format)
    try {
      await saveExport(petition.petition_id, format)
    } catch (error) {
      toast.error(messageOf(error, 'Não foi possível baixar a petição. Tente novamente.'))
    } finally {
      setPending(null)
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void downloadHtml(petition)}>
        <Download aria-hidden /> Baixar HTML
      </Button>
      {formats.map(({ format, label }) => (
        <Button key={format} size="sm" pending={pending === format} onClick={() => void download(format)}>
          {pending !== format && <Download aria-hidden />} {label}
        </Button>
      ))}
      <ButtonLink size="sm" to={`${at}/versions`}>
        <History aria-hidden /> Versões
      </ButtonLink>
      <ButtonLink size="sm" variant="primary" to={`${at}/editor`}>
        <Pencil aria-hidden /> Editar
      </ButtonLink>
    </div>
  )
}
