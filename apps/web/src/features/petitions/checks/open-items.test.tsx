import { cases } from '@lavra/contracts/cases'
import { petitions } from '@lavra/contracts/petitions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aGap, aPetition, aStatus, petitionId } from '../../../../test/records'
import { fakeServer, ok } from '../../../../test/server'

let server: ReturnType<typeof fakeServer>
const vara = aGap('vara', 12, { field: { entity: 'case', label: 'Vara ou juízo do processo' } })
const sum = aGap('', 30, { key: 'sum', kind: 'valor', text: 'R$ 9.999,00', verdict: 'sem_origem' })
const petition = aPetition({
  version: 3,
  content: 'AO JUÍZO DA [COMPLETAR: vara]. Pagou R$ 9.999,00.',
  checks: [vara, sum],
})
const lawyer = { ...helena, oab_number: 'SP 123.456' }
const sent = (path: string) => server.requests.filter((request) => request.path.endsWith(path))

beforeEach(() => {
  server = fakeServer()
  server.on(petitions.get, ok(petition))
  server.on(petitions.status, ok(aStatus(8)))
  server.on(petitions.attachments, ok([]))
  server.on(cases.getWithParties, ok(aCase({ case_number: '10123452220268260114' })))
})

it('lists every item gravest first, and closes each where it is listed', async () => {
  server.on(petitions.fill, ok({ ...petition, version: 4, checks: [sum] }))
  server.on(
    petitions.takeOver,
    ok({
      ...petition,
      version: 4,
      checks: [
        {
          ...sum,
          taken_over: {
            user_id: lawyer.id,
            name: 'Helena Martins',
            username: 'helena',
            oab_number: 'SP 123.456',
            reason: 'Está no recibo',
            created_at: '2026-03-01T12:00:00.000Z',
          },
        },
      ],
    }),
  )
  const { person } = openApp(`/petitions/${petitionId}`, lawyer)
  const panel = within(await screen.findByRole('region', { name: 'Conferência' }))
  expect(panel.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Em aberto: não consta do registro',
    'Em aberto: a completar',
  ])
  expect(
    panel.getByRole('checkbox', { name: 'Gravar no cadastro: Vara ou juízo do processo' }),
  ).toHaveProperty('checked', true)
  await person.type(panel.getByLabelText('Vara: completar'), '2ª Vara Cível{Enter}')
  await waitFor(() =>
    expect(sent('/checks/fill')).toMatchObject([
      { body: { key: vara.key, value: '2ª Vara Cível', to_record: true } },
    ]),
  )
  expect(await panel.findByText('1 item em aberto')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(panel.getByLabelText('R$ 9.999,00: motivo para assumir')),
  )
  await person.keyboard('oi{Enter}')
  expect(await panel.findByText('Diga o motivo em pelo menos 5 letras')).toBeTruthy()
  await person.keyboard(', está no recibo{Enter}')
  expect(
    await panel.findByText(
      /Assumido por Helena Martins \(usuário helena, OAB SP 123\.456\).*“Está no recibo”/,
    ),
  ).toBeTruthy()
  expect(panel.getByText('Nada em aberto')).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
})

it('says to who has no OAB number where to enter it, and lets them fill in', async () => {
  openApp(`/petitions/${petitionId}`, { ...helena, oab_number: null })
  const panel = within(await screen.findByRole('region', { name: 'Conferência' }))
  expect(panel.getByRole('link', { name: 'Configurações → Meu Perfil' }).getAttribute('href')).toBe(
    '/settings',
  )
  expect(panel.getByLabelText('Vara: completar')).toBeTruthy()
  expect(panel.queryByLabelText(/motivo para assumir/)).toBeNull()
})

it('names the piece, its case and its client', async () => {
  openApp(`/petitions/${petitionId}`, lawyer)
  expect((await screen.findByRole('link', { name: '1012345-22.2026.8.26.0114' })).getAttribute('href')).toBe(
    '/cases/case-1',
  )
  expect(screen.getByText('Cliente: Padaria Três Irmãos Ltda.')).toBeTruthy()
})

it('says how many items are open in what was copied', async () => {
  const { person } = openApp(`/petitions/${petitionId}`, lawyer)
  await person.click(await screen.findByRole('button', { name: 'Copiar Markdown' }))
  expect(await screen.findByText('Copiado com 2 itens em aberto')).toBeTruthy()
})
