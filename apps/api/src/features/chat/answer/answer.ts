import type { ChatAnswer, Question } from '@lavra/contracts/chat'
import { recordEvent } from '../../../platform/audit/events'
import type { Ctx } from '../../../platform/ctx'
import { notFound } from '../../../platform/errors'
import { rows, sql } from '../../../platform/database/sql'
import { fold } from '@lavra/language/words'
import { LlmError } from '../../../llm/llm'
import { withoutAddresses } from './addresses'
import { answerExactly } from '../exact/answer'
import { quoted, worthQuoting } from './extract'
import { sourceOf } from '../index-service'
import { askModel, type Conversation, type Written } from './model'
import { retrieve, type Hit } from '../search/retrieve'
import { say } from './phrases'
import { SourcesClosed, whileVisible } from './while-visible'

const passages = 12
const quotations = 4

/**
 * Answers a question: from the tables where they answer it exactly, else from the passages that the asker may
 * see, in the model's checked words or, without one, in the passages' own. Throws 404 for an unknown client;
 * whatever else is missing is told in the answer.
 */
export async function ask(ctx: Ctx, question: Question, talk: Conversation): Promise<ChatAnswer> {
  const client_id = question.client_id ?? null
  const [isThere, exact] = await Promise.all([
    clientExists(ctx, client_id),
    answerExactly(ctx, question.message, client_id),
  ])
  if (!isThere) throw notFound('Cliente não encontrado')
  if (exact && exact.unknown === undefined) return finished(exact, talk)
  const { ready, hits } = await retrieve(ctx, { question: queryOf(question), client_id, k: passages })
  // Somebody on no record may still stand in a document.
  if (exact?.unknown !== undefined && !hits.some(({ content }) => mentions(content, exact.unknown ?? '')))
    return finished(exact, talk)
  if (!ready) return finished({ answer: say.indexNotReady, sources: [], kind: 'index_not_ready' }, talk)
  if (hits.length === 0)
    return finished({ answer: say.nothingFound, sources: [], kind: 'nothing_found' }, talk)
  return ctx.llm
    ? byModel(ctx, ctx.llm, { ...question, client_id }, hits, talk)
    : extractive(ctx, say.noModel, 'extractive', question, hits, talk)
}

const clientExists = async (ctx: Ctx, id: string | null): Promise<boolean> =>
  id === null || (await rows(ctx, sql`select 1 from clients where id = ${id}`)).length > 0

const mentions = (content: string, name: string): boolean =>
  fold(content.normalize('NFC')).includes(fold(name.normalize('NFC')))

/** A question too short to stand alone is looked up together with the one before it. */
function queryOf({ message, history }: Question): string {
  const before = (history ?? []).findLast(({ sender }) => sender === 'user')
  const short = message.split(/\s+/).length <= 4
  return short && before ? `${before.text.slice(0, 500)} ${message}` : message
}

/** Everything that was not already sent piece by piece, and the sources. */
function finished(answer: ChatAnswer, { emit }: Conversation, sent = ''): ChatAnswer {
  const rest = withoutAddresses(answer.answer.slice(sent.length))
  for (const piece of rest.match(/[^\n]*\n*/g) ?? []) if (piece !== '') emit?.('token', { text: piece })
  emit?.('sources', { sources: answer.sources })
  return { answer: sent + rest, sources: answer.sources, kind: answer.kind }
}

/** The passages' own words, introduced by the sentence that says why. */
async function extractive(
  ctx: Ctx,
  intro: string,
  kind: ChatAnswer['kind'],
  question: Question,
  hits: Hit[],
  talk: Conversation,
): Promise<ChatAnswer> {
  const shown = worthQuoting(hits, quotations)
  await recordReading(ctx, shown)
  return finished(
    { answer: `${intro}\n\n${quoted(shown, question.message)}`, sources: shown.map(sourceOf), kind },
    talk,
  )
}

async function byModel(
  ctx: Ctx,
  llm: NonNullable<Ctx['llm']>,
  question: Question,
  hits: Hit[],
  talk: Conversation,
): Promise<ChatAnswer> {
  const { readable, withheld } = await forModel(ctx, question, hits)
  if (readable.length === 0) return extractive(ctx, say.onlyConfidential, 'extractive', question, hits, talk)
  let written: Written
  try {
    written = await whileVisible(ctx, hits, (visible) =>
      askModel(ctx, llm, question, readable, talk, visible),
    )
  } catch (error) {
    if (error instanceof SourcesClosed) return again(ctx, question, talk)
    if (!(error instanceof LlmError) || talk.signal.aborted) throw error
    return await extractive(ctx, say.unreachable(error.message), 'model_unreachable', question, hits, talk)
  }
  return together(ctx, question, written, withheld, talk)
}

/** The whole answer anew, from what the asker may see by now. */
function again(ctx: Ctx, question: Question, talk: Conversation): Promise<ChatAnswer> {
  talk.emit?.('restart', {})
  return ask(ctx, question, talk)
}

/** What an outside model may read, and what the asker may see beyond that. */
async function forModel(
  ctx: Ctx,
  question: Question,
  hits: Hit[],
): Promise<{ readable: Hit[]; withheld: Hit[] }> {
  if (!hits.some(isSecret)) return { readable: hits, withheld: [] }
  const inquiry = { question: queryOf(question), client_id: question.client_id ?? null, k: passages }
  const { hits: readable } = await retrieve(ctx, { ...inquiry, for_model: true })
  const read = new Set(readable.map(keyOf))
  return { readable, withheld: hits.filter((hit) => isSecret(hit) && !read.has(keyOf(hit))) }
}

const isSecret = ({ confidential, internal }: Hit): boolean => confidential || internal

const keyOf = ({ type, id, page, content }: Hit): string => JSON.stringify([type, id, page, content])

/**
 * The model's words, then what the server has to add: sentences left out, confidential passages that the
 * model never saw.
 */
async function together(
  ctx: Ctx,
  question: Question,
  written: Written,
  withheld: Hit[],
  talk: Conversation,
): Promise<ChatAnswer> {
  const own = worthQuoting(withheld, 2)
  const added = [
    written.unfound > 0 && say.unfound(written.unfound),
    own.length > 0 &&
      `${say.withheld(withheld.length)}\n\n${quoted(own, question.message, written.cited.length + 1)}`,
  ].filter((part): part is string => part !== false)
  const shown = [...written.cited, ...own]
  await recordReading(ctx, shown)
  const text = [written.text === '' ? say.notSupported : written.text, ...added].join('\n\n')
  const kind = written.text !== '' ? 'model' : own.length > 0 ? 'extractive' : 'nothing_found'
  return finished({ answer: text, sources: shown.map(sourceOf), kind }, talk, written.text)
}

/** Who was shown a confidential passage, and of which document or petition. */
async function recordReading(ctx: Ctx, shown: Hit[]): Promise<void> {
  const read = new Map(
    shown.filter(({ confidential }) => confidential).map((hit) => [`${hit.type} ${hit.id}`, hit]),
  )
  for (const { type, id, case_id } of read.values())
    await recordEvent(ctx, {
      action: 'read_confidential',
      entity_type: type,
      entity_id: id,
      case_id,
      after: { by: 'chat' },
      confidential: true,
    })
}
