import { readFileSync } from 'node:fs'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { aCase, aDocument, textFile } from '../../../test/uploads'
import { documentText } from './service'
import { classify, type Paper, type Role } from './classify'

type Row = [
  title: string,
  file_name: string | null,
  document_type: string,
  side: Paper['our_side'],
  role: `${Role['owner']} ${Role['purpose']}`,
]

/** What a type and names say alone. */
const byName: Row[] = [
  ['Contrato de locação', 'contrato.pdf', 'contract', null, 'ours to_file'],
  ['Comprovante PIX', 'pix.pdf', 'receipt', null, 'ours to_file'],
  ['Conversa', 'Conversa do WhatsApp com Loja.txt', 'other', null, 'ours to_file'],
  ['Procuração', 'procuracao.pdf', 'power_of_attorney', null, 'ours to_file'],
  ['Anotações do caso', null, 'other', null, 'ours internal'],
  ['Reunião de 12/03', 'reuniao.docx', 'other', null, 'ours internal'],
  ['ata', 'Ata de Reunião de Condomínio.pdf', 'other', null, 'ours to_file'],
  ['Ata de reunião com o cliente', null, 'other', null, 'ours internal'],
  ['Estratégia', 'x.pdf', 'evidence', null, 'ours internal'],
  ['E-mail com o cliente', 'email.pdf', 'correspondence', null, 'ours internal'],
  ['Mensagens da cliente', 'prints.pdf', 'correspondence', null, 'ours internal'],
  ['Atendimento telefônico', 'a.docx', 'other', null, 'ours internal'],
  ['Protocolo de atendimento SAC', 'p.pdf', 'other', null, 'ours to_file'],
  ['Ficha de atendimento médico', 'p.pdf', 'report', null, 'ours to_file'],
  ['Gravação da reunião', 'r.pdf', 'evidence', null, 'ours to_file'],
  ['Minuta de contestação', 'm.docx', 'petition', 'defendant', 'ours internal'],
  ['Minuta de locação', 'm.docx', 'contract', null, 'ours to_file'],
  ['Parecer interno', 'p.pdf', 'report', null, 'ours internal'],
  ['Regimento interno', 'r.pdf', 'other', null, 'ours to_file'],
  ['Agravo interno', 'agravo.pdf', 'petition', null, 'ours read_only'],
  ['notas', 'notas.txt', 'other', null, 'ours internal'],
  ['Inicial', 'inicial.pdf', 'petition', 'plaintiff', 'ours read_only'],
  ['Inicial', 'inicial.pdf', 'petition', 'defendant', 'opposing read_only'],
  ['Contestação', 'contestacao.pdf', 'petition', 'plaintiff', 'opposing read_only'],
  ['Contestação', 'contestacao.pdf', 'other', 'defendant', 'ours read_only'],
  ['x', '02_Contestação.pdf', 'other', null, 'opposing read_only'],
  ['Réplica', 'replica.pdf', 'petition', 'defendant', 'opposing read_only'],
  ['Impugnação à contestação', 'i.pdf', 'petition', 'plaintiff', 'ours read_only'],
  ['Apelação da ré', 'a.pdf', 'petition', 'plaintiff', 'opposing read_only'],
  ['Nossa contestação', 'c.pdf', 'petition', null, 'ours read_only'],
  ['Laudo da parte contrária', 'l.pdf', 'report', null, 'opposing to_file'],
  ['Comprovante de protocolo da contestação', 'c.pdf', 'receipt', 'plaintiff', 'ours to_file'],
  ['Sentença', 's.pdf', 'court_order', null, 'court read_only'],
  ['acordao', 'Acórdão.pdf', 'other', null, 'court read_only'],
  ['Mandado de citação', 'm.pdf', 'other', null, 'court read_only'],
  ['Mandado de segurança', 'm.pdf', 'petition', 'plaintiff', 'ours read_only'],
  ['Certidão de intimação', 'c.pdf', 'certificate', null, 'court read_only'],
  ['Auto de infração', 'a.pdf', 'court_order', null, 'third_party to_file'],
  ['Laudo particular', 'l.pdf', 'report', null, 'third_party to_file'],
  ['Certidão de óbito', 'c.pdf', 'certificate', null, 'third_party to_file'],
  ['Ofício da Receita', 'o.pdf', 'correspondence', null, 'third_party to_file'],
]

