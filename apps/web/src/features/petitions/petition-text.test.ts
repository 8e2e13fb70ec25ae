import { describe, expect, it } from 'vitest'
import { fileNameOf } from './download-html'
import { pendingItems } from './pending-items'
import { petitionDocument, petitionHtml, petitionPlainText } from './petition-text'

const markdown = [
  '# AO JUÍZO DA [COMPLETAR: vara]',
  '**ANA & CIA**, vem [COMPLETAR: vara] propor\\\n*ação*.',
  '1. primeiro\n2. segundo',
  '| Fato | Prova |\n|---|---|\n| a | b |',
  'Súmula 999 [VERIFICAR]. <script>alert(1)</script>',
].join('\n\n')

describe('a petition as text', () => {
  it('loses all markup', async () => {
    expect(await petitionPlainText(markdown)).toBe(
      [
        'AO JUÍZO DA [COMPLETAR: vara]',
        'ANA & CIA, vem [COMPLETAR: vara] propor\nação.',
        '1. primeiro\n2. segundo',
        'Fato | Prova\na | b',
        'Súmula 999 [VERIFICAR]. <script>alert(1)</script>',
      ].join('\n\n'),
    )
  })

  it('becomes the HTML that the sheet shows, without any of its own scripts', async () => {
    const html = await petitionHtml(markdown)
    expect(html).toContain('<h1>AO JUÍZO DA <mark>[COMPLETAR: vara]</mark></h1>')
    expect(html).toContain('<strong>ANA &amp; CIA</strong>')
    expect(html).not.toContain('<script')
  })

  it('becomes a page of its own, with an escaped title', async () => {
    const page = await petitionDocument('A <b> & C', 'Texto')
    expect(page).toMatch(/^<!doctype html>\n<html lang="pt-BR">/)
    expect(page).toContain('<title>A &#60;b&#62; &#38; C</title>')
    expect(page).toContain('<p>Texto</p>')
  })

  it('is saved as petition_{id}.html', () => {
    expect(fileNameOf('petition_abc')).toBe('petition_abc.html')
    expect(fileNameOf('abc')).toBe('petition_abc.html')
  })
})

it('lists what is pending in its order, equal marks together', () => {
  expect(pendingItems(markdown)).toEqual([
    { mark: '[COMPLETAR: vara]', kind: 'complete', label: 'Vara', count: 2 },
    { mark: '[VERIFICAR]', kind: 'verify', label: 'Conferir citação', count: 1 },
  ])
  expect(pendingItems('Texto completo')).toEqual([])
})
