import { cases } from '@lavra/contracts/cases'
import { petitions, type PetitionSummary } from '@lavra/contracts/petitions'
import { system } from '@lavra/contracts/office/system'
import { officeSettings, type SystemSettings } from '@lavra/contracts/office/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { isoDate } from '../../core/format/format'
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

const office: SystemSettings = {
  office_name: null,
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
  server.on(
    cases.statistics,
    ok({ total: 1300, active: 1234, on_hold: 0, closed: 66, archived: 0, high_priority: 5 }),
  )
  server.on(cases.list, ok({ cases: [], total: 0 }))
  server.on(system.backups, ok({ state: 'current', last: null, kept: 7 }))
  server.on(system.publication, ok({ published: false, since: null, sign: null }))
  server.on(petitions.recent, ok([1, 2, 3, 4, 5].map(petition)))
})

it('tells an administrator that the backups are late, and nobody else', async () => {
  server.on(
    system.backups,
    ok({ state: 'late', last: { at: '2026-11-19T12:00:00.000Z', bytes: 1, encrypted: false }, kept: 7 }),
  )
  const { person } = openApp('/', helena)
  expect(await screen.findByText(/^A última cópia de segurança do escritório é de 19\/11\/2026/)).toBeTruthy()
  await person.click(screen.getByRole('link', { name: 'Ver' }))
  await waitFor(() => expect(window.location.search).toBe('?tab=office'))
})

it('tells an administrator for a week that others reach the office now, and what followed', async () => {
  const since = new Date(Date.now() - 6 * 86_400_000).toISOString()
  server.on(system.publication, ok({ published: true, since, sign: 'host' }))
  openApp('/', helena)
  expect(
    await screen.findByText(
      /^O Lavra passou a ser alcançado por outros .+ por outro nome .+ já não se redefine na tela\.$/,
    ),
  ).toBeTruthy()
})

it('leads to what the settings say of it for good', async () => {
  server.on(officeSettings.settings, ok(office))
  server.on(system.publication, ok({ published: true, since: '2026-11-20T12:00:00.000Z', sign: 'origin' }))
  openApp('/settings?tab=office', helena)
  expect(await screen.findByText('Publicado')).toBeTruthy()
  expect(
    screen.getByText(/^Outros alcançam este servidor desde 20\/11\/2026.+ pela página de outro endereço\.$/),
  ).toBeTruthy()
})

it('asks for no backups where somebody else looks', async () => {
  openApp('/', { ...helena, user_role: 'standard' })
  await screen.findByText('1.234')
  expect(server.requests.filter(({ path }) => path.includes('backups'))).toEqual([])
})

