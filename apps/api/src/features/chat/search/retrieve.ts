import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../../platform/ctx'
import { screenOf } from '../../../platform/screens'
import { rows, sql, type Sql } from '../../../platform/database/sql'
import { askedOf, nothingAsked, subjectWords } from './question'
import { correctWords, correctedText } from './spelling'
import { askVector } from './embed-question'
import { embedderOf, readLeave } from '../embedding/embedder'
import { excerptOf } from './excerpt'
import { detailsOf, findCandidates, type Candidate, type Detail, type Search } from './find'
import type { Term } from './rank'
import { chunkVisible, ofClient, sendableBy } from '../index/scope'
import { isBuilt, vectorIndexOf } from '../index/vector-index'

/** A passage of a record or document that the asker may see. */
export interface Hit {
  type: SourceType
  id: string
  title: string
  client_id: string | null
  client_name: string | null
  case_id: string | null
  /** The path of its screen. */
  url: string
  page: number | null
  /** The whole chunk. */
  content: string
  /** The passage that fits, at most 300 characters, from `content` word for word. */
  excerpt: string
  /** 0 to 1. */
  score: number
  confidential: boolean
  /** An internal document or a note. */
  internal: boolean
  /** Whose a document is. */
  owner: Detail['owner']
}

export interface Retrieval {
  /** False while there are records and the index never had a first pass over them. */
  ready: boolean
  hits: Hit[]
}

export interface Inquiry {
  question: string
  client_id?: string | null
  k: number
  /**
   * The hits go to an outside provider: confidential and internal text is left out unless the office allows
   * it.
   */
  for_model?: boolean
}

/**
 * A story tells everything twice: in one of more words than this nothing is taken for mistyped, names least
 * of all.
 */
const mostCorrected = 16
/**
 * How many passages are looked at before what fits too little, or comes from one source too often, is left
 * out.
 */
const looked = 60
const perSource = 3
/** Of several questions asked at once so many are looked up by themselves, too. */
const mostQuestions = 3
/**
 * A passage has to hold this share of what the question asks for, by the weight of its words, where all of
 * them stand in the records …
 */
const leastCoverage = 0.15
/**
 * … up to this much more the fewer of them do: a question about other things shares a word or two with any
 * office …
 */
const moreForUnknown = 0.4
/** … and one that holds less than this share has to be about as good as the best … */
const plainCoverage = 0.3
const nearlyBest = 0.4
/** … or this many of its words, where the question is a story. */
const enoughWords = 5
/** Below this cosine an embedding model finds hardly any relation between two texts. */
const leastSimilarity = 0.3

/** The passages that answer a question best, of all that the asker may see; none where nothing fits. */
export async function retrieve(ctx: Ctx, query: Inquiry): Promise<Retrieval> {
  const each = questionsOf(query.question).map(async (question) =>
    fitting(await candidatesOf(ctx, { ...query, question })),
  )
  const [ready, ...found] = await Promise.all([isReady(ctx), ...each])
  return { ready, hits: await hitsOf(ctx, query, inTurn(found).slice(0, query.k)) }
}

async function hitsOf(ctx: Ctx, query: Inquiry, chosen: Chosen[]): Promise<Hit[]> {
  if (chosen.length === 0) return []
  // Asked again: what was found may have become confidential since.
  const found = await detailsOf(
    ctx,
    chosen.map(({ candidate }) => candidate.chunk_id),
    await scopeOf(ctx, query),
  )
  const details = new Map(found.map((detail) => [detail.chunk_id, detail]))
  return chosen.flatMap((one) => {
    const detail = details.get(one.candidate.chunk_id)
    return detail ? [hitOf(ctx, one, detail)] : []
  })
}

/**
 * The text as a whole and, where it asks several things, each by itself: a passage about one of them holds
 * little of the whole.
 */
function questionsOf(text: string): string[] {
  const each = text.split(/\?(?=\s)/).filter((part) => subjectWords(part).length > 0)
  return each.length > 1 ? [text, ...each.slice(0, mostQuestions)] : [text]
}

/** What each question found, one passage of each after the other, none twice. */
function inTurn(found: Chosen[][]): Chosen[] {
  const passages = new Map<string, Chosen>()
  for (let place = 0; place < Math.max(...found.map(({ length }) => length)); place++)
    for (const one of found.flatMap((list) => list[place] ?? [])) {
      const { chunk_id } = one.candidate
      if (!passages.has(chunk_id)) passages.set(chunk_id, one)
    }
  let score = 1
  return [...passages.values()].map((one) => ({ ...one, score: (score = Math.min(score, one.score)) }))
}

async function scopeOf(ctx: Ctx, { client_id, for_model }: Omit<Inquiry, 'k'>): Promise<Sql> {
  const sendable = for_model ? sendableBy(await readLeave(ctx)) : sql`true`
  return sql`${chunkVisible(ctx.user)} and ${client_id ? ofClient(client_id) : sql`true`} and ${sendable}`
}

