import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './fixtures'
import { addCase, expect, refusing, removeCase, signIn, type DemoUser } from './seeded'

const title = 'Pensão de Bento'
const stale = 'Alterado por outra pessoa. Recarregue antes de salvar.'

/** A second person at a browser of their own. */
async function person(browser: Browser, baseURL: string, name: DemoUser) {
  const page = await (
    await browser.newContext({
      baseURL,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await signIn(page, name)
  return page
}

const clash = (page: Page, label: string) =>
  page
    .getByRole('list', { name: 'Campos alterados por duas pessoas' })
    .getByRole('listitem')
    .filter({ hasText: label })
const taken = (page: Page) => page.getByRole('list', { name: 'Campos alterados pela outra pessoa' })

refusing(
  'two people change one case at once, and both see what the other did',
  async ({ browser, lavra }) => {
    const [helena, otavio] = [
      await person(browser, lavra.url, 'helena'),
      await person(browser, lavra.url, 'otavio'),
    ]
    const id = await addCase(helena, title)
    for (const page of [helena, otavio]) {
      await page.goto(`/cases/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }

    await refusing.step('the fields of the case', async () => {
      for (const page of [helena, otavio])
        await page.getByRole('button', { name: 'Editar', exact: true }).click()
      await otavio
        .getByRole('textbox', { name: 'Descrição' })
        .fill('Otávio: a sentença transitou em julgado.')
      await otavio.getByLabel('Prioridade').selectOption('Crítica')
      await otavio.getByRole('button', { name: 'Salvar' }).click()
      await expect(otavio.getByRole('button', { name: 'Editar', exact: true })).toBeVisible()

      await helena.getByRole('textbox', { name: 'Descrição' }).fill('Helena: pedir 20%.')
      await helena.getByLabel('Título').fill('Pensão de Bento, recurso')
      await helena.getByRole('button', { name: 'Salvar' }).click()
      await expect(helena.getByText(stale)).toBeVisible()
      await helena.getByRole('button', { name: 'Recarregar' }).click()
      await expect(clash(helena, 'Descrição')).toContainText('Otávio: a sentença transitou em julgado.')
      await expect(taken(helena)).toContainText('Prioridade: Média → Crítica')
      await expect(helena.getByLabel('Título')).toHaveValue('Pensão de Bento, recurso')
      await expect(helena.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Helena: pedir 20%.')
      await expect(helena.getByLabel('Prioridade')).toHaveValue('critical')
      await expectAccessible(helena, 'case, changed by two')
      await clash(helena, 'Descrição').getByRole('button', { name: 'Usar o salvo' }).click()
      await expect(helena.getByRole('textbox', { name: 'Descrição' })).toHaveValue(
        'Otávio: a sentença transitou em julgado.',
      )
      await helena.getByRole('button', { name: 'Salvar' }).click()
      await expect(helena.getByRole('heading', { level: 1, name: 'Pensão de Bento, recurso' })).toBeVisible()
    })

    await refusing.step('the parties', async () => {
      await otavio.reload()
      for (const page of [helena, otavio]) await page.getByRole('button', { name: 'Editar partes' }).click()
      await otavio.getByRole('group', { name: 'Parte 2' }).getByLabel('E-mail').fill('nilo.novo@exemplo.com')
      await otavio.getByRole('group', { name: 'Parte 2' }).getByLabel('Telefone').fill('43991224040')
      await otavio.getByRole('button', { name: 'Remover parte 1' }).click()
      await otavio.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
      await otavio.getByRole('button', { name: 'Salvar' }).click()
      await expect(otavio.getByRole('dialog')).toBeHidden()

      await helena.getByRole('group', { name: 'Parte 1' }).getByLabel('Endereço').fill('Rua da Praia, 1')
      await helena.getByRole('group', { name: 'Parte 2' }).getByLabel('E-mail').fill('nilo.outro@exemplo.com')
      await helena.getByRole('button', { name: 'Salvar' }).click()
      await expect(helena.getByText(stale)).toBeVisible()
      await helena.getByRole('button', { name: 'Recarregar' }).click()
      await expect(clash(helena, 'Nilo Faria: E-mail')).toContainText('nilo.novo@exemplo.com')
      await expect(clash(helena, 'Parte Bento Faria, menor')).toContainText('(removida)')
      await expect(taken(helena)).toContainText('Nilo Faria: Telefone: (em branco) → (43) 99122-4040')
      await expect(helena.getByRole('group', { name: 'Parte 1' }).getByLabel('Endereço')).toHaveValue(
        'Rua da Praia, 1',
      )
      await clash(helena, 'Parte Bento Faria, menor').getByRole('button', { name: 'Usar o salvo' }).click()
      await expect(helena.getByRole('group', { name: 'Parte 2' })).toBeHidden()
      await helena.getByRole('button', { name: 'Salvar' }).click()
      await expect(helena.getByRole('dialog')).toBeHidden()
      await expect(helena.getByRole('main')).toContainText('(43) 99122-4040 · nilo.outro@exemplo.com')
      await expect(helena.getByRole('main')).not.toContainText('Bento Faria, menor')
    })
    await removeCase(helena, id)
  },
)
