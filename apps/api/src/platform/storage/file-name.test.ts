import { expect, test } from 'vitest'
import { safeFileName } from './file-name'

const cases: [string, string][] = [
  ['Petição inicial – ação nº 1.pdf', 'Petição inicial – ação nº 1.pdf'],
  ['Peti\u0063\u0327a\u0303o.pdf', 'Petição.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\ana\\contrato.docx', 'contrato.docx'],
  ['/abs/olute.pdf', 'olute.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  ['a\0b\x07c\x7f\u0085d.txt', 'abcd.txt'],
  ['\u202efdp.exe', 'fdp.exe'],
  ['\u2066a\u2069\u200f\u061c\ufeff\u200bb.pdf', 'ab.pdf'],
  ['a\u2028b\u2029.pdf', 'ab.pdf'],
  ['a\ud800b.pdf', 'ab.pdf'],
  ['contrato.pdf. . .', 'contrato.pdf'],
  ['  contrato .pdf', 'contrato.pdf'],
  ['.pdf', 'arquivo.pdf'],
  ['..', 'arquivo'],
  ['', 'arquivo'],
  ['\u202e \u200b', 'arquivo'],
  ['pasta/', 'arquivo'],
  ['👩‍⚖️ ata.pdf', '👩‍⚖️ ata.pdf'],
  ['Dr. João, 2ª via. Versão final', 'Dr. João, 2ª via. Versão final'],
]

test.each(cases)('%j becomes %j', (given, safe) => {
  expect(safeFileName(given)).toBe(safe)
  expect(safeFileName(safe)).toBe(safe)
})

test('a long name keeps its extension and at most 255 bytes, cut between whole characters', () => {
  for (const letter of ['a', 'é', '漢', '👩‍⚖️', 'x\u0332']) {
    const name = safeFileName(`${letter.repeat(1000)}.pdf`)
    const bytes = Buffer.byteLength(name)
    expect(bytes).toBeLessThanOrEqual(255)
    expect(bytes).toBeGreaterThan(255 - Buffer.byteLength(letter))
    expect(name).toBe(`${letter.repeat((bytes - 4) / Buffer.byteLength(letter))}.pdf`)
  }
  expect(safeFileName(`a.${'b'.repeat(1000)}`)).toBe(`a.${'b'.repeat(253)}`)
  expect(safeFileName(`a${'\u0301'.repeat(5000)}.pdf`)).toBe('arquivo.pdf')
})
