import type { Page } from '@playwright/test'
import { expect, signIn, test } from './seeded'

// A trace copies the page with every key, which is what is measured here.
test.use({ trace: 'off' })

test('typing in a petition of 200 kB', async ({ page }) => {
  const paragraph =
    'A **autora** contratou a ré em [COMPLETAR: data] e pagou o preço, como provam os recibos (art. 319 do CPC). '
  const text = Array.from(
    { length: 620 },
    (_, place) => `${place % 20 === 0 ? `## Capítulo ${place}\n\n` : ''}${paragraph.repeat(3)}${place}`,
  ).join('\n\n')
  expect(text.length).toBeGreaterThan(200_000)
  const preview = page.getByRole('region', { name: 'Pré-visualização' })
  await page.goto(`/petitions/${await petitionWith(page, text)}/editor`)
  await expect(preview.getByText('Capítulo 600')).toBeAttached()
  await page.getByLabel('Conteúdo da petição').evaluate((area: HTMLTextAreaElement) => {
    area.focus()
    area.setSelectionRange(area.value.length / 2, area.value.length / 2)
  })
  await measureKeys(page)
  // Under 50 ms on an idle machine; beside other tests it tells a hang alone.
  const enough = process.env['TRIALS'] === 'full' ? 200 : 1_500
  const slow: number[] = []
  // On a machine with other work to do keys may have to wait; a page that is slow itself is so every time.
  while (slow.length < 3 && !slow.some((time) => time < enough)) slow.push(await typeAlong(page, text.length))
  expect(Math.min(...slow)).toBeLessThan(enough)
  await expect(preview.getByText('palavras novas no meio da petição').first()).toBeAttached()
})

/** Types two sentences; answers how long nearly all of their keys took to be seen, in milliseconds. */
async function typeAlong(page: Page, length: number): Promise<number> {
  await page.keyboard.type('palavras novas no meio da petição ', { delay: 30 })
  await page.keyboard.type('e mais algumas, escritas depressa, até o fim da frase. ', { delay: 60 })
  const times = await page.evaluate(() =>
    (globalThis as unknown as { keyTimes: number[] }).keyTimes.splice(0).sort((a, b) => a - b),
  )
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  console.log(
    `from key to paint, ${times.length} keys in ${length} characters: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(0.999)} ms`,
  )
  expect(times.length).toBeGreaterThan(80)
  return at(0.95)
}

/** From the moment of the key to the end of the frame that shows it. */
async function measureKeys(page: Page) {
  await page.evaluate(() => {
    const times: number[] = []
    ;(globalThis as unknown as { keyTimes: number[] }).keyTimes = times
    window.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - event.timeStamp)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
}

async function petitionWith(page: Page, content: string): Promise<string> {
  await signIn(page, 'helena')
  const token = await page.evaluate(
    () => localStorage.getItem('access_token') ?? sessionStorage.getItem('access_token'),
  )
  const headers = { authorization: `Bearer ${token}` }
  const data = { petition_type: 'complaint', plaintiffs: [], defendants: [] }
  const made = (await (
    await page.request.post('/api/v1/petitions/initialize', { headers, data })
  ).json()) as { petition_id: string }
  expect(
    (
      await page.request.put(`/api/v1/petitions/${made.petition_id}/content`, { headers, data: { content } })
    ).status(),
  ).toBe(200)
  return made.petition_id
}
