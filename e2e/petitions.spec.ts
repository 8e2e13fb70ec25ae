import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { expect, force, refusing, signIn, test } from './seeded'

test.use({ office: 'petitions' })
test.describe.configure({ mode: 'serial' })

const recent = (page: Page) => page.getByRole('list', { name: 'Petições Recentes' })
const all = (page: Page) => page.getByRole('list', { name: 'Petições', exact: true })

test('the page of petitions and the list of all of them', async ({ page }) => {
  await signIn(page, 'helena')
  await page.getByRole('link', { name: 'Petições' }).click()
  await expect(page.getByRole('heading', { name: 'Petições', level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tipos de petição' }).getByRole('listitem')).toHaveCount(6)
  await expect(recent(page).getByText('Concluída')).toHaveCount(3)
  await expectAccessible(page, 'petitions')

  await page.getByRole('link', { name: 'Ver todas' }).click()
  await expect(page.getByRole('heading', { name: 'Todas as Petições' })).toBeVisible()
  await expect(all(page).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('Página 1 de 1')).toBeVisible()
  await expectAccessible(page, 'all petitions')
  await page.getByRole('searchbox', { name: 'Buscar petições' }).fill('RECURSO')
  await expect(all(page).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/search=RECURSO/)
  await page.getByRole('button', { name: 'Falhou' }).click()
  await expect(page.getByText('Nenhuma petição encontrada')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tente ajustar os filtros')).toBeVisible()
  await page.getByRole('button', { name: 'Todas', exact: true }).click()
  await all(page).getByRole('link', { name: 'Recurso' }).click()
  await expect(page.getByRole('heading', { name: 'Petição Gerada' })).toBeVisible()
})

test('is copied in an office without HTTPS too, where browsers keep their clipboard from pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  })
  await signIn(page, 'helena')
  await page.goto('/petitions?view=all')
  await all(page).getByRole('link', { name: 'Recurso' }).click()
  await page.getByRole('button', { name: 'Copiar texto' }).click()
  await expect(page.getByRole('button', { name: 'Copiado!' })).toBeVisible()
  const search = page.getByRole('combobox', { name: /Buscar/ })
  await search.focus()
  await page.keyboard.press('Control+V')
  await expect(search).toHaveValue(/^AO JUÍZO|^EXCELENT|^EGRÉGIO/)
})

test('a petition is duplicated into step 2, and the browser’s back button leaves the wizard', async ({
  page,
}) => {
  await signIn(page, 'helena')
  await page.goto('/petitions?view=all')
  await all(page)
    .getByRole('button', { name: /^Duplicar: Petição Inicial/ })
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Selecionar Partes e Processo' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Processo relacionado/ })).toHaveValue(/Sofá não entregue/)
  await expect(page.getByRole('group', { name: 'Autor 1' }).getByLabel('Nome')).not.toHaveValue('')
  await expect(page.getByLabel('Contexto Adicional')).toHaveValue(/Sem dano moral/)
  await page.goBack()
  await expect(page).toHaveURL(/\/petitions$/)
  await expect(page.getByRole('heading', { name: 'Início Rápido' })).toBeVisible()
})

test('running petitions are seen to move, page by page', async ({ page }) => {
  await signIn(page, 'helena')
  let [polls, step] = [0, 1]
  await page.route(/\/petitions\/\?/, async (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get('skip'))
    polls += 1
    const rows = Array.from({ length: 20 }, (_, place) => row(skip + place, step))
    await route.fulfill({ json: { petitions: rows, total: 40 } })
  })
  await page.goto('/petitions?view=all')
  const first = all(page).getByRole('listitem').first()
  await expect(first).toContainText('Em Processamento')
  for (step = 2; step < 4; step++)
    await expect(first.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(13 * step))
  await expect(first).toContainText('Concluída')
  await expect(first.getByRole('button', { name: /Continuar/ })).toHaveCount(0)
  const still = polls
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(page.getByText('Página 2 de 2')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await expect(all(page)).toContainText('Cliente 20')
  // The second page is one more call: nothing is asked again once nothing runs.
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect(all(page)).toContainText('Cliente 0')
  expect(polls - still).toBeLessThanOrEqual(2)
})

/** The first petition runs until the fourth step. */
function row(place: number, step: number) {
  const running = place === 0 && step < 4
  const id = `petition_${String(place).padStart(32, '0')}`
  const at = '2026-03-01T12:00:00.000Z'
  return {
    id,
    petition_id: id,
    petition_type: 'complaint',
    title: 'Petição Inicial',
    client_name: `Cliente ${place}`,
    case_id: null,
    author: null,
    version: 1,
    status: running ? 'processing' : 'completed',
    progress_percentage: running ? 13 * step : 100,
    created_at: at,
    updated_at: at,
  }
}

refusing('what cannot be loaded is told', async ({ page }) => {
  await signIn(page, 'helena')
  await force(page, 'GET', /\/petitions\/recent/, 500)
  await page.goto('/petitions')
  await expect(page.getByText('Não foi possível carregar as petições recentes.')).toBeVisible()
  await force(page, 'GET', /\/petitions\/\?/, 500)
  await page.goto('/petitions?view=all')
  await expect(page.getByText('Erro ao carregar petições. Tente novamente.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(all(page).getByRole('listitem')).toHaveCount(3)
})
