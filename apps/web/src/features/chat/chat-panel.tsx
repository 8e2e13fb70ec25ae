import { Minus, SquarePen, X } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { BrandMark } from '../../ui/brand'
import { useConfirm } from '../../ui/overlay/confirm'
import { IconButton } from '../../ui/icon-button'
import { Announcer } from './messages/announcer'
import { Composer } from './composer'
import type { Scope } from './conversation/conversation'
import { MessageList } from './messages/message-list'
import { ScopeChip } from './scope-chip'
import type { Assistant } from './conversation/use-conversation'

interface ChatPanelProps {
  assistant: Assistant
  /** The client of the page behind the panel. */
  here: Scope | undefined
  /** Called once it stands on the screen: its code is fetched when it is first opened. */
  onLoad: () => void
}

/**
 * 480 px high (spec.md section 9); on a phone as wide as the screen, below the top bar. The page beside it is
 * not locked.
 */
export function ChatPanel({ assistant, here, onLoad }: ChatPanelProps) {
  const { conversation, show } = assistant
  useEffect(onLoad, [onLoad])
  useMakesRoom(() => show('minimised'))

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    show('minimised')
  }

  return (
    <div
      role="dialog"
      aria-labelledby="assistente-titulo"
      onKeyDown={onKeyDown}
      className="fixed right-0 bottom-0 z-30 flex h-[480px] max-h-[calc(100dvh-4.5rem)] w-full animate-rise flex-col overflow-hidden border-t border-line bg-surface shadow-float max-sm:rounded-t-card sm:right-7 sm:bottom-7 sm:w-[380px] sm:rounded-card sm:border"
    >
      <Header assistant={assistant} />
      <MessageList assistant={assistant} />
      <div className="border-t border-line px-3 pt-2.5 pb-3">
        <ScopeChip scope={conversation.scope} here={here} onLimit={assistant.limitTo} />
        <Composer assistant={assistant} />
      </div>
      <Announcer last={conversation.exchanges.at(-1)} />
    </div>
  )
}

function Header({ assistant }: { assistant: Assistant }) {
  const { conversation, show, startOver } = assistant
  const confirm = useConfirm()

  async function begin(): Promise<void> {
    const question = {
      title: 'Começar uma nova conversa?',
      text: 'As perguntas e respostas desta conversa serão apagadas.',
      confirm: 'Nova conversa',
    }
    if (await confirm(question)) startOver()
  }

  return (
    <header className="flex items-center gap-0.5 border-b border-line py-2.5 pr-2 pl-4">
      <BrandMark className="mr-3" />
      <div className="mr-auto min-w-0">
        <h2 id="assistente-titulo" className="text-[15px]/5">
          Assistente
        </h2>
        <p className="truncate text-[12.5px]/4 text-ink-2">Responde com os registros</p>
      </div>
      {conversation.exchanges.length > 0 && (
        <IconButton label="Nova conversa" onClick={() => void begin()}>
          <SquarePen aria-hidden />
        </IconButton>
      )}
      <IconButton label="Minimizar assistente" onClick={() => show('minimised')}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton label="Fechar assistente" onClick={() => show('closed')}>
        <X aria-hidden />
      </IconButton>
    </header>
  )
}

/** On a phone the record that a source leads to would lie under the panel. */
function useMakesRoom(minimise: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  const latest = useRef(minimise)
  useEffect(() => {
    latest.current = minimise
  })
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    if (window.matchMedia('(max-width: 639px)').matches) latest.current()
  }, [key])
}
