// The screens that are photographed: where each is, and what has to be done before it is.
import type { Page } from '@playwright/test'
import {
  askAssistant,
  asked,
  askForReset,
  choose,
  compareVersions,
  inTurn,
  look,
  minimiseAssistant,
  newParty,
  openInvitation,
  press,
  previewPdf,
  previewPicture,
  previewText,
  queueDocuments,
  read,
  refuseInvitation,
  refusedSignIn,
  resetPassword,
  saveStaleText,
  search,
  searchAgain,
  searchInVain,
  selectDocuments,
  type,
} from './screen-steps'

/** What the demo office holds, as addresses need it. */
export interface Office {
  caseId: string
  /** With a picture among its documents. */
  pictureCaseId: string
  /** Finished. */
  petitionId: string
  /** With a text that names what no record holds. */
  openItemsId: string
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
  /** Where it is only on wide or narrow windows. */
  only?: 'wide' | 'narrow'
}

const token = 'Zk3v9Qx1'.repeat(5)
/** A window over its page. */
const height = 900

export const signedOut: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'login-refused', path: '/login', prepare: refusedSignIn },
  { name: 'register', path: '/register' },
  { name: 'register-refused', path: '/register', prepare: press('Criar conta') },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-response',
    path: '/forgot-password',
    prepare: askForReset(`Password reset token generated: ${token}`),
  },
  {
    name: 'forgot-password-email',
    path: '/forgot-password',
    prepare: askForReset('Se o e-mail estiver cadastrado, as instruções foram enviadas para ele.'),
  },
  {
    name: 'forgot-password-log',
    path: '/forgot-password',
    prepare: askForReset(
      'Se o e-mail estiver cadastrado, peça o token de redefinição ao administrador do escritório.',
    ),
  },
  { name: 'invite', path: `/invite#${token}`, prepare: openInvitation },
  { name: 'invite-refused', path: `/invite#${token}`, prepare: refuseInvitation },
  { name: 'invite-code', path: '/invite' },
  { name: 'reset-password', path: `/reset-password?token=${token}` },
  { name: 'reset-password-done', path: `/reset-password?token=${token}`, prepare: resetPassword },
]

export const signedIn = (office: Office): Screen[] => [
  ...shellScreens,
  ...officeScreens,
  ...caseListScreens,
  ...caseScreens(office),
  ...petitionScreens(office),
  ...textScreens(office),
]

const shellScreens: Screen[] = [
  { name: 'dashboard', path: '/' },
  { name: 'dashboard-collapsed', path: '/', prepare: press('Recolher menu'), height, only: 'wide' },
  { name: 'menu', path: '/', prepare: press('Abrir menu'), height, only: 'narrow' },
  { name: 'notifications', path: '/', prepare: press('Notificações'), height },
  { name: 'search', path: '/', prepare: search, height },
  { name: 'search-recent', path: '/', prepare: searchAgain, height },
  { name: 'search-in-vain', path: '/', prepare: searchInVain, height },
  { name: 'chat', path: '/', prepare: press('Abrir assistente'), height },
  { name: 'chat-answer', path: '/', prepare: askAssistant, height },
  { name: 'chat-minimised', path: '/', prepare: minimiseAssistant, height },
]

const officeScreens: Screen[] = [
  { name: 'clients', path: '/users' },
  {
    name: 'clients-none',
    path: '/users',
    prepare: inTurn(type('Buscar usuarios', 'marte'), read('Nenhum')),
    height,
  },
  { name: 'client', path: '/users', prepare: press(/^Ver /), height },
  { name: 'client-new', path: '/users', prepare: press('Adicionar Usuario'), height },
  { name: 'client-edit', path: '/users', prepare: press('Editar'), height },
  {
    name: 'client-personal-data',
    path: '/users?search=Marta',
    prepare: inTurn(press(/^Ver /), press('Dados pessoais (LGPD)'), read('Exportar')),
    height: 1400,
  },
  { name: 'client-delete', path: '/users', prepare: inTurn(press('Excluir'), asked), height },
  { name: 'settings-profile', path: '/settings' },
  { name: 'settings-password', path: '/settings?tab=password' },
  { name: 'settings-users', path: '/settings?tab=users', prepare: press('Gerenciar') },
  {
    name: 'user-deactivate',
    path: '/settings?tab=users',
    prepare: inTurn(press('Gerenciar'), choose('Desativar usuário'), asked),
    height,
  },
  { name: 'settings-office', path: '/settings?tab=office' },
  { name: 'settings-privacy', path: '/settings?tab=privacy', prepare: read('Nada é enviado') },
  { name: 'settings-trash', path: '/settings?tab=trash', prepare: read('Lixeira') },
  { name: 'contacts', path: '/contacts' },
  { name: 'contacts-none', path: '/contacts?search=marte', height },
  { name: 'contact-new', path: '/contacts?new=true', height: 1400 },
  { name: 'contact-edit', path: '/contacts', prepare: press('Editar'), height: 1400 },
  { name: 'contact-delete', path: '/contacts', prepare: inTurn(press('Excluir'), asked), height },
  { name: 'contact-cases', path: '/contacts', prepare: press('Vincular'), height },
]

