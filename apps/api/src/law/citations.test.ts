import { describe, expect, it } from 'vitest'
import { processorTime } from '../../test/processor-time'
import { provision } from './catalogue'
import { checkCitations, extractCitations, markUnsupported } from './citations'

/** "CPC 319 §1" of each citation found. */
const keys = (text: string) => extractCitations(text).map((item) => item.key)
const verdicts = (text: string, given: string[] = []) =>
  checkCitations(text, { given }).map((item) => item.verdict)

describe('articles, however they are written', () => {
  it.each<[string, string[]]>([
    ['art. 319, § 1º, do CPC', ['CPC 319 §1']],
    ['Art. 319 do CPC/2015', ['CPC 319']],
    ['arts. 98 e 99 do CPC', ['CPC 98', 'CPC 99']],
    ['arts. 98, 99 e 1.048 do CPC', ['CPC 98', 'CPC 99', 'CPC 1048']],
    ['arts. 98, § 1º, VIII, e 99, § 3º, do CPC', ['CPC 98 §1/VIII', 'CPC 99 §3']],
    ['artigo 5º, XXXV, da Constituição Federal', ['CF 5 XXXV']],
    ['artigo 5º, incisos XXXV e LV, da CF/88', ['CF 5 XXXV LV']],
    ['art. 5o, inciso X, da Constituição da República', ['CF 5 X']],
    ['art. 5°, caput, da Carta Magna', ['CF 5 caput']],
    ['CLT, art. 477', ['CLT 477']],
    ['CLT, arts. 477, § 6º, e 467', ['CLT 477 §6', 'CLT 467']],
    ['(CPC, art. 373, I)', ['CPC 373 I']],
    ['O Código Civil, em seu art. 389, impõe', ['CC 389']],
    ['A CLT dispõe, no art. 818, que', ['CLT 818']],
    ['Lei nº 8.245/1991, art. 58, III', ['lei 8245/1991', 'Lei de Locações 58 III']],
    ['art. 300 do Código de Processo Civil', ['CPC 300']],
    ['art. 386, VII, do Código de Processo Penal', ['Código de Processo Penal 386 VII']],
    ['art. 155 do Código Penal', ['Código Penal 155']],
    ['art. 6º, VIII, do Código de Defesa do Consumidor', ['CDC 6 VIII']],
    ['art. 477, § 6º, da Consolidação das Leis do Trabalho', ['CLT 477 §6']],
    ['art. 3º da Lei 9.099/95', ['JEC 3']],
    ['art. 3º da Lei Federal nº 9.099, de 26 de setembro de 1995', ['JEC 3']],
    ['art. 7º, III, da Lei nº 12.016, de 2009', ['Lei do Mandado de Segurança 7 III']],
    ['art. 20 da Lei Complementar nº 87/1996', ['Lei Kandir (ICMS) 20']],
    ['art. 62 da Lei do Inquilinato', ['Lei de Locações 62']],
    ['art. 4º do ECA', ['ECA 4']],
    ['art. 22 do Estatuto da Criança e do Adolescente', ['ECA 22']],
    ['art. 7º da LGPD', ['LGPD 7']],
    ['art. 186 c/c art. 927 do CC', ['CC 186', 'CC 927']],
    ['art. 186 combinado com o art. 927 do Código Civil', ['CC 186', 'CC 927']],
    ['arts. 186 e 927, ambos do Código Civil', ['CC 186', 'CC 927']],
    ['art. 186, art. 187 e art. 927 do Código Civil', ['CC 186', 'CC 187', 'CC 927']],
    ['arts. 336 a 342 do CPC', ['CPC 336-342']],
    ['arts. 133 a 137, 139 e 140 do CPC', ['CPC 133-137', 'CPC 139', 'CPC 140']],
    ['§ 1º do art. 319 do CPC', ['CPC 319 §1']],
    ['inciso II do art. 373 do CPC', ['CPC 373 II']],
    ['alínea "a" do inciso III do art. 105 da CF', ['CF 105 III/a']],
    ['parágrafo único do art. 370 do CPC', ['CPC 370 §u']],
    ['art. 370, parágrafo único, do CPC', ['CPC 370 §u']],
    ['art. 105, III, a e c, da CF', ['CF 105 III/a III/c']],
    ["art. 482, alínea 'e', da CLT", ['CLT 482 e']],
    ['art. 85, §§ 1º a 3º, do CPC', ['CPC 85 §1 §2 §3']],
    ['art. 206, § 3º, V, do CC', ['CC 206 §3/V']],
    ['art. 223-G, § 1º, I, da CLT', ['CLT 223-G §1/I']],
    ['art. 1.815-A do Código Civil', ['CC 1815-A']],
    ['art. 300 do CPC e art. 186 do Código Civil', ['CPC 300', 'CC 186']],
    ['art. 373 do CPC. O art. 374 do mesmo Código dispensa', ['CPC 373', 'CPC 374']],
    ['**art. 300** do CPC', ['CPC 300']],
    ['art. 300, *caput*, do CPC', ['CPC 300 caput']],
    ['ART. 300 DO CPC', ['CPC 300']],
    ['art. 319,\n§ 1º, do\nCPC', ['CPC 319 §1']],
    ['art. 5º, XXXV, da CF, e art. 3º do CPC', ['CF 5 XXXV', 'CPC 3']],
    ['art. 395 do Código Penal Militar', ['(Código Penal Militar) 395']],
    ['art. 282 do CPC/73', ['(CPC/73) 282']],
    ['ARTS. 98 E 99, § 3º, DO CÓDIGO DE PROCESSO CIVIL', ['CPC 98', 'CPC 99 §3']],
    ['art. 10, II, b, do ADCT', ['(ADCT) 10 II/b']],
    ['arts. 300 e seguintes do CPC', ['CPC 300']],
    ['art. 335 e ss. do CPC', ['CPC 335']],
    ['arts. 5º, XXXV e LV, e 93, IX, da Constituição Federal', ['CF 5 XXXV LV', 'CF 93 IX']],
    [
      'art. 5º, incisos XXXV, LIV e LV, e art. 93, IX, ambos da Constituição Federal',
      ['CF 5 XXXV LIV LV', 'CF 93 IX'],
    ],
    ['art. 1.022, I e II, c/c art. 489, § 1º, IV, ambos do CPC', ['CPC 1022 I II', 'CPC 489 §1/IV']],
    ["art. 7º, inciso XXIX, alínea 'a', da CF", ['CF 7 XXIX/a']],
    ['art. 4º, I, da Lei n.º 8.078/90', ['CDC 4 I']],
    ['art. 319 da Lei 13.105, de 16 de março de 2015', ['CPC 319']],
    ['parágrafos 1º e 2º do artigo 98 do CPC', ['CPC 98 §1 §2']],
    ['art. 37, caput e § 6º, da CF', ['CF 37 caput §6']],
    [
      'arts. 186, 187, 389, 395, 402 e 927 do Código Civil',
      ['CC 186', 'CC 187', 'CC 389', 'CC 395', 'CC 402', 'CC 927'],
    ],
    ['art. 477, § 8.º, da CLT', ['CLT 477 §8']],
    ['art. 5.º, XXXV, CF', ['CF 5 XXXV']],
    ['art. 927, parágrafo único do CC', ['CC 927 §u']],
    ['inciso LXXIV, do art. 5º, da CF', ['CF 5 LXXIV']],
    ['art. 840, §1º da CLT', ['CLT 840 §1']],
    ['o art. 320, STJ decidiu', ['? 320']],
    ['art. 5º, cf. doutrina, e art. 6º, cc. o acordo', ['? 5', '? 6']],
    ['art. 206 do Código Civil Brasileiro', ['CC 206']],
    ['no art. 105, inc. III, alíneas “a” e “c”, da Constituição Federal', ['CF 105 III/a III/c']],
    ['(novo CPC, art. 85, § 2º)', ['CPC 85 §2']],
    ['( CPC/2015, art. 1029, inc. I )', ['CPC 1029 I']],
    [
      'arts. 39, § 4º, 57, § 7º, 150, II, e 153, § 2º, I, da Constituição Federal',
      ['CF 39 §4', 'CF 57 §7', 'CF 150 II', 'CF 153 §2/I'],
    ],
    ['§ 5o do art. 153 da CF e nos arts. 158 e 159 da CF', ['CF 153 §5', 'CF 158', 'CF 159']],
    ['art. 98, § 1o, do CPC', ['CPC 98 §1']],
    ['art. 944, caput, CC', ['CC 944 caput']],
    ['(art. 422, CC)', ['CC 422']],
    ['artigo 422 do C.C. e art. 319 do C.P.C.', ['CC 422', 'CPC 319']],
    ['arts. 186/187 do CC', ['CC 186', 'CC 187']],
    ['Lei n. 8.078/90 (CDC), art. 6º, inciso VIII', ['lei 8078/1990', 'CDC 6 VIII']],
    [
      'arts. 2º, 3º, 6º, incisos VI e VIII, 14 e 42, parágrafo único, todos do Código de Defesa do Consumidor',
      ['CDC 2', 'CDC 3', 'CDC 6 VI VIII', 'CDC 14', 'CDC 42 §u'],
    ],
    ['art. 1º, III e art. 5º, V e X da CF', ['CF 1 III', 'CF 5 V X']],
    ['art. 22 da Lei Maria da Penha', ['(Lei Maria da Penha) 22']],
    ['art. 320 adiante', ['? 320']],
    ['art. 15 da Lei Estadual nº 9.099/1995', ['(Lei Estadual nº 9.099/1995) 15']],
  ])('%s', (text, expected) => expect(keys(text)).toEqual(expected))

  it.each([
    'art. 5º do contrato social',
    'cláusula 5ª do contrato',
    'artigos de cama e mesa',
    'apartamento 319, parte 1',
    'em 15 dias',
    'a parte 300 do CPC',
    'art. da lei',
    'comparte 10',
  ])('finds none in %s', (text) => expect(keys(text)).toEqual([]))

  it('a sum or a term behind a list is no article', () => {
    expect(keys('nos termos dos arts. 98 e 99 do CPC, 15 dias')).toEqual(['CPC 98', 'CPC 99'])
    expect(keys('arts. 98 e 15 dias')).toEqual(['? 98'])
  })
  it('tells where it stands', () => {
    const text = 'Ação fundada no art. 319, § 1º, do CPC, é válida.'
    const [found] = extractCitations(text)
    expect(text.slice(found?.start, found?.end)).toBe('art. 319, § 1º, do CPC')
  })
  it('reads a long text of many signs in reasonable time', () => {
    const hostile = [
      'arts. 1, 2, '.repeat(20_000),
      '§ '.repeat(50_000),
      'art. 1 c/c '.repeat(20_000),
      'I'.repeat(100_000),
      'Lei nº 1.'.repeat(20_000),
      ' '.repeat(200_000),
      `art. 5º, u\t${'\te\tb\t'.repeat(27)}s`,
    ]
    for (const text of hostile)
      expect(
        processorTime(() => extractCitations(text)),
        text.slice(0, 12),
      ).toBeLessThan(3000)
  })
})

