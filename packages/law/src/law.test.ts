import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cnjFlaw, courtOf } from './cnj'
import { deviceOf, openLaw, type Law } from './law'

const folder = fileURLToPath(new URL('../data', import.meta.url))
const law = openLaw(folder)
const standing = (key: string) => law.standing(deviceOf(key))

describe('whether a provision stands', () => {
  test.each([
    'cf:5:LXXIV',
    'cf:93:IX',
    'cf:92:I-A',
    'cpc:1003:p5',
    'cpc:1015:pu',
    'cpc:292:V',
    'cdc:42:pu',
    'cdc:39:X',
    'cc:206:p3:V',
    'clt:477:p8',
    'clt:791-A:p2',
    'cp:171:p2:I',
    'l8245:62:II:a',
    'l9099:3:p1:II',
    'lgpd:7:II',
  ])('%s is in force', (key) => expect(standing(key)).toBe('in_force'))
  test.each([
    ['cpc:1073', 'none'],
    ['cpc:1003:p9', 'none'],
    ['cpc:292:X', 'none'],
    ['cdc:120', 'none'],
    ['cdc:42:p2', 'none'],
    ['cf:5:LXXX', 'none'],
    ['l8245:62:II:g', 'none'],
    ['cp:240', 'revoked'],
    ['clt:384', 'revoked'],
    ['cpc:1029:p2', 'revoked'],
    ['cp:171:p5', 'revoked'],
    ['cdc:5:p1', 'vetoed'],
    ['l10520:1', 'revoked'],
    ['l11419:1', 'unmapped'],
    ['unknown:1', 'unmapped'],
  ])('%s: %s', (key, is) => expect(standing(key)).toBe(is))
  test('what stands below a part that is out of force shares its fate', () => {
    expect([standing('cp:240:p1'), standing('cp:240:p9')]).toEqual(['revoked', 'revoked'])
  })
})

describe('a quotation is found again', () => {
  // CF, art. 5, XXXV, and CDC, art. 14.
  const access = 'a lei não excluirá da apreciação do Poder Judiciário lesão ou ameaça a direito'
  const services =
    'O fornecedor de serviços responde, independentemente da existência de culpa, pela reparação dos danos'
  test('in its article, as it stands', () => {
    expect(law.fingerprint('cf')?.find(access, '5')).toMatchObject({ enough: true, inArticle: 1, best: '5' })
    expect(law.fingerprint('cdc')?.find(services, '14')).toMatchObject({ inArticle: 1 })
  })
  test('named for another article, its own is told', () => {
    const found = law.fingerprint('cdc')?.find(services, '12')
    expect([found?.best, (found?.inArticle ?? 1) < 0.6]).toEqual(['14', true])
  })
  test('changed by a word it is not the same, invented it is nowhere', () => {
    const changed = law
      .fingerprint('cdc')
      ?.find(services.replace('independentemente', 'desde que provada'), '14')
    expect([(changed?.inArticle ?? 1) < 0.95, changed?.enough]).toEqual([true, true])
    const invented = 'o juiz concederá sempre a tutela quando o autor demonstrar boa-fé e urgência relevante'
    expect(law.fingerprint('cpc')?.find(invented, '300').inBest).toBeLessThan(0.6)
  })
  test('too short to tell', () => {
    expect(law.fingerprint('cf')?.find('lesão ou ameaça a direito', '5').enough).toBe(false)
  })
  test('no fingerprint, no answer', () => expect(law.fingerprint('l11419')).toBeNull())
})

describe('what is known of a precedent', () => {
  test.each([
    ['stj-sumula', 297, 'listed', 'in_force'],
    ['stj-sumula', 603, 'listed', 'cancelled'],
    ['stf-sumula', 737, 'none', undefined],
    ['stf-sumula', 0, 'none', undefined],
    ['stf-vinculante', 30, 'none', undefined],
    ['stf-vinculante', 64, 'later', undefined],
    ['stj-sumula', 677, 'later', undefined],
    ['stj-tema', 9_999, 'later', undefined],
    ['stf-tema', 1_388, 'unlisted', undefined],
    ['carf-sumula', 1, 'unlisted', undefined],
  ])('%s %i: %s', (series, number, is, status) => {
    const found = law.precedent(series, number)
    expect([found.is, found.precedent?.status]).toEqual([is, status])
  })
})

describe('a court’s case number', () => {
  test.each([
    ['0000001-09.2024.8.26.0100', 'Os dígitos verificadores deste número não conferem.'],
    ['123', 'Este número não tem os vinte dígitos do CNJ.'],
  ])('%s: %s', (number, flaw) => expect(cnjFlaw(number, 2026)).toBe(flaw))
  test('year and court', () => {
    const flaws = ['1998.8.26', '2027.8.26', '2024.8.28', '2024.4.07', '2024.0.01'].map((middle) =>
      cnjFlaw(withCheck('0001234', middle, '0100'), 2026),
    )
    expect(flaws).toEqual([
      null,
      'O ano deste número (2027) ainda não chegou.',
      'Não há tribunal com o código 8.28.',
      'Não há tribunal com o código 4.07.',
      'Não há tribunal com o código 0.01.',
    ])
  })
  test('courts by their codes', () => {
    expect([courtOf('8', '26'), courtOf('8', '07'), courtOf('5', '02'), courtOf('6', '19')]).toEqual([
      'TJSP',
      'TJDFT',
      'TRT2',
      'TRE-RJ',
    ])
  })
})

/** A number with the right check digits: 98 less the remainder of the rest by 97 (CNJ Resolution 65/2008). */
function withCheck(sequence: string, middle: string, origin: string): string {
  const digits = `${sequence}${middle.replaceAll('.', '')}${origin}00`
  const rest = Array.from(digits).reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0)
  return `${sequence}-${String(98 - rest).padStart(2, '0')}.${middle}.${origin}`
}

test('the whole pack takes less than 60 MB; the time that it takes is printed', () => {
  const before = process.memoryUsage().rss
  const start = process.cpuUsage()
  const whole = openLaw(folder)
  readWhole(whole)
  const { user, system } = process.cpuUsage(start)
  const megabytes = (process.memoryUsage().rss - before) / 1e6
  console.log(`law: ${Math.round((user + system) / 1000)} ms of the processor, ${megabytes.toFixed(1)} MB`)
  expect(megabytes).toBeLessThan(60)
  expect(whole.norms.length).toBeGreaterThan(190)
})

function readWhole(pack: Law): void {
  for (const { id } of pack.norms) {
    pack.articles(id)
    pack.provisions(id)
    pack.fingerprint(id)
  }
  for (const { series } of pack.series) pack.precedent(series, 1)
}
