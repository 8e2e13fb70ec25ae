import { clients } from '@lavra/contracts/clients'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aClient } from '../../../../test/records'
import { fakeServer, ok, problem, refused } from '../../../../test/server'

const padaria = aClient({ email: null, phone: '11987654321', status: 'inactive' })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(clients.list, ok({ clients: [padaria], total: 31 }))
})

const saves = () => server.requests.filter((request) => request.body !== undefined)
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const goneDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('editing one', () => {
  async function open() {
    const { person } = openApp('/users', helena)
    const button = await screen.findByRole('button', { name: 'Editar Padaria Três Irmãos Ltda.' })
    await person.click(button)
    await screen.findByRole('dialog', { name: 'Editar Usuario' })
    return { person, button, save: () => person.click(screen.getByRole('button', { name: 'Salvar' })) }
  }

  it('starts with what is known, and sends what changed with the version that was read', async () => {
    server.on(clients.update, ok({ ...padaria, status: 'active', version: 2 }))
    const { person, button, save } = await open()
    expect([field(/Nome/).value, field('Telefone').value, field('Status').value]).toEqual([
      padaria.name,
      '(11) 98765-4321',
      'inactive',
    ])
    await person.selectOptions(field('Status'), 'Ativo')
    await person.type(field('E-mail'), 'Padaria@Exemplo.com')
    await save()
    await goneDialog()
    expect(saves()[0]?.body).toEqual({ status: 'active', email: 'padaria@exemplo.com' })
    expect(saves()[0]?.headers.get('If-Match')).toBe('"1"')
    expect(await screen.findByText('Padaria Três Irmãos Ltda. foi atualizado.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it.each([
    [
      refused(400, 'E-mail já cadastrado', 'duplicate_email'),
      'Este e-mail já está cadastrado para outro usuario.',
    ],
    [refused(400, 'Cliente bloqueado'), 'Cliente bloqueado'],
    [refused(422, [problem('phone', 'Texto longo demais')]), 'Erro de validação: Texto longo demais'],
    [refused(422, []), 'Erro de validação nos dados do formulário'],
    [refused(404, 'Cliente não encontrado'), 'Erro ao atualizar usuario: Cliente não encontrado'],
    [{ status: 502 }, 'Erro ao atualizar usuario. Verifique os dados e tente novamente.'],
  ])('says why it failed: %#', async (answer, text) => {
    server.on(clients.update, answer)
    const { person, save } = await open()
    await person.type(field(/Nome/), ' ME')
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('lets somebody else keep what they changed, and the person what they typed', async () => {
    const theirs = { ...padaria, name: 'Padaria Quatro Irmãos', email: 'contato@quatro.com', version: 5 }
    server.on(clients.update, refused(412, 'Alterado por outra pessoa. Recarregue antes de salvar.', 'stale'))
    server.on(clients.get, ok(theirs))
    const { person, save } = await open()
    await person.clear(field(/Nome/))
    await person.type(field(/Nome/), 'Padaria Nova')
    await person.selectOptions(field('Status'), 'Ativo')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Alterado por outra pessoa. Recarregue antes de salvar.',
    )

    await person.click(screen.getByRole('button', { name: 'Recarregar' }))
    expect(await screen.findByText(/O que você digitou foi mantido/)).toBeTruthy()
    expect([field(/Nome/).value, field('E-mail').value, field('Status').value]).toEqual([
      'Padaria Nova',
      'contato@quatro.com',
      'active',
    ])
    expect(screen.getByText('No cadastro agora: Padaria Quatro Irmãos')).toBeTruthy()
    expect(screen.queryByText('No cadastro agora: Inativo')).toBeNull()

    server.on(clients.update, ok({ ...theirs, name: 'Padaria Nova', version: 6 }))
    await save()
    await goneDialog()
    expect(saves().at(-1)?.body).toEqual({ name: 'Padaria Nova', status: 'active' })
    expect(saves().at(-1)?.headers.get('If-Match')).toBe('"5"')
  })
})

describe('deleting one', () => {
  async function ask() {
    const { person } = openApp('/users', helena)
    const button = await screen.findByRole('button', { name: 'Excluir Padaria Três Irmãos Ltda.' })
    await person.click(button)
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Tem certeza que deseja excluir este usuario?' }),
    )
    return { person, button, answer: (name: string) => person.click(question.getByRole('button', { name })) }
  }

  it('asks first', async () => {
    const { button, answer } = await ask()
    await answer('Cancelar')
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(server.requests.some(({ path }) => path.endsWith(`/${padaria.id}`))).toBe(false)
  })

  it('takes it off the list, says so, and gives the keyboard a place', async () => {
    const { answer } = await ask()
    server.on(clients.remove, { status: 204 })
    server.on(clients.list, ok({ clients: [], total: 0 }))
    await answer('Excluir')
    expect(await screen.findByText('Padaria Três Irmãos Ltda. foi excluído.')).toBeTruthy()
    expect(screen.getByText('Nenhum usuario encontrado')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Resultados' })),
    )
  })

  it('goes back a page when the last one has become empty', async () => {
    server.on(clients.list, ok({ clients: [padaria], total: 11 }))
    server.on(clients.remove, { status: 204 })
    const { person } = openApp('/users', helena)
    await screen.findByText('Página 1 de 2')
    await person.click(screen.getByRole('button', { name: /Próxima/ }))
    await screen.findByText('Página 2 de 2')
    server.on(clients.list, ({ query }) =>
      ok({ clients: query.get('skip') === '0' ? [padaria] : [], total: 10 }),
    )
    await person.click(await screen.findByRole('button', { name: /Excluir/ }))
    await person.click(await screen.findByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Página 1 de 1')).toBeTruthy()
    expect(await screen.findByText('Padaria Três Irmãos Ltda.', { selector: 'td p' })).toBeTruthy()
  })

  it.each([
    [refused(409, 'Cliente possui processos vinculados'), 'Cliente possui processos vinculados'],
    [refused(500, 'Erro interno'), 'Erro ao excluir usuario. Tente novamente.'],
    ['unreachable' as const, 'Erro ao excluir usuario. Tente novamente.'],
  ])('says why it could not be done: %#', async (reply, text) => {
    server.on(clients.remove, reply)
    const { person, button, answer } = await ask()
    await answer('Excluir')
    const told = within(await screen.findByRole('alertdialog', { name: text }))
    await person.click(told.getByRole('button', { name: 'Entendi' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})
