import { cases } from '@lavra/contracts/cases'
import { clients, type Client } from '@lavra/contracts/clients'
import { petitions } from '@lavra/contracts/petitions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { fakeServer, ok, problem, refused } from '../../../../test/server'

const padaria: Client = {
  id: 'c1',
  name: 'Padaria Três Irmãos Ltda.',
  email: null,
  phone: '11987654321',
  client_type: 'corporate',
  status: 'inactive',
  cases_count: 2,
  version: 1,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(clients.list, ok({ clients: [padaria], total: 31 }))
})

const lists = () =>
  server.requests.filter((request) => request.path === '/api/v1/clients/' && request.body === undefined)
const saves = () => server.requests.filter((request) => request.body !== undefined)
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const goneDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the list', () => {
  it('shows name, type, contact, cases, status and date as Brazil writes them', async () => {
    openApp('/users', helena)
    const row = within((await screen.findByText('Padaria Três Irmãos Ltda.')).closest('tr') ?? document.body)
    for (const text of ['Corporativo', '01/03/2026', '2']) expect(row.getByText(text)).toBeTruthy()
    // Wide and narrow screens have them at different places.
    expect(row.getAllByText('Inativo')).toHaveLength(2)
    expect(row.getAllByText('(11) 98765-4321')).toHaveLength(2)
    expect(row.getAllByText('N/A')).toHaveLength(1)
    expect(screen.getByText('31 usuarios')).toBeTruthy()
    expect(screen.getByText('Página 1 de 4')).toBeTruthy()
  })

  it('asks the server for the page, the size, the type and the text', async () => {
    const { person } = openApp('/users', helena)
    await screen.findByText('Página 1 de 4')
    expect(lists().at(-1)?.query.toString()).toBe('skip=0&limit=10')
    await person.click(screen.getByRole('button', { name: /Próxima/ }))
    await waitFor(() => expect(lists().at(-1)?.query.get('skip')).toBe('10'))
    await person.selectOptions(screen.getByLabelText('Itens por página'), '20')
    await waitFor(() => expect(lists().at(-1)?.query.toString()).toBe('skip=0&limit=20'))
    await person.click(screen.getByRole('button', { name: 'Corporativo' }))
    await person.type(screen.getByLabelText('Buscar usuarios'), 'joão')
    await waitFor(() => expect(lists().at(-1)?.query.get('search')).toBe('joão'))
    expect(lists().at(-1)?.query.get('client_type')).toBe('corporate')
    expect(lists().filter((request) => request.query.get('search') === 'jo')).toHaveLength(0)
  })

  it('offers 10, 20 and 50 rows, and reads again on request', async () => {
    const { person } = openApp('/users', helena)
    await screen.findByText('31 usuarios')
    expect(
      Array.from(field('Itens por página').querySelectorAll('option'), ({ textContent }) => textContent),
    ).toEqual(['10', '20', '50'])
    server.on(clients.list, ok({ clients: [padaria], total: 32 }))
    await person.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('32 usuarios')).toBeTruthy()
  })

  it('says so when it cannot be read again, and keeps what is there', async () => {
    const { person } = openApp('/users', helena)
    await screen.findByText('31 usuarios')
    server.on(clients.list, refused(500, 'Erro interno'))
    await person.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Erro ao carregar usuarios. Tente novamente.')).toBeTruthy()
    expect(screen.getByText('31 usuarios')).toBeTruthy()
    server.on(clients.list, ok({ clients: [padaria], total: 1 }))
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('1 usuario')).toBeTruthy()
    expect(screen.queryByText('Erro ao carregar usuarios. Tente novamente.')).toBeNull()
  })

  it.each<[string, Parameters<typeof server.on>[1]]>([
    ['the server fails', refused(500, 'Erro interno')],
    ['nobody answers', 'unreachable'],
  ])('stays where %s, and tries again', async (_, failure) => {
    server.on(clients.list, failure)
    const { person } = openApp('/users', helena)
    expect(await screen.findByText('Erro ao carregar usuarios. Tente novamente.')).toBeTruthy()
    expect(window.location.pathname).toBe('/users')
    expect(screen.queryByText('Nenhum usuario encontrado')).toBeNull()
    server.on(clients.list, ok({ clients: [padaria], total: 1 }))
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('1 usuario')).toBeTruthy()
  })

  it('leads to the sign-in when the session has ended', async () => {
    server.on(clients.list, refused(401, 'Não autenticado'))
    openApp('/users', helena)
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
  })

  it('leads who is restricted to the dashboard, unasked', async () => {
    server.on(cases.statistics, refused(500, 'Erro interno'))
    server.on(cases.list, refused(500, 'Erro interno'))
    server.on(petitions.recent, refused(500, 'Erro interno'))
    openApp('/users', { ...helena, user_role: 'restricted' })
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(lists().filter(({ query }) => query.get('limit') === '10')).toHaveLength(0)
  })

  it('shows the details to everybody, and no more than that to who is no administrator', async () => {
    const { person } = openApp('/users', { ...helena, user_role: 'standard' })
    const view = await screen.findByRole('button', { name: 'Ver Padaria Três Irmãos Ltda.' })
    expect(screen.queryByRole('button', { name: /Editar|Excluir/ })).toBeNull()
    await person.click(view)
    expect(within(await screen.findByRole('dialog')).getByText('(11) 98765-4321')).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(view))
  })
})

