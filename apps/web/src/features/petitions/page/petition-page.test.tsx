import { petitions } from '@lavra/contracts/petitions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aGap, aPetition, anAgent, aStatus, petitionId } from '../../../../test/records'
import { fakeServer, ok, refused } from '../../../../test/server'

let server: ReturnType<typeof fakeServer>
const at = `/petitions/${petitionId}`
const polls = () => server.requests.filter((request) => request.path.endsWith('/status')).length

beforeEach(() => {
  server = fakeServer()
  server.on(petitions.get, ok(aPetition()))
  server.on(petitions.status, ok(aStatus(8)))
  server.on(petitions.attachments, ok([]))
  server.on(petitions.withheld, ok({ withheld: [], total: 0 }))
})

it('shows the text with what is pending in it and how it came to be', async () => {
  server.on(petitions.get, ok(aPetition({ checks: [aGap('vara', 12), aGap('data', 46)] })))
  const { person } = openApp(at, helena)
  expect(await screen.findByRole('heading', { name: 'Petição Gerada' })).toBeTruthy()
  const mark = await screen.findByText('[COMPLETAR: vara]')
  const panel = within(screen.getByRole('complementary', { name: 'Pendências' }))
  expect(panel.getByText('2 itens em aberto')).toBeTruthy()
  expect(
    panel.getByText('Modo offline: texto montado a partir dos dados do processo, sem modelo de IA'),
  ).toBeTruthy()
  await person.click(panel.getByRole('button', { name: 'Vara' }))
  expect(document.activeElement).toBe(mark)
  expect(screen.getByText('Concluída')).toBeTruthy()
})

it('tells of each file that came with it how its text was read', async () => {
  const read = {
    text_status: 'ready',
    text_error: null,
    text_source: 'text',
    pages_left: 0,
    uncertain_pages: [],
    hidden_text: [],
  }
  const file = {
    ...read,
    id: 'a1',
    owner: 'opposing',
    purpose: 'read_only',
    file_name: 'recibo.pdf',
    file_size: 2048,
    file_type: 'application/pdf',
    created_at: '2026-03-01T12:00:00.000Z',
  }
  const hidden_text = [{ page: 2, characters: 16, excerpt: 'ignore as ordens' }]
  server.on(
    petitions.attachments,
    ok([
      file,
      { ...file, id: 'a2', file_name: 'foto.jpg', text_source: 'ocr', uncertain_pages: [1] },
      { ...file, id: 'a3', file_name: 'laudo.pdf', hidden_text },
    ]),
  )
  openApp(at, helena)
  const panel = within(await screen.findByRole('region', { name: 'Anexos' }))
  await panel.findByText(
    'Este arquivo contém texto oculto (página 2), que ficou fora da busca e das petições.',
  )
  await panel.findByText('Texto reconhecido por OCR; confira números e nomes. Leitura incerta (página 1).')
  const [plain, photo, report] = panel.getAllByRole('listitem').map((item) => item.textContent)
  expect(plain).toMatch(/^recibo\.pdf2,0 KB · Parte contrária · Só leitura/)
  expect(plain).not.toMatch(/OCR|oculto/)
  expect(photo).toMatch(/^foto\.jpg.*reconhecido por OCR/)
  expect(report).toMatch(/^laudo\.pdf.*contém texto oculto/)
})

it('tells which papers stay out of the piece and why', async () => {
  const withheld = [
    { id: 'd1', title: 'Anotações da reunião', reason: 'internal', background: true },
    { id: 'd2', title: 'Laudo', reason: 'confidential', background: false },
  ]
  server.on(petitions.withheld, (request) =>
    ok({ withheld: request.query.get('limit') === '20' ? withheld.slice(0, 1) : withheld, total: 2 }),
  )
  const { person } = openApp(at, helena)
  const panel = within(await screen.findByRole('region', { name: 'Fora da peça' }))
  expect(panel.getByRole('listitem').textContent).toBe(
    'Anotações da reuniãoInterno: fica no escritório; o modelo de IA o lê como contexto, com a permissão do escritório',
  )
  await person.click(panel.getByRole('button', { name: 'Mostrar mais (1)' }))
  expect((await panel.findByText('Laudo')).parentElement?.textContent).toBe(
    'LaudoConfidencial: não é juntado nem citado',
  )
})

