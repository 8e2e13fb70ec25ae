import {
  File,
  FileArchive,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  Presentation,
  StickyNote,
  type LucideIcon,
} from 'lucide-react'
import { cx } from '../../../ui/cx'
import { extensionOf } from '../../../core/accepted-files'

const looks: Record<string, { Icon: LucideIcon; tone: string }> = {
  pdf: { Icon: FileText, tone: 'bg-bad-soft text-bad' },
  txt: { Icon: FileText, tone: 'bg-sunken text-ink-2' },
  doc: { Icon: FileType, tone: 'bg-primary-soft text-primary' },
  docx: { Icon: FileType, tone: 'bg-primary-soft text-primary' },
  xls: { Icon: FileSpreadsheet, tone: 'bg-ok-soft text-ok' },
  xlsx: { Icon: FileSpreadsheet, tone: 'bg-ok-soft text-ok' },
  ppt: { Icon: Presentation, tone: 'bg-warn-soft text-warn' },
  pptx: { Icon: Presentation, tone: 'bg-warn-soft text-warn' },
  jpg: { Icon: FileImage, tone: 'bg-accent-soft text-accent' },
  jpeg: { Icon: FileImage, tone: 'bg-accent-soft text-accent' },
  png: { Icon: FileImage, tone: 'bg-accent-soft text-accent' },
  gif: { Icon: FileImage, tone: 'bg-accent-soft text-accent' },
  zip: { Icon: FileArchive, tone: 'bg-sunken text-ink-2' },
  rar: { Icon: FileArchive, tone: 'bg-sunken text-ink-2' },
}

/** What kind of file it is, at a glance; a sheet of notes where there is no file. */
export function FileIcon({ fileName, className }: { fileName: string | null; className?: string }) {
  const { Icon, tone } = looks[extensionOf(fileName ?? '')] ?? {
    Icon: fileName === null ? StickyNote : File,
    tone: 'bg-sunken text-ink-2',
  }
  return (
    <span className={cx('grid size-10 shrink-0 place-items-center rounded-control', tone, className)}>
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
