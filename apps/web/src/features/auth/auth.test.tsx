import { auth } from '@lavra/contracts/accounts/auth'
import { cases } from '@lavra/contracts/cases'
import { petitions } from '@lavra/contracts/petitions'
import { registration } from '@lavra/contracts/accounts/registration'
import { system } from '@lavra/contracts/office/system'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { fakeServer, ok, problem, refused } from '../../../test/server'

let server: ReturnType<typeof fakeServer>
const signedIn = ok({ access_token: 'tok', token_type: 'bearer', expires_in: 3600, user: helena })

beforeEach(() => {
  server = fakeServer()
  server.on(
    cases.statistics,
    ok({ total: 3, active: 2, on_hold: 0, closed: 1, archived: 0, high_priority: 1 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(petitions.recent, ok([]))
  server.on(
    system.info,
    ok({ name: 'Lavra', version: '1', registration_open: true, ai: { mode: 'offline', model: null } }),
  )
})

async function signIn(person: ReturnType<typeof openApp>['person']): Promise<void> {
  await person.type(await screen.findByLabelText('Usuário ou e-mail'), 'helena')
  await person.type(screen.getByLabelText('Senha'), ' segredo ')
  await person.click(screen.getByRole('button', { name: 'Entrar' }))
}

describe('login', () => {
  it('shows the message of the server and stays', async () => {
    server.on(auth.signIn, refused(401, 'Credenciais inválidas'))
    const { person } = openApp('/login')
    await signIn(person)
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Credenciais inválidas')
    expect(window.location.pathname).toBe('/login')
    expect(localStorage.getItem('access_token')).toBeNull()
  })

  it('says that it failed where the server sends no sentence', async () => {
    server.on(auth.signIn, ok({}, 500))
    const { person } = openApp('/login')
    await signIn(person)
    expect((await screen.findByRole('alert')).textContent).toBe('Falha ao autenticar')
  })

  it('tells that the server cannot be reached', async () => {
    server.on(auth.signIn, 'unreachable')
    const { person } = openApp('/login')
    await signIn(person)
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível falar com o servidor')
  })

  it('sends a form, trims no password and keeps the session for good', async () => {
    server.on(auth.signIn, signedIn)
    const { person } = openApp('/login')
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lembrar de mim' })).checked).toBe(
      true,
    )
    await signIn(person)
    expect(await screen.findByRole('heading', { name: 'Visão Geral' })).toBeTruthy()
    expect(server.requests[0]?.body).toEqual({ username: 'helena', password: ' segredo ' })
    expect(localStorage.getItem('access_token')).toBe('tok')
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ username: 'helena' })
    expect(sessionStorage.getItem('access_token')).toBeNull()
  })

  it('keeps the session for this visit only when not asked to remember', async () => {
    server.on(auth.signIn, signedIn)
    const { person } = openApp('/login')
    await person.click(await screen.findByRole('checkbox', { name: 'Lembrar de mim' }))
    await signIn(person)
    await screen.findByRole('heading', { name: 'Visão Geral' })
    expect(sessionStorage.getItem('access_token')).toBe('tok')
    expect(localStorage.getItem('access_token')).toBeNull()
  })

  it('leads back to the page one came from', async () => {
    server.on(auth.signIn, signedIn)
    const { person } = openApp('/cases?status=active')
    expect(await screen.findByRole('heading', { level: 1, name: /petição nasce/ })).toBeTruthy()
    expect(window.location.pathname).toBe('/')
    await person.click(screen.getByRole('link', { name: 'Entrar' }))
    await signIn(person)
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/cases?status=active'),
    )
  })

  it('shows and hides the password', async () => {
    const { person } = openApp('/login')
    const password = await screen.findByLabelText('Senha')
    await person.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(password.getAttribute('type')).toBe('text')
    await person.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(password.getAttribute('type')).toBe('password')
  })
})

describe('a session that died', () => {
  it('leads to the login, which says why, and back again', async () => {
    server.on(cases.statistics, refused(401, 'Não autenticado'))
    openApp('/', helena)
    expect(await screen.findByText('Sua sessão terminou. Entre novamente.')).toBeTruthy()
    expect(window.location.pathname).toBe('/login')
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })
})

