import { z } from 'zod'
import { text, whole } from './base/common'
import { endpoint } from './base/endpoint'
import { messages } from './base/messages'

/** One record found; `url` is the path of its screen, `subtitle` what tells it from its namesakes. */
export const SearchHit = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  url: z.string(),
})
export type SearchHit = z.infer<typeof SearchHit>

const Group = z.array(SearchHit)
/** Notes of cases are internal: their hits show an excerpt of the text. */
export const SearchAnswer = z.object({
  clients: Group,
  contacts: Group,
  cases: Group,
  petitions: Group,
  notes: Group,
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/search',
    summary: 'Procura clientes, contatos, processos, petições e anotações',
    query: z.object({ q: text(messages.required, 200), limit: whole(1, 20).default(5) }),
    response: SearchAnswer,
    answer: {
      clients: [
        {
          id: '0197f3a0-0000-7000-8000-000000000000',
          title: 'Padaria Três Irmãos Ltda.',
          subtitle: 'contato@exemplo.com',
          url: '/users?search=Padaria',
        },
      ],
      contacts: [],
      cases: [],
      petitions: [],
      notes: [],
    },
  }),
}
