import { system } from '@lavra/contracts/office/system'
import { profile } from '@lavra/contracts/accounts/profile'
import { users, type User } from '@lavra/contracts/accounts/users'
import { officeSettings, type SystemSettings } from '@lavra/contracts/office/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { fakeServer, ok, problem, refused, type Request } from '../../../test/server'

const ana: User = {
  ...helena,
  id: 'u2',
  username: 'ana',
  email: 'ana@exemplo.com',
  full_name: 'Ana Prado',
  user_role: 'standard',
}
const office: SystemSettings = {
  office_name: 'Martins & Prado',
  office_city: null,
  allow_registration: null,
  default_user_role: 'standard',
  send_confidential_to_ai: false,
  send_internal_to_ai: false,
  retention_case_years: 10,
  retention_session_days: 7,
  trash_days: 30,
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(users.me, ok({ ...helena, phone: '1134567890' }))
  server.on(users.list, ok([helena, ana]))
  server.on(officeSettings.settings, ok(office))
  server.on(system.publication, ok({ published: true, since: '2026-11-20T12:00:00.000Z', sign: 'origin' }))
  server.on(
    system.backups,
    ok({
      state: 'current',
      last: { at: '2026-11-21T06:00:00.000Z', bytes: 13_000_000, encrypted: true },
      kept: 7,
    }),
  )
})

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const sent = (path: string, body = true) =>
  server.requests.filter(
    (each: Request) => each.path === `/api/v1${path}` && (!body || each.body !== undefined),
  )
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

