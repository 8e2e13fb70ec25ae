import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { acceptedFiles } from '../../../core/accepted-files'

interface FilePickerProps {
  onFiles: (files: File[]) => void
  onWithoutFile: () => void
  /** Files are held above the page. */
  over: boolean
  limitMb: number | undefined
  /** Takes less room once there is something below it. */
  compact: boolean
}

/** Where files are dropped or chosen. */
export function FilePicker({ onFiles, onWithoutFile, over, limitMb, compact }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-3 rounded-card border border-dashed px-5 text-center transition-colors',
        compact ? 'py-4' : 'py-8',
        over ? 'border-primary bg-primary-soft' : 'border-field bg-sunken/50',
      )}
    >
      <p className="font-[550]">
        {over ? 'Solte os arquivos para adicioná-los' : 'Arraste arquivos até aqui'}
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden /> Escolher arquivos
        </Button>
        <Button variant="ghost" onClick={onWithoutFile}>
          Registrar sem arquivo
        </Button>
      </div>
      {!compact && (
        <p className="text-[13px] text-ink-3">
          PDF, Word, Excel, PowerPoint, texto, imagens, ZIP e RAR
          {limitMb !== undefined && `, até ${limitMb} MB cada`}
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label="Arquivos"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
