import { Download, History, Pencil } from 'lucide-react'
import type { Petition } from '@lavra/contracts/petitions'
import { Button, ButtonLink } from '../../../ui/button'
import { useExport } from '../checks/use-export'

const formats = [
  { format: 'docx', label: 'Baixar DOCX' },
  { format: 'pdf', label: 'Baixar PDF' },
] as const

/** Beside the copy buttons: the editor, the earlier texts, and the petition as a file. */
export function PetitionTools({ petition }: { petition: Petition }) {
  const { exportAs, pending, gate } = useExport(petition)
  const at = `/petitions/${petition.petition_id}`

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => exportAs('html')}>
        <Download aria-hidden /> Baixar HTML
      </Button>
      {formats.map(({ format, label }) => (
        <Button key={format} size="sm" pending={pending === format} onClick={() => exportAs(format)}>
          {pending !== format && <Download aria-hidden />} {label}
        </Button>
      ))}
      <ButtonLink size="sm" to={`${at}/versions`}>
        <History aria-hidden /> Versões
      </ButtonLink>
      <ButtonLink size="sm" variant="primary" to={`${at}/editor`}>
        <Pencil aria-hidden /> Editar
      </ButtonLink>
      {gate}
    </div>
  )
}
