import { useQuery } from '@tanstack/react-query'
import { Maximize2, MessageCircle, X } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { useUser } from '../../core/session/session'
import { IconButton } from '../../ui/icon-button'
import { onDemand } from '../../ui/on-demand'
import { caseQueries } from '../cases/queries'
import type { PanelState, Scope } from './conversation/conversation'
import { useConversation, type Assistant } from './conversation/use-conversation'

const ChatPanel = onDemand(() => import('./chat-panel').then((part) => part.ChatPanel))

/** The assistant over every signed-in page: a button, a panel or a bar at the bottom right. */
export default function ChatWidget() {
  const { id } = useUser()
  // Another user may have signed in meanwhile, from another tab.
  return <Corner key={id} />
}

function Corner() {
  const assistant = useConversation()
  const { panel } = assistant.conversation
  const here = useClientOfCase()
  const corner = useRef<HTMLElement>(null)
  const [loaded, onLoad] = useReducer(() => true, false)
  useFocusFollows(panel, corner, loaded)

  return (
    <aside ref={corner} aria-label="Assistente" className="no-print">
      {panel === 'closed' && (
        <Launcher unread={assistant.conversation.unread} onOpen={() => assistant.show('open', here)} />
      )}
      {panel === 'open' && <ChatPanel assistant={assistant} here={here} onLoad={onLoad} />}
      {panel === 'minimised' && <MinimisedBar assistant={assistant} />}
    </aside>
  )
}

/** The client of the case on the page, where one is. */
function useClientOfCase(): Scope | undefined {
  const id = useMatch('/cases/:id')?.params.id ?? ''
  // The page itself fetches it.
  const { data } = useQuery({ ...caseQueries.one(id), enabled: false })
  return data && { id: data.client_id, name: data.client_name }
}

/**
 * The keyboard goes where the assistant went, once the panel's code is there; a page that comes up with the
 * panel open keeps it.
 */
function useFocusFollows(panel: PanelState, corner: { current: HTMLElement | null }, loaded: boolean): void {
  const followed = useRef(panel)
  useEffect(() => {
    const first = corner.current?.querySelector<HTMLElement>('[data-first]')
    if (followed.current === panel || !first) return
    followed.current = panel
    first.focus()
  }, [panel, corner, loaded])
}

/** Whether the page was last scrolled down: what is read or pressed there comes first on a small screen. */
function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      if (Math.abs(window.scrollY - last) < 8) return
      setDown(window.scrollY > last)
      last = window.scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return down
}

/** A round button; a tab at the edge while a small screen is scrolled down. */
function Launcher({ unread, onOpen }: { unread: boolean; onOpen: () => void }) {
  const aside = useScrollingDown()
  const label = unread ? 'Abrir assistente: nova resposta' : 'Abrir assistente'
  return (
    <button
      data-first
      type="button"
      aria-label={label}
      title={label}
      onClick={onOpen}
      data-aside={aside || undefined}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar))] z-30 grid size-14 animate-rise place-items-center rounded-full border border-primary bg-primary text-primary-ink shadow-float transition-[right,width,background-color] hover:bg-primary-hover max-lg:data-aside:right-0 max-lg:data-aside:w-6 max-lg:data-aside:rounded-r-none sm:right-7 sm:bottom-7"
    >
      <MessageCircle aria-hidden className={aside ? 'size-6 max-lg:size-4' : 'size-6'} />
      {unread && (
        <span className="absolute top-0.5 right-0.5 size-3.5 rounded-full border-2 border-bg bg-brass" />
      )}
    </button>
  )
}

/** 60 px high (spec.md section 9). */
function MinimisedBar({ assistant: { conversation, pending, show } }: { assistant: Assistant }) {
  const news = pending ? 'Processando...' : conversation.unread ? 'Nova resposta' : null
  return (
    <div className="fixed right-0 bottom-(--bottom-bar) z-30 flex h-[60px] w-full items-center gap-1 border border-line bg-surface pr-2 shadow-float max-sm:border-x-0 max-sm:border-b-0 sm:right-7 sm:bottom-7 sm:w-[380px] sm:rounded-card">
      <button
        data-first
        type="button"
        aria-label={`Restaurar assistente${news ? `: ${news}` : ''}`}
        onClick={() => show('open')}
        className="flex h-full min-w-0 flex-1 items-center gap-3 rounded-card pl-4 text-left -outline-offset-2"
      >
        <MessageCircle aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="font-[550]">Assistente</span>
        {news && <span className="truncate text-[13px] text-ink-2">{news}</span>}
        <Maximize2 aria-hidden className="mr-2 ml-auto size-4 shrink-0 text-ink-3" />
      </button>
      <IconButton label="Fechar assistente" onClick={() => show('closed')}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
