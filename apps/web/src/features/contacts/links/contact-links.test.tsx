import { cases } from '@lavra/contracts/cases'
import { contacts } from '@lavra/contracts/contacts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aContact } from '../../../../test/records'
import { fakeServer, ok, refused } from '../../../../test/server'

/** What the server holds. */
let linked: string[]
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  linked = ['case-1']
  server = fakeServer()
  const present = () => ok({ contacts: [aContact({ case_ids: linked })], total: 1 })
  server.on(contacts.list, present)
  server.on(contacts.get, () => ok(aContact({ case_ids: linked })))
  server.on(
    cases.list,
    ok({ cases: [aCase(), aCase({ id: 'case-2', title: 'Inventário', status: 'on_hold' })], total: 2 }),
  )
  server.on(contacts.link, ({ body }) => {
    linked = [...linked, (body as { case_id: string }).case_id]
    return ok(aContact({ case_ids: linked }))
  })
  server.on(contacts.unlink, ({ body }) => {
    linked = linked.filter((id) => id !== (body as { case_id: string }).case_id)
    return ok(aContact({ case_ids: linked }))
  })
})

/** The list's first page does not hold what is linked. */
const farAway = aCase({ id: 'case-9', title: 'Usucapião de longe' })

const row = (title: RegExp) => screen.findByRole('button', { name: title })
const pressed = async (title: RegExp) => (await row(title)).getAttribute('aria-pressed')

async function openLinks() {
  const app = openApp('/contacts', helena)
  await app.person.click(await screen.findByRole('button', { name: /^Vincular/ }))
  await screen.findByRole('dialog', { name: 'Vincular Processos' })
  return app
}

it('shows the linked cases first, wherever in the list they stand', async () => {
  linked = ['case-2', 'case-9']
  const second = aCase({ id: 'case-2', title: 'Inventário' })
  server.on(cases.getWithParties, ({ path }) => ok(path.includes('case-9') ? farAway : second))
  await openLinks()
  await row(/Usucapião/)
  const rows = within(screen.getByRole('list', { name: 'Processos' })).getAllByRole('button')
  const order = rows.map((each) => /Inventário|Usucapião|Cobrança/.exec(each.textContent)?.[0])
  expect(order).toEqual(['Inventário', 'Usucapião', 'Cobrança'])
})

it('links and unlinks by a press, shows the states, and is done with Concluir', async () => {
  const { person } = await openLinks()
  const dialog = within(screen.getByRole('dialog'))
  expect(await pressed(/Cobrança/)).toBe('true')
  expect((await row(/Inventário/)).textContent).toContain('Em Pausa')
  await person.click(await row(/Inventário/))
  expect(await dialog.findByText('2 processos vinculados')).toBeTruthy()
  await person.click(await row(/Cobrança/))
  await waitFor(() => expect(linked).toEqual(['case-2']))
  expect([await pressed(/Cobrança/), await pressed(/Inventário/)]).toEqual(['false', 'true'])
  const calls = server.requests.filter(({ body }) => body !== undefined).map(({ path, body }) => [path, body])
  expect(calls).toEqual([
    ['/api/v1/contacts/k1/link', { case_id: 'case-2' }],
    ['/api/v1/contacts/k1/unlink', { case_id: 'case-1' }],
  ])
  await person.click(screen.getByRole('button', { name: 'Concluir' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('1 processo')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Vincular/ })))
})

it('starts from the links there are now, not from an old list', async () => {
  const app = openApp('/contacts', helena)
  const open = await screen.findByRole('button', { name: /^Vincular/ })
  linked = ['case-2']
  await app.person.click(open)
  await waitFor(async () =>
    expect([await pressed(/Cobrança/), await pressed(/Inventário/)]).toEqual(['false', 'true']),
  )
})

it('shows a link at once, and takes it back where the server refuses', async () => {
  let refuse: () => void = () => undefined
  server.on(contacts.link, async () => {
    await new Promise<void>((resolve) => (refuse = resolve))
    return refused(500, 'Erro interno')
  })
  const { person } = await openLinks()
  await person.click(await row(/Inventário/))
  expect([await pressed(/Inventário/), (await row(/Inventário/)).getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ])
  await person.click(await row(/Inventário/))
  expect(server.requests.filter(({ body }) => body !== undefined)).toHaveLength(1)
  refuse()
  expect(
    await screen.findByRole('alertdialog', { name: 'Erro ao vincular/desvincular processo' }),
  ).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Entendi' }))
  expect(await pressed(/Inventário/)).toBe('false')
  expect(document.activeElement).toBe(await row(/Inventário/))
})

it('searches and pages the cases', async () => {
  const many = Array.from({ length: 24 }, (_, n) => aCase({ id: `c${n}`, title: `Caso ${n}` }))
  server.on(cases.list, ({ query }) =>
    ok({ cases: Number(query.get('skip')) ? [aCase({ id: 'c24', title: 'Caso 24' })] : many, total: 25 }),
  )
  const { person } = await openLinks()
  expect(await screen.findByText('Mostrando 24 de 25')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Carregar mais' }))
  expect(await row(/Caso 24/)).toBeTruthy()
  server.on(cases.list, ok({ cases: [], total: 0 }))
  await person.type(screen.getByRole('searchbox', { name: 'Buscar processos para vincular' }), 'zzz')
  expect(await screen.findByText('Nenhum processo encontrado')).toBeTruthy()
  expect(
    server.requests.filter(({ path }) => path === '/api/v1/cases/').map(({ query }) => query.get('search')),
  ).toEqual([null, null, 'zzz'])
})
