import type { PetitionCheck } from '@lavra/contracts/petitions/checks'
import { withoutPendingLinks } from '@lavra/contracts/petitions/links'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { plainAddresses } from '../../src/features/petitions/answers/addresses'
import { startApi, type Actor, type Api } from '../api'
import { compose } from '../../src/features/petitions/threads/program'
import { dossier } from '../dossiers'
import { docxParts, readPdf } from '../exported'
import { signedIn } from '../factories'
import { startModelServer, type ModelServer } from '../model-server'
import { processorTime } from '../processor-time'
import { collect } from '../uploads'
import { advance, llmOf, outputsOf, started, statusOf } from '../petitions'

/**
 * Addresses that a hostile document or a model puts into a petition are no links until somebody makes them
 * so.
 */
let model: ModelServer
let api: Api
let user: Actor
beforeAll(async () => {
  model = await startModelServer()
  model.always({ kind: 'ok' })
  api = await startApi({ llm: llmOf(model) })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: 'OAB/SP 123.456' })
})
afterAll(async () => {
  await api.close()
  await model.close()
})

const hostile =
  '[clique](https://evil.example/?d=segredo) e <https://evil.example/b>, https://evil.example/c ou www.evil.example/d.'
const live = /\]\((?!#)|<https?:|https?:\/\/|\bwww\./
const drafted = (format: string) => `format=${format}&draft=true`

test('what a model writes is stored, shown and exported without a live address, and says the address in words', async () => {
  const id = await started(api, user)
  for (const agent of ['fatos', 'redator', 'finalizador'] as const)
    model.writes(agent, `# Peça\n\nO contrato foi assinado. ${hostile}`)
  for (let step = 0; step < 8; step++) await advance(api, user, id).expect(200)
  const outputs = outputsOf(await statusOf(api, user, id)).join('\n')
  expect(outputs).toContain('[clique] (evil.example/?d=segredo)')
  expect(outputs).not.toMatch(live)
  const petition = await api.as(user).get(`/api/v1/petitions/${id}`)
  expect(petition.body.content).not.toMatch(live)
  await api.as(user).post(`/api/v1/petitions/${id}/checks/confirm`, { name: 'Lia Torres Amado' })
  for (const format of ['html', 'md']) {
    const file = await api.as(user).get(`/api/v1/petitions/${id}/export?${drafted(format)}`)
    expect(file.text, format).toContain('evil.example')
    expect(file.text, format).not.toMatch(/href="?https?:\/\/evil|\]\(https?:/)
  }
})

test('addresses and figures in disguise that a model writes are open items, and hold the clean copy back', async () => {
  const id = await started(api, user)
  const invented = [
    'golpe。com。br',
    'cartório-golpe.com.br',
    'GOLPECAPS.COM.BR',
    'golpe[.]com[.]br',
    'javascript:alert',
    '198.51.100.7',
    'cinquenta e três mil reais',
    'R$ ٨٨.٩٩٩,١١',
  ]
  for (const agent of ['fatos', 'redator', 'finalizador'] as const)
    model.writes(agent, `# Peça\n\nO contrato foi assinado. ${invented.join('; ')}.`)
  for (let step = 0; step < 8; step++) await advance(api, user, id).expect(200)
  const { body } = await api.as(user).get(`/api/v1/petitions/${id}`).expect(200)
  const content: string = body.content.normalize('NFC')
  const checks = body.checks as { kind: string; start: number; end: number; verdict: string }[]
  for (const words of invented)
    expect(
      checks.some(
        ({ start, end, verdict }) => verdict === 'sem_origem' && content.slice(start, end) === words,
      ),
      words,
    ).toBe(true)
  await api.as(user).get(`/api/v1/petitions/${id}/export?format=md`).expect(409)
})

test('what is quoted from the record without a model is no link either', () => {
  const input = {
    dossier: dossier({
      petition_type: 'complaint',
      context: `O contrato foi assinado em 3 de março de 2026. ${hostile}`,
    }),
    outputs: {},
  }
  const written = compose({ agent: 'fatos', input })
  expect(written).toContain('evil.example')
  expect(written).not.toMatch(live)
})

test('a person may make a link: what they write is kept as they wrote it', async () => {
  const id = await started(api, user, 8)
  const content = 'Veja [o sítio](https://www.tjsp.jus.br/).'
  expect(
    (await api.as(user).put(`/api/v1/petitions/${id}/content`, { content }).expect(200)).body.content,
  ).toBe(content)
})

/** The addresses that a downloaded file leads to. */
async function linksOf(id: string, format: string): Promise<string[]> {
  const { body } = await api
    .as(user)
    .get(`/api/v1/petitions/${id}/export?${drafted(format)}`)
    .buffer(true)
    .parse(collect)
    .expect(200)
  const file = body as Buffer
  if (format === 'pdf') return (await readPdf(file)).links
  const text =
    format === 'docx' ? (await docxParts(file)).get('word/_rels/document.xml.rels') : file.toString()
  const link = /(?:href="|Target="|\]\(|<)(https?:[^")>]*)/g
  return [...(text ?? '').matchAll(link)].flatMap(([, address]) => address ?? [])
}

test('a link in a stored text is words in every export until somebody closes its address', async () => {
  const id = await started(api, user, 8)
  const content = `# Peça\n\nO contrato foi assinado. ${hostile} E [bom](https://good.example/b).`
  await api.world.database.prisma.petition.update({ where: { id }, data: { content } })
  const formats = ['html', 'md', 'docx', 'pdf']
  for (const format of formats) expect(await linksOf(id, format), format).toEqual([])
  const path = `/api/v1/petitions/${id}`
  const { body } = await api.as(user).get(path).expect(200)
  expect(body.content).toBe(content)
  const item = (body.checks as PetitionCheck[]).find(({ text }) => text === 'https://good.example/b')
  await api
    .as(user)
    .post(`${path}/checks/take-over`, { key: item?.key, reason: 'O sítio é o do contrato' })
    .set('If-Match', `"${body.version}"`)
    .expect(200)
  for (const format of formats) expect(await linksOf(id, format), format).toEqual(['https://good.example/b'])
})

test.each(['](', `](${' '.repeat(20)}`, '<a:', ']:<', '](https://x.example', '<x', '](a)'])(
  '300 kB of %j with open items everywhere do not hold an export up',
  (part) => {
    const text = part.repeat(Math.ceil(300_000 / part.length))
    const items = Array.from({ length: 2_000 }, (_, place) => ({
      kind: 'endereco' as const,
      verdict: 'sem_origem' as const,
      taken_over: place % 2 === 0 ? {} : null,
      start: place * 4,
      end: place * 4 + 2,
    }))
    const once = () => processorTime(() => withoutPendingLinks(text, items))
    expect(Math.min(once(), once(), once())).toBeLessThan(250)
  },
)

const disguises = [
  '[a](&#104;ttps://evil.example)',
  '[a](https\\://evil.example)',
  '![a](https://evil.example/p.png)',
  '[a][b]\n\n[b]: https://evil.example',
  '> [b]: <&#x68;ttps://evil.example>\n\n[b]',
  'hthttps://tps://evil.example',
  '<xmpp:a@evil.example>',
  'wwwww.w.evil.example',
  '[a](//evil.example)',
  '`código https://evil.example fim`',
  '[a]\\(https://evil.example)',
  '[a](javascript:alert(1))',
  '&#104;ttps&colon;//evil.example',
]
test.each(disguises)('%s', (text) => {
  const plain = plainAddresses(text)
  expect(plain.includes('evil.example')).toBe(text.includes('evil.example'))
  expect(JSON.stringify(fromMarkdown(plain))).not.toMatch(
    /"type":"(?:link|image|linkReference|imageReference|definition)"/,
  )
  const words =
    JSON.stringify(fromMarkdown(plain))
      .match(/"value":"[^"]*"/g)
      ?.join(' ') ?? ''
  expect(words).not.toMatch(/https?:\/\/|(?<![\w.@-])www\.\w/)
})

test('labels, marks and numbers of a petition stay as they are', () => {
  const text =
    '[COMPLETAR: valor]: R$ 1.000,00; [VERIFICAR] (fls. 3); <b> & Cia.; lia@exemplo.com; art. 5º, II'
  expect(plainAddresses(text)).toBe(text)
})
