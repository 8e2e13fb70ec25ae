import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AgentId } from '@lavra/contracts/petitions/generation'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { startModelServer, type ModelServer } from '../../../../test/model-server'
import { llmOf, started, statusOf } from '../../../../test/petitions'

let api: Api
let model: ModelServer
let user: Actor

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model) })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: '123456/SP' })
})
beforeEach(() => {
  model.reset()
  model.always({ kind: 'ok' })
})
afterAll(async () => {
  await api.close()
  await model.close()
})

const helena = {
  name: 'Helena Prado Nogueira',
  role: 'plaintiff',
  party_type: 'individual',
  cpf_cnpj: '11122233344',
  gender: 'feminino',
}
const shop = {
  name: 'Lar Claro Móveis Ltda.',
  role: 'defendant',
  party_type: 'corporate',
  cpf_cnpj: '11222333000144',
}

async function aCase(fields: Record<string, unknown> = {}): Promise<string> {
  const client = await aClient(api, { name: helena.name })
  const made = await api.as(user).post(
    '/api/v1/cases/',
    caseBody(client.id, {
      parties: [helena, shop],
      represented_side: 'plaintiff',
      claim_value: '4200',
      ...fields,
    }),
  )
  expect(made.status).toBe(201)
  return String(made.body.id)
}

const drafted = `AO JUÍZO DA VARA CÍVEL DE VILA SERENA

# AÇÃO DE COBRANÇA

HELENA PRADO NOGUEIRA, brasileira, casada, CPF 111.222.333-45, vem em face de LAR CLARO MÓVEIS LTDA., CNPJ 11.222.333/0001-44.

### DOS FATOS

Pagou R$ 4.200,00 e nada recebeu. A assinatura segue a Medida Provisória nº 1.963-17/2000.

### DOS PEDIDOS

Ante o exposto, a Autora requer:

a) a condenação da Ré a restituir R$ 4.200,00.`

const outputs = async (id: string): Promise<Partial<Record<AgentId, string>>> =>
  Object.fromEntries(
    (await statusOf(api, user, id)).agents_progress.map(({ agent_id, output }) => [agent_id, output ?? '']),
  )

test('what a model writes is stored unwrapped, and goes on to the next agents so', async () => {
  model.writes(
    'redator',
    `Claro! Segue a peça:\n\n\`\`\`markdown\n${drafted}\n\`\`\`\n\nSe quiser, posso ajustar o tom.`,
  )
  const id = await started(api, user, 7, { case_id: await aCase() })
  const { redator = '' } = await outputs(id)
  expect(redator).not.toMatch(/Claro!|```|Se quiser|^### DOS/m)
  expect(redator).toContain('## DOS PEDIDOS')
  const asked = model.requests.find(({ agent }) => agent === 'revisor')
  expect(asked?.user).toContain('## DOS PEDIDOS')
  expect(asked?.user).not.toMatch(/Se quiser|```/)
})

test('a greeting alone is no text', async () => {
  model.writes('qualificacao', 'Claro! Segue a qualificação:')
  const id = await started(api, user, 0, { case_id: await aCase() })
  expect((await api.as(user).post(`/api/v1/petitions/${id}/advance-agent`)).status).toBe(502)
})

test('the program’s own points stand below a model’s review, however glad it is', async () => {
  model.writes('redator', drafted)
  model.writes(
    'revisor',
    '## Parecer da revisão\n\nExcelente, pronta para protocolo.\n\n## Correções a aplicar\n\n- Trocar “nada recebeu” por “nada “nem um aviso” recebeu”',
  )
  const id = await started(api, user, 8, { case_id: await aCase() })
  const { redator = '', revisor = '' } = await outputs(id)
  expect(redator).toContain('Medida Provisória nº 1.963-17/2000 [VERIFICAR]')
  expect(revisor).toContain('## Conferência feita pelo programa')
  expect(revisor).toMatch(
    /\| CPF, CNPJ, CEP e e-mails \| Corrigir \| não constam do registro: 111\.222\.333-45/,
  )
  expect(revisor).toMatch(
    /\| Lado do cliente e tratamento das partes \| Confere \| comparados: requer “a Autora”/,
  )
  expect(revisor).toMatch(/\| Pedidos ligados a teses \| Não conferido \|/)
  expect(revisor).toContain('## Rastreamento de citações e dados')
})