describe('the tabs', () => {
  it.each([
    ['admin', ['Meu Perfil', 'Alterar Senha', 'Gerenciar Usuários', 'Escritório', 'Privacidade', 'Lixeira']],
    ['standard', ['Meu Perfil', 'Alterar Senha', 'Gerenciar Usuários', 'Lixeira']],
    ['restricted', ['Meu Perfil', 'Alterar Senha']],
  ] as const)('are those of the role %s', async (user_role, names) => {
    openApp('/settings', { ...helena, user_role })
    await screen.findByRole('heading', { level: 1, name: 'Configurações' })
    expect(tabNames()).toEqual(names)
  })

  it('are not opened by their address for who does not see them', async () => {
    openApp('/settings?tab=office', { ...helena, user_role: 'standard' })
    expect(await screen.findByRole('tabpanel', { name: 'Meu Perfil' })).toBeTruthy()
    expect(sent('/users/settings/system', false)).toHaveLength(0)
  })

  it('are reached through the menu and by keyboard', async () => {
    const { person } = openApp('/settings', helena)
    expect(await screen.findByRole('link', { name: 'Configurações', current: 'page' })).toBeTruthy()
    ;(await screen.findByRole('tab', { name: 'Meu Perfil' })).focus()
    await person.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    expect(await screen.findByText('ana@exemplo.com', { selector: 'td' })).toBeTruthy()
    expect(window.location.search).toBe('?tab=users')
  })

  it('ask before something typed is lost', async () => {
    const { person } = openApp('/settings', helena)
    await person.type(await screen.findByLabelText(/Nome completo/), ' Souza')
    expect(screen.getByText('Há alterações não salvas.')).toBeTruthy()
    await person.click(screen.getByRole('tab', { name: 'Alterar Senha' }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continuar editando' }),
    )
    expect(field(/Nome completo/).value).toBe('Helena Martins Souza')
    expect(screen.queryByRole('alertdialog')).toBeNull()

    await person.click(screen.getByRole('link', { name: 'Configurações' }))
    await person.click(screen.getByRole('tab', { name: 'Alterar Senha' }))
    await person.click(await screen.findByRole('button', { name: 'Descartar' }))
    expect(await screen.findByLabelText(/Senha atual/)).toBeTruthy()
    expect(screen.queryByText('Há alterações não salvas.')).toBeNull()
  })

  it('and the way to another page asks, too', async () => {
    const { person } = openApp('/settings', helena)
    await person.type(await screen.findByLabelText('Especialização'), 'Família')
    await person.click(screen.getByRole('link', { name: 'Petições' }))
    await person.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    expect(window.location.pathname).toBe('/settings')
    await person.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(field('Especialização').value).toBe('')
    server.on(users.me, ok(helena))
    await person.click(screen.getByRole('link', { name: 'Petições' }))
    await waitFor(() => expect(window.location.pathname).toBe('/petitions'))
  })
})

describe('Meu Perfil', () => {
  it('shows what the server holds, and says what is missing or wrong', async () => {
    const { person } = openApp('/settings', helena)
    expect((await screen.findByLabelText<HTMLInputElement>('Telefone')).value).toBe('(11) 3456-7890')
    await person.clear(field(/Nome completo/))
    await person.clear(field(/E-mail/))
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    expect(screen.getByText('Nome completo é obrigatório')).toBeTruthy()
    expect(screen.getByText('E-mail é obrigatório')).toBeTruthy()
    await person.type(field(/E-mail/), 'helena@')
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    expect(screen.getByText('Email inválido')).toBeTruthy()
    expect(sent('/users/me')).toHaveLength(0)
  })

  it('saves, says so, and the sidebar and the stored user follow', async () => {
    server.on(profile.updateMe, ({ body }) => ok({ ...helena, ...(body as Partial<User>) }))
    const { person } = openApp('/settings', helena)
    await person.clear(await screen.findByLabelText(/Nome completo/))
    await person.type(field(/Nome completo/), 'Helena Souza')
    await person.clear(field('Telefone'))
    await person.type(field('Telefone'), '119123456789')
    expect(field('Telefone').value).toBe('(11) 91234-5678')
    await person.type(field('Número da OAB'), 'SP 123.456')
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    expect(await screen.findByText('Perfil atualizado com sucesso!')).toBeTruthy()
    expect(sent('/users/me')[0]?.body).toEqual({
      full_name: 'Helena Souza',
      email: 'helena@exemplo.com',
      phone: '(11) 91234-5678',
      oab_number: 'SP 123.456',
      specialization: null,
    })
    expect(screen.getByText('Helena Souza')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ full_name: 'Helena Souza' })
    expect(screen.queryByText('Há alterações não salvas.')).toBeNull()
  })

  it.each([
    [refused(500, 'Erro interno'), 'Erro interno'],
    [refused(400, 'E-mail já cadastrado', 'duplicate_email'), 'E-mail já cadastrado'],
    [refused(422, [problem('oab_number', 'Texto longo demais')]), 'Texto longo demais'],
    [
      'unreachable' as const,
      'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    ],
  ])('says that saving failed, and why: %#', async (answer, reason) => {
    server.on(profile.updateMe, answer)
    const { person } = openApp('/settings', helena)
    await person.type(await screen.findByLabelText(/Nome completo/), ' Souza')
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    expect(await screen.findByText('Erro ao atualizar perfil')).toBeTruthy()
    expect(screen.getByText(reason)).toBeTruthy()
    expect(field(/Nome completo/).value).toBe('Helena Martins Souza')
  })

  it('puts a taken e-mail under its field', async () => {
    server.on(profile.updateMe, refused(400, 'E-mail já cadastrado', 'duplicate_email'))
    const { person } = openApp('/settings', helena)
    await person.type(await screen.findByLabelText(/E-mail/), '.br')
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    await waitFor(() => expect(field(/E-mail/).getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field(/E-mail/))
  })

  it('says that it cannot be loaded, and tries again', async () => {
    server.on(users.me, refused(500, 'Erro interno'))
    const { person } = openApp('/settings', helena)
    expect(await screen.findByText('Erro ao carregar dados do usuário: Erro interno')).toBeTruthy()
    server.on(users.me, ok(helena))
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByLabelText(/Nome completo/)).toBeTruthy()
  })

  it.each([401, 403])('leads to the sign-in with an empty storage on %d', async (status) => {
    server.on(users.me, refused(status, 'Não autenticado'))
    openApp('/settings', helena)
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })
})

describe('Alterar Senha', () => {
  async function fill(current: string, password: string, confirmation = password) {
    const { person } = openApp('/settings?tab=password', helena)
    await screen.findByLabelText(/Senha atual/)
    if (current) await person.type(field(/Senha atual/), current)
    if (password) await person.type(field(/^Nova senha/), password)
    if (confirmation) await person.type(field(/Confirmar nova senha/), confirmation)
    await person.click(screen.getByRole('button', { name: 'Alterar Senha' }))
    return person
  }

  it('wants the current one, six characters and the same twice', async () => {
    await fill('', '12345', '54321')
    expect(screen.getByText('Senha é obrigatória')).toBeTruthy()
    expect(screen.getByText('A senha deve ter no mínimo 6 caracteres')).toBeTruthy()
    expect(screen.getByText('As senhas não coincidem')).toBeTruthy()
    expect(sent('/users/me/change-password')).toHaveLength(0)
  })

  it('changes it, says so and forgets what was typed', async () => {
    server.on(profile.changePassword, ok({ message: 'Senha alterada com sucesso!' }))
    await fill('antiga-1', ' nova senha ')
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeTruthy()
    expect(sent('/users/me/change-password')[0]?.body).toEqual({
      current_password: 'antiga-1',
      new_password: ' nova senha ',
    })
    await waitFor(() => expect(field(/Senha atual/).value).toBe(''))
    expect(field(/^Nova senha/).value).toBe('')
  })

  it('puts a wrong current password under its field', async () => {
    server.on(profile.changePassword, refused(400, 'Senha atual incorreta', 'wrong_password'))
    await fill('errada', 'nova-senha')
    expect(await screen.findByText('Erro ao alterar senha')).toBeTruthy()
    expect(screen.getByText('Senha atual incorreta')).toBeTruthy()
    expect(field(/Senha atual/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Nova senha/).value).toBe('nova-senha')
  })

  it('says what else the server refused', async () => {
    server.on(profile.changePassword, refused(429, 'Muitas tentativas. Tente novamente em instantes.'))
    await fill('antiga-1', 'nova-senha')
    expect(await screen.findByText('Erro ao alterar senha')).toBeTruthy()
    expect(screen.getByText('Muitas tentativas. Tente novamente em instantes.')).toBeTruthy()
  })

  it('says no more than that without a word from the server', async () => {
    server.on(profile.changePassword, { status: 500 })
    await fill('antiga-1', 'nova-senha')
    expect(await screen.findAllByText('Erro ao alterar senha')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can be shown while it is typed', async () => {
    const person = await fill('segredo', '', '')
    const [show] = screen.getAllByRole('button', { name: 'Mostrar senha' }) as [HTMLElement]
    await person.click(show)
    expect(field(/Senha atual/).type).toBe('text')
    expect(field(/^Nova senha/).type).toBe('password')
  })
})

describe('Escritório', () => {
  it('tells how the backups stand', async () => {
    openApp('/settings?tab=office', helena)
    expect(await screen.findByText('Em dia')).toBeTruthy()
    expect(screen.getByText(/^A última é de 21\/11\/2026, .+ \(12,4 MB, com senha\)\.$/)).toBeTruthy()
    expect(screen.getByText(/guarda as 7 mais novas/)).toBeTruthy()
  })

  it('says what to do where they are late, and where the server makes none', async () => {
    server.on(system.backups, ok({ state: 'late', last: null, kept: 7 }))
    openApp('/settings?tab=office', helena)
    expect(await screen.findByText('Atrasada')).toBeTruthy()
    expect(screen.getByText(/falta de espaço no disco/)).toBeTruthy()
    expect(screen.getByText('Ainda não há nenhuma na pasta de cópias deste servidor.')).toBeTruthy()
  })

  it('saves only what was changed', async () => {
    server.on(officeSettings.saveSettings, ({ body }) =>
      ok({ ...office, ...(body as Partial<SystemSettings>) }),
    )
    const { person } = openApp('/settings?tab=office', helena)
    await person.selectOptions(await screen.findByLabelText('Cadastro de novos usuários'), 'false')
    await person.selectOptions(field('Permissão inicial'), 'Restrito')
    await person.click(screen.getByRole('checkbox', { name: 'Enviar documentos confidenciais à IA' }))
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    expect(await screen.findByText('Configurações do escritório salvas!')).toBeTruthy()
    const [first] = sent('/users/settings/system')
    expect(first?.body).toEqual({
      allow_registration: false,
      default_user_role: 'restricted',
      send_confidential_to_ai: true,
    })

    await person.clear(field('Nome do escritório'))
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    await waitFor(() => expect(sent('/users/settings/system')).toHaveLength(2))
    expect(sent('/users/settings/system')[1]?.body).toEqual({ office_name: null })
  })

  it('explains what each of them does', async () => {
    openApp('/settings?tab=office', helena)
    const box = await screen.findByRole('checkbox', { name: 'Enviar documentos confidenciais à IA' })
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'nunca sai do escritório',
    )
    for (const label of ['Nome do escritório', 'Cidade', 'Cadastro de novos usuários', 'Permissão inicial'])
      expect(
        document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent,
      ).toMatch(/\w{3,} .*\.$/)
  })

  it('says why it could not be saved or loaded', async () => {
    server.on(officeSettings.saveSettings, refused(500, 'Erro interno'))
    const { person } = openApp('/settings?tab=office', helena)
    await person.type(await screen.findByLabelText('Cidade'), 'Campinas/SP')
    await person.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
    expect(await screen.findByText('Erro ao salvar configurações do escritório')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Erro interno')
  })
})
