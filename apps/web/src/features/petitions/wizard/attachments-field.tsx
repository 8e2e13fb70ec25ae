import { useQuery } from '@tanstack/react-query'
import { FileText, Paperclip, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { acceptedFiles } from '../../../core/accepted-files'
import { formatSize } from '../../../core/format'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/cx'
import { IconButton } from '../../../ui/icon-button'
import { Notice } from '../../../ui/notice'
import { documentQueries } from '../../documents/queries'
import { addFiles, mostFiles } from './files'

interface AttachmentsFieldProps {
  files: readonly File[]
  onChange: (files: File[]) => void
}

/** Files that only this petition's agents read; chosen or dropped. */
export function AttachmentsField({ files, onChange }: AttachmentsFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { data: limitMb } = useQuery(documentQueries.sizeLimit())
  const [refused, setRefused] = useState<string[]>([])
  const [over, setOver] = useState(false)

  function add(list: FileList | null): void {
    const result = addFiles(files, Array.from(list ?? []), limitMb)
    setRefused(result.refused)
    onChange(result.files)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <Card
      className={cx('p-5', over && 'border-primary bg-primary-soft')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <section aria-labelledby="anexos">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-60">
            <h2 id="anexos" className="text-lg/6">
              Anexos
            </h2>
            <p className="mt-0.5 text-[13px] text-ink-3">Arquivos só desta petição: PDF, Word, planilhas, imagens, texto. Até {mostFiles}{limitMb ? `, de até ${limitMb} MB cada` : ''}.</p>
          </div>
          <Button size="sm" disabled={files.length >= mostFiles} onClick={() => picker.current?.click()}>
            <Paperclip aria-hidden /> Adicionar anexos
          </Button>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label="Anexos"
            accept={acceptedFiles}
            onChange={(event) => {
              add(event.target.files)
              event.target.value = ''
            }}
          />
        </div>
        <Refusals sentences={refused} />
        <FileList files={files} onRemove={(gone) => onChange(files.filter((file) => file !== gone))} />
      </section>
    </Card>
  )
}

function Refusals({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Notice tone="bad" className="mt-3.5">
      {sentences.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </Notice>
  )
}

function FileList({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Anexos escolhidos" className="mt-3.5 divide-y divide-line rounded-control border border-line">
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-center gap-3 py-1 pr-1 pl-3.5">
          <FileText aria-hidden className="size-[18px] shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="shrink-0 text-[13px] text-ink-3">{formatSize(file.size)}</span>
          <IconButton danger label={`Remover ${file.name}`} onClick={() => onRemove(file)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
