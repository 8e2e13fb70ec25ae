import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { petitions } from '@lavra/contracts/petitions'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aClient, aPetition, petitionId } from '../../../../test/records'
import { fakeServer, ok, refused } from '../../../../test/server'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(clients.get, ok(aClient({ phone: '11912345678' })))
  server.on(contacts.ofCase, ok([]))
  server.on(petitions.ofCase, ok([aPetition({ title: 'Petição Inicial' })]))
})

it('shows the case, its client and its parties', async () => {
  openApp('/cases/case-1', helena)
  expect(await screen.findByRole('heading', { name: 'Cobrança de mercadorias', level: 1 })).toBeTruthy()
  expect(screen.getByText('Entrega em 10 de março de 2026.')).toBeTruthy()
  expect(screen.getByText(/Pessoa Física · CPF 529\.982\.247-25/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'padaria@exemplo.com' })).toBeTruthy()
  expect(screen.getByText('(11) 91234-5678')).toBeTruthy()
})

it('lists the linked petitions', async () => {
  const { person } = openApp('/cases/case-1', helena)
  await person.click(await screen.findByRole('tab', { name: 'Petições' }))
  expect((await screen.findByRole('link', { name: 'Petição Inicial' })).getAttribute('href')).toBe(
    `/petitions/${petitionId}`,
  )
})

it('tells petitions that cannot be read from none', async () => {
  server.on(petitions.ofCase, refused(500, 'Erro interno'))
  const { person } = openApp('/cases/case-1', helena)
  await person.click(await screen.findByRole('tab', { name: 'Petições' }))
  expect(await screen.findByText('Não foi possível carregar as petições deste processo.')).toBeTruthy()
  server.on(petitions.ofCase, ok([]))
  await person.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Nenhuma petição vinculada a este processo.')).toBeTruthy()
})

it('begins a petition for this case, one step behind which is the list', async () => {
  server.on(petitions.recent, ok([]))
  const { person } = openApp('/cases/case-1', helena)
  await person.click(await screen.findByRole('link', { name: 'Criar Petição' }))
  expect(await screen.findByRole('heading', { name: 'Selecionar Tipo' })).toBeTruthy()
  await person.click(await screen.findByRole('button', { name: /Petição Inicial/ }))
  expect(await screen.findByDisplayValue('Cobrança de mercadorias · PROC-2026-123456')).toBeTruthy()
  window.history.back()
  expect(await screen.findByRole('heading', { name: 'Petições' })).toBeTruthy()
})

it('tells a missing case from one that could not be read', async () => {
  server.on(cases.getWithParties, refused(404, 'Processo não encontrado'))
  const { unmount } = openApp('/cases/nada', helena)
  expect(await screen.findByRole('heading', { name: 'Processo não encontrado' })).toBeTruthy()
  unmount()
  server.on(cases.getWithParties, refused(500, 'Erro interno'))
  openApp('/cases/case-1', helena)
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar dados do processo' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar para lista de processos' }).getAttribute('href')).toBe(
    '/cases',
  )
})
