import { describe, expect, it } from 'vitest'
import { fileNameOf } from './download-html'
import { itemsByVerdict, titleOf } from '../checks/check-groups'
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

it('tells a draft on every page', async () => {
  const page = await petitionDocument('A', 'Texto', 'MINUTA – 7 itens em aberto – 22/11/2026')
  expect(page).toContain('<p class="minuta">MINUTA – 7 itens em aberto – 22/11/2026</p>')
  expect(page).toContain('@top-center { content: "MINUTA – 7 itens em aberto – 22/11/2026"')
  expect(await petitionDocument('A', 'Texto')).not.toContain('MINUTA')
})

it('lists what is open gravest first, marks by what they ask for', () => {
  const one = { kind: 'lacuna', end: 1, source: null, note: null, field: null, taken_over: null } as const
  const items = [
    { ...one, key: '1', text: '[COMPLETAR: vara]', start: 1, verdict: 'a_completar' },
    { ...one, key: '2', text: '[VERIFICAR]', start: 2, verdict: 'a_verificar' },
    { ...one, key: '3', text: 'art. 2.500 do CC', start: 3, verdict: 'inexistente', kind: 'artigo' },
    { ...one, key: '4', text: '[completar: **CPF**\nda ré]', start: 4, verdict: 'a_completar' },
  ] as const
  expect(itemsByVerdict(items).map(({ verdict, items: own }) => [verdict, own.map(titleOf)])).toEqual([
    ['inexistente', ['art. 2.500 do CC']],
    ['a_completar', ['Vara', 'CPF da ré']],
    ['a_verificar', ['Conferir citação']],
  ])
})