describe('registration', () => {
  it('asks for every field and sends nothing before', async () => {
    const { person } = openApp('/register')
    await person.click(await screen.findByRole('button', { name: 'Criar conta' }))
    for (const text of [
      'Nome completo é obrigatório',
      'Nome de usuário é obrigatório',
      'E-mail é obrigatório',
      'Senha é obrigatória',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/Nome completo/))
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/v1/info'])
  })

  it("puts the server's problem under its field and takes the new user to the login", async () => {
    server.on(registration.register, refused(422, [problem('username', 'Nome de usuário já está em uso')]))
    const { person } = openApp('/register')
    await person.type(await screen.findByLabelText(/Nome completo/), 'Helena Martins')
    await person.type(screen.getByLabelText(/Nome de usuário/), 'helena')
    await person.type(screen.getByLabelText(/E-mail/), 'helena@exemplo.com')
    await person.type(screen.getByLabelText(/^Senha/), 'segredo')
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    expect(await screen.findByText('Nome de usuário já está em uso')).toBeTruthy()
    expect(screen.getByLabelText(/Nome de usuário/).getAttribute('aria-invalid')).toBe('true')

    server.on(registration.register, ok(helena, 201))
    await person.click(screen.getByRole('button', { name: 'Criar conta' }))
    expect(await screen.findByText('Conta criada. Entre com o seu usuário e a sua senha.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Usuário ou e-mail').value).toBe('helena')
  })
})

describe('password recovery', () => {
  it('shows the token that the server generated and takes it to the next screen', async () => {
    server.on(auth.requestReset, ok({ message: 'Password reset token generated: abc123' }))
    const { person } = openApp('/forgot-password')
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Redefinir senha' })
    await person.type(screen.getByLabelText(/E-mail/), '   ')
    expect(send.disabled).toBe(true)
    await person.type(screen.getByLabelText(/E-mail/), 'helena@exemplo.com')
    await person.click(send)
    expect(await screen.findByText('abc123')).toBeTruthy()
    expect(screen.getByText(/Somente para desenvolvimento/)).toBeTruthy()
    await person.click(screen.getByRole('link', { name: 'Redefinir senha' }))
    expect((await screen.findByLabelText<HTMLInputElement>(/Token/)).value).toBe('abc123')
  })

  it('shows only the words of a server that sends the token by e-mail', async () => {
    server.on(
      auth.requestReset,
      ok({ message: 'Se o e-mail estiver cadastrado, as instruções foram enviadas.' }),
    )
    const { person } = openApp('/forgot-password')
    await person.type(await screen.findByLabelText(/E-mail/), 'helena@exemplo.com')
    await person.click(screen.getByRole('button', { name: 'Redefinir senha' }))
    expect(await screen.findByText(/as instruções foram enviadas/)).toBeTruthy()
    expect(screen.queryByText(/Somente para desenvolvimento/)).toBeNull()
  })

  it('wants two equal passwords of six characters, and then leads to the login', async () => {
    server.on(auth.confirmReset, ok({ message: 'Senha redefinida' }))
    const { person } = openApp('/reset-password?token=abc123')
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Redefinir senha' })
    expect(send.disabled).toBe(true)
    await person.type(screen.getByLabelText(/Nova senha/), 'curta')
    await person.type(screen.getByLabelText(/Confirmar senha/), 'outra')
    await person.click(send)
    expect(screen.getByText('A senha deve ter pelo menos 6 caracteres')).toBeTruthy()
    expect(screen.getByText('As senhas não coincidem')).toBeTruthy()
    expect(server.requests).toHaveLength(0)

    await person.clear(screen.getByLabelText(/Nova senha/))
    await person.type(screen.getByLabelText(/Nova senha/), 'segredo')
    await person.clear(screen.getByLabelText(/Confirmar senha/))
    await person.type(screen.getByLabelText(/Confirmar senha/), 'segredo')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await person.click(send)
    expect(await screen.findByText('Senha redefinida com sucesso!')).toBeTruthy()
    expect(server.requests[0]?.body).toEqual({ token: 'abc123', new_password: 'segredo' })
    vi.advanceTimersByTime(3000)
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
  })
})
