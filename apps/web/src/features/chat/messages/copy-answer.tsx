import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copy } from '../../../core/clipboard'
import { logFailure } from '../../../core/log'
import { toast } from '../../../ui/feedback/toast'
import type { Exchange } from '../conversation/conversation'
import { sourceName } from './sources'

/** How long the button says that it has copied, as elsewhere (spec.md section 9). */
const confirmation = 2_000

/** Copies an answer with what its numbers stand for. */
export function CopyAnswer({ exchange }: { exchange: Exchange }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmation)
    return () => clearTimeout(timer)
  }, [copied])

  async function copyIt(): Promise<void> {
    try {
      await copy(textOf(exchange))
      setCopied(true)
    } catch (error) {
      logFailure('copy failed', error)
      toast.error('Não foi possível copiar. Selecione o texto e copie.')
    }
  }

  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      onClick={() => void copyIt()}
      className="mt-1.5 flex min-h-8 items-center gap-1.5 rounded-lg text-[13px] text-ink-2 hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon aria-hidden className="size-3.5" />
      {copied ? 'Copiado!' : 'Copiar resposta'}
    </button>
  )
}

function textOf({ text, sources }: Exchange): string {
  if (sources.length === 0) return text
  return `${text}\n\nFontes:\n${sources.map((source, place) => `[${place + 1}] ${sourceName(source)}`).join('\n')}`
}
