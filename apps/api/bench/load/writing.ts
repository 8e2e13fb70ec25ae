import { randomUUID } from 'node:crypto'
import { fieldPart, filePart, formOf } from '../../test/uploads'
import { aCaseOf, anyNumber, is, isList, pick, think, type Desk } from './person'
import type { Kind } from './tally'

const write = (name: string): Kind => ({ group: 'write', name })
const api = '/api/v1'
const afterDays = () =>
  new Date(Date.now() + 86_400_000 * Math.ceil(Math.random() * 60)).toISOString().slice(0, 10)

interface Row {
  id: string
  version: number
}

/**
 * Opens the form, fills it in, saves; where somebody else was quicker the newer one is read and saved anew,
 * as the form does.
 */
async function change(desk: Desk, what: string, path: string, changes: () => object): Promise<void> {
  const { line } = desk
  for (let tries = 0; tries < 3; tries++) {
    const { body } = await line.call({ group: 'read', name: `${what}, to be changed` }, path)
    if (tries === 0) await think(desk, 3, 10)
    const { status } = await line.call(write(`changed ${what}`), path, {
      method: 'PUT',
      json: changes(),
      ifMatch: (body as Row).version,
      also: [412],
    })
    if (status !== 412) return
  }
}

export async function changeCase(desk: Desk): Promise<void> {
  const id = aCaseOf(desk)
  await change(desk, 'case', `${api}/cases/${id}`, () => ({
    next_deadline: afterDays(),
    priority: pick(['low', 'medium', 'high']),
    description: `Revisto. ${randomUUID()}`,
  }))
  await desk.line.call({ group: 'read', name: 'list of cases' }, `${api}/cases/?skip=0&limit=24`)
}

export async function changeContact(desk: Desk): Promise<void> {
  await change(desk, 'contact', `${api}/contacts/co${anyNumber(desk)}`, () => ({
    general_notes: `Ligou para saber do andamento. ${randomUUID()}`,
  }))
}

/** Only administrators may. */
export async function changeClient(desk: Desk): Promise<void> {
  await change(desk, 'client', `${api}/clients/cl${anyNumber(desk)}`, () => ({
    phone: `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  }))
}

export async function addContact(desk: Desk): Promise<void> {
  await think(desk, 3, 10)
  const json = {
    name: `Contato novo ${randomUUID().slice(0, 8)}`,
    phone: '11987654321',
    origin: 'Indicação',
    profession: 'Comerciante',
  }
  const { body } = await desk.line.call(write('new contact'), `${api}/contacts/`, {
    method: 'POST',
    json,
    check: is('name', json.name),
  })
  const { id } = body as Row
  await desk.line.call(write('contact linked to a case'), `${api}/contacts/${id}/link`, {
    method: 'POST',
    json: { case_id: aCaseOf(desk) },
  })
}

/** A case with two parties, its client looked for by typing. */
export async function addCase(desk: Desk): Promise<void> {
  const { line } = desk
  await line.call(
    { group: 'read', name: 'search in clients' },
    `${api}/clients/?search=${encodeURIComponent(pick(['Ana', 'Bruno', 'Íris']))}&skip=0&limit=20`,
  )
  await think(desk, 5, 15)
  const party = (name: string, role: string) => ({ id: `temp-${role}`, name, role, party_type: 'individual' })
  const json = {
    title: 'Indenização por atraso na entrega',
    case_number: `PROC-${randomUUID()}`,
    client_id: `cl${anyNumber(desk)}`,
    case_type: 'Litígio Cível',
    next_deadline: afterDays(),
    parties: [party('Helena Prado Nogueira', 'plaintiff'), party('Lar Claro Móveis', 'defendant')],
  }
  await line.call(write('new case with parties'), `${api}/cases/with-parties`, {
    method: 'POST',
    json,
    check: is('title', json.title),
  })
}

/** The parties' texts of a multipart body need a boundary that stands in none of them. */
const boundary = `limite${randomUUID()}`
const readingSeconds = 3
const longestReading = 300

/** Uploads a file, and waits for its text as the page does. */
export async function upload(desk: Desk): Promise<void> {
  const { line } = desk
  const { name, content } = pick(desk.files)
  const case_id = aCaseOf(desk)
  await think(desk, 3, 8)
  const body = formOf(
    [
      fieldPart('case_id', case_id),
      fieldPart('title', name),
      fieldPart('document_type', 'contract'),
      filePart(`name="file"; filename="${name}"`, content),
    ],
    boundary,
  )
  const kind: Kind = {
    group: 'file',
    name: `upload of ${content.length < 500_000 ? 'less than' : 'more than'} 0.5 MB`,
  }
  const { body: made } = await line.call(kind, `${api}/documents/`, {
    method: 'POST',
    parts: { body, boundary },
    check: is('file_size', content.length),
  })
  const { id } = made as Row
  const begin = performance.now()
  for (let waited = 0; waited < longestReading && !desk.over(); waited += readingSeconds) {
    const found = await line.call(
      { group: 'read', name: 'documents of a case' },
      `${api}/documents/case/${case_id}`,
      { check: isList },
    )
    const { text_status } =
      (found.body as (Row & { text_status: string })[]).find((row) => row.id === id) ?? {}
    if (text_status === 'ready') {
      line.tally.time({ group: 'file', name: 'until its text is read' }, performance.now() - begin)
      return
    }
    if (text_status !== 'pending') {
      line.tally.error(`upload of ${name}: its text is ${text_status ?? 'gone'}`)
      return
    }
    await think(desk, readingSeconds, readingSeconds)
  }
  if (!desk.over()) line.tally.error(`upload of ${name}: no text after ${longestReading} s`)
}
