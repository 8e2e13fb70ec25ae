import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import { expect, it } from 'vitest'
import { hostileTexts } from '../../../../../e2e/hostile-markdown'
import { isCostly, markdownBlocks } from './markdown-blocks'
import { remarkTables } from './remark-tables'

const html = (markdown: string) =>
  renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkTables] }, markdown)).replaceAll(
    /\n/g,
    '',
  )

const text = [
  '# AO JUÍZO\n\n**ANA**, vem propor\n*ação*.',
  '1. um\n\n   ainda um\n\n2. dois\n- a\n\n- b\n\n* c',
  'parágrafo\n\n    código recuado\n\n> citação\n\n> outra',
  '```\ncerca\n\n# não é título\n\n````\n\n~~~\n\nx\n~~~',
  '| a | b |\n|---|---|\n| c | d |\n\nTítulo\n---\n\n***\n\ncom [nome] e [outro][nome].',
  '[nome]: https://exemplo.com "t"',
  '- item\n\n  ```\n  dentro\n\n  fim\n  ```\n\ndepois',
  'igual\n\nigual\n\n',
].join('\n\n')

it('reads the same in blocks as in one piece', () => {
  const blocks = markdownBlocks(text)
  expect(blocks.length).toBeGreaterThan(15)
  expect(blocks.map((block) => html(block.text)).join('')).toBe(html(text))
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
})

it('keeps the key of every block that did not change', () => {
  const before = markdownBlocks(text).map(({ key }) => key)
  const after = new Set(markdownBlocks(text.replace('propor', 'propor a')).map(({ key }) => key))
  expect(before.filter((key) => !after.has(key))).toHaveLength(1)
})

it('leaves what reaches over blank lines in one piece', () => {
  for (const whole of ['a[^1]\n\nb\n\n[^1]: nota', '<!-- a\n\nb -->\n\nc'])
    expect(markdownBlocks(whole)).toHaveLength(1)
})

it('names what would hold up the page, and no ordinary text', () => {
  const costly = [
    `${'> '.repeat(5_000)}a`,
    `${'- '.repeat(3_000)}a`,
    '**a_'.repeat(5_000),
    '['.repeat(10_000),
  ]
  for (const attack of costly) expect(isCostly(attack), attack.slice(0, 10)).toBe(true)
  expect(isCostly(text.repeat(500))).toBe(false)
  expect(isCostly(`${'-'.repeat(80)}\n\n${'*'.repeat(80)}\n\n| a |\n|${'-'.repeat(80)}|`)).toBe(false)
  expect(hostileTexts).toHaveLength(100)
})