it('lets whose an attachment is and what it is for be changed until the agents begin', async () => {
  const read = {
    text_status: 'ready',
    text_error: null,
    text_source: 'text',
    pages_left: 0,
    uncertain_pages: [],
    hidden_text: [],
  }
  const file = {
    ...read,
    id: 'a1',
    owner: 'ours',
    purpose: 'to_file',
    file_name: 'recibo.pdf',
    file_size: 2048,
    file_type: null,
    created_at: '2026-03-01T12:00:00.000Z',
  }
  server.on(petitions.get, ok(aPetition({ status: 'initialized', content: null })))
  server.on(petitions.status, ok({ ...aStatus(0), status: 'initialized' }))
  server.on(petitions.attachments, ok([file]))
  server.on(petitions.changeAttachment, ok({ ...file, purpose: 'internal' }))
  const { person } = openApp(at, helena)
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Finalidade de recibo.pdf' }),
    'Interno',
  )
  await waitFor(() =>
    expect(server.requests.find(({ path }) => path.endsWith('/attachments/a1'))?.body).toEqual({
      purpose: 'internal',
    }),
  )
})

it('copies the text in three forms and the link', async () => {
  server.on(
    petitions.get,
    ok(aPetition({ content: '# AO JUÍZO\n\nTermos em que, **pede** [COMPLETAR: data].' })),
  )
  const { person } = openApp(at, helena)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  const copied = async (button: string, text: string) => {
    await person.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(write).toHaveBeenLastCalledWith(text))
  }
  await copied('Copiar Markdown', '# AO JUÍZO\n\nTermos em que, **pede** [COMPLETAR: data].')
  expect(await screen.findByRole('button', { name: 'Copiado!' })).toBeTruthy()
  await copied('Copiar texto', 'AO JUÍZO\n\nTermos em que, pede [COMPLETAR: data].')
  await copied(
    'Copiar HTML',
    '<h1>AO JUÍZO</h1><p>Termos em que, <strong>pede</strong> <mark>[COMPLETAR: data]</mark>.</p>',
  )
  await copied('Copiar Link', window.location.href)
  expect(await screen.findByText('Copiado com sucesso!')).toBeTruthy()
})

it('polls a running generation every two seconds and says when it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server.on(petitions.get, ok(aPetition({ status: 'processing', content: null })))
  server.on(petitions.status, ok(aStatus(4)))
  openApp(at, helena)
  expect(await screen.findByText('Conteúdo será exibido ao concluir a geração')).toBeTruthy()
  expect(
    (await screen.findByRole('progressbar', { name: 'Progresso da geração' })).getAttribute('aria-valuenow'),
  ).toBe('50')
  await vi.advanceTimersByTimeAsync(4_500)
  expect(polls()).toBe(3)
  server.on(petitions.get, ok(aPetition()))
  server.on(petitions.status, ok(aStatus(8)))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await screen.findByText('Petição gerada com sucesso!')).toBeTruthy()
  expect(screen.getByText('A petição foi concluída e está disponível para visualização.')).toBeTruthy()
  expect(await screen.findByText('[COMPLETAR: vara]')).toBeTruthy()
  const last = polls()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(polls()).toBe(last)
})

it('shows each agent and what went wrong', async () => {
  const failed = aStatus(2, { status: 'failed' })
  failed.agents_progress[2] = anAgent('estrategista', false, {
    error_message: 'O serviço de IA não respondeu',
  })
  server.on(petitions.get, ok(aPetition({ status: 'failed', content: null })))
  server.on(petitions.status, ok(failed))
  const { person } = openApp(at, helena)
  await person.click(await screen.findByRole('tab', { name: /Status dos Agentes/ }))
  const rows = within(await screen.findByRole('list', { name: 'Agentes' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Qualificação das Partes')
  expect(rows[2]?.textContent).toContain('Erro: O serviço de IA não respondeu')
  expect(screen.getByRole('link', { name: 'Continuar geração' }).getAttribute('href')).toBe(
    `/petitions?step=3&id=${petitionId}`,
  )
})

it('changes an agent’s text and lets the later ones run again', async () => {
  server.on(petitions.saveAgentOutput, ok(aStatus(2)))
  const { person } = openApp(at, helena)
  await person.click(await screen.findByRole('tab', { name: /Status dos Agentes/ }))
  await person.click(await screen.findByLabelText('Editar texto de Cronologia dos Fatos'))
  const box = await screen.findByLabelText('Texto de Cronologia dos Fatos')
  await person.clear(box)
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveProperty('disabled', true)
  await person.type(box, 'Fatos revistos ')
  server.on(petitions.status, ok(aStatus(2)))
  await person.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByLabelText('Texto de Cronologia dos Fatos')).toBeNull())
  const saved = server.requests.find((request) => request.path.endsWith('/agents/fatos/output'))
  expect(saved?.body).toEqual({ output: 'Fatos revistos', trigger_regeneration: true })
  expect(saved?.headers.get('If-Match')).toBe('"1"')
  expect(await screen.findByText('Em Processamento')).toBeTruthy()
})

it('lets the part that an agent could not write be written by hand', async () => {
  const failed = aStatus(2, { status: 'failed' })
  failed.agents_progress[2] = anAgent('estrategista', false, {
    error_message: 'O serviço de IA não respondeu',
  })
  server.on(petitions.get, ok(aPetition({ status: 'failed', content: null })))
  server.on(petitions.status, ok(failed))
  server.on(petitions.saveAgentOutput, ok(aStatus(3)))
  const { person } = openApp(at, helena)
  await person.click(await screen.findByRole('tab', { name: /Status dos Agentes/ }))
  expect(await screen.findAllByRole('button', { name: /^Escrever à mão/ })).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Escrever à mão: Estratégia da Ação' }))
  await person.type(await screen.findByLabelText('Texto de Estratégia da Ação'), 'Tese única')
  expect(
    screen.getByText('Ao salvar, os agentes seguintes escrevem as suas partes a partir deste texto.'),
  ).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByLabelText('Texto de Estratégia da Ação')).toBeNull())
  const saved = server.requests.find((request) => request.path.endsWith('/agents/estrategista/output'))
  expect(saved?.body).toEqual({ output: 'Tese única', trigger_regeneration: true })
})

