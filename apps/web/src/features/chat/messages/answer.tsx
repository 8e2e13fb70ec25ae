import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { formatDateTime } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Markdown } from '../../../ui/text/markdown'
import { Spinner } from '../../../ui/feedback/spinner'
import { Bubble } from './bubble'
import { askedAgainAs, failure, type Exchange } from '../conversation/conversation'
import { CopyAnswer } from './copy-answer'
import { sourceName, Sources } from './sources'

interface AnswerProps {
  exchange: Exchange
  /** Only the last question can be asked again. */
  onAskAgain: (() => void) | undefined
}

/** A question and its answer as it stands. */
export function Answer({ exchange, onAskAgain }: AnswerProps) {
  const { question, scope, asked_at, status } = exchange
  const again = onAskAgain && askedAgainAs(exchange)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col items-end gap-1">
        <Bubble from="user">
          <span className="sr-only">Você: </span>
          {question}
        </Bubble>
        <p className="text-xs text-ink-3">
          <time dateTime={asked_at}>{formatDateTime(asked_at)}</time>
          {scope && ` · somente ${scope.name}`}
        </p>
      </div>
      {status === 'failed' ? <Failed detail={exchange.detail} /> : <Words exchange={exchange} />}
      {again && (
        <Button size="sm" className="self-start" onClick={onAskAgain}>
          <RotateCw aria-hidden />
          {again}
        </Button>
      )}
    </div>
  )
}

function Failed({ detail }: { detail: string | null }) {
  return (
    <Bubble from="error">
      <p>{failure}</p>
      {detail && <p className="mt-1.5 text-[13px]">{detail}</p>}
    </Bubble>
  )
}

function Words({ exchange }: { exchange: Exchange }) {
  const { status, text, sources } = exchange
  const cited = useMemo(
    () => sources.map((source) => ({ to: source.url, label: sourceName(source) })),
    [sources],
  )
  return (
    <Bubble>
      <span className="sr-only">Assistente: </span>
      {text !== '' && <Markdown cited={cited}>{text}</Markdown>}
      {status === 'pending' && (
        <p className="flex items-center gap-2 pt-1 text-[13px] text-ink-2">
          <Spinner /> Processando...
        </p>
      )}
      {status === 'stopped' && <p className="pt-1 text-[13px] text-ink-2">Resposta interrompida.</p>}
      {status === 'answered' && (
        <>
          <Sources sources={sources} />
          <CopyAnswer exchange={exchange} />
        </>
      )}
    </Bubble>
  )
}
