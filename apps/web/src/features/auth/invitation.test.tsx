import { acceptance } from '@lavra/contracts/accounts/acceptance'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { fakeServer, ok, problem, refused } from '../../../test/server'

let server: ReturnType<typeof fakeServer>
const opened = {
  office_name: 'Martins & Prado',
  full_name: 'Lia Torres',
  email: 'lia@exemplo.com',
  user_role: 'restricted',
  expires_at: '2026-03-08T12:00:00.000Z',
}

beforeEach(() => {
  server = fakeServer()
})

describe('an invitation', () => {
  it('shows whom it is for, asks for user name and password, and leads to the entrance', async () => {
    server.on(acceptance.look, ok(opened))
    server.on(acceptance.accept, ok({ message: 'Conta criada.' }))
    const { person } = openApp('/invite#codigo-do-link')
    expect(await screen.findByText(/^Martins & Prado convidou você/)).toBeTruthy()
    for (const text of ['Lia Torres', 'lia@exemplo.com', 'Restrito'])
      expect(screen.getByText(text)).toBeTruthy()
    await person.type(screen.getByLabelText(/^Nome de usuário/), 'lia.torres')
    await person.type(screen.getByLabelText(/^Senha/), 'Pauta-2026')
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(server.requests.map(({ body }) => body)).toContainEqual({
      token: 'codigo-do-link',
      username: 'lia.torres',
      password: 'Pauta-2026',
    })
  })

  it('asks for what is missing and for plain signs before anything is sent', async () => {
    server.on(acceptance.look, ok(opened))
    const { person } = openApp('/invite#codigo-do-link')
    await person.click(await screen.findByRole('button', { name: 'Criar conta' }))
    expect(await screen.findByText('Nome de usuário é obrigatório')).toBeTruthy()
    await person.type(screen.getByLabelText(/^Nome de usuário/), 'hel\u200bena')
    await person.type(screen.getByLabelText(/^Senha/), 'Pauta-2026')
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    expect(await screen.findByText(/^Há um sinal invisível/)).toBeTruthy()
    expect(server.requests.filter(({ body }) => 'username' in (body as object))).toEqual([])
  })

  it('says what the server refuses, above the form or beside its field, and keeps what was typed', async () => {
    server.on(acceptance.look, ok(opened))
    server.on(acceptance.accept, refused(400, 'Nome de usuário já cadastrado', 'duplicate_username'))
    const { person } = openApp('/invite#codigo-do-link')
    const username = await screen.findByLabelText<HTMLInputElement>(/^Nome de usuário/)
    await person.type(username, 'helena')
    await person.type(screen.getByLabelText(/^Senha/), 'Pauta-2026')
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Nome de usuário já cadastrado')
    expect(username.value).toBe('helena')
    server.on(acceptance.accept, refused(422, [problem('password', 'A senha é fraca')]))
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    expect(await screen.findByText('A senha é fraca')).toBeTruthy()
  })

  it('lets its guest write another name where a colleague has theirs by now', async () => {
    server.on(acceptance.look, ok(opened))
    server.on(
      acceptance.accept,
      refused(409, 'Outro usuário já usa este nome completo.', 'duplicate_full_name'),
    )
    const { person } = openApp('/invite#codigo-do-link')
    await person.type(await screen.findByLabelText(/^Nome de usuário/), 'lia.torres')
    expect(screen.queryByLabelText(/^Nome completo/)).toBeNull()
    await person.type(screen.getByLabelText(/^Senha/), 'Pauta-2026')
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    const name = await screen.findByLabelText<HTMLInputElement>(/^Nome completo/)
    expect(name.value).toBe('Lia Torres')
    await waitFor(() => expect(document.activeElement).toBe(name))
    server.on(acceptance.accept, ok({ message: 'Conta criada.' }))
    await person.type(name, ' Amado')
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(server.requests.at(-1)?.body).toMatchObject({
      full_name: 'Lia Torres Amado',
      password: 'Pauta-2026',
    })
  })

  it('that is over says so and offers no second try; one that could not be asked for does', async () => {
    server.on(acceptance.look, refused(400, 'O e-mail deste convite já tem uma conta no escritório.'))
    const { unmount } = openApp('/invite#velho')
    expect((await screen.findByRole('alert')).textContent).toContain('já tem uma conta')
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
    unmount()
    server.on(acceptance.look, 'unreachable')
    const { person } = openApp('/invite#novo')
    await screen.findByText(/^Não foi possível falar com o servidor/)
    server.on(acceptance.look, ok(opened))
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Lia Torres')).toBeTruthy()
  })

  it('takes a code where the link came without one', async () => {
    server.on(acceptance.look, ok({ ...opened, office_name: null }))
    const { person } = openApp('/invite')
    await person.type(await screen.findByLabelText(/^Código do convite/), ' codigo ')
    await person.click(screen.getByRole('button', { name: 'Abrir convite' }))
    expect(await screen.findByText(/^O escritório convidou você/)).toBeTruthy()
    expect(server.requests[0]?.body).toEqual({ token: 'codigo' })
  })

  it('tells whoever is signed in to leave first', async () => {
    openApp('/invite#codigo-do-link', helena)
    expect(await screen.findByText('Você está usando o Lavra como Helena Martins.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sair e aceitar o convite' })).toBeTruthy()
    expect(server.requests).toEqual([])
  })
})
