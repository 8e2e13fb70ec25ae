import { cases, type Case } from '@lavra/contracts/cases'
import { petitions, type PetitionSummary } from '@lavra/contracts/petitions'
import { system } from '@lavra/contracts/system'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { isoDate } from '../../core/format'
import { helena, openApp } from '../../../test/app'
import { aCase } from '../../../test/records'
import { fakeServer, ok, refused } from '../../../test/server'

const petition = (n: number): PetitionSummary => ({
  id: `p${n}`,
  petition_id: `petition_${n}`,
  petition_type: 'complaint',
  title: 'Petição Inicial',
  client_name: null,
  case_id: null,
  author: null,
  status: 'completed',
  progress_percentage: 100,
  version: 1,
  created_at: '2026-01-05T12:00:00.000Z',
  updated_at: '2026-01-05T12:00:00.000Z',
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(cases.statistics, ok({ total: 1300, active: 1234, on_hold: 0, closed: 66, archived: 0, high_priority: 5 }))
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(system.backups, ok({ state: 'current', last: null, kept: 7 }))
  server.on(petitions.recent, ok([1, 2, 3, 4, 5].map(petition)))
})

it('tells an administrator that the backups are late, and nobody else', async () => {
  server.on(system.backups, ok({ state: 'late', last: { at: '2026-11-19T12:00:00.000Z', bytes: 1, encrypted: false }, kept: 7 }))
  const { person } = openApp('/', helena)
  expect(await screen.findByText(/^A última cópia de segurança do escritório é de 19\/11\/2026/)).toBeTruthy()
  await person.click(screen.getByRole('link', { name: 'Ver' }))
  await waitFor(() => expect(window.location.search).toBe('?tab=office'))
})

it('asks for no backups where somebody else looks', async () => {
  openApp('/', { ...helena, user_role: 'standard' })
  await screen.findByText('1.234')
  expect(server.requests.filter(({ path }) => path.includes('backups'))).toEqual([])
})

it('counts the active cases and leads to them', async () => {
  const { person } = openApp('/', helena)
  expect(await screen.findByText('1.234')).toBeTruthy()
  for (const text of ['Tarefas atrasadas', 'Tarefas pendentes', 'Tarefas a concluir', 'Nenhum prazo próximo encontrado'])
    expect(screen.getByText(text)).toBeTruthy()
  await person.click(screen.getByRole('link', { name: /Ver ativos/ }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/cases?status=active'))
})

it('shows the four latest petitions with type and date', async () => {
  openApp('/', helena)
  const links = await screen.findAllByRole('link', { name: /Petição gerada/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 4].map((n) => `/petitions/petition_${n}`))
  expect(links[0]?.textContent).toContain('Petição Inicial · 05/01/2026')
  expect(server.requests.find((request) => request.path.endsWith('/recent'))?.query.get('limit')).toBe('5')
})

it('stays calm where nothing can be loaded, and only logs it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.on(cases.list, refused(500, 'Erro interno'))
  server.on(cases.statistics, refused(500, 'Erro interno'))
  server.on(petitions.recent, refused(500, 'Erro interno'))
  openApp('/dashboard', helena)
  expect(await screen.findByText('Nenhuma petição gerada ainda')).toBeTruthy()
  expect(await screen.findByText('—')).toBeTruthy()
  expect(await screen.findByText('Nenhum prazo próximo encontrado')).toBeTruthy()
  const told = logged.mock.calls.map(([what]) => String(what))
  logged.mockRestore()
  expect(told.sort()).toEqual(['case statistics could not be loaded', 'recent petitions could not be loaded', 'the next deadlines could not be loaded'])
})

it('lists the deadlines that have passed or come soon, nearest first, each leading to its case', async () => {
  const day = (offset: number) => {
    const moment = new Date()
    moment.setDate(moment.getDate() + offset)
    return isoDate(moment)
  }
  const due = (offset: number, status: Case['status']) => aCase({ id: `c${offset}`, title: `Prazo ${offset}`, next_deadline: day(offset), status })
  const running = { active: [due(-2, 'active'), due(0, 'active'), due(12, 'active')], on_hold: [due(3, 'on_hold')] }
  server.on(cases.list, ({ query }) => {
    const found = running[query.get('status') as keyof typeof running]
    return ok({ cases: found, total: found.length })
  })
  openApp('/', helena)
  const links = await screen.findAllByRole('link', { name: /Prazo/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cases/c-2', '/cases/c0', '/cases/c3', '/cases/c12'])
  expect(links.map((link) => /venceu há 2 dias|hoje|em \d+ dias/.exec(link.textContent)?.[0])).toEqual(['venceu há 2 dias', 'hoje', 'em 3 dias', 'em 12 dias'])
  expect(screen.getByText('1 vencido')).toBeTruthy()
  const asked = server.requests.find((request) => request.path.endsWith('/cases/'))?.query
  expect([asked?.get('deadline_to'), asked?.get('sort')]).toEqual([day(15), 'next_deadline'])
})

it('hides no deadline behind the first six', async () => {
  const rows = Array.from({ length: 9 }, (_, n) => aCase({ id: `c${n}`, title: `Prazo ${n}`, next_deadline: '2026-01-05' }))
  server.on(cases.list, ({ query }) => ok(query.get('status') === 'active' ? { cases: rows, total: 9 } : { cases: [], total: 0 }))
  const { person } = openApp('/', helena)
  expect(await screen.findAllByRole('link', { name: /Prazo/ })).toHaveLength(6)
  await person.click(screen.getByRole('button', { name: 'Mostrar todos os 9 prazos' }))
  expect(screen.getAllByRole('link', { name: /Prazo/ })).toHaveLength(9)
  await person.click(screen.getByRole('button', { name: 'Mostrar menos' }))
  expect(screen.getAllByRole('link', { name: /Prazo/ })).toHaveLength(6)
})

it('offers what is done most: a petition, a contact, a case', async () => {
  openApp('/', helena)
  const card = (await screen.findByRole('heading', { name: 'Ações rápidas' })).parentElement?.parentElement?.parentElement
  const links = Array.from(card?.querySelectorAll('a') ?? [])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/petitions', '/contacts?new=true', '/cases'])
})
