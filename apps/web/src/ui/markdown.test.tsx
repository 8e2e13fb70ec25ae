import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Markdown, Sheet } from './markdown'

it('marks what is to be filled in or checked, but not in code', async () => {
  render(<Sheet>{'## FATOS\n\nRG **[COMPLETAR: RG da autora]** e súmula 999 [VERIFICAR]. `[VERIFICAR]`'}</Sheet>)
  await screen.findByRole('heading', { name: 'FATOS' })
  expect(Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['[COMPLETAR: RG da autora]', '[VERIFICAR]'])
})

it('lets no script and no strange address through', async () => {
  render(
    <Markdown>{'<script>alert(1)</script>\n\n[um](javascript:alert(1)) [dois](https://exemplo.com) <img src=x onerror=alert(1)>'}</Markdown>,
  )
  const link = await screen.findByText('dois')
  expect(link.getAttribute('href')).toBe('https://exemplo.com')
  expect(screen.getByText('um').getAttribute('href') ?? '').not.toContain('javascript')
  expect(document.querySelector('script, img')).toBeNull()
})
