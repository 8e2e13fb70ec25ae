// The screens that are photographed: where each is, and what has to be done before it is.
import type { Page } from '@playwright/test'

/** What the demo office holds, as addresses need it. */
export interface Office {
  caseId: string
  /** Finished. */
  petitionId: string
  /** Three agents in. */
  runningId: string
}

export interface Screen {
  name: string
  path: string
  /** Opens what is not there at once. */
  prepare?: (page: Page) => Promise<void>
  /** How much of a long page is enough, in pixels. */
  height?: number
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

async function newParty(page: Page) {
  await press('Novo Processo')(page)
  await press('Adicionar Parte')(page)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
}

async function askAssistant(page: Page) {
  await press('Abrir assistente')(page)
  await press('Quais prazos estão vencidos?')(page)
  await page.getByText('Fontes:').waitFor()
}

async function minimiseAssistant(page: Page) {
  await press('Abrir assistente')(page)
  await page.keyboard.press('Escape')
}

async function queueDocuments(page: Page) {
  await page.getByRole('button', { name: 'Adicionar documentos' }).click()
  const files = ['Orçamento do conserto.pdf', 'Foto do sofá.jpg'].map((name) => ({ name, mimeType: '', buffer: Buffer.from(name.repeat(400)) }))
  await page.getByLabel('Arquivos', { exact: true }).setInputFiles(files)
}

async function previewDocument(page: Page) {
  await page.getByRole('button', { name: /^Visualizar / }).first().click()
  await page.getByRole('region', { name: 'Texto do documento' }).waitFor()
}

export const signedOut: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password' },
]

export const signedIn = (office: Office): Screen[] => [...officeScreens, ...caseScreens(office), ...petitionScreens(office)]

const officeScreens: Screen[] = [
  { name: 'dashboard', path: '/' },
  { name: 'chat', path: '/', prepare: press('Abrir assistente'), height: 900 },
  { name: 'chat-answer', path: '/', prepare: askAssistant, height: 900 },
  { name: 'chat-minimised', path: '/', prepare: minimiseAssistant, height: 900 },
  { name: 'clients', path: '/users' },
  { name: 'client-new', path: '/users', prepare: press('Adicionar Usuario'), height: 900 },
  { name: 'client-edit', path: '/users', prepare: press('Editar'), height: 900 },
  { name: 'settings-profile', path: '/settings' },
  { name: 'settings-password', path: '/settings?tab=password' },
  { name: 'settings-users', path: '/settings?tab=users', prepare: press('Gerenciar') },
  { name: 'settings-office', path: '/settings?tab=office' },
  { name: 'contacts', path: '/contacts' },
  { name: 'contact-new', path: '/contacts?new=true', height: 900 },
  { name: 'contact-edit', path: '/contacts', prepare: press('Editar'), height: 900 },
  { name: 'contact-cases', path: '/contacts', prepare: press('Vincular'), height: 900 },
]

const caseScreens = ({ caseId }: Office): Screen[] => [
  { name: 'cases', path: '/cases' },
  { name: 'cases-parties', path: '/cases', prepare: (page) => page.getByRole('switch').click() },
  { name: 'case-new', path: '/cases', prepare: press('Novo Processo'), height: 1400 },
  { name: 'case-new-parties', path: '/cases?parties=1', prepare: newParty, height: 1700 },
  { name: 'case-details', path: '/cases', prepare: press('Resumo de'), height: 900 },
  { name: 'case-menu', path: '/cases', prepare: press('Ações de'), height: 900 },
  { name: 'case', path: `/cases/${caseId}` },
  { name: 'case-edit', path: `/cases/${caseId}`, prepare: (page) => page.getByRole('button', { name: 'Editar', exact: true }).click() },
  { name: 'case-parties', path: `/cases/${caseId}`, prepare: press('Editar partes'), height: 1400 },
  { name: 'case-timeline', path: `/cases/${caseId}?tab=timeline` },
  { name: 'case-petitions', path: `/cases/${caseId}?tab=petitions` },
  { name: 'case-history', path: `/cases/${caseId}?tab=history` },
  { name: 'case-missing', path: '/cases/none' },
  { name: 'case-documents', path: `/cases/${caseId}?tab=documents` },
  { name: 'document-add', path: `/cases/${caseId}?tab=documents`, prepare: queueDocuments, height: 900 },
  { name: 'document-preview', path: `/cases/${caseId}?tab=documents`, prepare: previewDocument, height: 900 },
]

const petitionScreens = ({ caseId, petitionId, runningId }: Office): Screen[] => [
  { name: 'petitions', path: '/petitions' },
  { name: 'wizard-1', path: '/petitions?step=1' },
  { name: 'wizard-2', path: `/petitions?step=2&type=complaint&case=${caseId}` },
  { name: 'wizard-3', path: `/petitions?step=3&id=${runningId}` },
  { name: 'wizard-4', path: `/petitions?step=4&id=${petitionId}`, height: 1400 },
  { name: 'petition', path: `/petitions/${petitionId}`, height: 1400 },
  { name: 'petition-editor', path: `/petitions/${petitionId}/editor`, prepare: (page) => page.getByRole('article').waitFor(), height: 900 },
  {
    name: 'petition-conflict',
    path: `/petitions/${petitionId}/editor`,
    prepare: async (page) => {
      const detail = 'Alterado por outra pessoa. Recarregue antes de salvar.'
      await page.route(/\/content$/, (route) => route.fulfill({ status: 412, json: { detail, code: 'stale', request_id: 'r' } }))
      await page.getByLabel('Conteúdo da petição').press('Control+End')
      await page.keyboard.insertText('\n\nProtesta por sustentação oral.')
      await press('Salvar Alterações')(page)
      await page.getByRole('region', { name: 'Meu texto' }).waitFor()
    },
    height: 900,
  },
  { name: 'petition-versions', path: `/petitions/${petitionId}/versions`, height: 900 },
  {
    name: 'petition-comparison',
    path: `/petitions/${petitionId}/versions`,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Versão 1' }).click()
      await page.getByRole('region', { name: 'Comparação' }).waitFor()
    },
    height: 900,
  },
  {
    name: 'petition-agents',
    path: `/petitions/${petitionId}`,
    prepare: (page) => page.getByRole('tab', { name: 'Status dos Agentes' }).click(),
    height: 1400,
  },
]
