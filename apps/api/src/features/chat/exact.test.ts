import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { anOffice, wednesday, type Office } from '../../../test/chat-office'

let api: Api
let office: Office
let now = wednesday()
beforeAll(async () => {
  api = await startApi({ clock: () => now })
  office = await anOffice(api)
})
afterAll(() => api.close())

const ask = async (message: string, actor: Actor = office.admin, client_id: string | null = null) =>
  (await api.as(actor).post('/api/v1/chat/chat', { message, client_id }).expect(200)).body

/** The number with which an answer of the tables begins; "Nenhum" is 0. */
const counted = (answer: string): number =>
  /^Nenhuma? /.test(answer) ? 0 : Number(/^Há (\d+) /.exec(answer)?.[1] ?? NaN)

describe('questions that the tables answer', () => {
  it.each<[string, number]>([
    ['Quantos processos ativos tem a Marta?', 3],
    ['quantos processos ativos tem a marta', 3],
    ['Qtos procesos ativos da Marta Souza?', 3],
    ['QUANTOS PROCESSOS ATIVOS TEM A MARTA?', 3],
    ['Quantos processos a Marta tem?', 5],
    ['Olá! Poderia me dizer quantos processos temos no total, por favor?', 9],
    ['número de processos ativos', 6],
    ['Quantos processos em pausa?', 1],
    ['quantos processos estão encerrados', 1],
    ['quantos processos arquivados existem', 1],
    ['Quantos processos ativos ou encerrados?', NaN],
    ['quantos processos ativos e em pausa', 7],
    ['Liste os processos trabalhistas da Marta', 2],
    ['Quais são as ações trabalhistas?', 3],
    ['liste os processos trabalistas ativos da padaria', 1],
    ['Quantos inventários temos?', 1],
    ['quantos processos com prioridade alta', 1],
    ['processos de prioridade crítica', 1],
    ['quantos processos cíveis', 2],
    ['Quantos processos tem o João Conceição?', 1],
    ['quantos processos ativos tem o joao conceicao?', 0],
    ['quantos processos tem o Banco Sul?', 1],
    ['quantos processos tem o Otávio Lins Reis?', 1],
    ['quantos casos ativos tem o cliente Padaria Três Irmãos', 2],
    ['Quais prazos vencem esta semana?', 3],
    ['quais prasos vencem essa semana', 3],
    ['o que vence hoje?', 1],
    ['prazos de hoje', 1],
    ['tem algum prazo amanhã?', 0],
    ['prazos da próxima semana', 1],
    ['Prazos vencidos', 2],
    ['quantos prazos estão atrasados?', 2],
    ['prazos dos próximos 15 dias', 3],
    ['prazos nas próximas duas semanas', 3],
    ['quais os prazos deste mês', 4],
    ['prazos do mês que vem', 1],
    ['prazos em 20/11/2026', 1],
    ['próximos prazos', 4],
    ['próximos prazos da Padaria', 2],
    ['prazos dos processos trabalhistas esta semana', 1],
    ['Quantos clientes temos?', 6],
    ['quantos clientes ativos', 5],
    ['clientes inativos', 1],
    ['quantos clientes pessoa jurídica temos', 2],
    ['quantos contatos cadastrados', 2],
    ['Quantos documentos tem o processo PROC-2026-000123?', 3],
    ['quantos contratos tem o processo PROC-2026-000123', 1],
    ['quantos documentos temos', 5],
    ['quantos contratos tem a Marta?', 1],
    ['documentos confidenciais da Marta', 1],
    ['Petições em processamento', 1],
    ['quantas petições concluídas?', 2],
    ['quantas petições tem o processo PROC-2026-000123?', 2],
  ])('%s', async (message, expected) => {
    const { answer, kind, sources } = await ask(message)
    if (Number.isNaN(expected)) {
      expect(kind).not.toBe('records')
      return
    }
    expect([kind, counted(answer)], answer).toEqual(['records', expected])
    expect(sources.length, answer).toBeLessThanOrEqual(10)
    if (expected > 0) expect(sources).toHaveLength(Math.min(10, expected))
    for (const at of sources.keys()) if (expected > 0) expect(answer).toContain(`[${at + 1}]`)
  })

  it.each([
    ['prazos de hoje', /^Há 1 prazo em processos ativos ou em pausa, com vencimento hoje/],
    ['quantos processos ativos', /^Há 6 processos ativos:/],
    ['documentos confidenciais da Marta', /^Há 1 documento marcado como confidencial de Marta Souza:/],
    ['documentos aprovados', /^Nenhum documento aprovado\.$/],
    [
      'qual o valor da causa dos inventários da Padaria?',
      /^Nenhum processo de Inventário de Padaria Três Irmãos Ltda\.$/,
    ],
    ['petições que falharam', /^Nenhuma petição que falhou\.$/],
    ['Petições em processamento', /^Há 1 petição em processamento:/],
    ['quantas petições concluídas?', /^Há 2 petições concluídas:/],
  ])('%s is answered in good Portuguese', async (message, words) => {
    expect((await ask(message)).answer).toMatch(words)
  })

  it.each<[string, string[]]>([
    ['Qual a situação do processo PROC-2026-000123?', ['situação: Ativo']],
    ['mostre o processo PROC-2026-000123', ['Cobrança de aluguéis']],
    ['qual o status do processo 5046512-94.2016.4.04.7000', ['Execução de duplicatas', 'Ativo']],
    ['situacao do processo 50465129420164047000', ['Execução de duplicatas', 'Ativo']],
    ['Quem são as partes do processo PROC-2026-000123?', ['autor: Marta Souza', 'réu: Banco Sul S.A.']],
    ['quem é o réu no processo PROC-2026-000123?', ['Banco Sul S.A.']],
    ['Quem é o advogado do processo PROC-2026-000123?', ['Otávio Lins Reis']],
    ['qual o valor da causa do processo PROC-2026-000123', ['R$ 18.450,00']],
    ['Qual o valor da causa da Cobrança de aluguéis?', ['PROC-2026-000123', 'R$ 18.450,00']],
    ['qual o valor da causa da cobranca de alugueis da Marta', ['R$ 18.450,00']],
    [
      'Qual o valor da causa do inventário?',
      ['Processos de Inventário:', 'PROC-2026-000127', 'R$ 312.000,00'],
    ],
    [
      'qual o valor da causa do Inventário do pai?',
      ['Processo Inventário do pai (PROC-2026-000127): valor da causa: R$ 312.000,00 [1].'],
    ],
    [
      'valor da causa dos processos cíveis da Marta',
      ['Processos de Litígio Cível de Marta Souza:', 'R$ 18.450,00'],
    ],
    ['qual a vara do processo PROC-2026-000123', ['2ª Vara Cível']],
    ['qual o prazo do processo PROC-2026-000123?', ['20/11/2026', 'em 2 dias']],
    ['Qual a situação do processo Cobrança de aluguéis?', ['PROC-2026-000123', 'Ativo']],
    ['Qual a situação do processo "Multa ambiental"?', ['PROC-2026-000131', 'Ativo']],
    ['quem é o cliente do processo PROC-2026-000131', ['Tecelagem Aurora']],
    ['qual a situação dos processos da Padaria', ['Execução de duplicatas', 'Defesa em reclamação']],
    ['Qual o telefone da Marta Souza?', ['(19) 99455-9090']],
    ['qual o e-mail da marta souza', ['marta@exemplo.com', 'marta.pessoal@exemplo.com']],
    ['Qual o CPF da Marta Souza?', ['111.444.777-35']],
    ['telefone e email da Marta', ['(19) 99455-9090', 'marta@exemplo.com']],
    ['qual o CNPJ do Banco Sul?', ['11.222.333/0001-81']],
    ['qual o contato da Tereza?', ['(43) 99122-5050']],
    ['profissão da Marta Souza', ['arquiteta']],
  ])('%s', async (message, parts) => {
    const { answer, kind, sources } = await ask(message)
    expect(kind, answer).toBe('records')
    for (const part of parts) expect(answer).toContain(part)
    expect(sources.length).toBeGreaterThan(0)
  })
})

