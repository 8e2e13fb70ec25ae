import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillOffice, go, misfits, type WidestOffice } from './widest'

test.use({ office: 'widest' })

const windows = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const

type Step = (page: Page) => Promise<void>
interface Place {
  path: string
  /** Seen when the page is there. */
  sees: string | RegExp
  /** What is opened on it, one after another; each is closed by Escape. */
  windows?: Step[]
}

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click()
/** A window over the page; the assistant's is none. */
const overPage = (page: Page) => page.locator('[role=dialog][data-state], [role=alertdialog]')
const opens =
  (name: string | RegExp): Step =>
  async (page) => {
    await press(name)(page)
    await overPage(page).waitFor()
  }

const seen =
  (name: string | RegExp, then: string): Step =>
  async (page) => {
    await press(name)(page)
    await page.getByRole('button', { name: then }).waitFor()
  }

const places = ({ caseId, petitionId }: WidestOffice): Place[] => [
  { path: '/users', sees: '(11) 98765-4321', windows: [opens(/^Ver /), opens('Editar'), opens('Excluir')] },
  { path: '/contacts', sees: 'W@', windows: [opens('Editar'), opens('Vincular'), opens('Excluir')] },
  {
    path: '/cases?parties=1',
    sees: 'Litígio Cível',
    windows: [opens('Resumo de'), press('Ações de'), opens('Novo Processo')],
  },
  {
    path: `/cases/${caseId}`,
    sees: 'Partes',
    windows: [opens('Editar partes'), opens('Excluir'), seen(/^Editar$/, 'Salvar')],
  },
  {
    path: `/cases/${caseId}?tab=documents`,
    sees: 'W.txt',
    windows: [opens(/^Editar ./), opens(/^Corrigir tipo/), opens(/^Excluir ./), opens(/^Visualizar/)],
  },
  {
    path: `/cases/${caseId}?tab=notes`,
    sees: 'Atendimento',
    windows: [opens(/^Editar/), opens('Nova anotação')],
  },
  { path: `/cases/${caseId}?tab=petitions`, sees: 'Inicializada', windows: [opens(/^Visualizar/)] },
  { path: `/cases/${caseId}?tab=history`, sees: 'criou' },
  { path: '/petitions', sees: 'Petições Recentes' },
  { path: '/petitions?view=all', sees: 'Inicializada' },
  { path: `/petitions?step=2&type=complaint&case=${caseId}`, sees: 'Auto-preenchido' },
  { path: `/petitions?step=4&id=${petitionId}`, sees: 'Petição Gerada' },
  {
    path: `/petitions/${petitionId}`,
    sees: 'Conferência',
    windows: [opens('Baixar PDF'), opens('Excluir petição')],
  },
  { path: `/petitions/${petitionId}/editor`, sees: 'Editor de Petição' },
  { path: `/petitions/${petitionId}/versions`, sees: 'Versões' },
  { path: '/settings', sees: 'Meu Perfil' },
  { path: '/settings?tab=users', sees: 'Administrador' },
  { path: '/settings?tab=office', sees: 'Cidade' },
  { path: '/settings?tab=trash', sees: 'A Lixeira está vazia' },
  { path: '/', sees: 'Atividade recente', windows: [press('Abrir assistente')] },
]

test('nothing is wider than its window, from 320 px up, with the longest words', async ({
  page,
  request,
  baseURL,
}) => {
  const { session, ...office } = await fillOffice(request)
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('access_token', token)
      localStorage.setItem('user', user)
    },
    [session.access_token, JSON.stringify(session.user)] as const,
  )
  await page.goto(baseURL ?? '/')
  for (const place of places(office)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await go(page, place.path)
    await page.getByText(place.sees).filter({ visible: true }).first().waitFor()
    await expectFitting(page, place.path)
    for (const [number, open] of (place.windows ?? []).entries()) {
      await open(page)
      await expectFitting(page, `${place.path}, window ${number + 1}`)
      await page.keyboard.press('Escape')
      await expect(overPage(page)).toHaveCount(0)
    }
  }
  await expectFittingToast(page)
})

/** What a deletion says, with the way back and the button that closes it. */
async function expectFittingToast(page: Page) {
  await go(page, '/contacts')
  await press('Excluir')(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).waitFor()
  await expectFitting(page, 'toast')
  await page.setViewportSize({ width: 320, height: 900 })
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
}

async function expectFitting(page: Page, where: string) {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    expect.soft(await misfits(page), `${where}, ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
