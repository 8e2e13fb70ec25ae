import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Database } from '../../src/platform/database/database'
import type { DataSet } from './measure'

/** `article` joins the passages of one text; where it is missing each passage is a text of its own. */
const Given = z.object({
  passages: z.array(z.object({ id: z.string(), article: z.string().optional(), text: z.string() })),
  questions: z.array(z.object({ text: z.string(), relevant_articles: z.array(z.string()).min(1) })),
  unanswerable: z.array(z.string()).default([]),
})

/**
 * Puts a data set of the form `{passages, questions}` into the records: each text a document, each passage a
 * page of it.
 */
export async function fillGiven({ prisma }: Database, path: string): Promise<DataSet> {
  const { passages, questions, unanswerable } = Given.parse(JSON.parse(readFileSync(path, 'utf8')))
  const texts = new Map<string, string[]>()
  for (const { id, article = id, text } of passages) texts.set(article, [...(texts.get(article) ?? []), text])
  const client = await prisma.client.create({ data: { id: uuid(), name: 'Biblioteca' } })
  const owner = { client_id: client.id, client_name: client.name, case_type: 'Litígio Cível' }
  const record = await prisma.case.create({
    data: { ...owner, id: uuid(), title: 'Textos', case_number: 'PROC-2026-000001' },
  })
  const documents = [...texts].map(([key, pages], index) => ({
    id: uuid(),
    key,
    pages,
    title: `Texto ${index + 1}`,
  }))
  await prisma.document.createMany({
    data: documents.map(({ id, title }) => ({ id, title, case_id: record.id, text_status: 'ready' })),
  })
  const pages = documents.flatMap((document) =>
    document.pages.map((text, index) => ({ document_id: document.id, page: index + 1, text })),
  )
  await prisma.documentPage.createMany({ data: pages })
  const keys = new Map(documents.map(({ id, key }) => [id, key]))
  return {
    name: basename(path),
    records: documents.length + 2,
    passages: passages.length,
    unanswerable,
    questions: questions.map(({ text, relevant_articles }) => ({ text, relevant: relevant_articles })),
    keysOf: ({ id }) => [keys.get(id) ?? ''],
  }
}