it('counts the active cases and leads to them', async () => {
  const { person } = openApp('/', helena)
  expect(await screen.findByText('1.234')).toBeTruthy()
  for (const text of [
    'Tarefas atrasadas',
    'Tarefas pendentes',
    'Tarefas a concluir',
    'Nenhum prazo próximo encontrado',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  await person.click(screen.getByRole('link', { name: /Ver ativos/ }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/cases?status=active'))
})

it('shows the four latest petitions with type and date', async () => {
  openApp('/', helena)
  const links = await screen.findAllByRole('link', { name: /Petição gerada/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((n) => `/petitions/petition_${n}`),
  )
  expect(links[0]?.textContent).toContain('Petição Inicial · 05/01/2026')
  expect(server.requests.find((request) => request.path.endsWith('/recent'))?.query.get('limit')).toBe('5')
})

it('says what could not be loaded, never that there is nothing, and tries again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.on(cases.list, refused(500, 'Erro interno'))
  server.on(cases.statistics, refused(500, 'Erro interno'))
  server.on(petitions.recent, refused(500, 'Erro interno'))
  const { person } = openApp('/dashboard', helena)
  expect(await screen.findByText('Não foi possível carregar a atividade recente.')).toBeTruthy()
  expect(await screen.findByText('—')).toBeTruthy()
  expect(await screen.findByText('Não foi possível carregar os prazos.')).toBeTruthy()
  for (const claim of ['Nenhuma petição gerada ainda', 'Nenhum prazo próximo encontrado'])
    expect(screen.queryByText(claim)).toBeNull()
  const told = logged.mock.calls.map(([what]) => String(what))
  logged.mockRestore()
  expect(told.sort()).toEqual([
    'case statistics could not be loaded',
    'recent petitions could not be loaded',
    'the next deadlines could not be loaded',
  ])
  server.on(cases.list, ok({ cases: [], total: 0 }))
  const row = screen.getByText('Não foi possível carregar os prazos.').closest('[role=alert]')
  await person.click(within(row as HTMLElement).getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Nenhum prazo próximo encontrado')).toBeTruthy()
})

it('lists the deadlines that have passed or come soon, nearest first, each leading to its case', async () => {
  const day = (offset: number) => {
    const moment = new Date()
    moment.setDate(moment.getDate() + offset)
    return isoDate(moment)
  }
  const running = [-2, 0, 3, 12].map((offset) =>
    aCase({ id: `c${offset}`, title: `Prazo ${offset}`, next_deadline: day(offset) }),
  )
  server.on(cases.list, ({ query }) =>
    ok(
      query.get('deadline_to') === day(-1)
        ? { cases: running.slice(0, 1), total: 194 }
        : { cases: running, total: 4 },
    ),
  )
  openApp('/', helena)
  const links = await screen.findAllByRole('link', { name: /Prazo/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/cases/c-2',
    '/cases/c0',
    '/cases/c3',
    '/cases/c12',
  ])
  expect(links.map((link) => /venceu há 2 dias|hoje|em \d+ dias/.exec(link.textContent)?.[0])).toEqual([
    'venceu há 2 dias',
    'hoje',
    'em 3 dias',
    'em 12 dias',
  ])
  expect(screen.getByText('194 vencidos')).toBeTruthy()
  const asked = server.requests.find((request) => request.query.get('deadline_to') === day(15))?.query
  expect([asked?.get('running'), asked?.get('sort')]).toEqual(['true', 'next_deadline'])
})

it('a deadline is amber up to a week ahead, and no longer', async () => {
  const running = [7, 8].map((offset) => {
    const moment = new Date()
    moment.setDate(moment.getDate() + offset)
    return aCase({ id: `c${offset}`, title: `Prazo ${offset}`, next_deadline: isoDate(moment) })
  })
  server.on(cases.list, ok({ cases: running, total: 2 }))
  openApp('/', helena)
  expect((await screen.findByText('em 7 dias')).className).toContain('text-warn')
  expect(screen.getByText('em 8 dias').className).not.toContain('text-warn')
})

it('hides no deadline behind the first six: the others are in Processos, page by page, nearest first', async () => {
  const rows = Array.from({ length: 24 }, (_, n) =>
    aCase({ id: `c${n}`, title: `Prazo ${n}`, next_deadline: '2026-01-05' }),
  )
  server.on(cases.list, ({ query }) => ok({ cases: rows.slice(0, Number(query.get('limit'))), total: 797 }))
  const { person } = openApp('/', helena)
  expect(await screen.findAllByRole('link', { name: /Prazo/ })).toHaveLength(6)
  expect(screen.getByText('797 vencidos')).toBeTruthy()
  await person.click(screen.getByRole('link', { name: 'Mostrar todos os 797 prazos' }))
  await waitFor(() => expect(screen.getAllByText(/^Prazo \d+$/)).toHaveLength(24))
  expect(screen.getByText(/797 processos/)).toBeTruthy()
  const asked = server.requests.at(-1)?.query
  expect([asked?.get('running'), asked?.get('sort'), asked?.get('limit')]).toEqual([
    'true',
    'next_deadline',
    '24',
  ])
  await person.click(screen.getByRole('button', { name: /^Prazos até \d{2}\/\d{2}\/\d{4}/ }))
  await waitFor(() => expect(server.requests.at(-1)?.query.get('running')).toBeNull())
})

it('offers what is done most: a petition, a contact, a case', async () => {
  openApp('/', helena)
  const card = (await screen.findByRole('heading', { name: 'Ações rápidas' })).parentElement?.parentElement
    ?.parentElement
  const links = Array.from(card?.querySelectorAll('a') ?? [])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/petitions',
    '/contacts?new=true',
    '/cases',
  ])
})
