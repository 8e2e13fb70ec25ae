import { expect, test } from 'vitest'
import { withoutPendingLinks } from './links'

const item = (text: string, words: string, closed: boolean) => ({
  kind: 'endereco' as const,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  verdict: 'sem_origem' as const,
  taken_over: closed ? {} : null,
})
const live = /\]\((?:[a-z]|<)|<(?:https?:|a )|^\[b\]:/im

test.each([
  ['[a](https://evil.example/x)', 'https://evil.example/x'],
  ['[a]( <https://evil.example/x> "t")', 'https://evil.example/x'],
  ['[a](\n> https://evil.example/x)', 'https://evil.example/x'],
  ['![a](https://evil.example/p.png)', 'https://evil.example/p.png'],
  ['<https://evil.example/x>', 'https://evil.example/x'],
  ['[a][b]\n\n[b]: https://evil.example/x', 'https://evil.example/x'],
  ['<a href="https://evil.example/x">a</a>', 'https://evil.example/x'],
  ['[a](https:evil.example)', 'evil.example'],
  ['[a](&#104;ttps://evil.example)', '&#104;ttps://evil.example'],
])('%s is a link only when its address is closed', (text, words) => {
  for (const checks of [[], [item(text, words, false)]]) {
    const plain = withoutPendingLinks(text, checks)
    expect(plain).not.toMatch(live)
    expect(plain.replace(/ /g, '')).toBe(text.replace(/ /g, ''))
  }
})

test.each([
  ['[a](https://ok.example/x)', 'https://ok.example/x'],
  ['[a](<https://ok.example/x_(b)> "t").', 'https://ok.example/x_'],
  ['<https://ok.example/x>', 'https://ok.example/x'],
  ['[a][b]\n\n[b]: https://ok.example/x', 'https://ok.example/x'],
])('%s stays a link when somebody closed its address', (text, words) =>
  expect(withoutPendingLinks(text, [item(text, words, true)])).toBe(text),
)

test.each([
  '[a](<https://ok.example)@evil.example/>)',
  '[a](https://ok.example(@evil.example/))',
  '[a](https://ok.example\\)@evil.example)',
])('%s is not closed by what stands before it', (text) =>
  expect(withoutPendingLinks(text, [item(text, 'https://ok.example', true)])).not.toMatch(live),
)

test('of two equal addresses each is judged for itself; places are those of the composed form', () => {
  const text = 'Ac\u0327a\u0303o: [a](https://x.example) e [b](https://x.example).'.normalize('NFC')
  const first = item(text, 'https://x.example', true)
  const second = { ...first, start: first.start + 25, end: first.end + 25, taken_over: null }
  expect(text.slice(second.start, second.end)).toBe('https://x.example')
  expect(withoutPendingLinks(text.normalize('NFD'), [second, first])).toBe(
    'Ação: [a](https://x.example) e [b] (https://x.example).',
  )
})

test('what is no link stays as it is', () => {
  const text =
    '[COMPLETAR: valor]: R$ 1.000,00 [VERIFICAR](fls. 3) [x](#nota) [VERIFICAR]: 15:02; a < b; <b>x</b>; [e](mailto:lia@exemplo.com) https://x.example'
  expect(withoutPendingLinks(text, [item(text, 'https://x.example', false)])).toBe(text)
})