test('the finisher numbers, closes and corrects what a model wrote', async () => {
  model.writes(
    'revisor',
    '## Correções a aplicar\n\n- Trocar “nada recebeu” por “nada “nem um aviso” recebeu”',
  )
  model.writes('finalizador', drafted)
  const id = await started(api, user, 8, { case_id: await aCase() })
  const { finalizador = '' } = await outputs(id)
  expect(finalizador).toContain('## I – DOS FATOS')
  expect(finalizador).toContain('## II – DOS PEDIDOS')
  expect(finalizador).toContain('nada “nem um aviso” recebeu')
  expect(finalizador).toMatch(
    /Nesses termos, pede deferimento\.[\s\S]*Lia Torres Amado[\s\S]*OAB\/SP nº 123\.456/,
  )
  expect(finalizador).toContain('Medida Provisória nº 1.963-17/2000')
})

const secret = 'Sigiloso: a cliente aceita até R$ 1.777,00 e não contou ao marido.'

test('secrets and what the context orders to leave out are in no prompt, in no text and support nothing', async () => {
  const case_id = await aCase({
    description: 'Helena pagou o sofá. Confidencial: ela riscou a mesa da loja.',
  })
  const papers = [
    ['E-mail do gerente Rui', 'Em 5 de maio de 2026 o gerente Rui Lobo ofereceu R$ 333,00.'],
    ['Recibo', 'Pagou R$ 4.200,00.'],
  ] as const
  for (const [title, text] of papers) {
    const id = `${title.slice(0, 4)}-${case_id}`
    await api.world.database.prisma.document.create({
      data: { id, case_id, title, text_status: 'ready', purpose: 'to_file', owner: 'ours' },
    })
    await api.world.database.prisma.documentPage.create({ data: { document_id: id, page: 1, text } })
  }
  model.writes('finalizador', `${drafted}\n\nA Autora aceita R$ 1.777,00. O gerente ofereceu R$ 333,00.`)
  const id = await started(api, user, 8, {
    case_id,
    additional_context: `Pedir tutela. ${secret}\nNão usar nem juntar o e-mail do gerente. Não juntar a ata.`,
  })
  expect(model.requests).toHaveLength(8)
  for (const { system, user: words } of model.requests)
    expect(system + words).not.toMatch(/1\.777|marido|riscou|333,00|Rui|gerente|juntar a ata/)
  expect(model.requests[0]?.user).toContain('Pedir tutela.')
  const { checks } = (await api.as(user).get(`/api/v1/petitions/${id}`)).body as {
    checks: { text: string; verdict: string; source: string | null }[]
  }
  const open = checks
    .filter(({ verdict }) => verdict !== 'verificada')
    .map(({ text, verdict }) => `${verdict}: ${text}`)
    .join('\n')
  for (const item of [
    /^sigiloso: .*1\.777/m,
    /^sem_origem: .*1\.777/m,
    /^contra_ordem: .*333/m,
    /^sem_origem: .*333/m,
    /^ordem_aberta: Não juntar a ata\.$/m,
  ])
    expect(open).toMatch(item)
  const { revisor = '', finalizador = '' } = await outputs(id)
  expect(revisor).toContain(
    'Nota reservada, que não entra na peça: Sigiloso: a cliente aceita até R$ 1.777,00',
  )
  expect(revisor).toMatch(/Ordem do contexto em aberto: “Não juntar a ata\.”/)
  expect(finalizador).toContain('Doc. 1 – Recibo')
  expect(finalizador).not.toContain('E-mail')
})