const shown = ({ owner, purpose }: Role) => `${owner} ${purpose}`

describe('what a paper is, where nobody said so', () => {
  test.each(byName)('%s (%s, %s, nosso lado %s): %s', (title, file_name, document_type, our_side, role) => {
    expect(shown(classify({ title, file_name, document_type, our_side }))).toBe(role)
  })

  const byText: [text: string, document_type: string, role: string][] = [
    ['Cliente aceita acordo até R$ 12.000,00.', 'other', 'ours internal'],
    ['Falei com o Paulo. Proposta máxima: 30 mil.', 'report', 'ours internal'],
    [
      'De: Ana\nPara: Helena\nAssunto: meu caso\n\nPrezada Dra. Helena, segue o que combinamos.',
      'correspondence',
      'ours internal',
    ],
    ['Vistos.\nSENTENÇA\nTrata-se de ação de cobrança.', 'other', 'court read_only'],
    ['EXCELENTÍSSIMO SENHOR JUIZ\nCONTESTAÇÃO\nnos termos que seguem.', 'other', 'opposing read_only'],
    ['REUNIÃO COM OS SÓCIOS\nNão juntar.', 'other', 'ours internal'],
    ['A tarifa é de até R$ 20,00. O limite do acordo coletivo segue o anexo.', 'contract', 'ours to_file'],
    ['Relatório de vendas de 2025.', 'report', 'ours to_file'],
    [`Contrato social. ${'Cláusula. '.repeat(1_000)} aceita acordo até R$ 5,00`, 'report', 'ours to_file'],
  ]
  test.each(byText)('a text that reads %.60s', (text, document_type, role) => {
    expect(
      shown(
        classify({
          title: 'Documento 1',
          file_name: 'documento.pdf',
          document_type,
          our_side: 'plaintiff',
          text,
        }),
      ),
    ).toBe(role)
  })
})

