import type { Ctx } from '../../../platform/ctx'
import { answerCases, answerDeadlines } from './cases'
import { answerDetails } from './details'
import { answerClients, answerContacts } from './directory'
import { answerFacts } from './facts'
import { namesOnRecord } from './names'
import { answerDocuments, answerPetitions } from './papers'
import { queryOf, type Query } from './query'
import { freeWords, mayAskTables, readItems } from './read'
import type { Exact } from './say'
import { targetOf } from './target'
import { tokensOf } from './words'

const longest = { characters: 300, words: 40 }

/**
 * The answer of the tables to a question on counts, lists, deadlines, states and details; null where the
 * question is none, or holds a condition that the grammar does not know: a wrong number is worse than none.
 */
export async function answerExactly(
  ctx: Ctx,
  question: string,
  client_id: string | null,
): Promise<Exact | null> {
  const text = question.normalize('NFC')
  const tokens = text.length <= longest.characters ? tokensOf(text) : []
  // Most questions that the tables do not answer are told by this, before anything is asked of the database.
  if (tokens.length > longest.words || !mayAskTables(tokens)) return null
  const free = freeWords(tokens)
  const words = [...free].map((at) => tokens[at]?.word ?? '')
  const known = await namesOnRecord(ctx, words, client_id)
  const items = readItems(tokens, free, known)
  const query = items && queryOf(items, client_id !== null)
  return query && answerQuery(ctx, query, client_id)
}

async function answerQuery(ctx: Ctx, query: Query, client_id: string | null): Promise<Exact | null> {
  if (query.details.length > 0) return answerDetails(ctx, query, client_id)
  if (query.noun === 'clients') return answerClients(ctx, query, client_id)
  if (query.noun === 'contacts') return answerContacts(ctx, query, client_id)
  const target = await targetOf(ctx, query, client_id)
  if (target === null || 'answer' in target) return target
  if (query.facts.length > 0) return answerFacts(ctx, query, target, client_id)
  if (query.noun === 'cases') return answerCases(ctx, query, target, client_id)
  if (query.noun === 'deadlines') return answerDeadlines(ctx, query, target, client_id)
  if (query.noun === 'documents') return answerDocuments(ctx, query, target, client_id)
  return query.noun === 'petitions' ? answerPetitions(ctx, query, target, client_id) : null
}