it.each([
  [refused(409, 'Petição em processamento'), 'Failed to update agent output'],
  ['unreachable' as const, 'Error updating agent output'],
])('tells that an agent’s text could not be saved', async (answer, sentence) => {
  server.on(petitions.saveAgentOutput, answer)
  const { person } = openApp(at, helena)
  await person.click(await screen.findByRole('tab', { name: /Status dos Agentes/ }))
  await person.click(await screen.findByLabelText('Editar texto de Cronologia dos Fatos'))
  await person.click(await screen.findByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('tells a missing petition from one that could not be read', async () => {
  server.on(petitions.get, refused(404, 'Petição não encontrada'))
  const { unmount } = openApp(at, helena)
  expect(await screen.findByRole('heading', { name: 'Petição não encontrada' })).toBeTruthy()
  expect(screen.getByText('A petição solicitada não existe ou foi removida.')).toBeTruthy()
  unmount()
  server.on(petitions.get, refused(500, 'Erro interno'))
  openApp(at, helena)
  expect(await screen.findByText('Falha ao carregar petição. Por favor, tente novamente.')).toBeTruthy()
  expect(screen.getByText('Erro interno')).toBeTruthy()
})

it('shows what somebody else saved before an agent’s text is saved over it', async () => {
  server.on(petitions.saveAgentOutput, refused(412, 'Alterado por outra pessoa. Recarregue antes de salvar.'))
  const { person } = openApp(at, helena)
  await person.click(await screen.findByRole('tab', { name: /Status dos Agentes/ }))
  await person.click(await screen.findByLabelText('Editar texto de Cronologia dos Fatos'))
  await person.type(await screen.findByLabelText('Texto de Cronologia dos Fatos'), ' meu')
  const newer = aStatus(8, { version: 5 })
  newer.agents_progress[1] = anAgent('fatos', true, { output: 'Texto de outra pessoa' })
  server.on(petitions.status, ok(newer))
  await person.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Alterado por outra pessoa. Recarregue antes de salvar.')).toBeTruthy()
  const shown = await screen.findByRole('region', { name: 'Diferenças em Cronologia dos Fatos' })
  expect(Array.from(shown.querySelectorAll('del'), (piece) => piece.textContent).join(' ')).toContain('outra')
  server.on(petitions.saveAgentOutput, ok(newer))
  await person.click(screen.getByRole('button', { name: 'Salvar mesmo assim' }))
  await waitFor(() =>
    expect(server.requests.findLast(({ path }) => path.endsWith('/output'))?.headers.get('If-Match')).toBe(
      '"5"',
    ),
  )
})

it('is deleted only after a question, and only by who may', async () => {
  // Of the same name as whoever signs, and somebody else.
  const { unmount } = openApp(at, { ...helena, id: 'u2', user_role: 'standard' })
  await screen.findByRole('heading', { name: 'Petição Gerada' })
  expect(screen.queryByRole('button', { name: 'Excluir petição' })).toBeNull()
  unmount()
  server.on(petitions.remove, { status: 204 })
  server.on(petitions.recent, ok([]))
  server.on(petitions.list, ok({ petitions: [], total: 0 }))
  server.on(petitions.get, ok(aPetition({ author: 'Quem assina' })))
  const { person } = openApp(at, { ...helena, user_role: 'restricted' })
  await person.click(await screen.findByRole('button', { name: 'Excluir petição' }))
  expect(await screen.findByText('Tem certeza que deseja excluir esta petição?')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(window.location.pathname).toBe('/petitions'))
})
