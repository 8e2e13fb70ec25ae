import { caseTypes, petitionType } from '@lavra/contracts/labels'
import { describe, expect, it } from 'vitest'
import { cite, isWeak, lawNames, provision, provisions, provisionsFor, type Provision } from './catalogue'
import { checkCitations } from './citations'

const known = (id: string): Provision => {
  const found = provision(id)
  if (!found) throw new Error(id)
  return found
}

describe('the catalogue', () => {
  it('holds every provision once, whole and well formed', () => {
    expect(provisions).toHaveLength(756)
    expect(new Set(provisions.map((item) => item.id)).size).toBe(756)
    for (const item of provisions) {
      expect(lawNames[item.law], item.id).toBeDefined()
      expect(
        item.petition_types.every((type) => type in petitionType),
        item.id,
      ).toBe(true)
      expect(
        item.case_types.every((type) => type === '*' || caseTypes.some((known) => known === type)),
        item.id,
      ).toBe(true)
      expect(item.subject.length > 20 && item.use.length > 5 && item.keywords.length > 0, item.id).toBe(true)
    }
  })
  it('names no machine, repository or address as its source', () => {
    for (const item of provisions)
      expect(`${item.source} ${item.checked ?? ''}`, item.id).not.toMatch(/https?:|github|\.js|\.ts|@/)
  })
  it('describes each article without a citation of its own that nothing supports', () => {
    for (const item of provisions)
      expect(
        checkCitations(item.subject)
          .filter((found) => found.verdict !== 'verificada')
          .map((found) => found.text),
        item.id,
      ).toEqual([])
  })
  it('tells the month of every text, save of those read second-hand', () => {
    for (const item of provisions)
      expect(isWeak(item) ? item.checked === null : /^202[56]-\d\d$/.test(item.checked ?? ''), item.id).toBe(
        true,
      )
    expect(provisions.filter(isWeak)).toHaveLength(17)
    expect(known('cpc-319').checked).toBe('2026-01')
    expect(known('clt-477').checked).toBe('2025-07')
    expect(known('lgpd-7').checked).toBe('2025-09')
    expect(known('al-2').checked).toBe('2025-03')
  })
  it('answers undefined for an id it does not hold', () => expect(provision('cpc-9999')).toBeUndefined())
})

describe('cite', () => {
  it.each([
    ['cc-389', 'art. 389 do Código Civil'],
    ['cpc-9-10', 'arts. 9º e 10 do CPC'],
    ['cpc-319', 'art. 319 do CPC'],
    ['cpc-133-137', 'arts. 133 a 137 do CPC'],
    ['cpc-180-183-186', 'arts. 180, 183 e 186 do CPC'],
    ['clt-477', 'art. 477, §§ 2º, 6º e 8º, da CLT'],
    ['cf-5-XXXV', 'art. 5º, XXXV, da Constituição Federal'],
    ['cf-5-caput', 'art. 5º, caput, da Constituição Federal'],
    ['cc-264', 'arts. 264 e 265 do Código Civil'],
    ['cc-191', 'arts. 191, 192 e 193 do Código Civil'],
    ['cc-206-p3-V', 'art. 206, § 3º, V, do Código Civil'],
    ['cdc-2-3', 'arts. 2º e 3º do CDC'],
    ['eca-5-pu', 'art. 5º, parágrafo único, do ECA'],
    ['jec-3', 'art. 3º da Lei nº 9.099/1995'],
    ['lc87-20', 'art. 20 da Lei Complementar nº 87/1996'],
    ['cp-155', 'art. 155 do Código Penal'],
    ['clt-11-a', 'art. 11-A da CLT'],
  ])('%s is %s', (id, written) => expect(cite(known(id))).toBe(written))
  it('takes a part of its own', () => {
    expect(cite(known('clt-477'), '§ 6º')).toBe('art. 477, § 6º, da CLT')
    expect(cite(known('clt-477'), '')).toBe('art. 477 da CLT')
  })
  it('writes what the check of citations accepts, for every provision', () => {
    for (const item of provisions) {
      const checked = checkCitations(`Nos termos do ${cite(item)}, a parte requer.`)
      expect(checked.length, item.id).toBeGreaterThan(0)
      expect(
        checked.filter((found) => found.verdict !== 'verificada').map((found) => found.text),
        item.id,
      ).toEqual([])
    }
  })
})

describe('provisionsFor', () => {
  const ids = (
    words: string,
    case_type: string | null,
    petition_type: 'complaint' | 'motion_to_dismiss' | 'appeal_brief' = 'complaint',
    limit = 12,
  ) => provisionsFor({ petition_type, case_type, words, limit }).map((item) => item.id)

  it('finds what the facts speak of', () => {
    expect(
      ids(
        'verbas rescisórias pagas em 22/07, TRCT, dez dias, multa',
        'Direito do Trabalho',
        'motion_to_dismiss',
      ),
    ).toContain('clt-477')
    expect(
      ids('hora extra, jornada das 8h às 17h, cartões de ponto', 'Direito do Trabalho', 'motion_to_dismiss'),
    ).toContain('clt-59')
    expect(ids('atraso na entrega, mora, inadimplemento, perdas e danos', 'Litígio Cível')).toEqual(
      expect.arrayContaining(['cc-389', 'cc-395']),
    )
    expect(
      ids('alimentos, necessidade e possibilidade, filhos', 'Direito Familiar', 'appeal_brief'),
    ).toContain('cc-1694')
    expect(ids('decadência do lançamento de ISS', 'Direito Tributário', 'appeal_brief')).toContain('ctn-173')
  })
  it('does not mind accents or number', () => {
    expect(ids('prescricao decadencia lancamento', 'Direito Tributário')).toEqual(
      ids('prescrições decadências lançamentos', 'Direito Tributário'),
    )
  })
  it('keeps to the area of law, and takes every area without one', () => {
    const labour = provisionsFor({
      petition_type: 'complaint',
      case_type: 'Direito do Trabalho',
      words: 'contrato',
      limit: 756,
    })
    expect(
      labour.every(
        (item) => item.case_types.includes('*') || item.case_types.includes('Direito do Trabalho'),
      ),
    ).toBe(true)
    expect(
      provisionsFor({ petition_type: 'complaint', case_type: null, words: '', limit: 1000 }),
    ).toHaveLength(756)
  })
  it('prefers what serves the type of petition', () => {
    const appeal = provisionsFor({
      petition_type: 'appeal_brief',
      case_type: 'Litígio Cível',
      words: 'contrato, mora, alimentos',
      limit: 60,
    })
    expect(appeal.every((item) => item.petition_types.includes('appeal_brief'))).toBe(true)
  })
  it('puts weak ones last and marks them', () => {
    const all = provisionsFor({
      petition_type: 'motion_to_dismiss',
      case_type: 'Direito Imobiliário',
      words: 'bem de família, impenhorável, penhora da moradia',
      limit: 756,
    })
    const first = all.findIndex((item) => item.weak)
    expect(first).toBeGreaterThan(0)
    expect(all.slice(first).every((item) => item.weak)).toBe(true)
  })
  it('keeps to the limit and to its own order', () => {
    expect(ids('contrato', 'Litígio Cível', 'complaint', 3)).toHaveLength(3)
    expect(ids('contrato', 'Litígio Cível')).toEqual(ids('contrato', 'Litígio Cível'))
  })
})