describe('what the tables do not answer', () => {
  it.each([
    'processos ativos contra o Banco Sul desde março',
    'quantos processos ativos não são trabalhistas?',
    'quantos processos da Marta desde março?',
    'clientes com processos ativos',
    'quantos processos têm documentos confidenciais?',
    'quantos processos ganhamos?',
    'quantos processos ele tem?',
    'processos ativos sem prazo',
    'quantos prazos por cliente',
    'qual o prazo de entrega da Padaria?',
    'qual a multa do contrato da Marta?',
    'qual o valor da multa ambiental?',
    'qual o valor da causa?',
    'quantos processos novos esta semana',
    'prazos vencidos do ano passado',
    'processos com valor acima de 10 mil',
    'quantos clientes e processos temos',
    'resuma o processo PROC-2026-000123',
    'qual o andamento do processo PROC-2026-000123',
    'quantos processos da Marta e da Padaria juntos',
    'quais prazos vencem até sexta',
    'quantos processos tem o meu cliente',
    'quantos processos ativos tinha a Marta em 2025?',
    'qual o telefone do advogado do processo PROC-2026-000123',
    'processos vencidos',
    'quantos documentos têm os processos ativos da Marta',
  ])('%s', async (message) => {
    const { kind, answer } = await ask(message)
    expect(kind, answer).not.toBe('records')
  })

  it('tells that nobody has that name, and never takes the likest', async () => {
    for (const message of [
      'Quantos processos tem a Fulana de Tal?',
      'quantos processos ativos tem a fulana?',
      'Processos da Marta Pereira',
      'qual o telefone da Zuleica Prates?',
    ]) {
      const { kind, answer, sources } = await ask(message)
      expect([kind, sources], answer).toEqual(['nothing_found', []])
      expect(answer).toMatch(/Não há ninguém com o nome/)
    }
  })

  it('asks back where a name fits several', async () => {
    const { answer, sources, kind } = await ask('Quantos processos tem o Marcos?')
    expect(kind).toBe('records')
    expect(answer).toContain('serve a 2 registros')
    expect(sources.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Marcos Lima',
      'Marcos Prado',
    ])
    expect((await ask('quantos processos tem o Marcos Lima?')).answer).toBe('Nenhum processo de Marcos Lima.')
  })

  it('tells that there is no such case', async () => {
    const { answer, kind } = await ask('qual a situação do processo 0000001-00.2020.8.26.0100?')
    expect(kind).toBe('nothing_found')
    expect(answer).toContain('Não há processo com o número')
  })
})

