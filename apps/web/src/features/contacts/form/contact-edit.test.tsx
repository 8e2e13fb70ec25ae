import { contacts } from '@lavra/contracts/contacts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aContact } from '../../../../test/records'
import { fakeServer, ok, refused } from '../../../../test/server'

const stale = 'Alterado por outra pessoa. Recarregue antes de salvar.'
const nameLabel = /^Nome\*?$/

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(contacts.list, ok({ contacts: [aContact()], total: 1 }))
  server.on(contacts.get, ok(aContact()))
})

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const saves = () => server.requests.filter(({ body }) => body !== undefined)

async function openEdit() {
  const app = openApp('/contacts', helena)
  await app.person.click(await screen.findByRole('button', { name: 'Editar Marta Conceição' }))
  await screen.findByRole('dialog', { name: 'Editar Contato' })
  return app
}

const save = () => screen.getByRole('button', { name: 'Salvar' })

describe('changing a contact', () => {
  it('starts from what the server has now, and sends the version it was read in', async () => {
    const fresh = aContact({
      name: 'Marta Souza',
      version: 7,
      cpf_cnpj: '12ABC34501DE35',
      client_type: 'corporate',
      birth_date: '1980-05-17',
    })
    server.on(contacts.get, ok(fresh))
    server.on(contacts.update, ok(fresh))
    const { person } = await openEdit()
    expect(field(nameLabel).value).toBe('Marta Souza')
    expect(field('CPF/CNPJ').value).toBe('12.ABC.345/01DE-35')
    await person.clear(field('Profissão'))
    await person.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves()[0]?.headers.get('If-Match')).toBe('"7"')
    expect(saves()[0]?.body).toMatchObject({
      name: 'Marta Souza',
      profession: null,
      cpf_cnpj: '12ABC34501DE35',
      birth_date: '1980-05-17',
    })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar Marta Conceição' })),
    )
  })

  it('closes without asking where nothing was changed', async () => {
    const { person } = await openEdit()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('tells of one that is gone, and reads the list again', async () => {
    server.on(contacts.get, refused(404, 'Contato não encontrado'))
    const { person } = openApp('/contacts', helena)
    const edit = await screen.findByRole('button', { name: 'Editar Marta Conceição' })
    server.on(contacts.list, ok({ contacts: [], total: 0 }))
    await person.click(edit)
    expect(await screen.findByText('Contato não encontrado')).toBeTruthy()
    expect(await screen.findByText('Nenhum contato encontrado')).toBeTruthy()
  })
})

describe('somebody else saved first', () => {
  const theirs = aContact({
    version: 5,
    name: 'Marta C. Lima',
    origin: 'Site',
    email: 'outra@exemplo.com',
    custom_fields: { Convênio: 'Novo' },
  })

  async function typeAndClash() {
    const app = await openEdit()
    server.on(contacts.update, refused(412, stale, 'stale'))
    await app.person.clear(field(nameLabel))
    await app.person.type(field(nameLabel), 'Marta Lima')
    await app.person.clear(field('E-mail'))
    await app.person.type(field('E-mail'), 'outra@exemplo.com')
    await app.person.type(field('Nacionalidade'), 'brasileira')
    await app.person.click(save())
    return app
  }

  it('keeps what was typed, takes in what they changed, and lets a clash be decided', async () => {
    const { person } = await typeAndClash()
    expect((await screen.findByRole('alert')).textContent).toContain(stale)
    expect(field(nameLabel).value).toBe('Marta Lima')
    server.on(contacts.get, ok(theirs))
    await person.click(screen.getByRole('button', { name: 'Recarregar' }))
    const clashes = within(await screen.findByRole('list', { name: 'Campos alterados por duas pessoas' }))
    expect(clashes.getAllByRole('listitem')).toHaveLength(1)
    expect(clashes.getByText('Marta Lima')).toBeTruthy()
    expect(clashes.getByText('Marta C. Lima')).toBeTruthy()
    expect([
      field(nameLabel).value,
      field('Nacionalidade').value,
      field('Origem').value,
      field('Convênio').value,
    ]).toEqual(['Marta Lima', 'brasileira', 'Site', 'Novo'])
    await person.click(clashes.getByRole('button', { name: 'Usar o salvo' }))
    expect(field(nameLabel).value).toBe('Marta C. Lima')
    await person.click(clashes.getByRole('button', { name: 'Manter o meu' }))
    server.on(contacts.update, ok(theirs))
    await person.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves().map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"5"'])
    expect(saves()[1]?.body).toMatchObject({
      name: 'Marta Lima',
      nationality: 'brasileira',
      origin: 'Site',
      custom_fields: { Convênio: 'Novo' },
    })
  })

  it('says so where the two changed different things', async () => {
    const { person } = await typeAndClash()
    server.on(contacts.get, ok(aContact({ version: 5, origin: 'Site' })))
    await person.click(await screen.findByRole('button', { name: 'Recarregar' }))
    expect(
      await screen.findByText('O contato foi recarregado com o que você digitou. Confira e salve.'),
    ).toBeTruthy()
    expect([field(nameLabel).value, field('Origem').value]).toEqual(['Marta Lima', 'Site'])
  })

  it('loses nothing where reloading fails too', async () => {
    const { person } = await typeAndClash()
    server.on(contacts.get, refused(500, 'Erro interno do servidor'))
    await person.click(await screen.findByRole('button', { name: 'Recarregar' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Erro interno do servidor'))
    expect(field(nameLabel).value).toBe('Marta Lima')
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy()
  })
})
