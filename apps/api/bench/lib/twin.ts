// The floor of `npm run bench -- api`: what one would write by hand for just these answers, with node:http
// and pg alone. It knows no rules and no errors; whom it serves it looks up only where a token comes with the
// request. twin.ts DATABASE_URL JWT_SECRET
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { v7 as uuid } from 'uuid'

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (value) => value)
const pool = new pg.Pool({
  connectionString: process.argv[2],
  max: 10,
  options: '-c TimeZone=UTC -c jit=off',
})

const client =
  'c.id, c.name, c.email, c.phone, c.client_type, c.status, (select count(*)::int from cases k where k.client_id = c.id) as cases_count, c.version, c.created_at, c.updated_at'
const contact = `c.id, c.name, c.client_type, c.cpf_cnpj, c.rg, c.email, c.phone, c.birth_date, c.marital_status, c.profession, c.nationality, c.gender, c.address, c.zip_code, c.origin,
  c.general_notes, c.custom_fields, array(select l.case_id from contact_cases l where l.contact_id = c.id order by l.created_at, l.case_id limit 1000) as case_ids, c.version, c.created_at, c.updated_at`
const matter = `c.id, c.title, c.case_number, c.client_id, c.client_name, c.case_type, c.status, c.priority, c.description, c.next_deadline, c.assigned_lawyers, c.court, c.district, c.claim_value,
  c.represented_side, c.version, c.created_at, c.updated_at`
const petition = `p.id, p.id as petition_id, p.petition_type, p.title, p.client_name, p.case_id, p.author, p.status, p.version, p.created_at, p.updated_at,
  (select round(count(*) * 100.0 / 8)::int from agent_runs r where r.petition_id = p.id and r.status = 'completed') as progress_percentage`
const party =
  'id, case_id, name, role, party_type, cpf_cnpj, address, phone, email, nationality, marital_status, stable_union, profession, rg, gender, legal_representative, created_at, updated_at'

const ask = async <T extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> => (await pool.query<T>({ name, text, values })).rows
const last = 'order by c.created_at desc, c.id desc limit 20'

async function list(
  kind: 'clients' | 'contacts' | 'cases',
  columns: string,
  searched: string,
  term: string | null,
) {
  const where = term === null ? '' : `where ${searched}`
  const values = term === null ? [] : [term]
  const page = await ask(
    `${kind} ${term === null}`,
    `select ${columns} from ${kind} c ${where} ${last}`,
    values,
  )
  const [counted] = await ask<{ total: number }>(
    `${kind} count ${term === null}`,
    `select count(*)::int as total from ${kind} c ${where}`,
    values,
  )
  return { [kind]: page, total: counted?.total ?? 0 }
}

const like = "c.search like '%' || chr(30) || '%' || fold($1) || '%'"
const lists = {
  clients: (term: string | null) => list('clients', client, like, term),
  contacts: (term: string | null) => list('contacts', contact, like, term),
  cases: (term: string | null) => list('cases', matter, like, term),
}

async function casesWithParties() {
  const found = (await lists.cases(null)) as unknown as { cases: { id: string }[]; total: number }
  const parties = await partiesOf(found.cases.map(({ id }) => id))
  return {
    cases: found.cases.map((one) => ({
      ...one,
      parties: parties.filter(({ case_id }) => case_id === one.id),
    })),
    total: found.total,
  }
}

const partiesOf = (ids: string[]) =>
  ask<{ case_id: string }>(
    'parties',
    `select ${party} from parties where case_id = any($1) order by case_id, position, id`,
    [ids],
  )

async function oneCase(id: string) {
  const [found] = await ask('case', `select ${matter} from cases c where c.id = $1`, [id])
  return { ...found, parties: await partiesOf([id]) }
}

async function save(body: { name?: string; email: string }, id: string | null) {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    const text = id
      ? `update clients c set name = coalesce($2, name), email = $3, version = version + 1, updated_at = now() where id = $1 returning ${client}`
      : `insert into clients as c (id, name, email) values ($1, $2, $3) returning ${client}`
    const { rows } = await connection.query({
      name: id ? 'update' : 'insert',
      text,
      values: [id ?? uuid(), body.name ?? null, body.email],
    })
    const event = [uuid(), id ? 'updated' : 'created', (rows[0] as { id: string }).id, JSON.stringify(body)]
    await connection.query({
      name: 'event',
      text: "insert into audit_events (id, action, entity_type, entity_id, after) values ($1, $2, 'client', $3, $4)",
      values: event,
    })
    await connection.query('commit')
    return rows[0]
  } finally {
    connection.release()
  }
}

const secret = process.argv[3] ?? ''

const user =
  'u.id, u.username, u.email, u.full_name, u.phone, u.oab_number, u.specialization, u.is_active, u.is_superuser, u.user_role, u.created_at'

/**
 * The user of a token that is signed by the server's secret, unexpired, and names a live session of an active
 * user.
 */
async function callerOf(token: string): Promise<object | undefined> {
  const [head = '', body = '', signature = ''] = token.split('.')
  const signed = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  const { sub, sid, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    sub: string
    sid: string
    exp: number
  }
  if (given.length !== signed.length || !timingSafeEqual(given, signed) || exp < Date.now() / 1000)
    return undefined
  const [found] = await ask(
    'session',
    `select ${user} from sessions s join users u on u.id = s.user_id where s.id = $1 and u.id = $2 and u.is_active and s.expires_at > now()`,
    [sid, sub],
  )
  return found
}

async function answerTo(token: string | undefined, method: string, url: URL, body: string): Promise<unknown> {
  const caller = token && (await callerOf(token.slice('Bearer '.length)))
  if (token && !caller) throw new Error('nobody')
  if (url.pathname.endsWith('/users/me')) return caller
  return answer(method, url, body)
}

async function answer(method: string, url: URL, body: string): Promise<unknown> {
  const [, , , kind = '', id = ''] = url.pathname.split('/')
  if (method !== 'GET') return save(JSON.parse(body) as { name?: string; email: string }, id || null)
  if (url.pathname.endsWith('/with-parties/all')) return casesWithParties()
  if (url.pathname.endsWith('/recent'))
    return ask('recent', `select ${petition} from petitions p order by p.created_at desc, p.id desc limit 20`)
  if (kind === 'cases' && id) return oneCase(id)
  if (id)
    return (
      await ask(
        `${kind} one`,
        `select ${kind === 'clients' ? client : contact} from ${kind} c where c.id = $1`,
        [id],
      )
    )[0]
  return lists[kind as keyof typeof lists](url.searchParams.get('search'))
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    void answerTo(
      request.headers.authorization,
      request.method ?? 'GET',
      new URL(request.url ?? '/', 'http://twin'),
      Buffer.concat(chunks).toString(),
    ).then((found) => {
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'content-type': 'application/json; charset=utf-8',
      })
      response.end(JSON.stringify(found))
    })
  })
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : '')
})
