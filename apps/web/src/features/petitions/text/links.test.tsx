import { petitions } from '@lavra/contracts/petitions'
import type { PetitionCheck } from '@lavra/contracts/petitions/checks'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../core/api/query-client'
import { helena, openApp } from '../../../../test/app'
import { aGap, anAgent, aPetition, aStatus, petitionId } from '../../../../test/records'
import { fakeServer, ok } from '../../../../test/server'
import { downloadHtml } from './download-html'
import PetitionWindow from '../page/petition-window'

/** A petition of the time when a model's links were stored as it wrote them. */
const content =
  '# PEÇA\n\n[clique](https://evil.example/d) e <https://evil.example/a>; [bom](https://good.example/b).'
const words = 'clique] (https://evil.example/d) e < https://evil.example/a>'
const address = (text: string, taken_over: PetitionCheck['taken_over'] = null): PetitionCheck =>
  aGap('', content.indexOf(text), {
    key: text,
    kind: 'endereco',
    text,
    end: content.indexOf(text) + text.length,
    verdict: 'sem_origem',
    taken_over,
  })
const lia = {
  user_id: 'u2',
  name: 'Lia',
  username: 'lia',
  oab_number: '1/SP',
  reason: 'Conferido',
  created_at: '2026-03-01T12:00:00.000Z',
}
const petition = aPetition({
  content,
  checks: [
    address('https://evil.example/d'),
    address('https://evil.example/a'),
    address('https://good.example/b', lia),
  ],
})
const at = `/petitions/${petitionId}`
const outside = () =>
  Array.from(document.querySelectorAll('a[href^=http]'), (link) => link.getAttribute('href'))

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(petitions.get, ok(petition))
  server.on(petitions.attachments, ok([]))
  server.on(petitions.withheld, ok({ withheld: [], total: 0 }))
  const output = anAgent('fatos', true, { output: 'Veja [fonte](https://evil.example/agent).' })
  server.on(petitions.status, ok(aStatus(8, { agents_progress: [output] })))
})

it('shows and copies a link with a pending address as words, and one with a closed address as a link', async () => {
  const { person } = openApp(at, helena)
  expect((await screen.findByText(new RegExp(words.replace(/[()]/g, '\\$&')))).textContent).toContain('bom')
  expect(outside()).toEqual(['https://good.example/b'])
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  const copied = async (format: string) => {
    await person.click(screen.getByRole('button', { name: `Copiar ${format}` }))
    await waitFor(() => expect(write).toHaveBeenCalled())
    const text = String(write.mock.lastCall)
    write.mockClear()
    return text
  }
  expect(await copied('Markdown')).toContain(`[${words}; [bom](https://good.example/b)`)
  expect(await copied('HTML')).toMatch(/^(?!.*href="https:\/\/evil).*href="https:\/\/good/)
  expect(await copied('texto')).toContain(words)
})

it('shows no link in the text of an agent', async () => {
  const { person } = openApp(at, helena)
  await person.click(await screen.findByRole('tab', { name: 'Status dos Agentes' }))
  await screen.findByText('Veja [fonte] (https://evil.example/agent).')
  expect(outside()).not.toContain('https://evil.example/agent')
})

it('previews links as they are read in the checked text, and as words in one that was changed since', async () => {
  const { person } = openApp(`${at}/editor`, helena)
  await screen.findByRole('heading', { name: 'PEÇA' })
  expect(outside()).toEqual(['https://good.example/b'])
  await person.type(screen.getByRole('textbox', { name: 'Conteúdo da petição' }), ' Mais.')
  await screen.findByText(/Mais\.$/, { selector: 'p' })
  expect(outside()).toEqual([])
})

it('leads nowhere from the window of a petition either', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <PetitionWindow petition={petition} status={undefined} failed={false} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByText('bom')
  expect(outside()).toEqual(['https://good.example/b'])
})

it('saves the HTML without a link that is pending', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  server.on(petitions.tellExport, ok(petition))
  await downloadHtml(petition, true)
  const html = (await saved[0]?.text()) ?? ''
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://good.example/b"'])
  expect(html).toContain('clique] (https://evil.example/d)')
})
