import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { withoutTitle } from '../../../core/format/format'
import { useUser } from '../../../core/session/session'
import { Answer } from './answer'
import { Bubble } from './bubble'
import { infoQuery } from '../queries'
import type { Assistant } from '../conversation/use-conversation'
import { useFollowedScroll } from './use-followed-scroll'

const suggestions = {
  office: [
    'Quais prazos vencem esta semana?',
    'Quais prazos estão vencidos?',
    'Quantos processos ativos temos?',
    'Liste as petições em processamento',
  ],
  client: ['Quais são os processos?', 'Quais são os próximos prazos?', 'Quantos documentos há?'],
}

/** The greeting, then questions and answers; before the first, some questions to begin with. */
export function MessageList({ assistant }: { assistant: Assistant }) {
  const { exchanges, scope } = assistant.conversation
  const { box, content } = useFollowedScroll(exchanges.length)
  return (
    <div
      ref={box}
      role="group"
      aria-label="Conversa"
      // Scrolled by the keyboard, too.
      tabIndex={0}
      className="flex-1 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
    >
      <div ref={content} className="flex flex-col gap-3">
        <Greeting />
        {exchanges.length === 0 && (
          <Suggestions
            questions={scope ? suggestions.client : suggestions.office}
            onChoose={assistant.send}
          />
        )}
        {exchanges.map((exchange) => (
          <Answer
            key={exchange.id}
            exchange={exchange}
            onAskAgain={exchange === exchanges.at(-1) ? () => assistant.askAgain(exchange) : undefined}
          />
        ))}
      </div>
    </div>
  )
}

function Greeting() {
  const user = useUser()
  const { data } = useQuery(infoQuery())
  const name = withoutTitle(user.full_name || user.username).split(' ')[0]
  return (
    <Bubble>
      <p>
        Olá, {name}! Pergunte sobre clientes, contatos, processos, prazos, documentos e petições. Respondo com
        os registros do escritório e mostro as fontes.
      </p>
      {data?.ai.mode === 'offline' && (
        <p className="mt-2 text-[13px] text-ink-2">
          Sem modelo de IA configurado: contagens, listas e prazos vêm direto dos registros; para o resto,
          mostro os trechos mais próximos.
        </p>
      )}
    </Bubble>
  )
}

function Suggestions({ questions, onChoose }: { questions: string[]; onChoose: (question: string) => void }) {
  const list = useRef<HTMLUListElement>(null)
  function choose(question: string): void {
    // The suggestions go away with the first question, and the keyboard with them.
    list.current?.closest('[role="dialog"]')?.querySelector('textarea')?.focus()
    onChoose(question)
  }
  return (
    <ul ref={list} aria-label="Sugestões de perguntas" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => choose(question)}
            className="min-h-9 rounded-2xl border border-line bg-surface px-3 py-1.5 text-left text-[13px] text-primary transition-colors hover:border-field hover:bg-primary-soft pointer-coarse:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
