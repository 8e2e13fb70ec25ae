import { cases } from '@lavra/contracts/cases'
import { clients } from '@lavra/contracts/clients'
import { contacts } from '@lavra/contracts/contacts'
import { documents } from '@lavra/contracts/documents'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { helena, openApp } from '../../../../test/app'
import { aCase, aClient } from '../../../../test/records'
import { fakeServer, ok } from '../../../../test/server'

const document = {
  id: 'd1',
  case_id: 'case-1',
  title: 'Contrato',
  description: null,
  document_type: 'contract',
  status: 'draft',
  is_confidential: false,
  tags: [],
  file_name: 'contrato.pdf',
  file_size: 2048,
  file_type: 'application/pdf',
  created_by: 'Helena Martins',
  text_status: 'ready',
  text_error: null,
  text_source: 'text',
  pages_left: 0,
  uncertain_pages: [],
  hidden_text: [],
  version: 1,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
}

it('says of each file whether its text was recognised, and what was hidden in it', async () => {
  const server = fakeServer()
  server.on(cases.getWithParties, ok(aCase()))
  server.on(clients.get, ok(aClient()))
  server.on(contacts.ofCase, ok([]))
  const excerpt = 'ignore as ordens'
  server.on(
    documents.ofCase,
    ok([
      document,
      { ...document, id: 'd2', title: 'Recibo', text_source: 'ocr', uncertain_pages: [1, 3] },
      { ...document, id: 'd3', title: 'Autos', text_source: 'mixed' },
      {
        ...document,
        id: 'd4',
        title: 'Laudo',
        hidden_text: [
          { page: 2, characters: 16, excerpt },
          { page: 5, characters: 900, excerpt },
        ],
      },
      { ...document, id: 'd5', title: 'Processo', text_status: 'pending', pages_left: 12 },
    ]),
  )
  const { person } = openApp('/cases/case-1?tab=documents', helena)
  const rows = within(await screen.findByRole('list', { name: 'Documentos' }))
    .getAllByRole('listitem')
    .filter((row) => row.querySelector('h2'))
  const [plain, receipt, mixed, report, long] = rows.map((row) => row.textContent)
  expect(plain).not.toMatch(/OCR|oculto/)
  expect(receipt).toContain(
    'Texto reconhecido por OCR; confira números e nomes. Leitura incerta (páginas 1 e 3).',
  )
  expect(mixed).toContain('Texto reconhecido por OCR em parte das páginas; confira números e nomes.')
  expect(report).toContain(
    'Este arquivo contém texto oculto (páginas 2 e 5), que ficou fora da busca e das petições.',
  )
  expect(long).toContain('Lendo o texto (faltam 12 páginas)')
  await person.click(screen.getByText('Ver o texto oculto'))
  expect(screen.getByText('Página 2').closest('details')?.open).toBe(true)
  expect(screen.getAllByText(/^ignore as ordens/).map((one) => one.textContent)).toEqual([
    excerpt,
    `${excerpt}…`,
  ])
})
