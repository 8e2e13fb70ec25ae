import { expect, test } from 'vitest'
import { processorTime } from '../../../../test/processor-time'
import { boundedPages } from '../reading/bounded'
import { cleanText } from './clean'
import { limits } from './limits'

test.each([
  ['a\u0000b\u0007c\ud800d\udc00', 'abcd'],
  ['\u{1f600}', '\u{1f600}'],
  ['ac\u0327a\u0303o', 'ação'],
  ['o\ufb01cial \ufb02uxo', 'oficial fluxo'],
  ['1º § 2ª m² ½', '1º § 2ª m² ½'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\u00a0b\u2003c', 'a b c'],
  ['ig\u200bno\u2060re \u202eabc\u{e0041}\u{e0042}\ufeff', 'ignore abc'],
  ['respon-\nsabilidade', 'responsabilidade'],
  ['respon\u00ad\nsabilidade so\u00adcial', 'responsabilidade social'],
  ['trata-\nse; clas-\nse; te-\nse; opôs-\nlhe', 'trata-se; classe; tese; opôs-lhe'],
  ['CPC-\nart. Rio-\nSão 2020-\n2021', 'CPCart. Rio-\nSão 2020-\n2021'],
  ['a  \n\n\n\n b \n', 'a\n\n b'],
])('%j', (raw, clean) => expect(cleanText(raw)).toBe(clean))

test('hostile texts cost no more than others', () => {
  for (const unit of [' ', 'a', 'a-\n', '\n', '-\n', '\u00ad\n', '\u0301', 'é', '\ufb01', 'a-']) {
    const text = `${unit.repeat(1_000_000 / unit.length)}x`
    expect(
      processorTime(() => cleanText(text)),
      unit,
    ).toBeLessThan(4_000)
  }
})

const all = async (pages: Iterable<string>) => {
  const found: string[] = []
  for await (const page of boundedPages(pages)) found.push(page.text)
  return found
}

test('a cut is visible', async () => {
  const pages = await all(Array.from({ length: limits.pages + 5 }, (_, n) => `${n}`))
  expect([pages.length, pages.at(-1)]).toEqual([
    limits.pages + 1,
    '[Texto cortado: este arquivo tem mais de 2.000 páginas.]',
  ])
  expect(await all(Array.from({ length: limits.pages }, (_, n) => `${n}`))).toHaveLength(limits.pages)
  const long = 'x'.repeat(limits.characters - 1)
  expect(await all([long, 'y'])).toEqual([long, 'y'])
  expect((await all([long, 'yz', 'never'])).slice(1)).toEqual([
    'y\n[Texto cortado: este arquivo tem mais de 5 milhões de caracteres.]',
  ])
  expect((await all([`${' '.repeat(11_000_000)}x`]))[0]).toMatch(/Texto cortado/)
})