describe('the week, by the day on which it is asked for', () => {
  afterEach(() => {
    now = wednesday()
  })

  it.each([
    ['on a Saturday', '2026-11-21T15:00:00Z', '(de 21/11/2026 a 29/11/2026)'],
    ['on a Sunday', '2026-11-22T15:00:00Z', '(de 22/11/2026 a 29/11/2026)'],
    ['on a Sunday evening that is Monday in London', '2026-11-23T01:30:00Z', '(de 22/11/2026 a 29/11/2026)'],
    ['on a Monday', '2026-11-23T15:00:00Z', '(de 23/11/2026 a 29/11/2026)'],
  ])('is the coming one %s', async (_, moment, range) => {
    now = new Date(moment)
    const { answer } = await ask('Quais prazos vencem esta semana?')
    expect(counted(answer)).toBe(1)
    expect(answer).toContain(`nesta semana ${range}`)
    expect(answer).toContain('25/11/2026')
  })

  it('that begins tomorrow is the next one on a Sunday', async () => {
    now = new Date('2026-11-22T15:00:00Z')
    expect((await ask('prazos da semana que vem')).answer).toContain(
      'na próxima semana (de 23/11/2026 a 29/11/2026)',
    )
  })

  it('without a deadline is told with those that come next, and with their sources', async () => {
    const { answer, sources } = await ask('tem algum prazo amanhã?')
    expect(answer).toMatch(
      /^Nenhum prazo .* amanhã \(19\/11\/2026\)\.\n\nPróximos:\n\n- 20\/11\/2026 \(em 2 dias\): Cobrança de aluguéis/,
    )
    expect(sources.map(({ title }: { title: string }) => title)).toEqual([
      'Cobrança de aluguéis',
      'Defesa em reclamação',
      'Divórcio',
    ])
  })
})

describe('the scope of a client', () => {
  it('limits counts, lists and names', async () => {
    const within = (message: string) => ask(message, office.admin, office.padaria.id)
    expect(counted((await within('quantos processos ativos?')).answer)).toBe(2)
    expect(counted((await within('quais prazos vencem esta semana?')).answer)).toBe(1)
    expect(counted((await within('quantos documentos?')).answer)).toBe(0)
    expect(counted((await within('quantos processos tem este cliente?')).answer)).toBe(2)
    expect((await within('quantos clientes temos?')).answer).toContain('limitada a Padaria Três Irmãos')
    expect((await within('quantos processos tem a Marta?')).kind).toBe('nothing_found')
    expect((await within('situação do processo PROC-2026-000123')).kind).toBe('nothing_found')
    expect((await within('qual o valor da causa do inventário?')).answer).toMatch(
      /^Nenhum processo de Inventário/,
    )
    expect((await within('qual o telefone da Marta Souza?')).answer).not.toContain('99455')
  })

  it('is a 404 for a client that does not exist', async () => {
    const { body } = await api
      .as(office.admin)
      .post('/api/v1/chat/chat', { message: 'quantos processos?', client_id: 'nenhum' })
      .expect(404)
    expect(body.detail).toBe('Cliente não encontrado')
  })
})

describe('who asks', () => {
  it.each<['admin' | 'standard' | 'restricted' | 'author' | 'lawyer', number, number, number]>([
    ['admin', 3, 2, 2],
    ['standard', 3, 2, 2],
    ['restricted', 2, 1, 1],
    ['author', 3, 1, 1],
    ['lawyer', 2, 2, 1],
  ])('%s counts only what they may see', async (role, rent, fine, petitions) => {
    const of = async (message: string) => counted((await ask(message, office[role])).answer)
    expect(await of('quantos documentos tem o processo PROC-2026-000123?')).toBe(rent)
    expect(await of('quantos documentos tem o processo PROC-2026-000131?')).toBe(fine)
    expect(await of('quantas petições tem o processo PROC-2026-000123?')).toBe(petitions)
  })

  it('means the asker by "meus"', async () => {
    expect(counted((await ask('quantos são os meus processos?', office.standard)).answer)).toBe(1)
    expect(counted((await ask('meus prazos desta semana', office.standard)).answer)).toBe(1)
    expect(counted((await ask('meus processos', office.admin)).answer)).toBe(0)
  })

  it('names other users to those only who may list them', async () => {
    expect(
      (await ask('quem é o advogado do processo PROC-2026-000123?', office.restricted)).answer,
    ).not.toContain('Otávio')
    expect((await ask('quantos processos tem o Otávio?', office.restricted)).kind).toBe('nothing_found')
    expect((await ask('quem é o advogado do processo PROC-2026-000131?', office.lawyer)).answer).toContain(
      'Diego Alves Porto',
    )
  })
})