/**
 * By what passages are found: a model's vectors count beside the words, hashed ones only where no word of the
 * question stands anywhere.
 */
export type Way = 'words' | 'vectors' | 'both'

/**
 * What is looked at for a question, the best first; a `way` that is given is the only one, so that each can
 * be measured.
 */
export async function candidatesOf(ctx: Ctx, query: Omit<Inquiry, 'k'>, way?: Way): Promise<Candidate[]> {
  const within = await scopeOf(ctx, query)
  const { outside } = embedderOf(ctx)
  const words = [...new Set(subjectWords(query.question))]
  if (words.length === 0) return []
  const corrections =
    !outside && words.length <= mostCorrected
      ? await correctWords(ctx, words, within)
      : new Map<string, string>()
  const text = correctedText(query.question, corrections)
  const find = async (by: Way): Promise<Candidate[]> => {
    const vector = by === 'words' ? null : await askVector(ctx, text)
    const index = vector && !query.client_id ? await indexFor(ctx, vector) : null
    return findCandidates(ctx, {
      asked: by === 'vectors' ? nothingAsked : askedOf(text),
      vector,
      index,
      within,
      limit: looked,
    })
  }
  if (way) return find(way)
  if (outside) return find('both')
  const found = await find('words')
  return found.length > 0 ? found : find('vectors')
}

/**
 * Within a client vectors are compared one by one: an index of neighbours finds the neighbours of others
 * first.
 */
async function indexFor(
  ctx: Ctx,
  { model, values }: NonNullable<Search['vector']>,
): Promise<Search['index']> {
  const index = vectorIndexOf(model, values.length)
  return index && (await isBuilt(ctx, index)) ? index : null
}

/**
 * Nothing was ever indexed although there are records, or the first pass over an office's old records is
 * still under way.
 */
async function isReady(ctx: Ctx): Promise<boolean> {
  const [state] = await rows<{ ready: boolean }>(
    ctx,
    sql`select not exists (select 1 from index_queue where first_pass and attempts = 0)
          and (exists (select 1 from chunks) or not exists (select 1 from index_queue)) as ready`,
  )
  return state?.ready ?? false
}

interface Chosen {
  candidate: Candidate
  score: number
}

/** Those that fit, the best first. */
function fitting(candidates: Candidate[]): Chosen[] {
  const taken = new Map<string, number>()
  const best = candidates[0]?.fused ?? 1
  const least = leastOf(candidates[0]?.terms ?? [])
  const chosen: Chosen[] = []
  for (const candidate of candidates) {
    const key = `${candidate.type} ${candidate.id}`
    const count = taken.get(key) ?? 0
    if (!fits(candidate, least, best) || count >= perSource) continue
    taken.set(key, count + 1)
    chosen.push({ candidate, score: Math.min(scoreOf(candidate, best), chosen.at(-1)?.score ?? 1) })
  }
  return chosen
}

function fits(candidate: Candidate, least: number, best: number): boolean {
  const coverage = coverageOf(candidate)
  if (coverage >= least && (coverage >= plainCoverage || candidate.fused >= nearlyBest * best)) return true
  return candidate.matched >= enoughWords || (candidate.similarity ?? 0) >= leastSimilarity
}

/** The share of a question that a passage has to hold. */
function leastOf(terms: Term[]): number {
  const known = new Set(terms.filter((term) => term.known).map((term) => term.slot))
  const whole = weightOf(terms)
  return (
    leastCoverage +
    moreForUnknown * (whole > 0 ? weightOf(terms.filter((term) => !known.has(term.slot))) / whole : 0)
  )
}

/** How much of what the question asks for stands in the passage, 0 to 1. */
function coverageOf({ mass, terms }: Candidate): number {
  const whole = weightOf(terms)
  return whole > 0 ? mass / whole : 0
}

/** What the question's own words tell together. */
const weightOf = (terms: Term[]): number =>
  terms.reduce((total, term) => total + (term.asked ? term.weight : 0), 0)

function scoreOf(candidate: Candidate, best: number): number {
  const fit = Math.max(coverageOf(candidate), candidate.similarity ?? 0)
  return Math.round(Math.min(1, 0.5 * Math.min(1, fit) + 0.5 * (candidate.fused / best)) * 1_000) / 1_000
}

function hitOf(ctx: Ctx, { candidate, score }: Chosen, detail: Detail): Hit {
  const { content, title, client_id, client_name, case_id, confidential, internal, owner } = detail
  const { type, id, page } = candidate
  const weights = new Map(candidate.terms.map((term) => [term.stem, term.weight * term.held]))
  const url = screenOf(ctx.user, { type, id, title, case_id })
  // A model reads twelve passages and cites a few: only what is shown has its best part looked for.
  const excerpt = () => excerptOf(content, (token) => weights.get(token.stem) ?? 0)
  const source = {
    type,
    id,
    title,
    client_id,
    client_name,
    case_id,
    url,
    page,
    content,
    score,
    confidential,
    internal,
    owner,
  }
  return {
    ...source,
    get excerpt() {
      return excerpt()
    },
  }
}
