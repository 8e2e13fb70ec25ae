import { Bold, Heading, Italic, List, ListOrdered } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button'
import type { Format } from './format-text'

const buttons = [
  { format: 'title', label: 'Título', Icon: Heading },
  { format: 'bold', label: 'Negrito (Ctrl+B)', Icon: Bold },
  { format: 'italic', label: 'Itálico (Ctrl+I)', Icon: Italic },
  { format: 'bullets', label: 'Lista com marcadores', Icon: List },
  { format: 'numbers', label: 'Lista numerada', Icon: ListOrdered },
] as const

export function FormatToolbar({ onFormat }: { onFormat: (format: Format) => void }) {
  return (
    <div role="toolbar" aria-label="Formatação" className="flex flex-wrap gap-0.5">
      {buttons.map(({ format, label, Icon }) => (
        <IconButton key={format} label={label} onClick={() => onFormat(format)}>
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  )
}
