import { readdirSync, readFileSync } from 'node:fs'
import { v7 as uuid } from 'uuid'
import type { DocumentType, PetitionType, Prisma } from '../../generated/prisma/client'
import type { Database } from '../../src/platform/database/database'
import { seeded } from './typos'
import type { DataSet, Question } from './measure'

/**
 * A fictitious office with questions about it. In the files of `records/` a line `@kind …` begins a record,
 * each further line is a page of it (a petition's lines are its paragraphs), and `? …` is a question that the
 * line above answers. Papers that every case has (`shared-papers.txt`) are alike but for names and figures,
 * as in a real office.
 */
const here = new URL('.', import.meta.url)
const linesOf = (file: string) => readFileSync(new URL(file, here), 'utf8').split('\n').filter(Boolean)

interface Rows {
  clients: Prisma.ClientCreateManyInput[]
  contacts: Prisma.ContactCreateManyInput[]
  links: Prisma.ContactCaseCreateManyInput[]
  cases: (Prisma.CaseCreateManyInput & { key: string })[]
  documents: { id: string; case_id: string; title: string; document_type: DocumentType; pages: string[] }[]
  petitions: (Prisma.PetitionCreateManyInput & { content: string })[]
  questions: Question[]
}

type Reader = (fields: string[], rows: Rows) => string
const last = <T>(list: T[]): T => {
  const [found] = list.slice(-1)
  if (found === undefined) throw new Error('a line stands before the record that it belongs to')
  return found
}

/** Each writes its record and answers the key of it. */
const readers: Record<string, Reader> = {
  cliente: ([, name = '', client_type, phone, email], { clients }) => {
    const id = uuid()
    clients.push({
      id,
      name,
      phone: phone ?? null,
      email: email ?? null,
      client_type: client_type === 'corporate' ? 'corporate' : 'individual',
    })
    return `client ${id}`
  },
  contato: ([, name = '', cpf_cnpj, phone, profession, general_notes], { contacts, links }) => {
    const id = uuid()
    const given = {
      cpf_cnpj: cpf_cnpj || null,
      phone: phone || null,
      profession: profession || null,
      general_notes: general_notes || null,
    }
    contacts.push({ id, name, ...given })
    links.push({ contact_id: id, case_id: '' })
    return `contact ${id}`
  },
  processo: (
    [key = '', title = '', case_number = '', case_type = '', court, district, value, description],
    { clients, cases, links },
  ) => {
    const { id: client_id, name } = last(clients)
    const id = uuid()
    const told = {
      court: court ?? null,
      district: district ?? null,
      claim_value: value || null,
      description: description ?? null,
    }
    cases.push({ key, id, title, case_number, case_type, ...told, client_id, client_name: name })
    for (const link of links) link.case_id ||= id
    return `case ${id}`
  },
  documento: ([document_type, title = ''], { documents, cases }) => {
    const id = uuid()
    documents.push({
      id,
      title,
      document_type: document_type as DocumentType,
      case_id: last(cases).id,
      pages: [],
    })
    return `document ${id}`
  },
  peticao: ([petition_type, title = ''], { petitions, cases }) => {
    const id = `petition_${uuid().replaceAll('-', '')}`
    const { id: case_id, client_name } = last(cases)
    petitions.push({
      id,
      title,
      petition_type: petition_type as PetitionType,
      case_id,
      client_name,
      status: 'completed',
      content: '',
    })
    return `petition ${id}`
  },
}

function readOffice(): Rows {
  const rows: Rows = {
    clients: [],
    contacts: [],
    links: [],
    cases: [],
    documents: [],
    petitions: [],
    questions: [],
  }
  for (const file of readdirSync(new URL('records/', here)).sort()) {
    let record = ''
    let place = ''
    for (const line of linesOf(`records/${file}`)) {
      const [, kind, rest] = /^@(\w+) (.*)$/.exec(line) ?? []
      if (line.startsWith('? ')) rows.questions.push({ text: line.slice(2), relevant: [place] })
      else if (kind)
        place = record =
          readers[kind]?.(
            (rest ?? '').split('|').map((field) => field.trim()),
            rows,
          ) ?? ''
      else place = addText(rows, record, line)
    }
  }
  addSharedPapers(rows)
  return rows
}

function addText({ documents, petitions }: Rows, record: string, line: string): string {
  if (record.startsWith('petition')) {
    const petition = last(petitions)
    petition.content += `${line}\n\n`
    return record
  }
  const { pages } = last(documents)
  pages.push(line)
  return `${record} ${pages.length}`
}

/** The papers that every case has, their figures drawn from a seed. */
function addSharedPapers({ cases, documents, questions }: Rows): void {
  const random = seeded(11)
  const number = (from: number, to: number) => from + Math.floor(random() * (to - from))
  const places = new Map<string, string>()
  for (const { key, id, title, case_number, client_name } of cases) {
    const words: Record<string, string> = {
      cliente: client_name,
      titulo: title,
      numero: case_number,
      entrada: `R$ ${number(12, 90)}00,00`,
      exito: String(number(10, 31)),
      dia: `${number(1, 28)} de abril`,
      dia2: `${number(1, 28)} de maio`,
    }
    for (const line of linesOf('shared-papers.txt')) {
      const [, name = '', type] = /^([^.|]+) \| (\w+)$/.exec(line) ?? []
      if (type)
        documents.push({
          id: uuid(),
          case_id: id,
          title: name,
          document_type: type as DocumentType,
          pages: [],
        })
      else last(documents).pages.push(line.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? ''))
      places.set(`${key} | ${last(documents).title}`, last(documents).id)
    }
  }
  for (const line of linesOf('shared-questions.txt')) {
    const [client = '', title = '', page = '', text = ''] = line.split(' | ')
    questions.push({ text, relevant: [`document ${places.get(`${client} | ${title}`) ?? ''} ${page}`] })
  }
}

/** Fills an empty database with the office. */
export async function fillOffice({ prisma }: Database): Promise<DataSet> {
  const { clients, contacts, links, cases, documents, petitions, questions } = readOffice()
  await prisma.client.createMany({ data: clients })
  await prisma.case.createMany({ data: cases.map(({ key: _, ...row }) => row) })
  await prisma.contact.createMany({ data: contacts })
  await prisma.contactCase.createMany({ data: links })
  await prisma.document.createMany({
    data: documents.map(({ pages: _, ...row }) => ({ ...row, text_status: 'ready' as const })),
  })
  const pages = documents.flatMap(({ id, pages: texts }) =>
    texts.map((text, index) => ({ document_id: id, page: index + 1, text })),
  )
  await prisma.documentPage.createMany({ data: pages })
  await prisma.petition.createMany({ data: petitions })
  const records = clients.length + contacts.length + cases.length + documents.length + petitions.length
  const passages = records - documents.length + pages.length
  const unanswerable = linesOf('unanswerable-questions.txt')
  return {
    name: 'the fictitious office',
    records,
    passages,
    questions,
    unanswerable,
    keysOf: ({ type, id, page }) => [`${type} ${id}`, `${type} ${id} ${page ?? ''}`],
  }
}
