import type { ChatAnswer, Question, Source } from '@lavra/contracts/chat'

/** spec.md section 8. */
export const failure = 'Desculpe, houve um erro ao processar sua mensagem. Tente novamente.'

/** The client that questions are limited to. */
export interface Scope {
  id: string
  name: string
}

/** A question and what came of it. `stopped`: by the person, or by a session that expired in the middle. */
export interface Exchange {
  id: string
  question: string
  scope: Scope | null
  /** Moments as ISO 8601. */
  asked_at: string
  answered_at: string | null
  status: 'pending' | 'answered' | 'stopped' | 'failed'
  text: string
  sources: Source[]
  /** How the answer came about; none before it. */
  kind?: ChatAnswer['kind']
  /** The server's own sentence on why it failed. */
  detail: string | null
}

export type PanelState = 'closed' | 'open' | 'minimised'

export interface Conversation {
  panel: PanelState
  exchanges: Exchange[]
  /** What is typed and not yet sent. */
  draft: string
  scope: Scope | null
  /** An answer came while nobody looked. */
  unread: boolean
}

export const emptyConversation: Conversation = {
  panel: 'closed',
  exchanges: [],
  draft: '',
  scope: null,
  unread: false,
}

/** How many exchanges are kept. */
const mostKept = 50

export type ConversationAction =
  | { do: 'show'; panel: PanelState; scope?: Scope | undefined }
  | { do: 'type'; draft: string }
  | { do: 'limit'; scope: Scope | null }
  | { do: 'ask'; id: string; question: string; scope: Scope | null; at: string }
  | { do: 'hear'; id: string; text: string }
  | { do: 'restart'; id: string }
  | { do: 'answer'; id: string; text: string; sources: Source[]; kind: ChatAnswer['kind']; at: string }
  | { do: 'stop'; id: string; at: string }
  | { do: 'fail'; id: string; detail: string | null; at: string }
  | { do: 'start-over' }

export function converse(now: Conversation, step: ConversationAction): Conversation {
  switch (step.do) {
    case 'show':
      return {
        ...now,
        panel: step.panel,
        scope: step.scope ?? now.scope,
        unread: step.panel === 'open' ? false : now.unread,
      }
    case 'type':
      return { ...now, draft: step.draft }
    case 'limit':
      return { ...now, scope: step.scope }
    case 'ask':
      return { ...now, exchanges: [...before(now, step.id), asked(step)].slice(-mostKept) }
    case 'start-over':
      return { ...now, exchanges: [], scope: null, unread: false }
    default:
      return {
        ...now,
        exchanges: now.exchanges.map((each) => (each.id === step.id ? hear(each, step) : each)),
        unread: noticed(now, step),
      }
  }
}

/** A question asked again takes the place of its first asking. */
const before = ({ exchanges }: Conversation, id: string): Exchange[] =>
  exchanges.filter((each) => each.id !== id)

const asked = ({ id, question, scope, at }: Extract<ConversationAction, { do: 'ask' }>): Exchange => {
  return {
    id,
    question,
    scope,
    asked_at: at,
    answered_at: null,
    status: 'pending',
    text: '',
    sources: [],
    detail: null,
  }
}

type Heard = Extract<ConversationAction, { do: 'hear' | 'restart' | 'answer' | 'stop' | 'fail' }>

function hear(now: Exchange, step: Heard): Exchange {
  // What comes after the end, such as a piece behind a stop, says nothing any more.
  if (now.status !== 'pending') return now
  switch (step.do) {
    case 'hear':
      return { ...now, text: now.text + step.text }
    case 'restart':
      return { ...now, text: '' }
    case 'answer':
      return {
        ...now,
        status: 'answered',
        text: step.text,
        sources: step.sources,
        kind: step.kind,
        answered_at: step.at,
      }
    case 'stop':
      return { ...now, status: 'stopped', answered_at: step.at }
    // Half an answer may mislead, and its sources never came.
    case 'fail':
      return { ...now, status: 'failed', text: '', detail: step.detail, answered_at: step.at }
  }
}

const noticed = ({ panel, unread }: Conversation, step: ConversationAction): boolean =>
  unread || (panel !== 'open' && (step.do === 'answer' || step.do === 'fail'))

/** What the same question is called to ask it once more; null where it has its answer, or waits for it. */
export function askedAgainAs({ status, kind }: Exchange): string | null {
  if (status === 'stopped') return 'Perguntar de novo'
  const passing = status === 'answered' && (kind === 'index_not_ready' || kind === 'model_unreachable')
  return status === 'failed' || passing ? 'Tentar novamente' : null
}

export const pendingOf = ({ exchanges }: Conversation): Exchange | undefined =>
  exchanges.find(({ status }) => status === 'pending')

/** Characters of one earlier message, and messages, that the contract takes along. */
const most = { text: 10_000, turns: 20 }

/** What was said before, for a question that leans on it: what failed or was stopped is no answer. */
export function recentExchanges(exchanges: Exchange[]): NonNullable<Question['history']> {
  const turns = exchanges.flatMap(({ question, status, text }) => [
    { sender: 'user' as const, text: question },
    ...(status === 'answered' ? [{ sender: 'assistant' as const, text }] : []),
  ])
  return turns
    .flatMap((turn) => (turn.text.trim() === '' ? [] : [{ ...turn, text: turn.text.slice(0, most.text) }]))
    .slice(-most.turns)
}
