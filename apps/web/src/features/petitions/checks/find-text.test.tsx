import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Sheet } from '../../../ui/text/markdown'
import { rangesOf } from './find-text'

it.each([
  ['golpe[.]com[.]br', 'golpe.com.br'],
  ['golpe (ponto) com', 'golpe.com'],
  ['golpe\\[.\\]com', 'golpe.com'],
  ['golpe ponto com ponto br', 'golpe.com.br'],
  ['gol<b>pe</b>.com.br', 'golpe.com.br'],
  ['golpe~~x~~.com.br', 'golpex.com.br'],
  ['gol\u200bpe.com.br', 'golpe.com.br'],
  ['\u{1d420}olpe.com', 'golpe.com'],
  ['o\ufb01cial.com', 'oficial.com'],
  ['R$ 9<b>3</b>,00', 'R$ 93,00'],
])('finds %s in the sheet by the words %s of its item', async (source, words) => {
  render(<Sheet>{`# PEÇA\n\nAcesse ${source} para pagar, ou golpe outro com.`}</Sheet>)
  const paragraph = await screen.findByText(/^Acesse/)
  const [range, ...others] = rangesOf(paragraph, words)
  expect(others).toEqual([])
  expect(paragraph.textContent).toBe(`Acesse ${String(range)} para pagar, ou golpe outro com.`)
})

it('finds what is written plainly before what is disguised', async () => {
  render(<Sheet>{'Veja golpe.com e golpe[.]com.'}</Sheet>)
  const paragraph = await screen.findByText(/^Veja/)
  expect(rangesOf(paragraph, 'golpe.com').map(String)).toEqual(['golpe.com', 'golpe[.]com'])
  expect(rangesOf(paragraph, 'golpeXcom')).toEqual([])
})
