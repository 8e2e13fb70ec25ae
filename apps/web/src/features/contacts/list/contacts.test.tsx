import { cases } from '@lavra/contracts/cases'
import { contacts } from '@lavra/contracts/contacts'
import { petitions } from '@lavra/contracts/petitions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aContact } from '../../../../test/records'
import { fakeServer, ok, refused } from '../../../../test/server'

let server: ReturnType<typeof fakeServer>
let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server = fakeServer()
  server.on(contacts.list, ok({ contacts: [aContact()], total: 1 }))
  server.on(contacts.get, ok(aContact()))
  server.on(
    cases.statistics,
    ok({ total: 0, active: 0, on_hold: 0, closed: 0, archived: 0, high_priority: 0 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(petitions.recent, ok([]))
})

const lists = () => server.requests.filter(({ path }) => path === '/api/v1/contacts/')
const address = () => window.location.pathname + window.location.search
const card = async () =>
  within((await screen.findByRole('heading', { name: 'Marta Conceição' })).closest('li') ?? document.body)

describe('the list', () => {
  it('shows what one looks up, as Brazil writes it', async () => {
    openApp('/contacts', helena)
    const shown = await card()
    for (const text of [
      '529.982.247-25',
      'marta@exemplo.com',
      '(11) 98765-4321',
      'enfermeira',
      'Indicação',
      '3 processos',
    ]) {
      expect(shown.getByText(text)).toBeTruthy()
    }
    expect(shown.getByRole('link', { name: '(11) 98765-4321' }).getAttribute('href')).toBe(
      'tel:+5511987654321',
    )
    expect(screen.getByText('1 contato')).toBeTruthy()
    expect(document.title).toBe('Contatos · Lavra')
  })

  it('searches once the typing has paused, and keeps it in the address', async () => {
    const { person } = openApp('/contacts?client_type=corporate', helena)
    await card()
    expect(lists().at(-1)?.query.toString()).toBe('contact_type=corporate&skip=0&limit=50')
    await person.type(screen.getByRole('searchbox', { name: 'Buscar contatos' }), '529.982')
    await waitFor(() => expect(lists().at(-1)?.query.get('search')).toBe('529.982'))
    expect(lists()).toHaveLength(2)
    expect(address()).toBe('/contacts?client_type=corporate&search=529.982')
    await person.click(screen.getByRole('button', { name: 'Todos' }))
    await waitFor(() => expect(address()).toBe('/contacts?search=529.982'))
    expect(lists().at(-1)?.query.has('contact_type')).toBe(false)
    await person.click(screen.getByRole('button', { name: 'Pessoa Física' }))
    await waitFor(() => expect(lists().at(-1)?.query.get('contact_type')).toBe('individual'))
  })

  it('takes search and type from the address', async () => {
    openApp('/contacts?search=Jo%C3%A3o&client_type=individual', helena)
    await card()
    expect(Object.fromEntries(lists()[0]?.query ?? [])).toEqual({
      search: 'João',
      contact_type: 'individual',
      skip: '0',
      limit: '50',
    })
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar contatos' }).value).toBe('João')
    expect(screen.getByRole('button', { name: 'Pessoa Física' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('pages through ten thousand, a page in the document at a time, the one before in sight meanwhile', async () => {
    const answers: (() => void)[] = []
    server.on(contacts.list, async ({ query }) => {
      const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))]
      if (skip > 0) await new Promise<void>((resolve) => answers.push(resolve))
      return ok({
        contacts: Array.from({ length: limit }, (_, n) =>
          aContact({ id: `k${skip + n}`, name: `Contato ${skip + n}` }),
        ),
        total: 10_000,
      })
    })
    const { person } = openApp('/contacts', helena)
    expect(await screen.findByText('Página 1 de 200')).toBeTruthy()
    expect(screen.getByText('10.000 contatos')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: /Próxima/ }))
    expect(screen.getByText('Contato 0')).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Contatos' }).getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.()
    expect(await screen.findByText('Contato 50')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Contatos' })).getAllByRole('listitem')).toHaveLength(50)
    expect(lists().at(-1)?.query.toString()).toBe('skip=50&limit=50')
    await person.type(screen.getByRole('searchbox', { name: 'Buscar contatos' }), 'x')
    await waitFor(() => expect(lists().at(-1)?.query.toString()).toBe('search=x&skip=0&limit=50'))
  })

  it('goes back to the last page where the one shown is gone', async () => {
    let total = 51
    server.on(contacts.list, ({ query }) =>
      ok({ contacts: Number(query.get('skip')) < total ? [aContact()] : [], total }),
    )
    server.on(contacts.remove, () => {
      total = 50
      return { status: 204 }
    })
    const { person } = openApp('/contacts', helena)
    await card()
    await person.click(screen.getByRole('button', { name: /Próxima/ }))
    await screen.findByText('Página 2 de 2')
    await person.click(screen.getByRole('button', { name: 'Excluir Marta Conceição' }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }),
    )
    expect(await screen.findByText('Página 1 de 1')).toBeTruthy()
  })

  it('tells an office without contacts from a search without hits', async () => {
    server.on(contacts.list, ok({ contacts: [], total: 0 }))
    const { person } = openApp('/contacts?search=zzz', helena)
    expect(await screen.findByText('Nenhum contato encontrado')).toBeTruthy()
    expect(screen.getByText('Tente ajustar os filtros')).toBeTruthy()
    await person.clear(screen.getByRole('searchbox', { name: 'Buscar contatos' }))
    await person.click(await screen.findByRole('button', { name: 'Cadastrar o primeiro contato' }))
    expect(await screen.findByRole('dialog', { name: 'Novo Contato' })).toBeTruthy()
  })

  it('is for every role', async () => {
    openApp('/contacts', { ...helena, user_role: 'restricted' })
    const shown = await card()
    for (const name of [/^Vincular/, /^Editar/, /^Excluir/])
      expect(shown.getByRole('button', { name })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Novo Contato' })).toBeTruthy()
  })

  it('says that it could not be loaded, and not that it is empty; only the console knows why', async () => {
    server.on(contacts.list, refused(500, 'Erro interno'))
    openApp('/contacts', helena)
    expect(await screen.findByText('Não foi possível carregar os contatos.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
    expect(screen.queryByText('Nenhum contato encontrado')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cadastrar o primeiro contato' })).toBeNull()
    expect(screen.queryByText('Erro interno')).toBeNull()
    expect(logged).toHaveBeenCalledWith(
      'contacts could not be loaded',
      expect.objectContaining({ status: 500 }),
    )
  })

  it('leads to the sign-in on 401 and back through it on 403', async () => {
    server.on(contacts.list, refused(401, 'Não autenticado'))
    const { unmount } = openApp('/contacts', helena)
    expect(await screen.findByLabelText('Usuário ou e-mail')).toBeTruthy()
    expect(address()).toBe('/login')
    expect(localStorage.getItem('access_token')).toBeNull()
    unmount()
    server.on(contacts.list, refused(403, 'Permissão insuficiente'))
    openApp('/contacts', helena)
    expect(await screen.findByText('Permissão insuficiente')).toBeTruthy()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })
})

describe('ways to a new contact', () => {
  it('the plus button of the top bar and the quick action of the dashboard lead there', async () => {
    const { person } = openApp('/', helena)
    expect((await screen.findByRole('link', { name: /Adicionar contato/ })).getAttribute('href')).toBe(
      '/contacts?new=true',
    )
    await person.click(screen.getByRole('button', { name: 'Adicionar contato' }))
    expect(await screen.findByRole('dialog', { name: 'Novo Contato' })).toBeTruthy()
    expect(address()).toBe('/contacts?new=true')
    await person.keyboard('{Escape}')
    expect(address()).toBe('/contacts')
  })

  it('the button opens it and has the focus again afterwards', async () => {
    const { person } = openApp('/contacts?search=a', helena)
    const button = await screen.findByRole('button', { name: 'Novo Contato' })
    await person.click(button)
    expect(address()).toBe('/contacts?search=a&new=true')
    const name = await screen.findByLabelText(/^Nome\*?$/)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await person.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/contacts?search=a')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})

describe('deleting', () => {
  it('asks first, and takes the contact away', async () => {
    server.on(contacts.remove, { status: 204 })
    const { person } = openApp('/contacts', helena)
    const remove = await screen.findByRole('button', { name: 'Excluir Marta Conceição' })
    await person.click(remove)
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Tem certeza que deseja excluir este contato?' }),
    )
    expect(question.getByText(/3 processos ficam sem este vínculo/)).toBeTruthy()
    await person.click(question.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(document.activeElement).toBe(remove))
    await person.click(remove)
    server.on(contacts.list, ok({ contacts: [], total: 0 }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }),
    )
    expect(await screen.findByText('Marta Conceição foi excluído.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Marta Conceição' })).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Novo Contato' })),
    )
    expect(server.requests.filter(({ path }) => path === '/api/v1/contacts/k1')).toHaveLength(1)
  })

  it('tells that it failed', async () => {
    server.on(contacts.remove, refused(500, 'Erro interno'))
    const { person } = openApp('/contacts', helena)
    await person.click(await screen.findByRole('button', { name: 'Excluir Marta Conceição' }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }),
    )
    expect(await screen.findByRole('alertdialog', { name: 'Erro ao excluir contato' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Entendi' }))
    expect(screen.getByRole('heading', { name: 'Marta Conceição' })).toBeTruthy()
  })
})
