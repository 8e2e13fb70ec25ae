import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../core/ctx'
import { screenOf } from '../../core/screens'
import { readSettings } from '../../core/settings'
import { rows, sql, type Sql } from '../../core/sql'
import { askedOf, nothingAsked, subjectWords } from './asked'
import { correctWords, correctedText } from './correct'
import { askVector } from './embed-question'
import { embedderOf } from './embedder'
import { excerptOf } from './excerpt'
import { findCandidates, type Candidate } from './find'
import { chunkVisible, isConfidential, ofClient } from './scope'

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
  /** The hits go to an outside provider: confidential text is left out unless the office allows it. */
  for_model?: boolean
}

/** A story tells everything twice: in one of more words than this nothing is taken for mistyped, names least of all. */
const mostCorrected = 16
/** How many passages are looked at before what fits too little, or comes from one source too often, is left out. */
const looked = 60
const perSource = 3
/** A passage has to hold this share of what the question asks for, by the weight of its words … */
const leastCoverage = 0.3
/** … or this many of its words, where the question is a story. */
const enoughWords = 5
/** Below this cosine an embedding model finds hardly any relation between two texts. */
const leastSimilarity = 0.3

/** The passages that answer a question best, of all that the asker may see; none where nothing fits. */
export async function retrieve(ctx: Ctx, query: Inquiry): Promise<Retrieval> {
  const ready = await isReady(ctx)
  const candidates = await candidatesOf(ctx, query)
  return { ready, hits: fitting(ctx, candidates).slice(0, query.k) }
}

async function scopeOf(ctx: Ctx, { client_id, for_model }: Omit<Inquiry, 'k'>): Promise<Sql> {
  const withheld = for_model && !(await readSettings(ctx)).send_confidential_to_ai
  return sql`${chunkVisible(ctx.user)} and ${client_id ? ofClient(client_id) : sql`true`} and ${withheld ? sql`not ${isConfidential}` : sql`true`}`
}

/** What is looked at for a question, the best first; `by` leaves one of the two ways out, so that each can be measured. */
export async function candidatesOf(ctx: Ctx, query: Omit<Inquiry, 'k'>, by: 'both' | 'words' | 'vectors' = 'both'): Promise<Candidate[]> {
  const within = await scopeOf(ctx, query)
  const embedder = embedderOf(ctx)
  const words = [...new Set(subjectWords(query.question))]
  if (words.length === 0) return []
  const correctable = !embedder.outside && words.length <= mostCorrected
  const corrections = correctable ? await correctWords(ctx, words, embedder.model, within) : new Map<string, string>()
  const text = correctedText(query.question, corrections)
  const asked = by === 'vectors' ? nothingAsked : askedOf(text)
  return findCandidates(ctx, { asked, vector: by === 'words' ? null : await askVector(ctx, text), within, limit: looked })
}

/** Nothing was ever indexed although there are records, or the first pass over an office's old records is still under way. */
async function isReady(ctx: Ctx): Promise<boolean> {
  const [state] = await rows<{ ready: boolean }>(
    ctx,
    sql`select not exists (select 1 from index_queue where first_pass and attempts = 0)
          and (exists (select 1 from chunks) or not exists (select 1 from index_queue)) as ready`,
  )
  return state?.ready ?? false
}

function fitting(ctx: Ctx, candidates: Candidate[]): Hit[] {
  const taken = new Map<string, number>()
  const best = candidates[0]?.fused ?? 1
  const hits: Hit[] = []
  for (const candidate of candidates) {
    const key = `${candidate.type} ${candidate.id}`
    const count = taken.get(key) ?? 0
    if (!fits(candidate) || count >= perSource) continue
    taken.set(key, count + 1)
    hits.push(hitOf(ctx, candidate, best))
  }
  return hits
}

const fits = (candidate: Candidate): boolean =>
  coverageOf(candidate) >= leastCoverage || candidate.matched >= enoughWords || (candidate.similarity ?? 0) >= leastSimilarity

/** How much of what the question asks for stands in the passage, 0 to 1. */
function coverageOf({ mass, terms }: Candidate): number {
  const whole = terms.reduce((total, term) => total + (term.asked ? term.weight : 0), 0)
  return whole > 0 ? mass / whole : 0
}

function hitOf(ctx: Ctx, candidate: Candidate, best: number): Hit {
  const { type, id, title, client_id, client_name, case_id, page, content, confidential } = candidate
  const weights = new Map(candidate.terms.map((term) => [term.stem, term.weight]))
  const excerpt = excerptOf(content, (token) => weights.get(token.stem) ?? 0)
  const fit = Math.max(coverageOf(candidate), candidate.similarity ?? 0)
  const score = Math.round(Math.min(1, 0.5 * Math.min(1, fit) + 0.5 * (candidate.fused / best)) * 1_000) / 1_000
  const url = screenOf(ctx.user, candidate)
  return { type, id, title, client_id, client_name, case_id, url, page, content, excerpt, score, confidential }
}
