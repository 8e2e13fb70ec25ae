import { labelOf, textStatus } from '@lavra/contracts/labels'
import { FileSearch, FileX, TriangleAlert } from 'lucide-react'
import { formatNumber } from '../../../core/format/format'
import { Spinner } from '../../../ui/feedback/spinner'
import type { ReadFile } from './text-notes'

/** How far the reading of a file's text has come: what the assistant and the search can know of it. */
export function TextState({ item }: { item: ReadFile }) {
  if (item.file_name === null) return null
  const label = labelOf(textStatus, item.text_status)
  return (
    <span className="inline-flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
      {item.text_status === 'pending' && <Spinner className="size-3.5" />}
      {item.text_status === 'ready' && <FileSearch aria-hidden />}
      {item.text_status === 'empty' && <FileX aria-hidden />}
      {item.text_status === 'failed' && <TriangleAlert aria-hidden className="text-warn" />}
      <span className={item.text_status === 'failed' ? 'text-warn' : undefined}>
        {label}
        {item.text_status === 'pending' &&
          item.pages_left > 1 &&
          ` (faltam ${formatNumber(item.pages_left)} páginas)`}
        {item.text_error && `: ${item.text_error}`}
      </span>
    </span>
  )
}
