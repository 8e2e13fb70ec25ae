import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { documents } from '@lavra/contracts/documents'
import { system } from '@lavra/contracts/office/system'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aClient } from '../../../../test/records'
import { fakeServer, ok, refused } from '../../../../test/server'

const paper = {
  id: 'd1',
  case_id: 'case-1',
  title: 'Recibo',
  description: null,
  document_type: 'contract',
  status: 'draft',
  is_confidential: false,
  owner: 'ours',
  purpose: 'to_file',
  tags: [],
  file_name: null,
  file_size: null,
  file_type: null,
  created_by: 'Helena Martins',
  text_status: 'empty',
  text_error: null,
  text_source: 'text',
  pages_left: 0,
  uncertain_pages: [],
  hidden_text: [],
  version: 4,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
}

it('corrects the type of a document as it was read, and says why it cannot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(clients.get, ok(aClient()))
  server.on(contacts.ofCase, ok([]))
  server.on(system.info, ok({ max_upload_mb: 25 }))
  server.on(documents.ofCase, ok([paper]))
  server.on(documents.get, ok(paper))
  server.on(documents.correctType, refused(412, 'Alguém alterou este documento. Abra-o de novo.'))
  const { person } = openApp('/cases/case-1?tab=documents', helena)
  await person.click(await screen.findByRole('button', { name: 'Corrigir tipo de Recibo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir tipo' }))
  const save = dialog.getByRole('button', { name: 'Corrigir tipo' })
  expect(save).toHaveProperty('disabled', true)
  await person.selectOptions(dialog.getByLabelText('Tipo'), 'Recibo')
  await person.click(save)
  expect(await dialog.findByText('Alguém alterou este documento. Abra-o de novo.')).toBeTruthy()
  server.on(documents.correctType, ok({ ...paper, document_type: 'receipt', version: 5 }))
  await person.click(save)
  expect(await screen.findByText('“Recibo” agora é Recibo.')).toBeTruthy()
  const [, request] = server.requests.filter(({ path }) => path.endsWith('/documents/d1/type'))
  expect([request?.body, request?.headers.get('if-match')]).toEqual([{ document_type: 'receipt' }, '"4"'])
})
