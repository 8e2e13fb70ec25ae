import { expect, it } from 'vitest'
import { lettered } from './letters'

const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))

it.each(['L', 'Lu', 'Ll'] as const)(
  'finds the same signs as Unicode’s class %s, whatever stands beside them',
  (kind) => {
    const pattern = lettered((letters) => `[${letters[kind]}]`)
    const unicode = new RegExp(`\\p{${kind}}`, 'gu')
    const found = (text: string, by: RegExp) => text.match(by)?.join('') ?? ''
    const texts = ['', '“–', 'Ω'].flatMap((beside) => signs.map((sign) => sign + beside))
    const wrong = texts.filter((text) => found(text, pattern(text)) !== found(text, unicode))
    expect(wrong.map((text) => text.charCodeAt(0).toString(16))).toEqual([])
  },
)
