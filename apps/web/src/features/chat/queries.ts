import { chat, type ChatAnswer, type Question } from '@lavra/contracts/chat'
import { system } from '@lavra/contracts/office/system'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/call'
import { callStreaming } from '../../core/api/stream'

export const infoQuery = () =>
  queryOptions({
    queryKey: ['info'],
    queryFn: ({ signal }) => call(system.info, undefined, signal),
    staleTime: 300_000,
  })

interface Telling {
  signal: AbortSignal
  onText: (text: string) => void
  /** What was told so far is void. */
  onRestart: () => void
}

/** Asks, and tells the answer as it grows; what is answered in the end is the one that counts. */
export function askAssistant(
  question: Question,
  { signal, onText, onRestart }: Telling,
): Promise<ChatAnswer> {
  function onEvent(name: string, data: unknown): void {
    if (name === 'token') onText((data as { text: string }).text)
    if (name === 'restart') onRestart()
  }
  return callStreaming(chat.ask, { body: question }, { signal, onEvent })
}