const caseListScreens: Screen[] = [
  { name: 'cases', path: '/cases' },
  { name: 'cases-parties', path: '/cases', prepare: (page) => page.getByRole('switch').click() },
  { name: 'cases-none', path: '/cases?search=marte', height },
  { name: 'case-new', path: '/cases', prepare: press('Novo Processo'), height: 1400 },
  {
    name: 'case-new-refused',
    path: '/cases',
    prepare: inTurn(press('Novo Processo'), press('Criar Processo')),
    height: 1400,
  },
  { name: 'case-new-parties', path: '/cases?parties=1', prepare: newParty, height: 1700 },
  { name: 'case-details', path: '/cases', prepare: press('Resumo de'), height },
  { name: 'case-menu', path: '/cases', prepare: press('Ações de'), height },
]

const caseScreens = ({ caseId, pictureCaseId }: Office): Screen[] => {
  const path = `/cases/${caseId}`
  return [
    { name: 'case', path },
    {
      name: 'case-edit',
      path,
      prepare: (page) => page.getByRole('button', { name: 'Editar', exact: true }).click(),
    },
    { name: 'case-delete', path, prepare: inTurn(press('Excluir'), asked), height },
    { name: 'case-parties', path, prepare: press('Editar partes'), height: 1400 },
    {
      name: 'party-delete',
      path,
      prepare: inTurn(press('Editar partes'), press('Remover parte'), asked),
      height: 1400,
    },
    { name: 'case-documents', path: `${path}?tab=documents` },
    { name: 'documents-selected', path: `${path}?tab=documents`, prepare: selectDocuments },
    { name: 'document-type', path: `${path}?tab=documents`, prepare: press(/^Corrigir tipo/), height },
    { name: 'case-notes', path: `${path}?tab=notes`, prepare: read('notaç') },
    { name: 'note-new', path: `${path}?tab=notes`, prepare: press('Nova anotação'), height },
    { name: 'case-timeline', path: `${path}?tab=timeline` },
    { name: 'case-petitions', path: `${path}?tab=petitions` },
    { name: 'case-history', path: `${path}?tab=history` },
    { name: 'case-missing', path: '/cases/none' },
    { name: 'document-add', path: `${path}?tab=documents`, prepare: queueDocuments, height },
    { name: 'document-edit', path: `${path}?tab=documents`, prepare: press(/^Editar ./), height },
    {
      name: 'document-delete',
      path: `${path}?tab=documents`,
      prepare: inTurn(press(/^Excluir ./), asked),
      height,
    },
    { name: 'document-text', path: `${path}?tab=documents`, prepare: previewText, height },
    { name: 'document-pdf', path: `${path}?tab=documents`, prepare: previewPdf, height },
    {
      name: 'document-picture',
      path: `/cases/${pictureCaseId}?tab=documents`,
      prepare: previewPicture,
      height,
    },
    {
      name: 'petition-look',
      path: `${path}?tab=petitions`,
      prepare: inTurn(press(/^Visualizar Recurso/), (page) =>
        page.getByRole('dialog').getByText('COMARCA').first().waitFor(),
      ),
      height,
    },
    {
      name: 'petition-look-agents',
      path: `${path}?tab=petitions`,
      prepare: inTurn(press(/^Visualizar Recurso/), look('Status dos Agentes')),
      height,
    },
  ]
}

const petitionScreens = ({ caseId, petitionId, runningId }: Office): Screen[] => [
  { name: 'petitions', path: '/petitions' },
  { name: 'petitions-all', path: '/petitions?view=all' },
  { name: 'petitions-none', path: '/petitions?view=all&search=marte', height },
  { name: 'wizard-1', path: '/petitions?step=1' },
  { name: 'wizard-2', path: `/petitions?step=2&type=complaint&case=${caseId}` },
  { name: 'wizard-2-empty', path: '/petitions?step=2&type=appeal_brief' },
  { name: 'wizard-3', path: `/petitions?step=3&id=${runningId}` },
  { name: 'wizard-4', path: `/petitions?step=4&id=${petitionId}`, height: 1400 },
  {
    name: 'wizard-4-agents',
    path: `/petitions?step=4&id=${petitionId}`,
    prepare: look('Status dos Agentes'),
    height: 1400,
  },
]

const textScreens = ({ petitionId, runningId, openItemsId }: Office): Screen[] => {
  const openItems = `/petitions/${openItemsId}`
  const path = `/petitions/${petitionId}`
  return [
    { name: 'petition', path, height: 1400 },
    { name: 'petition-open-items', path: openItems, height: 1400 },
    { name: 'petition-open-items-export', path: openItems, prepare: press('Baixar PDF'), height },
    { name: 'petition-agents', path, prepare: look('Status dos Agentes'), height: 1400 },
    { name: 'agent-edit', path, prepare: inTurn(look('Status dos Agentes'), press(/^Editar/)), height: 1400 },
    { name: 'petition-delete', path, prepare: inTurn(press('Excluir petição'), asked), height },
    { name: 'petition-running', path: `/petitions/${runningId}`, height },
    { name: 'petition-missing', path: '/petitions/none', height },
    {
      name: 'petition-editor',
      path: `${path}/editor`,
      prepare: (page) => page.getByLabel('Conteúdo da petição').waitFor(),
      height,
    },
    { name: 'petition-conflict', path: `${path}/editor`, prepare: saveStaleText, height },
    { name: 'petition-versions', path: `${path}/versions`, height },
    { name: 'petition-comparison', path: `${path}/versions`, prepare: compareVersions, height },
  ]
}
