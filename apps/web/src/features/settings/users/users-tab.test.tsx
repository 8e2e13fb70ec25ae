import { invitations } from '@lavra/contracts/accounts/invitations'
import { users, type User } from '@lavra/contracts/accounts/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { fakeServer, ok, refused } from '../../../../test/server'

const ana: User = {
  ...helena,
  id: 'u2',
  username: 'ana',
  email: 'ana@exemplo.com',
  full_name: 'Ana Prado',
  user_role: 'standard',
}
const rui: User = {
  ...helena,
  id: 'u3',
  username: 'rui',
  email: 'rui@exemplo.com',
  full_name: 'Rui Lopes',
  user_role: 'restricted',
  is_active: false,
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(users.list, ok([helena, ana, rui]))
})

const sent = (path: string) => server.requests.filter((each) => each.path === `/api/v1${path}`)

describe('Gerenciar Usuários', () => {
  const row = async (name: string) =>
    within((await screen.findByText(name, { selector: 'td p' })).closest('tr') ?? document.body)
  const open = (user: User = helena) => openApp('/settings?tab=users', user).person

  it('shows everybody with role and status to who may only look', async () => {
    open({ ...helena, user_role: 'standard' })
    const found = await row('Rui Lopes')
    for (const text of ['rui@exemplo.com', 'Restrito', 'Inativo'])
      expect(found.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Gerenciar/ })).toBeNull()
    expect(server.requests.find(({ path }) => path === '/api/v1/users/list')?.query.toString()).toBe(
      'skip=0&limit=100',
    )
  })

  it('offers administrators the other roles, and nothing on their own row', async () => {
    const person = open()
    expect((await row('Helena Martins')).getByText('Você')).toBeTruthy()
    expect((await row('Helena Martins')).queryByRole('button')).toBeNull()
    await person.click((await row('Ana Prado')).getByRole('button', { name: 'Gerenciar Ana Prado' }))
    const items = screen
      .getAllByRole<HTMLButtonElement>('menuitem')
      .map(({ textContent, disabled }) => [textContent, disabled])
    expect(items).toEqual([
      ['Administrador', false],
      ['Padrão', true],
      ['Restrito', false],
      ['Desativar usuário', false],
    ])
  })

  it.each([
    ['Administrador', 'admin'],
    ['Restrito', 'restricted'],
  ] as const)('makes somebody %s and says so', async (label, user_role) => {
    server.on(users.setRole, ({ query }) => ok({ ...ana, user_role: query.get('new_role') }))
    const person = open()
    await person.click((await row('Ana Prado')).getByRole('button', { name: /Gerenciar/ }))
    await person.click(screen.getByRole('menuitem', { name: label }))
    expect(await screen.findByText(`Permissão alterada para ${label}!`)).toBeTruthy()
    expect(sent('/users/u2/role')[0]?.query.get('new_role')).toBe(user_role)
    expect((await row('Ana Prado')).getAllByText(label).length).toBeGreaterThan(0)
  })

  it('says of an open invitation why it cannot be accepted, and offers a new link where that helps', async () => {
    const invitation = {
      id: 'i1',
      full_name: 'Lia Torres',
      email: 'lia@exemplo.com',
      user_role: 'restricted',
      invited_by: 'Helena Martins',
      created_at: '2026-03-01T12:00:00.000Z',
      expires_at: '2026-03-08T12:00:00.000Z',
      in_force: false,
      has_account: true,
    }
    const orphan = { ...invitation, id: 'i2', full_name: 'Rita Sem Dono', has_account: false }
    server.on(invitations.list, ok({ invitations: [invitation, orphan], total: 2 }))
    open()
    const rows = await screen.findByRole('list', { name: 'Convites em aberto' })
    const [known, left] = within(rows).getAllByRole('listitem')
    expect(known?.textContent).toContain(
      'Este e-mail já tem uma conta, por isso o convite não pode ser aceito.',
    )
    expect(left?.textContent).toContain('Quem convidou não é mais administrador.')
    expect(within(rows).queryByRole('button', { name: 'Novo link para Lia Torres' })).toBeNull()
    expect(within(rows).getByRole('button', { name: 'Novo link para Rita Sem Dono' })).toBeTruthy()
    expect(within(rows).getByRole('button', { name: 'Revogar o convite de Lia Torres' })).toBeTruthy()
  })

  it('works by keyboard and gives the focus back', async () => {
    server.on(users.setRole, ok({ ...rui, user_role: 'standard' }))
    const person = open()
    const button = (await row('Rui Lopes')).getByRole('button', { name: /Gerenciar/ })
    button.focus()
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await screen.findByText('Permissão alterada para Padrão!')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('says why a role could not be changed', async () => {
    server.on(users.setRole, refused(409, 'O escritório precisa de pelo menos um administrador ativo'))
    const person = open()
    await person.click((await row('Ana Prado')).getByRole('button', { name: /Gerenciar/ }))
    await person.click(screen.getByRole('menuitem', { name: 'Restrito' }))
    expect(await screen.findByText('Erro ao alterar permissão')).toBeTruthy()
    expect(screen.getByText('O escritório precisa de pelo menos um administrador ativo')).toBeTruthy()
  })

  it('deactivates after a question that says what happens', async () => {
    server.on(users.setActive, ({ body }) => ok({ ...ana, ...(body as { is_active: boolean }) }))
    const person = open()
    const button = (await row('Ana Prado')).getByRole('button', { name: /Gerenciar/ })
    await person.click(button)
    await person.click(screen.getByRole('menuitem', { name: 'Desativar usuário' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Desativar Ana Prado?' }))
    expect(question.getByText(/As sessões abertas terminam na hora/)).toBeTruthy()
    await person.click(question.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(sent('/users/u2/active')).toHaveLength(0)

    await person.click(button)
    await person.click(screen.getByRole('menuitem', { name: 'Desativar usuário' }))
    await person.click(await screen.findByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('Usuário desativado!')).toBeTruthy()
    expect(sent('/users/u2/active')[0]?.body).toEqual({ is_active: false })
    expect((await row('Ana Prado')).getAllByText('Inativo').length).toBeGreaterThan(0)
  })

  it('activates again', async () => {
    server.on(users.setActive, ok({ ...rui, is_active: true }))
    const person = open()
    await person.click((await row('Rui Lopes')).getByRole('button', { name: /Gerenciar/ }))
    await person.click(screen.getByRole('menuitem', { name: 'Ativar usuário' }))
    await person.click(await screen.findByRole('button', { name: 'Ativar' }))
    expect(await screen.findByText('Usuário ativado!')).toBeTruthy()
  })

  it('pages through more than a hundred', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...ana,
        id: `n${from + at}`,
        full_name: `Pessoa ${from + at}`,
      }))
    server.on(users.list, ({ query }) =>
      ok(query.get('skip') === '0' ? many(0, 100) : query.get('skip') === '100' ? many(100, 3) : []),
    )
    const person = open()
    expect(await screen.findByText('Página 1')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(await screen.findByText('Pessoa 102')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Próxima' })).toHaveProperty('disabled', true)
  })

  it('has no second page where a hundred are all', async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => ({
      ...ana,
      id: `n${at}`,
      full_name: `Pessoa ${at}`,
    }))
    server.on(users.list, ({ query }) => ok(query.get('skip') === '0' ? hundred : []))
    open()
    await row('Pessoa 99')
    await waitFor(() => expect(sent('/users/list').at(-1)?.query.get('skip')).toBe('100'))
    expect(screen.queryByRole('button', { name: 'Próxima' })).toBeNull()
  })

  it('says that the list cannot be loaded', async () => {
    server.on(users.list, refused(500, 'Erro interno'))
    const person = open()
    expect(await screen.findByText('Erro ao carregar usuários. Tente novamente.')).toBeTruthy()
    server.on(users.list, ok([helena]))
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect((await row('Helena Martins')).getByText('Você')).toBeTruthy()
  })
})
