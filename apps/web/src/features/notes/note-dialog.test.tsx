import { cases } from '@lavra/contracts/cases'
import { notes, type CaseNote } from '@lavra/contracts/notes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { helena, openApp } from '../../../test/app'
import { aCase } from '../../../test/records'
import { fakeServer, ok } from '../../../test/server'

const noon = new Date(2026, 2, 1, 14, 30).toISOString()
const note: CaseNote = {
  id: 'n1',
  case_id: 'case-1',
  kind: 'atendimento',
  happened_at: noon,
  text: 'Ligou.',
  created_by: 'Helena Martins',
  edited_by: null,
  edited_at: null,
  version: 1,
  created_at: noon,
  updated_at: noon,
}

it('tells who rewrote a note last and when, and nothing where nobody did', async () => {
  const edited_at = new Date(2026, 2, 2, 9, 5).toISOString()
  const rewritten = { ...note, id: 'n2', edited_by: 'Otávio Lins Reis', edited_at }
  const server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(notes.ofCase, ok({ notes: [rewritten, note], total: 2 }))
  openApp('/cases/case-1?tab=notes', helena)
  const rows = within(await screen.findByRole('list', { name: 'Anotações' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Editada por Otávio Lins Reis em 02/03/2026')
  expect(rows[1]?.textContent).not.toContain('Editada')
})

it('writes the moment of a note as Brazil does, and asks for one that exists', async () => {
  const server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(notes.ofCase, ok({ notes: [note], total: 1 }))
  server.on(notes.update, ok(note))
  const { person } = openApp('/cases/case-1?tab=notes', helena)
  await person.click(await screen.findByRole('button', { name: /^Editar anotação/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar anotação' }))
  const day = dialog.getByLabelText<HTMLInputElement>('Data')
  const time = dialog.getByLabelText<HTMLInputElement>('Hora')
  expect([day.value, time.value]).toEqual(['01/03/2026', '14:30'])
  await person.clear(time)
  await person.type(time, '2599')
  await person.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Informe data e hora')).toBeTruthy()
  await person.clear(day)
  await person.type(day, '28022026')
  await person.clear(time)
  await person.type(time, '0905')
  expect(dialog.queryByText('Informe data e hora')).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(server.requests.some(({ body }) => body)).toBe(true))
  const saved = server.requests.find(({ body }) => body)?.body as { happened_at: string }
  expect(saved.happened_at).toBe(new Date(2026, 1, 28, 9, 5).toISOString())
})

const nth = (at: number): CaseNote => ({ ...note, id: `n${at}`, text: `Ligou pela ${at}ª vez.` })

it('leads to the note that the search found, pages behind the first', async () => {
  const server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(notes.ofCase, ({ query }) => {
    const skip = Number(query.get('skip'))
    return ok({ notes: Array.from({ length: 30 }, (_, at) => nth(skip + at)), total: 90 })
  })
  openApp('/cases/case-1?tab=notes&note=n71', helena)
  const found = (await screen.findByText('Ligou pela 71ª vez.')).closest('li')
  expect(found?.getAttribute('aria-current')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(found))
  expect(screen.queryByText(/A anotação procurada/)).toBeNull()
})

it('forgets the note that was sought once another tab is opened', async () => {
  const server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(notes.ofCase, ok({ notes: [note], total: 1 }))
  const { person } = openApp('/cases/case-1?tab=notes&note=n1', helena)
  expect((await screen.findByText('Ligou.')).closest('li')?.getAttribute('aria-current')).toBe('true')
  await person.click(screen.getByRole('tab', { name: 'Visão Geral' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  await person.click(screen.getByRole('tab', { name: 'Anotações' }))
  expect((await screen.findByText('Ligou.')).closest('li')?.getAttribute('aria-current')).toBeNull()
})

it('says so where the note is gone', async () => {
  const server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(notes.ofCase, ok({ notes: [note], total: 1 }))
  openApp('/cases/case-1?tab=notes&note=gone', helena)
  expect(await screen.findByText(/A anotação procurada foi excluída/)).toBeTruthy()
  expect(document.querySelector('[aria-current="true"][tabindex]')).toBeNull()
})