describe('over HTTP', () => {
  let api: Api
  let standard: Actor
  let caseId: string
  beforeAll(async () => {
    api = await startApi({ jobs: [documentText] })
    standard = await signedIn(api, 'standard')
    caseId = await aCase(api)
  })
  afterAll(() => api.close())
  const read = async (id: string) => {
    await expect
      .poll(async () => (await api.as(standard).get(`/api/v1/documents/${id}`)).body.text_status as string, {
        timeout: 20_000,
      })
      .toBe('ready')
    return (await api.as(standard).get(`/api/v1/documents/${id}`)).body as Role & { version: number }
  }

  test('the text makes a note internal once it is read, and never changes what a person chose', async () => {
    const note = textFile('O cliente aceita acordo até R$ 12.000,00.', 'documento-1.pdf.txt')
    const automatic = await aDocument(
      api,
      standard,
      caseId,
      { title: 'Relatório', document_type: 'report' },
      note,
    )
    expect(automatic).toMatchObject({ owner: 'ours', purpose: 'to_file' })
    expect(await read(automatic.id)).toMatchObject({ owner: 'ours', purpose: 'internal' })
    const chosen = await aDocument(
      api,
      standard,
      caseId,
      { title: 'Relatório', document_type: 'report', purpose: 'to_file', owner: 'third_party' },
      note,
    )
    expect(await read(chosen.id)).toMatchObject({ owner: 'third_party', purpose: 'to_file' })
    const events = await api.world.database.prisma.auditEvent.findMany({
      where: { entity_id: automatic.id },
      orderBy: { id: 'asc' },
    })
    expect(events.map(({ action, before, after }) => [action, before, after])).toMatchObject([
      ['created', null, { owner: 'ours', purpose: 'to_file' }],
      ['updated', { purpose: 'to_file' }, { purpose: 'internal' }],
    ])
  })

  test('a change by hand holds, also against a new title', async () => {
    const { id } = await aDocument(api, standard, caseId, { title: 'Foto', document_type: 'other' }, null)
    await api
      .as(standard)
      .put(`/api/v1/documents/${id}`, { title: 'Anotações' })
      .expect(200, /"purpose":"internal"/)
    await api
      .as(standard)
      .put(`/api/v1/documents/${id}`, { purpose: 'read_only', owner: 'opposing' })
      .expect(200, /"purpose":"read_only"/)
    await api
      .as(standard)
      .put(`/api/v1/documents/${id}`, { title: 'Anotações da reunião' })
      .expect(200, /"owner":"opposing","purpose":"read_only"/)
    await api.as(standard).put(`/api/v1/documents/${id}`, { purpose: 'segredo' }).expect(422)
  })

  test('several are changed at once, or none where one of them cannot be; lists are narrowed by both', async () => {
    const of = await aCase(api)
    const add = (title: string) => aDocument(api, standard, of, { title, document_type: 'contract' }, null)
    const papers = [await add('Um'), await add('Dois'), await add('Três')]
    const [one, two, three] = papers as [(typeof papers)[0], (typeof papers)[0], (typeof papers)[0]]
    const change = (documents: { id: string; version: number }[], input: object, where = of) =>
      api.as(standard).put(`/api/v1/documents/case/${where}`, { documents, ...input })
    const list = async (query: string) =>
      ((await api.as(standard).get(`/api/v1/documents/case/${of}${query}`)).body as { title: string }[])
        .map(({ title }) => title)
        .toSorted()
    const named = ({ id, version }: { id: string; version: number }) => ({ id, version })

    const done = await change([named(one), named(two)], { owner: 'opposing', purpose: 'read_only' })
    expect([done.status, (done.body as Role[]).map(shown)]).toEqual([
      200,
      ['opposing read_only', 'opposing read_only'],
    ])
    expect([
      await list('?owner=opposing'),
      await list('?purpose=to_file'),
      await list('?owner=opposing&purpose=internal'),
    ]).toEqual([['Dois', 'Um'], ['Três'], []])
    expect((await api.as(standard).get(`/api/v1/documents/case/${of}?purpose=segredo`)).status).toBe(422)

    const before = await api.world.database.prisma.document.findMany({
      where: { case_id: of },
      orderBy: { id: 'asc' },
    })
    const elsewhere = await aDocument(api, standard, caseId, { title: 'Alheio' }, null)
    const hidden = await aDocument(api, standard, of, { title: 'Sigiloso', is_confidential: 'true' }, null)
    expect((await change([named(three), { id: one.id, version: 1 }], { purpose: 'internal' })).status).toBe(
      412,
    )
    expect((await change([named(three), { id: uuid(), version: 1 }], { purpose: 'internal' })).status).toBe(
      404,
    )
    expect((await change([named(three), named(elsewhere)], { purpose: 'internal' })).status).toBe(404)
    const restricted = await signedIn(api, 'restricted')
    const refused = await api
      .as(restricted)
      .put(`/api/v1/documents/case/${of}`, { documents: [named(three), named(hidden)], purpose: 'internal' })
    expect(refused.status).toBe(404)
    expect((await change([], { purpose: 'internal' })).status).toBe(422)
    const now = await api.world.database.prisma.document.findMany({
      where: { case_id: of, id: { not: hidden.id } },
      orderBy: { id: 'asc' },
    })
    expect(now).toEqual(before)
  })

  test('the migration gave the papers that were there the same roles', async () => {
    const { prisma } = api.world.database
    const cases = { plaintiff: await aCase(api), defendant: await aCase(api), none: caseId }
    for (const side of ['plaintiff', 'defendant'] as const)
      await prisma.case.update({ where: { id: cases[side] }, data: { represented_side: side } })
    const sent = byName.map(([title, file_name, document_type, side]) => ({
      id: uuid(),
      case_id: cases[side ?? 'none'],
      title,
      file_name,
      document_type,
    }))
    await prisma.document.createMany({ data: sent as never })
    const migration = readFileSync(
      new URL(
        '../../../../../prisma/migrations/20261122130100_document_roles/migration.sql',
        import.meta.url,
      ),
      'utf8',
    )
    const [update] = migration.slice(migration.indexOf('-- Documents.')).split('-- Attachments')
    await api.world.database.query(String(update))
    const rows = await prisma.document.findMany({ where: { id: { in: sent.map(({ id }) => id) } } })
    const roles = new Map(rows.map((row) => [row.id, shown(row)]))
    const found = sent.map(({ id, title, document_type }) => [title, document_type, roles.get(id)])
    expect(found).toEqual(byName.map(([title, , type, , role]) => [title, type, role]))
  })
})
