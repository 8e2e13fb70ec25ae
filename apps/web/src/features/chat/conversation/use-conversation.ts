import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '../../../core/api/call'
import { randomId } from '../../../core/api/random-id'
import { useUser } from '../../../core/session/session'
import {
  converse,
  recentExchanges,
  pendingOf,
  type Conversation,
  type Exchange,
  type PanelState,
  type Scope,
} from './conversation'
import { keepConversation, readConversation } from './conversation-store'

export type Assistant = ReturnType<typeof useConversation>

const rightNow = () => new Date().toISOString()

/** The conversation of this page's user, and what can be done in it. */
export function useConversation() {
  const { id: userId } = useUser()
  const [conversation, dispatch] = useReducer(converse, userId, readConversation)
  const asking = useRef<AbortController | null>(null)
  const pending = pendingOf(conversation)
  useEffect(() => keepConversation(userId, conversation), [userId, conversation])
  useEffect(() => () => asking.current?.abort(), [])

  async function ask(question: string, scope: Scope | null, id = randomId()): Promise<void> {
    if (pending || question.trim() === '') return
    const controller = new AbortController()
    asking.current = controller
    const history = historyBefore(conversation, id)
    dispatch({ do: 'ask', id, question, scope, at: rightNow() })
    try {
      // Only who asks needs it: the button stands on every page.
      const { askAssistant } = await import('../queries')
      const { answer, sources, kind } = await askAssistant(
        { message: question, client_id: scope?.id ?? null, history },
        {
          signal: controller.signal,
          onText: (text) => dispatch({ do: 'hear', id, text }),
          onRestart: () => dispatch({ do: 'restart', id }),
        },
      )
      dispatch({ do: 'answer', id, text: answer, sources, kind, at: rightNow() })
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ do: 'fail', id, detail: reasonOf(error), at: rightNow() })
    }
  }

  function stop(): void {
    if (pending) dispatch({ do: 'stop', id: pending.id, at: rightNow() })
    asking.current?.abort()
  }

  return {
    conversation,
    pending,
    send: (question: string) => void ask(question.trim(), conversation.scope),
    /** The same question, about the same client. */
    askAgain: ({ question, scope, id }: Exchange) => void ask(question, scope, id),
    stop,
    startOver: () => {
      stop()
      dispatch({ do: 'start-over' })
    },
    show: (panel: PanelState, scope?: Scope) => dispatch({ do: 'show', panel, scope }),
    type: (draft: string) => dispatch({ do: 'type', draft }),
    limitTo: (scope: Scope | null) => dispatch({ do: 'limit', scope }),
  }
}

const historyBefore = ({ exchanges }: Conversation, id: string) =>
  recentExchanges(exchanges.filter((each) => each.id !== id))

/**
 * What the server, or the line to it, says of the failure; of its own faults it says nothing worth reading.
 */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status < 500 ? (error.status === 0 ? error.message : error.detail) : null