describe('verdicts on articles', () => {
  it.each([
    'art. 319, § 1º, do CPC',
    'arts. 98 e 99 do CPC',
    'art. 5º, XXXV, da Constituição Federal',
    'art. 477, § 6º, da CLT',
    'art. 477 da CLT',
    'art. 389, parágrafo único, do Código Civil',
    'art. 98, § 1º, VIII, do CPC',
    'art. 85, § 8º-A, do CPC',
    'arts. 133 a 137 do CPC',
    'art. 206, § 3º, V, do CC',
    'art. 265 do CC',
    'art. 6º, VIII, do CDC',
    'art. 42, parágrafo único, do CDC',
    'art. 482, "e", da CLT',
    'art. 105, III, a, da CF',
    'art. 3º da Lei nº 9.099/1995',
  ])('%s stands in the catalogue', (text) => {
    const checked = checkCitations(text)
    expect(checked.map((item) => item.verdict)).toEqual(checked.map(() => 'verificada'))
    for (const item of checked) expect(provision(item.source ?? ''), item.key).toBeDefined()
  })

  it.each([
    ['a paragraph that the entry does not name', 'art. 477, § 9º, da CLT'],
    ['an inciso that the entry does not name', 'art. 5º, LXXX, da Constituição Federal'],
    ['an inciso of art. 5º beside the caput alone', 'art. 5º, I, da CF'],
    ['one true and one unlisted part', 'art. 477, §§ 6º e 9º, da CLT'],
    ['an article that exists and is not listed', 'art. 501 do CPC'],
    ['a law that is not ours', 'art. 5º da Lei nº 4.320/1964'],
    ['no law at all', 'art. 319'],
    ['another code of like name', 'art. 155 do Código Penal Militar'],
    ['the repealed code', 'art. 300 do CPC de 1973'],
    ['a constitution of a state', 'art. 5º da Constituição do Estado de São Paulo'],
    ['a norm number with the wrong year', 'art. 3º da Lei nº 9.099/1999'],
    ['a law of a municipality with the same number', 'art. 3º da Lei Municipal nº 9.099/1995'],
    ['a range that is listed in part', 'arts. 336 a 342 do CPC'],
    ['an article with an invented letter', 'art. 319-B do CPC'],
  ])('%s is not in the catalogue', (_, text) => expect(verdicts(text)).toContain('fora_do_catalogo'))

  it.each([
    'art. 1.073 do CPC',
    'art. 9.999 do Código de Processo Civil',
    'art. 251 da Constituição Federal',
    'art. 2.047 do Código Civil',
    'art. 120 do CDC',
    'art. 923 da CLT',
    'art. 362 do Código Penal',
    'art. 812 do CPP',
    'art. 219 do CTN',
    'arts. 1.070 a 1.090 do CPC',
    'art. 2050-A do CC',
    'art. 0 do CPC',
  ])('%s is invented', (text) => expect(verdicts(text)).toEqual(['inexistente']))

  it.each([
    'art. 1.072 do CPC',
    'art. 250 da CF',
    'art. 2.046 do CC',
    'art. 119 do CDC',
    'art. 922 da CLT',
    'art. 361 do CP',
    'art. 811 do CPP',
    'art. 218 do CTN',
  ])('%s, the last one, exists', (text) => expect(verdicts(text)).not.toContain('inexistente'))

  it('never calls an article of a law without a known end invented', () =>
    expect(verdicts('art. 999 da Lei nº 8.245/1991')).toEqual(['fora_do_catalogo']))
  it('judges each article of a list by itself', () =>
    expect(verdicts('arts. 98, 501 e 9.999 do CPC')).toEqual([
      'verificada',
      'fora_do_catalogo',
      'inexistente',
    ]))
})

describe('markUnsupported', () => {
  it('marks behind the citation, once a place', () => {
    expect(markUnsupported('Vide arts. 501 e 9.999 do CPC, e o art. 319 do CPC.')).toBe(
      'Vide arts. 501 e 9.999 do CPC [VERIFICAR], e o art. 319 do CPC.',
    )
  })
  it('changes nothing the second time', () => {
    const once = markUnsupported(
      'REsp 1.234.567/SP; Súmula 999 do STJ; Tema 1.198; art. 9.999 do CPC; 0000417-94.2025.5.99.0001; Lei nº 99.999/2030.',
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
    const text = 'Conforme o REsp 1.234.567/SP e o processo 0000417-94.2025.5.99.0001.'
    expect(
      markUnsupported(text, { given: ['RECURSO ESPECIAL Nº 1.234.567 - SP', '00004179420255990001'] }),
    ).toBe(text)
  })
  it('keeps a mark a person has already set beside another sign', () => {
    expect(markUnsupported('art. 9.999 do CPC  [VERIFICAR]')).toBe('art. 9.999 do CPC  [VERIFICAR]')
  })
})
