import { contacts } from '@lavra/contracts/contacts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aContact } from '../../../../test/records'
import { fakeServer, ok, problem, refused } from '../../../../test/server'

const emailAlert = 'Email inválido. Por favor, insira um email válido (ex: nome@exemplo.com)'
const nameLabel = /^Nome\*?$/

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(contacts.list, ok({ contacts: [aContact()], total: 1 }))
})

const lists = () => server.requests.filter(({ path }) => path === '/api/v1/contacts/')
const sent = () => server.requests.find(({ body }) => body !== undefined)
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' })

async function openNew() {
  const app = openApp('/contacts?new=true', helena)
  await screen.findByRole('dialog', { name: 'Novo Contato' })
  return app
}

describe('the form', () => {
  it('sends every field', async () => {
    server.on(contacts.create, ok(aContact(), 201))
    const { person } = await openNew()
    expect(save().disabled).toBe(true)
    expect(screen.queryByText('Nome é obrigatório')).toBeNull()
    await person.click(field('Telefone'))
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy()
    expect(field(nameLabel).getAttribute('aria-invalid')).toBe('true')
    const typed = {
      'CPF/CNPJ': '52998224725',
      RG: '12.345.678-X',
      'E-mail': 'marta@exemplo.com',
      Telefone: '11987654321',
      CEP: '01000111',
      Nacionalidade: 'brasileira',
      Profissão: 'enfermeira',
      Endereço: 'Rua A, 1',
      Origem: 'Indicação',
      'Observações gerais': 'Prefere a tarde',
    }
    await person.type(field(nameLabel), 'Marta')
    for (const [label, text] of Object.entries(typed)) {
      await person.click(field(label))
      await person.paste(text)
    }
    expect(screen.queryByText('Nome é obrigatório')).toBeNull()
    await person.type(field('Data de nascimento'), '17051980')
    expect(field('Data de nascimento').value).toBe('17/05/1980')
    await person.selectOptions(field('Estado civil'), 'União estável')
    await person.selectOptions(field('Gênero'), 'Feminino')
    await person.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()?.body).toEqual({
      name: 'Marta',
      client_type: 'individual',
      cpf_cnpj: '52998224725',
      rg: '12345678',
      email: 'marta@exemplo.com',
      phone: '11987654321',
      birth_date: '1980-05-17',
      marital_status: 'uniao_estavel',
      profession: 'enfermeira',
      nationality: 'brasileira',
      gender: 'feminino',
      address: 'Rua A, 1',
      zip_code: '01000111',
      origin: 'Indicação',
      general_notes: 'Prefere a tarde',
      custom_fields: {},
    })
    expect(sent()?.headers.get('Idempotency-Key')).toMatch(/[0-9a-f-]{36}/)
    expect(window.location.search).toBe('')
    expect(await screen.findByText('Marta Conceição foi cadastrado.')).toBeTruthy()
    expect(lists().length).toBeGreaterThan(1)
  })

  it.each([
    ['CPF/CNPJ', '52998224725', '529.982.247-25'],
    ['CPF/CNPJ', '11222333000181999', '11.222.333/0001-81'],
    ['CPF/CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['RG', '12.345.678-9012345678', '123456789012345'],
    ['CEP', '01000-1119', '01000-111'],
    ['Telefone', '1134567890', '(11) 3456-7890'],
    ['Telefone', '119876543210', '(11) 98765-4321'],
    ['Telefone', '55987654321', '(55) 98765-4321'],
  ])('%s: %s typed is shown as %s', async (label, typed, shown) => {
    const { person } = await openNew()
    await person.type(field(label), typed)
    expect(field(label).value).toBe(shown)
  })

  it.each([
    ['CPF/CNPJ', 'CNPJ: 12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['CPF/CNPJ', 'CPF 529.982.247-25', '529.982.247-25'],
    ['CPF/CNPJ', 'Marta 529.982.247-25', '529.982.247-25'],
    ['Telefone', '+55 (11) 98765-4321', '(11) 98765-4321'],
    ['Telefone', '5511987654321', '(11) 98765-4321'],
  ])('%s: %s pasted is shown as %s', async (label, pasted, shown) => {
    const { person } = await openNew()
    await person.click(field(label))
    await person.paste(pasted)
    expect(field(label).value).toBe(shown)
  })

  it('keeps the caret where one corrects a digit', async () => {
    const { person } = await openNew()
    await person.type(field('CEP'), '13010050')
    await person.type(field('CEP'), '9', { initialSelectionStart: 2, initialSelectionEnd: 3 })
    expect(field('CEP').value).toBe('13910-050')
    expect(field('CEP').selectionStart).toBe(3)
  })

  it('doubts wrong check digits without refusing them', async () => {
    server.on(
      contacts.create,
      ok(
        aContact({ warnings: [{ field: 'cpf_cnpj', message: 'CPF com dígito verificador inválido.' }] }),
        201,
      ),
    )
    const { person } = await openNew()
    await person.type(field('CPF/CNPJ'), '529982247')
    expect(screen.queryByText(/Confira o número/)).toBeNull()
    await person.type(field('CPF/CNPJ'), '26')
    expect(screen.getByText('CPF com dígito verificador inválido. Confira o número.')).toBeTruthy()
    expect(field('CPF/CNPJ').getAttribute('aria-invalid')).toBeNull()
    await person.type(field(nameLabel), 'Marta')
    await person.click(save())
    expect(await screen.findByText('CPF com dígito verificador inválido.')).toBeTruthy()
    expect(sent()?.body).toMatchObject({ cpf_cnpj: '52998224726' })
  })

  it('says of a short number only afterwards that it is short, and of letters what becomes of them', async () => {
    const { person } = await openNew()
    await person.type(field('CPF/CNPJ'), '1234')
    expect(screen.queryByText('CPF ou CNPJ incompleto. Confira o número.')).toBeNull()
    await person.tab()
    expect(screen.getByText('CPF ou CNPJ incompleto. Confira o número.')).toBeTruthy()
    await person.clear(field('CPF/CNPJ'))
    await person.type(field('CPF/CNPJ'), '12ABC34501DE36')
    expect(screen.getByText(/as letras só são salvas quando ele confere/)).toBeTruthy()
  })

  it('follows the number with the kind of person, until told otherwise', async () => {
    const { person } = await openNew()
    const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de pessoa' })
    await person.type(field('CPF/CNPJ'), '11222333000181')
    expect(type.value).toBe('corporate')
    await person.selectOptions(type, 'Pessoa Física')
    await person.type(field('CPF/CNPJ'), '{Backspace}1')
    expect(type.value).toBe('individual')
  })

  it('says of a wrong e-mail inline and in a dialog, and goes back to it', async () => {
    const { person } = await openNew()
    await person.type(field(nameLabel), 'Marta')
    await person.type(field('E-mail'), 'marta@')
    await person.tab()
    expect(screen.getByText('Email inválido')).toBeTruthy()
    await person.type(field('E-mail'), 'x')
    expect(screen.queryByText('Email inválido')).toBeNull()
    await person.click(save())
    expect(within(await screen.findByRole('alertdialog')).getByText(emailAlert)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Entendi' })))
    await person.keyboard('{Enter}')
    expect(screen.getByText('Email inválido')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')))
    expect(sent()).toBeUndefined()
  })

  it.each([
    [
      refused(422, [problem('origin', 'Texto longo demais')]),
      'Erro de validação. Verifique os dados e tente novamente.',
    ],
    [refused(500, 'Erro interno'), 'Erro ao salvar contato'],
    ['unreachable' as const, 'Erro ao salvar contato'],
  ])('tells that it could not be saved, and keeps what was typed: %#', async (answer, text) => {
    server.on(contacts.create, answer)
    const { person } = await openNew()
    await person.type(field(nameLabel), 'Marta')
    await person.click(save())
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Entendi' }))
    expect(field(nameLabel).value).toBe('Marta')
    const wrong = text.startsWith('Erro de validação')
    await waitFor(() => expect(document.activeElement).toBe(wrong ? field('Origem') : save()))
    if (wrong) expect(screen.getByText('Texto longo demais')).toBeTruthy()
  })

  it('asks before what was typed is thrown away', async () => {
    const { person } = await openNew()
    await person.type(field(nameLabel), 'Marta')
    await person.keyboard('{Escape}')
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continuar editando' }),
    )
    expect(field(nameLabel).value).toBe('Marta')
    await person.click(screen.getByRole('button', { name: 'Cancelar' }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Novo Contato' })),
    )
  })
})

describe('custom fields', () => {
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Adicionar' })

  it('are added with a name and a description only, then described and removed but not renamed', async () => {
    server.on(contacts.create, ok(aContact(), 201))
    const { person } = await openNew()
    await person.type(field(nameLabel), 'Marta')
    await person.type(field('Novo campo'), 'Convênio')
    expect(add().disabled).toBe(true)
    await person.type(field('Descrição'), '   ')
    expect(add().disabled).toBe(true)
    await person.type(field('Descrição'), 'Vida')
    await person.click(add())
    expect(document.activeElement).toBe(field('Novo campo'))
    expect(field('Novo campo').value).toBe('')
    await person.type(field('Convênio'), ' Plena')
    await person.type(field('Novo campo'), 'Time')
    await person.type(field('Descrição'), 'Santos{Enter}')
    expect(field('Time').value).toBe('Santos')
    expect(sent()).toBeUndefined()
    await person.click(screen.getByRole('button', { name: 'Remover campo Time' }))
    expect(screen.queryByLabelText('Time')).toBeNull()
    await person.type(field('Novo campo'), 'Convênio')
    expect(screen.getByText('Já existe um campo com esse nome')).toBeTruthy()
    await person.clear(field('Novo campo'))
    await person.click(save())
    await waitFor(() => expect(sent()?.body).toMatchObject({ custom_fields: { Convênio: 'Vida Plena' } }))
  })

  it('written to the end count without being added, half-written ones do not', async () => {
    server.on(contacts.create, ok(aContact(), 201))
    const { person } = await openNew()
    await person.type(field(nameLabel), 'Marta')
    await person.type(field('Novo campo'), 'Convênio')
    await person.type(field('Descrição'), 'Vida')
    await person.click(save())
    await waitFor(() => expect(sent()?.body).toMatchObject({ custom_fields: { Convênio: 'Vida' } }))
  })

  it('are fifty at most, and each wants its description', async () => {
    const fifty = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`Campo ${n + 1}`, 'x']))
    server.on(contacts.get, ok(aContact({ custom_fields: fifty })))
    const { person } = openApp('/contacts', helena)
    await person.click(await screen.findByRole('button', { name: 'Editar Marta Conceição' }))
    expect(await screen.findByText(/No máximo 50 campos personalizados/)).toBeTruthy()
    expect(screen.queryByLabelText('Novo campo')).toBeNull()
    await person.clear(field('Campo 7'))
    await person.click(save())
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy()
    expect(sent()).toBeUndefined()
    await person.click(screen.getByRole('button', { name: 'Remover campo Campo 7' }))
    expect(field('Novo campo')).toBeTruthy()
  })
})
