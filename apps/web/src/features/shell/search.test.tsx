import { cases } from '@lavra/contracts/cases'
import { petitions } from '@lavra/contracts/petitions'
import { search, type SearchAnswer } from '@lavra/contracts/search'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { fakeServer, ok, refused } from '../../../test/server'

const none: SearchAnswer = { clients: [], contacts: [], cases: [], petitions: [], notes: [] }
const found: SearchAnswer = {
  clients: [
    {
      id: 'k1',
      title: 'Padaria Três Irmãos Ltda.',
      subtitle: 'padaria@exemplo.com',
      url: '/cases?status=on_hold',
    },
  ],
  contacts: [{ id: 'k1', title: 'Padre Anselmo', subtitle: null, url: '/cases?status=closed' }],
  cases: [
    { id: 'c1', title: 'Cobrança', subtitle: 'PROC-2026-123456 · Padaria', url: '/cases?status=active' },
  ],
  petitions: [
    { id: 'p1', title: 'Petição Inicial', subtitle: 'Petição Inicial · Padaria', url: '/petitions?p=1' },
  ],
  notes: [
    {
      id: 'n1',
      title: '…Padre confirmou…',
      subtitle: 'Atendimento de 01/03/2026 · Cobrança',
      url: '/cases?n=1',
    },
  ],
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(
    cases.statistics,
    ok({ total: 1, active: 1, on_hold: 0, closed: 0, archived: 0, high_priority: 0 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(petitions.recent, ok([]))
  server.on(search.all, ok(found))
})

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Buscar' })
const asked = () =>
  server.requests
    .filter((request) => request.path === '/api/v1/search')
    .map((request) => request.query.get('q'))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const lit = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent
const address = () => window.location.pathname + window.location.search

describe('the way to the search box', () => {
  it('is a slash or Ctrl+K, but a slash typed elsewhere is a slash', async () => {
    const { person } = openApp('/cases', helena)
    const filter = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar processos' })
    const input = await box()
    await person.click(document.body)
    await person.keyboard('/')
    expect(document.activeElement).toBe(input)
    expect(input.value).toBe('')
    await person.click(filter)
    await person.keyboard('/')
    expect(filter.value).toBe('/')
    await person.keyboard('{Control>}k{/Control}')
    expect(document.activeElement).toBe(input)
    await person.keyboard('{Escape}')
    expect(document.activeElement).toBe(filter)
  })

  it('is closed while a window is open over the page', async () => {
    const { person } = openApp('/', helena)
    await person.click(await screen.findByRole('button', { name: 'Notificações' }))
    const dialog = await screen.findByRole('dialog')
    // The window takes the focus back by itself; that nobody took the key is what tells.
    expect(fireEvent.keyDown(dialog, { key: '/' })).toBe(true)
    expect(fireEvent.keyDown(dialog, { key: 'k', ctrlKey: true })).toBe(true)
    expect(dialog.contains(document.activeElement)).toBe(true)
  })
})

describe('what is found', () => {
  it('stands in groups under the box, asked for once and only when the typing pauses', async () => {
    const { person } = openApp('/', helena)
    const input = await box()
    await person.type(input, '  pad ')
    const groups = await screen.findAllByRole('group')
    expect(
      groups.map(
        (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    ).toEqual(['Clientes', 'Contatos', 'Processos', 'Petições', 'Anotações internas'])
    expect(within(groups[2] as HTMLElement).getByRole('option').textContent).toBe(
      'CobrançaPROC-2026-123456 · Padaria',
    )
    expect(asked()).toEqual(['pad'])
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  })

  it('is chosen with the arrows, around the ends, and opened with Enter', async () => {
    const { person } = openApp('/', helena)
    const input = await box()
    await person.type(input, 'pad')
    await screen.findAllByRole('option')
    expect(lit(input)).toContain('Padaria Três Irmãos')
    await person.keyboard('{ArrowUp}')
    expect(lit(input)).toContain('Padre confirmou')
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(lit(input)).toContain('Cobrança')
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Cobrança')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/cases?status=active'))
    expect(options()).toEqual([])
    expect(input.value).toBe('')
  })

  it('is opened by a press, and comes first the next time, for this user only', async () => {
    const { person, unmount } = openApp('/', helena)
    const input = await box()
    await person.type(input, 'pad')
    await person.click(await screen.findByRole('option', { name: /Padre Anselmo/ }))
    await waitFor(() => expect(address()).toBe('/cases?status=closed'))
    await person.type(input, 'pad')
    await person.click(await screen.findByRole('option', { name: /Padaria Três/ }))
    await person.click(input)
    expect(screen.getByRole('group', { name: 'Abertos recentemente' })).toBeTruthy()
    expect(options()).toEqual(['Padaria Três Irmãos Ltda.padaria@exemplo.com', 'Padre Anselmo'])
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/cases?status=closed'))
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Padre')
    unmount()
    const other = openApp('/', { ...helena, id: 'u2' })
    await other.person.click(await box())
    expect(options()).toEqual([])
  })

  it('is never what an earlier word found', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { person } = openApp('/', helena)
    const input = await box()
    await person.type(input, 'pad')
    await screen.findAllByRole('option')
    server.on(search.all, async () => {
      await new Promise((resolve) => (answer = resolve))
      return ok(none)
    })
    await person.type(input, 'x{Enter}')
    await waitFor(() => expect(asked()).toEqual(['pad', 'padx']))
    await person.keyboard('{Enter}')
    expect(address()).toBe('/')
    expect(lit(input)).toBeUndefined()
    answer(null)
    expect(await screen.findByText('Nada encontrado para “padx”.')).toBeTruthy()
    expect(input.getAttribute('aria-expanded')).toBe('false')
  })

  it('is nothing, in one sentence, where the server fails, and can be asked again', async () => {
    server.on(search.all, refused(500, 'Erro interno'))
    const { person } = openApp('/', helena)
    const input = await box()
    await person.type(input, 'pad')
    expect(await screen.findByText('Não foi possível buscar agora.')).toBeTruthy()
    expect(asked()).toEqual(['pad'])
    server.on(search.all, ok(found))
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findAllByRole('option')).toHaveLength(5)
    await person.click(screen.getByRole('button', { name: 'Limpar busca' }))
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
  })
})
