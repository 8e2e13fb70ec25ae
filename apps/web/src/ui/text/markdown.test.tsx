import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { hostileTexts, hostileWord, linkSchemes } from '../../../../../e2e/hostile-markdown'
import { Markdown, Sheet } from './markdown'

it('marks what is to be filled in or checked, but not in code', async () => {
  render(
    <Sheet>{'## FATOS\n\nRG **[COMPLETAR: RG da autora]** e súmula 999 [VERIFICAR]. `[VERIFICAR]`'}</Sheet>,
  )
  await screen.findByRole('heading', { name: 'FATOS' })
  expect(Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
    '[COMPLETAR: RG da autora]',
    '[VERIFICAR]',
  ])
})

it('lets no script and no strange address through', async () => {
  render(
    <Markdown>
      {
        '<script>alert(1)</script>\n\n[um](javascript:alert(1)) [dois](https://exemplo.com) <img src=x onerror=alert(1)>'
      }
    </Markdown>,
  )
  const link = await screen.findByText('dois')
  expect(link.getAttribute('href')).toBe('https://exemplo.com')
  expect(screen.getByText('um').getAttribute('href') ?? '').not.toContain('javascript')
  expect(document.querySelector('script, img')).toBeNull()
})

it('links the numbers of its sources, and no others', async () => {
  const cited = [
    { to: '/cases/1', label: 'Processo A' },
    { to: '/petitions/2', label: 'Petição B' },
  ]
  const text = 'Vence hoje [1][2]. **Nada [2]** consta [3], `[1]` e [aqui [1]](https://exemplo.com).'
  render(<Markdown cited={cited}>{text}</Markdown>, { wrapper: MemoryRouter })
  const numbers = await screen.findAllByRole('link', { name: /^Fonte/ })
  expect(
    numbers.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-label')]),
  ).toEqual([
    ['1', '/cases/1', 'Fonte 1: Processo A'],
    ['2', '/petitions/2', 'Fonte 2: Petição B'],
    ['2', '/petitions/2', 'Fonte 2: Petição B'],
  ])
  expect(document.body.textContent).toContain('consta [3]')
})

it('shows a hundred hostile texts and gives none of them an element or an address of its own', async () => {
  await import('./markdown-body')
  for (const [place, text] of hostileTexts.entries()) {
    const { container, unmount } = render(<Markdown>{text}</Markdown>)
    await screen.findByText(new RegExp(hostileWord(place)))
    const foreign =
      'script, iframe, object, embed, img, svg, video, audio, source, style, link, meta, base, form, math, details, template'
    expect(
      Array.from(container.querySelectorAll(foreign), (element) => element.outerHTML.slice(0, 200)),
      text.slice(0, 200),
    ).toEqual([])
    for (const element of container.querySelectorAll('.prose *')) {
      expect(
        element
          .getAttributeNames()
          .filter((name) => name.startsWith('on') || name === 'src' || name === 'style'),
      ).toEqual([])
      const href = element.getAttribute('href')
      if (href !== null && !href.startsWith('#'))
        expect(
          linkSchemes.some((scheme) => href.toLowerCase().startsWith(scheme)),
          href,
        ).toBe(true)
    }
    unmount()
  }
}, 120_000)
