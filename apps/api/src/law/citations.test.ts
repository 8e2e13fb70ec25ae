import { describe, expect, it } from 'vitest'
import { checkCitations, markUnsupported } from './citations'

describe('what the material supplied names', () => {
  const verdicts = (text: string, given: string[]) =>
    checkCitations(text, { given }).map((item) => item.verdict)

  it.each([
    ['REsp 1.234.567/SP', 'Acórdão no RECURSO ESPECIAL Nº 1.234.567 - SP (2019/0012345-6)'],
    ['Tema 1.388 do STF', 'aplica-se o Tema nº 1.388/STF'],
    ['Enunciado 54 do FONAJE', 'Enunciado 54 do FONAJE'],
    ['processo nº 0000417-60.2025.5.02.9001', '00004176020255029001'],
    ['Lei nº 99.999/2020', 'conforme a Lei 99.999/2020'],
  ])('%s is supported by "%s"', (text, given) => expect(verdicts(text, [given])).toEqual(['verificada']))
  it.each([
    ['REsp 1.234.567/SP', 'REsp 1.234.568/SP'],
    ['HC 123.456', 'RHC 123.456'],
    ['Tema 1.388 do STF', 'Tema 1.388 do STJ'],
  ])('%s is not supported by "%s"', (text, given) =>
    expect(verdicts(text, [given])).toEqual(['fora_do_catalogo']),
  )
  it.each([
    ['Lei nº 99.999/2030', 'conforme a Lei 99.999/2030', 'inexistente'],
    ['Lei nº 13.105/2016', 'conforme a Lei 13.105/2016', 'inexistente'],
    [
      'Apelação Cível nº 1012345-67.2023.8.26.0100',
      'Apelação Cível nº 1012345-67.2023.8.26.0100',
      'inexistente',
    ],
    ['Súmula 737 do STF', 'a Súmula 737/STF', 'inexistente'],
    ['Súmula 603 do STJ', 'a Súmula 603/STJ', 'fora_de_vigor'],
    ['art. 384 da CLT', 'art. 384 da CLT', 'fora_de_vigor'],
  ])('%s is not made right by "%s"', (text, given, verdict) =>
    expect(verdicts(text, [given])).toEqual([verdict]),
  )
})

describe('markUnsupported', () => {
  it('marks behind the citation, once a place', () => {
    expect(markUnsupported('Vide arts. 501 e 9.999 do CPC, e o art. 319 do CPC.')).toBe(
      'Vide arts. 501 e 9.999 do CPC [VERIFICAR], e o art. 319 do CPC.',
    )
  })
  it('changes nothing the second time', () => {
    const once = markUnsupported(
      'REsp 1.234.567/SP; Súmula 999 do STJ; Tema Repetitivo 9.198; art. 9.999 do CPC; 0000417-60.2025.5.02.9001; Lei nº 99.999/2030.',
    )
    expect(once.match(/\[VERIFICAR\]/g)).toHaveLength(6)
    expect(markUnsupported(once)).toBe(once)
  })
  it('leaves a sound text as it is', () => {
    const text = 'Nos termos do art. 319 do CPC e do art. 389 do Código Civil.'
    expect(markUnsupported(text)).toBe(text)
  })
  it('stands behind a placeholder, not in it', () => {
    expect(markUnsupported('Base: [COMPLETAR: art. 9.999 do CPC?] fim')).toBe(
      'Base: [COMPLETAR: art. 9.999 do CPC?] [VERIFICAR] fim',
    )
  })
  it('does not mark what the material supplied names', () => {
    const text = 'Conforme o REsp 1.234.567/SP e o processo 0000417-60.2025.5.02.9001.'
    expect(
      markUnsupported(text, { given: ['RECURSO ESPECIAL Nº 1.234.567 - SP', '00004176020255029001'] }),
    ).toBe(text)
  })
  it('keeps a mark a person has already set beside another sign', () => {
    expect(markUnsupported('art. 9.999 do CPC  [VERIFICAR]')).toBe('art. 9.999 do CPC  [VERIFICAR]')
  })
})