describe('adding one', () => {
  it('is for administrators', async () => {
    openApp('/users?new=true', { ...helena, user_role: 'standard' })
    await screen.findByText('31 usuarios')
    expect(screen.queryByRole('button', { name: 'Adicionar Usuario' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('wants a name, a real e-mail and formats the phone', async () => {
    const { person } = openApp('/users', helena)
    await person.click(await screen.findByRole('button', { name: 'Adicionar Usuario' }))
    await person.type(await screen.findByLabelText('Telefone'), '11912345678')
    expect(field('Telefone').value).toBe('(11) 91234-5678')
    expect(field('Telefone').maxLength).toBe(20)
    expect(screen.queryByLabelText('Status')).toBeNull()
    await person.type(field('E-mail'), 'sem-arroba')
    await person.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy()
    expect(screen.getByText('Email inválido')).toBeTruthy()
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')

    server.on(clients.create, ok(padaria, 201))
    await person.type(field(/Nome/), '  Padaria  ')
    await person.clear(field('E-mail'))
    await person.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Corporativo')
    await person.click(screen.getByRole('button', { name: 'Salvar' }))
    await goneDialog()
    const [sent] = saves()
    expect(sent?.body).toMatchObject({
      name: 'Padaria',
      client_type: 'corporate',
      phone: '(11) 91234-5678',
      email: null,
      status: 'active',
    })
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/[0-9a-f-]{36}/)
    expect(await screen.findByText('Padaria Três Irmãos Ltda. foi cadastrado.')).toBeTruthy()
  })

  it('asks before what was typed is lost', async () => {
    const { person } = openApp('/users?new=true', helena)
    await person.type(await screen.findByLabelText(/Nome/), 'Padaria')
    await person.keyboard('{Escape}')
    await person.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    expect(field(/Nome/).value).toBe('Padaria')
    await person.click(screen.getByRole('button', { name: 'Cancelar' }))
    await person.click(await screen.findByRole('button', { name: 'Descartar' }))
    await goneDialog()
  })

  it.each([
    [
      refused(400, 'E-mail já cadastrado', 'duplicate_email'),
      'Este e-mail já está cadastrado para outro usuario.',
    ],
    [refused(400, 'Limite de clientes atingido'), 'Limite de clientes atingido'],
    [refused(422, [problem('name', 'Nome longo demais')]), 'Erro de validação: Nome longo demais'],
    [refused(422, []), 'Erro de validação nos dados do formulário'],
    [refused(500, 'Erro interno'), 'Erro ao criar usuario: Erro interno'],
    [{ status: 500 }, 'Erro ao criar usuario. Verifique os dados e tente novamente.'],
    [
      'unreachable' as const,
      'Erro ao criar usuario: Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    ],
  ])('says why it failed: %#', async (answer, text) => {
    server.on(clients.create, answer)
    const { person } = openApp('/users?new=true', helena)
    await person.type(await screen.findByLabelText(/Nome/), 'Padaria')
    await person.click(screen.getByRole('button', { name: 'Salvar' }))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
