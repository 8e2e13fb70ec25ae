import type { AttachmentRole } from '@lavra/contracts/petitions/papers'
import { useQuery } from '@tanstack/react-query'
import { FileText, Paperclip, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { acceptedFiles } from '../../../../core/accepted-files'
import { formatSize } from '../../../../core/format/format'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/layout/card'
import { cx } from '../../../../ui/cx'
import { IconButton } from '../../../../ui/icon-button'
import { Notice } from '../../../../ui/feedback/notice'
import { documentQueries, RoleSelect } from '../../../documents/queries'
import { addFiles, keyOfFile, mostFiles } from '../form/files'

interface AttachmentsFieldProps {
  files: readonly File[]
  onChange: (files: File[]) => void
  roleOf: (file: File) => AttachmentRole
  onRole: (file: File, role: AttachmentRole) => void
}

/** Files that only this petition's agents read; chosen or dropped. */
export function AttachmentsField({ files, onChange, roleOf, onRole }: AttachmentsFieldProps) {
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
            <p className="mt-0.5 text-[13px] text-ink-3">
              Arquivos só desta petição: PDF, Word, planilhas, imagens, texto. Até {mostFiles}
              {limitMb ? `, de até ${limitMb} MB cada` : ''}.
            </p>
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
        <FileList
          files={files}
          roleOf={roleOf}
          onRole={onRole}
          onRemove={(gone) => onChange(files.filter((file) => file !== gone))}
        />
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

interface FileListProps extends Pick<AttachmentsFieldProps, 'files' | 'roleOf' | 'onRole'> {
  onRemove: (file: File) => void
}

function FileList({ files, roleOf, onRole, onRemove }: FileListProps) {
  if (files.length === 0) return null
  return (
    <ul
      aria-label="Anexos escolhidos"
      className="mt-3.5 divide-y divide-line rounded-control border border-line"
    >
      {files.map((file) => (
        <li
          key={keyOfFile(file)}
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5 pr-1 pl-3.5"
        >
          <FileText aria-hidden className="size-[18px] shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1 basis-40 truncate">{file.name}</span>
          <span className="shrink-0 text-[13px] text-ink-3">{formatSize(file.size)}</span>
          <FileRoles file={file} role={roleOf(file)} onRole={(role) => onRole(file, role)} />
          <IconButton danger label={`Remover ${file.name}`} onClick={() => onRemove(file)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

/** Left alone, both follow from the file's name and text. */
function FileRoles({
  file,
  role,
  onRole,
}: {
  file: File
  role: AttachmentRole
  onRole: (role: AttachmentRole) => void
}) {
  return (
    <div className="grid gap-2 max-sm:order-last max-sm:w-full max-sm:pr-2.5 max-sm:pb-1 sm:grid-cols-[13.5rem_12.5rem]">
      <RoleSelect
        name="owner"
        label={`De quem é ${file.name}`}
        placeholder="De quem é: automático"
        value={role.owner ?? ''}
        onChange={(owner) => onRole({ ...role, owner: owner || undefined })}
      />
      <RoleSelect
        name="purpose"
        label={`Finalidade de ${file.name}`}
        placeholder="Finalidade: automática"
        value={role.purpose ?? ''}
        onChange={(purpose) => onRole({ ...role, purpose: purpose || undefined })}
      />
    </div>
  )
}
