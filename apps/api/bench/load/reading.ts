import { aCaseOf, anyNumber, holds, is, isList, pick, think, type Desk } from './person'
import type { Kind } from './tally'

const read = (name: string): Kind => ({ group: 'read', name })
const api = '/api/v1'

/** The web app with its scripts, as a browser without a cache, and the way in. */
export async function signIn({ line, me }: Desk): Promise<void> {
  const page = await line.call({ group: 'entry', name: 'web app, page' }, '/login', { accept: 'text/html' })
  const assets = [...String(page.body).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|woff2))"/g)].map(
    ([, path]) => path ?? '',
  )
  await Promise.all(
    assets.map((path) =>
      line.call({ group: 'entry', name: 'web app, a script, style or font' }, path, { accept: '*/*' }),
    ),
  )
  const form = { username: me.username, password: me.password }
  const { body } = await line.call({ group: 'entry', name: 'signing in' }, '/token', {
    method: 'POST',
    form,
    check: is('token_type', 'bearer'),
  })
  line.token = (body as { access_token: string }).access_token
}

export async function openDashboard({ line }: Desk): Promise<void> {
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const due = (status: string) =>
    line.call(
      read('deadlines'),
      `${api}/cases/?status=${status}&deadline_to=${until}&sort=next_deadline&limit=5`,
      { check: holds('cases', 1) },
    )
  await Promise.all([
    line.call(read('figures of the dashboard'), `${api}/cases/statistics/summary`),
    line.call(read('recent petitions'), `${api}/petitions/recent?limit=5`, { check: isList }),
    due('active'),
    due('on_hold'),
  ])
}

const lists = [
  { name: 'clients', size: 10 },
  { name: 'contacts', size: 50 },
  { name: 'cases', size: 24 },
]

/** A list, and often its next page. */
export async function leafThrough(desk: Desk): Promise<void> {
  const { name, size } = pick(lists)
  const pages = pick([1, 1, 2, 3])
  for (let page = 0; page < pages && !desk.over(); page++) {
    if (page > 0) await think(desk, 1, 3)
    await desk.line.call(read(`list of ${name}`), `${api}/${name}/?skip=${page * size}&limit=${size}`, {
      check: holds(name, size),
    })
  }
}

const surnames = [
  'Peçanha',
  'Zanetti',
  'Xavier',
  'magalhaes',
  'Nóbrega',
  'Siqueira',
  'queiros',
  'Vilela',
  'Jordao',
  'Esteves',
]

/** Looks for somebody in the top bar or in a list, which ask whenever the typing stands still for 0.3 s. */
export async function search(desk: Desk): Promise<void> {
  const word = `${pick(surnames)} ${anyNumber(desk)}`
  const everywhere = Math.random() < 0.6
  const { name, size } = pick(lists)
  for (const length of [3, 6, word.length]) {
    const text = encodeURIComponent(word.slice(0, length))
    if (everywhere) await desk.line.call(read('search everywhere'), `${api}/search?q=${text}`)
    else
      await desk.line.call(read(`search in ${name}`), `${api}/${name}/?search=${text}&skip=0&limit=${size}`, {
        check: holds(name, 0),
      })
    await think(desk, 0.3, 0.8)
  }
}

/** A case with all that its page shows. */
export async function openCase(desk: Desk, id = aCaseOf(desk)): Promise<void> {
  const { line } = desk
  const { body } = await line.call(read('case with its parties'), `${api}/cases/${id}/with-parties`, {
    check: holds('parties', 1),
  })
  const { client_id } = body as { client_id: string }
  await line.call(read('client of a case'), `${api}/clients/${client_id}`, { check: is('id', client_id) })
  await think(desk, 1, 3)
  await line.call(read('documents of a case'), `${api}/documents/case/${id}`, { check: isList })
  if (Math.random() < 0.5) return
  await think(desk, 1, 3)
  await Promise.all([
    line.call(read('petitions of a case'), `${api}/petitions/case/${id}/petitions`, { check: isList }),
    line.call(read('contacts of a case'), `${api}/contacts/case/${id}`, { check: isList }),
  ])
  if (Math.random() < 0.5) return
  await think(desk, 1, 3)
  await line.call(read('history of a case'), `${api}/cases/${id}/history?skip=0&limit=30`)
}

/** A document with text, as its reader loads it. */
export async function readDocument({ line, office }: Desk): Promise<void> {
  const id = `ca${1 + Math.floor(Math.random() * office.casesWithPapers)}`
  const { body } = await line.call(read('documents of a case'), `${api}/documents/case/${id}`, {
    check: isList,
  })
  const found = (body as { id: string; file_name: string | null }[]).find(
    ({ file_name }) => file_name !== null,
  )
  if (found)
    await line.call(
      { group: 'file', name: 'download of a document' },
      `${api}/documents/${found.id}/download`,
      { accept: '*/*' },
    )
}

export async function readPetition(desk: Desk): Promise<void> {
  const { line, petitions } = desk
  await line.call(read('list of petitions'), `${api}/petitions/?skip=0&limit=20`, {
    check: holds('petitions', 20),
  })
  await think(desk, 1, 4)
  const id = pick(petitions)
  const status = line.call(read('agents of a petition'), `${api}/petitions/${id}/status`, {
    check: is('status', 'completed'),
  })
  await Promise.all([
    status,
    line.call(read('petition with its checks'), `${api}/petitions/${id}`, {
      check: is('status', 'completed'),
    }),
  ])
}
