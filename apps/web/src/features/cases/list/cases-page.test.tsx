import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aClient } from '../../../../test/records'
import { fakeServer, ok, refused, type Request } from '../../../../test/server'

let server: ReturnType<typeof fakeServer>
const statistics = { total: 38, active: 24, on_hold: 3, closed: 11, archived: 0, high_priority: 5 }
const { parties: _, ...withoutParties } = aCase()

beforeEach(() => {
  server = fakeServer()
  server.on(cases.statistics, ok(statistics))
  server.on(clients.list, ok({ clients: [aClient()], total: 1 }))
  server.on(cases.list, ok({ cases: [withoutParties], total: 1 }))
  server.on(cases.listWithParties, ok({ cases: [aCase()], total: 1 }))
})

const open = (at = '/cases') => {
  const { person: user } = openApp(at, helena)
  return { user, address: () => window.location.pathname + window.location.search }
}
const sent = (path: string) => server.requests.filter((request: Request) => request.path === path)
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Processos' })).getAllByRole('listitem')

describe('the list of cases', () => {
  it('shows cards and the statistics', async () => {
    open()
    const [card] = (await cards()) as [HTMLElement]
    expect(within(card).getByRole('link', { name: 'Cobrança de mercadorias' }).getAttribute('href')).toBe(
      '/cases/case-1',
    )
    expect(card.textContent).toContain('Alta')
    expect(card.textContent).toContain('01/12/2026')
    expect(card.textContent).not.toContain('João Conceição')
    expect(
      await screen.findByText('38 processos · 24 ativos · 3 em pausa · 11 encerrados · 5 de alta prioridade'),
    ).toBeTruthy()
  })

  it('takes the status from the address and searches once the typing has paused', async () => {
    const { user, address } = open('/cases?status=active')
    expect(await screen.findByRole('button', { name: 'Ativo' })).toHaveProperty('ariaPressed', 'true')
    await user.type(screen.getByRole('searchbox', { name: 'Buscar processos' }), 'padaria')
    await waitFor(() => expect(address()).toBe('/cases?status=active&search=padaria'))
    await waitFor(() => expect(sent('/api/v1/cases/')).toHaveLength(2))
    const [, search] = sent('/api/v1/cases/')
    expect(search?.query.get('search')).toBe('padaria')
    expect(search?.query.get('status')).toBe('active')
  })

  it('names the parties in party mode', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('switch', { name: 'Modo com partes processuais' }))
    expect(await screen.findByText('João Conceição')).toBeTruthy()
  })

  it('pages through five thousand, a page in the document at a time, and keeps the page in the address', async () => {
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({
        ...withoutParties,
        id: `c${from + place}`,
        title: `Processo ${from + place}`,
      }))
    server.on(cases.list, ({ query }) =>
      ok({ cases: rows(Number(query.get('skip')), Number(query.get('limit'))), total: 5000 }),
    )
    const { user, address } = open('/cases?page=2')
    expect(await screen.findByText('Página 2 de 209')).toBeTruthy()
    expect(await cards()).toHaveLength(24)
    await user.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(await screen.findByRole('link', { name: 'Processo 48' })).toBeTruthy()
    expect(address()).toBe('/cases?page=3')
    await user.selectOptions(screen.getByLabelText('Itens por página'), '96')
    await waitFor(async () => expect(await cards()).toHaveLength(96))
    expect(address()).toBe('/cases?size=96')
    await user.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(await screen.findByText('Página 2 de 53')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ativo' }))
    await waitFor(() => expect(address()).toBe('/cases?size=96&status=active'))
  })

  it('goes back to the last page where the one asked for is gone', async () => {
    server.on(cases.list, ({ query }) =>
      ok({ cases: query.get('skip') === '0' ? [withoutParties] : [], total: 1 }),
    )
    const { address } = open('/cases?page=9')
    expect(await cards()).toHaveLength(1)
    expect(address()).toBe('/cases')
  })

  it.each([
    ['Manter o prazo', '2026-12-01'],
    ['Cumprido: tirar o prazo', null],
  ])(
    'shows a case at a glance, and leads to its form, read anew; closed with an open deadline it asks: %s',
    async (answer, deadline) => {
      server.on(cases.getWithParties, ok(aCase({ title: 'Cobrança, novo título', version: 7 })))
      server.on(cases.update, ok(aCase({ version: 8 })))
      const { user } = open()
      await user.click(await screen.findByRole('button', { name: 'Resumo de Cobrança de mercadorias' }))
      const details = within(await screen.findByRole('dialog', { name: 'Cobrança, novo título' }))
      expect(details.getByText('Criado em').nextSibling?.textContent).toContain('01/03/2026')
      expect(details.getByText('Atualizado em')).toBeTruthy()
      await user.click(details.getByRole('button', { name: 'Editar' }))
      const form = within(await screen.findByRole('dialog', { name: 'Editar Processo' }))
      await user.selectOptions(form.getByLabelText('Status'), 'closed')
      await user.click(form.getByRole('button', { name: 'Salvar' }))
      // An open deadline is not closed with its case unasked: going back sends nothing and leaves the form as
      // it was.
      await user.click(
        within(await screen.findByRole('alertdialog', { name: 'E o prazo em aberto?' })).getByRole('button', {
          name: 'Voltar',
        }),
      )
      expect(server.requests.filter((request) => request.body)).toEqual([])
      await user.click(form.getByRole('button', { name: 'Salvar' }))
      await user.click(await screen.findByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const [put] = server.requests.filter((request) => request.body)
      expect(put?.headers.get('If-Match')).toBe('"7"')
      expect(put?.body).toMatchObject({
        status: 'closed',
        title: 'Cobrança, novo título',
        next_deadline: deadline,
      })
      expect(put?.body).not.toHaveProperty('parties')
    },
  )

  it('asks before a case is deleted, and tells where that failed', async () => {
    server.on(cases.remove, refused(500, 'Erro interno'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Ações de Cobrança de mercadorias' }))
    await user.click(screen.getByRole('menuitem', { name: 'Excluir' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Tem certeza que deseja excluir este processo?' }),
    )
    await user.click(question.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByRole('alertdialog', { name: 'Erro ao excluir processo' })).toBeTruthy()
  })

  it('says what to do where nothing is found or the server fails', async () => {
    server.on(cases.list, ok({ cases: [], total: 0 }))
    open('/cases?search=zzz')
    expect(await screen.findByText('Nenhum processo encontrado')).toBeTruthy()
    expect(screen.getByText('Tente ajustar os filtros')).toBeTruthy()
  })

  it('tells that the list could not be read, and reads it again', async () => {
    server.on(cases.list, refused(500, 'Erro interno'))
    const { user } = open()
    expect(
      await screen.findByText('Erro ao carregar dados. Verifique se o servidor está rodando.'),
    ).toBeTruthy()
    server.on(cases.list, ok({ cases: [withoutParties], total: 1 }))
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('link', { name: 'Cobrança de mercadorias' })).toBeTruthy()
  })
})

describe('the form of a new case', () => {
  async function openForm(at?: string) {
    const page = open(at)
    await page.user.click(await screen.findByRole('button', { name: 'Novo Processo' }))
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Novo Processo' })) }
  }

  it("writes a court's number as the CNJ does, as soon as it is typed or pasted whole", async () => {
    const { user, dialog } = await openForm()
    const number = dialog.getByLabelText<HTMLInputElement>(/Número do processo/)
    await user.clear(number)
    await user.type(number, '1012345222026826011')
    expect(number.value).toBe('1012345222026826011')
    await user.type(number, '4')
    expect(number.value).toBe('1012345-22.2026.8.26.0114')
    await user.clear(number)
    await user.click(number)
    await user.paste('1012345 22 2026 8 26 0114 ')
    expect(number.value).toBe('1012345-22.2026.8.26.0114')
  })

  it('starts with a number of its own and says what is missing in the words of the contract', async () => {
    const { user, dialog } = await openForm()
    const number = dialog.getByLabelText(/Número do processo/)
    expect((number as HTMLInputElement).value).toMatch(
      new RegExp(`^PROC-${new Date().getFullYear()}-\\d{6}$`),
    )
    await user.clear(number)
    await user.click(dialog.getByRole('button', { name: 'Criar Processo' }))
    for (const message of [
      'Título é obrigatório',
      'Número do processo é obrigatório',
      'Tipo de processo é obrigatório',
      'Cliente é obrigatório',
    ])
      expect(dialog.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(/Título/))
    expect(server.requests.some((request) => request.body)).toBe(false)
  })

  it('creates a case with its parties in one call', async () => {
    server.on(cases.createWithParties, ok(aCase({ parties: [] }), 201))
    const { user, dialog } = await openForm('/cases?parties=1')
    await user.type(dialog.getByLabelText(/Título/), ' Cobrança ')
    await user.selectOptions(dialog.getByLabelText(/Tipo de processo/), 'Litígio Cível')
    await user.type(dialog.getByRole('combobox', { name: /Cliente/ }), 'padaria')
    await user.click(await dialog.findByRole('option', { name: /Padaria Três Irmãos/ }))
    await user.click(dialog.getByRole('button', { name: 'Adicionar Parte' }))
    await user.type(dialog.getByLabelText(/^Nome/), 'Ana Maria')
    await user.type(dialog.getByLabelText('CPF'), '52998224725')
    expect(dialog.getByLabelText('CPF')).toHaveProperty('value', '529.982.247-25')
    await user.click(dialog.getByText('Dados para petições'))
    await user.type(dialog.getByLabelText(/Valor da causa/), '1845000')
    await user.click(dialog.getByRole('button', { name: 'Criar Processo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/api/v1/cases/with-parties')[0]?.body).toMatchObject({
      title: 'Cobrança',
      client_id: 'client-1',
      case_type: 'Litígio Cível',
      status: 'active',
      priority: 'medium',
      claim_value: '18450.00',
      parties: [{ name: 'Ana Maria', role: 'plaintiff', party_type: 'individual', cpf_cnpj: '52998224725' }],
    })
  })

  it('takes the only client that fits by Enter, and adds one that is missing', async () => {
    server.on(clients.list, ({ query }) => {
      const fits = 'padaria três irmãos ltda.'.includes((query.get('search') ?? '').toLowerCase())
      return ok(fits ? { clients: [aClient()], total: 1 } : { clients: [], total: 0 })
    })
    server.on(clients.create, ({ body }) =>
      ok(aClient({ id: 'client-9', name: (body as { name: string }).name }), 201),
    )
    const { user, dialog } = await openForm()
    const box = dialog.getByRole<HTMLInputElement>('combobox', { name: /Cliente/ })
    await user.type(box, 'padaria')
    await dialog.findByRole('option', { name: 'Cadastrar “padaria” como cliente' })
    await user.keyboard('{Enter}')
    expect(box.value).toBe('Padaria Três Irmãos Ltda.')
    await user.clear(box)
    await user.type(box, 'Zuleica')
    expect(await dialog.findByText('Nenhum cliente encontrado')).toBeTruthy()
    await user.click(await dialog.findByRole('option', { name: 'Cadastrar “Zuleica” como cliente' }))
    const added = within(await screen.findByRole('dialog', { name: 'Adicionar Usuario' }))
    expect(added.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Zuleica')
    await user.click(added.getByRole('button', { name: /Salvar|Adicionar/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Adicionar Usuario' })).toBeNull())
    expect(box.value).toBe('Zuleica')
    expect(server.requests.find(({ body }) => body)?.body).toMatchObject({ name: 'Zuleica' })
  })

  it('switches the label of the number with the kind of party, and asks before a party is removed', async () => {
    const { user, dialog } = await openForm('/cases?parties=1')
    await user.click(dialog.getByRole('button', { name: 'Adicionar Parte' }))
    await user.selectOptions(dialog.getByLabelText(/Tipo de parte/), 'corporate')
    await user.type(dialog.getByLabelText('CNPJ'), '112223330001819')
    expect(dialog.getByLabelText('CNPJ')).toHaveProperty('value', '11.222.333/0001-81')
    await user.click(dialog.getByRole('button', { name: 'Remover parte 1' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }))
    expect(await dialog.findByText('Nenhuma parte adicionada')).toBeTruthy()
  })

  it('shows what the server refuses', async () => {
    server.on(cases.create, refused(400, 'Número de processo já cadastrado', 'duplicate_case_number'))
    const { user, dialog } = await openForm()
    await user.type(dialog.getByLabelText(/Título/), 'Cobrança')
    await user.selectOptions(dialog.getByLabelText(/Tipo de processo/), 'Litígio Cível')
    await user.click(dialog.getByRole('combobox', { name: /Cliente/ }))
    await user.click(await dialog.findByRole('option', { name: /Padaria/ }))
    await user.click(dialog.getByRole('button', { name: 'Criar Processo' }))
    expect(await dialog.findByText('Número de processo já cadastrado')).toBeTruthy()
  })
})
