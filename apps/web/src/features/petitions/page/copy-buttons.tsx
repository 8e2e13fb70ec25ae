import { Check, Code, FileType, Hash } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../../../core/clipboard'
import { plural } from '../../../core/format/format'
import { logFailure } from '../../../core/log'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'

type Format = 'markdown' | 'html' | 'text'

const formats = [
  { format: 'markdown', label: 'Copiar Markdown', Icon: Hash },
  { format: 'html', label: 'Copiar HTML', Icon: Code },
  { format: 'text', label: 'Copiar texto', Icon: FileType },
] as const

/** How long a button says that it has copied (spec.md section 9). */
const confirmation = 2_000

/**
 * Copies the petition as Markdown, HTML or plain text, and says how many items of it are open; a failure is
 * only logged.
 */
export function CopyButtons({ content, open }: { content: string; open: number }) {
  const [copied, setCopied] = useState<Format | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copyAs(format: Format): Promise<void> {
    try {
      await write(format, content)
      setCopied(format)
      if (open > 0)
        toast.info(`Copiado com ${plural(open, 'item em aberto', 'itens em aberto')}`, { duration: 4_000 })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(null), confirmation)
    } catch (error) {
      logFailure('copy failed', error)
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {formats.map(({ format, label, Icon }) => (
        <Button key={format} size="sm" onClick={() => void copyAs(format)}>
          {copied === format ? <Check aria-hidden className="text-ok" /> : <Icon aria-hidden />}
          {copied === format ? 'Copiado!' : label}
        </Button>
      ))}
      <span role="status" className="sr-only">
        {copied && 'Copiado!'}
      </span>
    </div>
  )
}

async function write(format: Format, content: string): Promise<void> {
  if (format === 'markdown') return copy(content)
  const { petitionHtml, petitionPlainText } = await import('../text/petition-text')
  if (format === 'text') return copy(await petitionPlainText(content))
  const html = await petitionHtml(content)
  return copy(html, html)
}
