import { v7 as uuid } from 'uuid'
import type { Database } from '../../src/platform/database/database'
import { wordVector } from '../../src/features/chat/words/stems'
import { seeded } from '../../test/retrieval/typos'

export const benchModel = 'openai:bench'
export const dimensions = 384
const clients = 400
const casesPerClient = 3
const chunksPerDocument = 20
const wordsPerChunk = 110
const inventedWords = 60_000
const atOnce = 2_000

/** One in so many documents is confidential. */
const confidentialOneIn = 50

export interface Filled {
  clientId: string
}

/**
 * Adds passages until there are `total`: phrases of the office that is there and invented words, frequent and
 * rare as in a language (Zipf), in documents of several clients; each with a vector near one of 500 centres,
 * as a model's would be.
 */
export async function fillLarge(database: Database, total: number): Promise<Filled> {
  const random = seeded(3)
  const owners = await addOwners(database.prisma, random)
  await database.exec(vectorPools)
  const phrases = await phrasesOf(database)
  const words = invented(random)
  const { length: count } = await database.query('select 1 from chunks')
  for (let made = count; made < total; made += atOnce) {
    const documents = Array.from(
      { length: Math.ceil(Math.min(atOnce, total - made) / chunksPerDocument) },
      () => ({
        id: uuid(),
        ...owners[Math.floor(random() * owners.length)],
        is_confidential: random() * confidentialOneIn < 1,
      }),
    )
    await database.query(insertDocuments, [JSON.stringify(documents)])
    const chunks = documents.flatMap((document) =>
      Array.from({ length: chunksPerDocument }, (_, position) => {
        const content = `Documento: Texto (Outro). Cliente: ${document.client_name}\n${passage(phrases, words, random)}`
        return {
          ...document,
          source_id: document.id,
          id: uuid(),
          position,
          content,
          words: wordVector(content, 24),
        }
      }),
    )
    await database.query(insertChunks, [JSON.stringify(chunks)])
  }
  await database.exec('truncate index_queue; analyze chunks; analyze documents')
  return { clientId: owners[0]?.client_id ?? '' }
}

async function addOwners(prisma: Database['prisma'], random: () => number) {
  const people = Array.from({ length: clients }, () => ({
    id: uuid(),
    name: `${nameOf(random)} ${nameOf(random)}`,
  }))
  await prisma.client.createMany({ data: people })
  const cases = people.flatMap(({ id, name }) =>
    Array.from({ length: casesPerClient }, () => ({
      id: uuid(),
      title: `Ação de ${nameOf(random)}`,
      case_number: uuid(),
      case_type: 'Litígio Cível',
      client_id: id,
      client_name: name,
    })),
  )
  await prisma.case.createMany({ data: cases })
  return cases.map(({ id, client_id, client_name }) => ({ case_id: id, client_id, client_name }))
}

const syllables =
  'ba be bi bo ca ce co da de di do fa fe ga ge la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si ta te ti to va vi zo'.split(
    ' ',
  )
const pick = <T>(list: T[], random: () => number): T => list[Math.floor(random() * list.length)] as T
const nameOf = (random: () => number): string =>
  Array.from({ length: 3 + Math.floor(random() * 2) }, () => pick(syllables, random)).join('')

const invented = (random: () => number): string[] =>
  Array.from({ length: inventedWords }, () => nameOf(random))

/** What stands in the office's own passages, by four words. */
async function phrasesOf(database: Database): Promise<string[]> {
  const chunks = await database.query<{ content: string }>('select content from chunks order by id')
  return chunks.flatMap(
    ({ content }) => content.slice(content.indexOf('\n') + 1).match(/(?:\S+\s+){1,4}/g) ?? [],
  )
}

/** Half of it phrases, half words of which the n-th comes n times more seldom than the first. */
function passage(phrases: string[], words: string[], random: () => number): string {
  const rank = () => Math.floor(words.length ** random())
  let text = ''
  for (let count = 0; count < wordsPerChunk; count += 8) {
    text += pick(phrases, random) + Array.from({ length: 4 }, () => words[rank()] ?? '').join(' ') + ' '
  }
  return text
}

const randomVector = `(select array_agg(random() - 0.5 + 0 * (n + d))::vector from generate_series(1, ${dimensions}) d)`
const vectorPools = `
  create unlogged table bench_vectors as select n, ${randomVector} as v from generate_series(0, 2499) n;
  alter table bench_vectors add primary key (n);`

const insertDocuments = `
  insert into documents (id, title, case_id, is_confidential, text_status, updated_at)
  select id, 'Texto', case_id, is_confidential, 'ready', now() from jsonb_to_recordset($1::jsonb) as v (id text, case_id text, is_confidential boolean)`

/** The first 500 vectors are the centres, the others what lies beside them. */
const insertChunks = `
  insert into chunks (id, source_type, source_id, position, client_id, case_id, confidential, content, content_hash, words, embedding, embedding_model, updated_at)
  select v.id, 'document', v.source_id, v.position, v.client_id, v.case_id, v.is_confidential, v.content, v.id, v.words::tsvector,
    l2_normalize(centre.v + one.v + other.v), '${benchModel}', now()
  from (select *, floor(random() * 500)::int as a, 500 + floor(random() * 2000)::int as b, 500 + floor(random() * 2000)::int as d
      from jsonb_to_recordset($1::jsonb) as r (id text, source_id text, position int, client_id text, case_id text, is_confidential boolean, content text, words text)) v
    join bench_vectors centre on centre.n = v.a join bench_vectors one on one.n = v.b join bench_vectors other on other.n = v.d`
