// An office in which every text is one word as long as its field holds, and what does not fit on its screens.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Letters without a place to break, as many as a field holds. */
export const word = (length: number, letter = 'W') => letter.repeat(length)
const address = (length: number) => `${word(60, 'w')}@${word(length - 65, 'd')}.com`

export const owner = { username: 'widest', full_name: word(200), email: address(120), password: 'Pauta-2026' }

export interface WidestOffice {
  caseId: string
  petitionId: string
}

/** Signs up whoever is first, and fills their office; answers whose addresses the screens need. */
export async function fillOffice(
  request: APIRequestContext,
): Promise<WidestOffice & { session: { access_token: string; user: unknown } }> {
  await request.post('/users/', { data: owner })
  const form = { username: owner.username, password: owner.password }
  const session = (await (await request.post('/token', { form })).json()) as {
    access_token: string
    user: unknown
  }
  const headers = { authorization: `Bearer ${session.access_token}` }
  async function make(
    path: string,
    data: object,
    method = 'POST',
  ): Promise<{ id: string; petition_id: string }> {
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as { id: string; petition_id: string }
  }
  await make(
    '/users/me',
    { full_name: owner.full_name, email: owner.email, oab_number: word(30), specialization: word(200) },
    'PUT',
  )
  await make('/users/settings/system', { office_name: word(200), office_city: word(120) }, 'PUT')
  const client = await make('/clients/', { name: word(200), email: address(250), phone: '11987654321' })
  const party = (role: string) => ({
    role,
    party_type: 'individual',
    name: word(300),
    address: word(300),
    email: address(250),
    cpf_cnpj: '52998224725',
    nationality: word(80),
    profession: word(120),
    legal_representative: word(300),
    rg: word(20),
  })
  const matter = await make('/cases/with-parties', {
    title: word(300),
    case_number: word(60),
    client_id: client.id,
    case_type: 'Litígio Cível',
    priority: 'critical',
    description: word(300),
    next_deadline: '2026-01-15',
    assigned_lawyers: [word(200)],
    court: word(300),
    district: word(200),
    claim_value: '9999999999999.99',
    parties: [party('plaintiff'), party('defendant')],
  })
  const contact = await make('/contacts/', {
    name: word(300),
    email: address(250),
    profession: word(120),
    nationality: word(80),
    address: word(300),
    origin: word(120),
    general_notes: word(300),
    custom_fields: { [word(100)]: word(300) },
  })
  await make(`/contacts/${contact.id}/link`, { case_id: matter.id })
  await make(`/cases/${matter.id}/notes`, { text: word(300), kind: 'atendimento' })
  await addDocument(request, headers, matter.id)
  const row = [{ id: 1, party_type: 'custom', custom_name: word(300) }]
  const petition = await make('/petitions/initialize', {
    petition_type: 'motion_to_dismiss',
    plaintiffs: row,
    defendants: row,
    case_id: matter.id,
    additional_context: word(300),
    author: word(200),
  })
  await make(`/petitions/${petition.petition_id}/content`, { content: text }, 'PUT')
  return { caseId: matter.id, petitionId: petition.petition_id, session }
}

const text = [
  `# ${word(300)}`,
  `**${word(300)}**`,
  `- ${word(300)}`,
  `> ${word(300)}`,
  `| ${word(100)} | ${word(100)} |\n|---|---|\n| a | b |`,
  `\`\`\`\n${word(300)}\n\`\`\``,
  `[COMPLETAR: ${word(300)}]`,
  `A testemunha Marcela ${word(250, 'a')} exige o art. 2.500 do Código Civil [VERIFICAR].`,
].join('\n\n')

async function addDocument(request: APIRequestContext, headers: Record<string, string>, case_id: string) {
  const file = { name: `${word(200)}.txt`, mimeType: 'text/plain', buffer: Buffer.from(word(3000)) }
  const multipart = {
    case_id,
    title: word(300),
    description: word(300),
    created_by: word(200),
    tags: JSON.stringify([word(60), word(60, 'X')]),
    file,
  }
  expect((await request.post('/api/v1/documents/', { headers, multipart })).ok()).toBe(true)
}

/** Goes to another page as a link of the app does: without loading everything again. */
export async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/**
 * What stands out of the window, or of the box that holds it, at its present width; nothing where all fits.
 */
export const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    const found: string[] = []
    const name = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent).replace(/(.)\1{9,}/g, '$1…')
      return `${element.tagName.toLowerCase()} "${words.slice(0, 40)}" .${element.getAttribute('class')?.slice(0, 60) ?? ''}`
    }
    const scrolledIn = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
          return true
      }
      return false
    }
    if (document.documentElement.scrollWidth > wide)
      found.push(`page: ${document.documentElement.scrollWidth}`)
    // Tables, rows of tabs and code scroll sideways by themselves, where one can see that they do.
    const scrolls = 'table, [role=region]:has(> table), [role=tablist], pre'
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect()
      if (
        box.width < 2 ||
        box.height < 2 ||
        element.closest(scrolls) ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      const { overflowX } = getComputedStyle(element)
      const sideways =
        element.scrollWidth > element.clientWidth + 1 && (overflowX === 'auto' || overflowX === 'scroll')
      if (sideways && !element.matches('input, textarea')) found.push(`scrolls sideways: ${name(element)}`)
      const matters = element.matches(
        'button, a, input, select, textarea, [role=dialog], [role=alertdialog], [data-sonner-toast], .rounded-card, p, h1, h2, h3',
      )
      const fixed = element.matches('[role=dialog] button, [role=alertdialog] button') && !scrolledIn(element)
      if (fixed && (box.top < 0 || box.bottom > innerHeight)) found.push(`out of reach: ${name(element)}`)
      if (matters && (box.right > wide + 1 || box.left < -1))
        found.push(`${Math.round(box.left)}–${Math.round(box.right)}: ${name(element)}`)
    }
    return found.slice(0, 8)
  })
