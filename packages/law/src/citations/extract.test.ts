import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openLaw } from '../law'
import { extractCitations } from './extract'
import { NormNames } from './names'

const names = new NormNames(openLaw(fileURLToPath(new URL('../../data', import.meta.url))).norms)

/** "cpc 319 §1" of each citation found. */
const keys = (text: string) => extractCitations(text, names).map((item) => item.key)

describe('articles, however they are written', () => {
  it.each<[string, string[]]>([
    ['art. 319, § 1º, do CPC', ['cpc 319 §1']],
    ['Art. 319 do CPC/2015', ['cpc 319']],
    ['arts. 98 e 99 do CPC', ['cpc 98', 'cpc 99']],
    ['arts. 98, 99 e 1.048 do CPC', ['cpc 98', 'cpc 99', 'cpc 1048']],
    ['arts. 98, § 1º, VIII, e 99, § 3º, do CPC', ['cpc 98 §1/VIII', 'cpc 99 §3']],
    ['artigo 5º, XXXV, da Constituição Federal', ['cf 5 XXXV']],
    ['artigo 5º, incisos XXXV e LV, da CF/88', ['cf 5 XXXV LV']],
    ['art. 5o, inciso X, da Constituição da República', ['cf 5 X']],
    ['art. 5°, caput, da Carta Magna', ['cf 5 caput']],
    ['CLT, art. 477', ['clt 477']],
    ['CLT, arts. 477, § 6º, e 467', ['clt 477 §6', 'clt 467']],
    ['(CPC, art. 373, I)', ['cpc 373 I']],
    ['O Código Civil, em seu art. 389, impõe', ['cc 389']],
    ['A CLT dispõe, no art. 818, que', ['clt 818']],
    ['Lei nº 8.245/1991, art. 58, III', ['lei 8245/1991', 'l8245 58 III']],
    ['art. 300 do Código de Processo Civil', ['cpc 300']],
    ['art. 386, VII, do Código de Processo Penal', ['cpp 386 VII']],
    ['art. 155 do Código Penal', ['cp 155']],
    ['art. 6º, VIII, do Código de Defesa do Consumidor', ['cdc 6 VIII']],
    ['art. 477, § 6º, da Consolidação das Leis do Trabalho', ['clt 477 §6']],
    ['art. 3º da Lei 9.099/95', ['l9099 3']],
    ['art. 3º da Lei Federal nº 9.099, de 26 de setembro de 1995', ['l9099 3']],
    ['art. 7º, III, da Lei nº 12.016, de 2009', ['l12016 7 III']],
    ['art. 20 da Lei Complementar nº 87/1996', ['lc87 20']],
    ['art. 62 da Lei do Inquilinato', ['l8245 62']],
    ['art. 4º do ECA', ['eca 4']],
    ['art. 22 do Estatuto da Criança e do Adolescente', ['eca 22']],
    ['art. 7º da LGPD', ['lgpd 7']],
    ['art. 186 c/c art. 927 do CC', ['cc 186', 'cc 927']],
    ['art. 186 combinado com o art. 927 do Código Civil', ['cc 186', 'cc 927']],
    ['arts. 186 e 927, ambos do Código Civil', ['cc 186', 'cc 927']],
    ['art. 186, art. 187 e art. 927 do Código Civil', ['cc 186', 'cc 187', 'cc 927']],
    ['arts. 336 a 342 do CPC', ['cpc 336-342']],
    ['arts. 133 a 137, 139 e 140 do CPC', ['cpc 133-137', 'cpc 139', 'cpc 140']],
    ['§ 1º do art. 319 do CPC', ['cpc 319 §1']],
    ['inciso II do art. 373 do CPC', ['cpc 373 II']],
    ['alínea "a" do inciso III do art. 105 da CF', ['cf 105 III/a']],
    ['parágrafo único do art. 370 do CPC', ['cpc 370 §u']],
    ['art. 370, parágrafo único, do CPC', ['cpc 370 §u']],
    ['art. 105, III, a e c, da CF', ['cf 105 III/a III/c']],
    ["art. 482, alínea 'e', da CLT", ['clt 482 e']],
    ['art. 85, §§ 1º a 3º, do CPC', ['cpc 85 §1 §2 §3']],
    ['art. 206, § 3º, V, do CC', ['cc 206 §3/V']],
    ['art. 223-G, § 1º, I, da CLT', ['clt 223-G §1/I']],
    ['art. 1.815-A do Código Civil', ['cc 1815-A']],
    ['art. 300 do CPC e art. 186 do Código Civil', ['cpc 300', 'cc 186']],
    ['art. 373 do CPC. O art. 374 do mesmo Código dispensa', ['cpc 373', 'cpc 374']],
    ['**art. 300** do CPC', ['cpc 300']],
    ['art. 300, *caput*, do CPC', ['cpc 300 caput']],
    ['ART. 300 DO CPC', ['cpc 300']],
    ['art. 319,\n§ 1º, do\nCPC', ['cpc 319 §1']],
    ['art. 5º, XXXV, da CF, e art. 3º do CPC', ['cf 5 XXXV', 'cpc 3']],
    ['art. 395 do Código Penal Militar', ['cpm 395']],
    ['art. 282 do CPC/73', ['l5869 282']],
    ['ARTS. 98 E 99, § 3º, DO CÓDIGO DE PROCESSO CIVIL', ['cpc 98', 'cpc 99 §3']],
    ['art. 10, II, b, do ADCT', ['adct 10 II/b']],
    ['arts. 300 e seguintes do CPC', ['cpc 300']],
    ['art. 335 e ss. do CPC', ['cpc 335']],
    ['arts. 5º, XXXV e LV, e 93, IX, da Constituição Federal', ['cf 5 XXXV LV', 'cf 93 IX']],
    [
      'art. 5º, incisos XXXV, LIV e LV, e art. 93, IX, ambos da Constituição Federal',
      ['cf 5 XXXV LIV LV', 'cf 93 IX'],
    ],
    ['art. 1.022, I e II, c/c art. 489, § 1º, IV, ambos do CPC', ['cpc 1022 I II', 'cpc 489 §1/IV']],
    ["art. 7º, inciso XXIX, alínea 'a', da CF", ['cf 7 XXIX/a']],
    ['art. 4º, I, da Lei n.º 8.078/90', ['cdc 4 I']],
    ['art. 319 da Lei 13.105, de 16 de março de 2015', ['cpc 319']],
    ['parágrafos 1º e 2º do artigo 98 do CPC', ['cpc 98 §1 §2']],
    ['art. 37, caput e § 6º, da CF', ['cf 37 caput §6']],
    [
      'arts. 186, 187, 389, 395, 402 e 927 do Código Civil',
      ['cc 186', 'cc 187', 'cc 389', 'cc 395', 'cc 402', 'cc 927'],
    ],
    ['art. 477, § 8.º, da CLT', ['clt 477 §8']],
    ['art. 5.º, XXXV, CF', ['cf 5 XXXV']],
    ['art. 927, parágrafo único do CC', ['cc 927 §u']],
    ['inciso LXXIV, do art. 5º, da CF', ['cf 5 LXXIV']],
    ['art. 840, §1º da CLT', ['clt 840 §1']],
    ['o art. 320, STJ decidiu', ['? 320']],
    ['art. 5º, cf. doutrina, e art. 6º, cc. o acordo', ['? 5', '? 6']],
    ['art. 206 do Código Civil Brasileiro', ['cc 206']],
    ['no art. 105, inc. III, alíneas “a” e “c”, da Constituição Federal', ['cf 105 III/a III/c']],
    ['(novo CPC, art. 85, § 2º)', ['cpc 85 §2']],
    ['( CPC/2015, art. 1029, inc. I )', ['cpc 1029 I']],
    [
      'arts. 39, § 4º, 57, § 7º, 150, II, e 153, § 2º, I, da Constituição Federal',
      ['cf 39 §4', 'cf 57 §7', 'cf 150 II', 'cf 153 §2/I'],
    ],
    ['§ 5o do art. 153 da CF e nos arts. 158 e 159 da CF', ['cf 153 §5', 'cf 158', 'cf 159']],
    ['art. 98, § 1o, do CPC', ['cpc 98 §1']],
    ['art. 944, caput, CC', ['cc 944 caput']],
    ['(art. 422, CC)', ['cc 422']],
    ['artigo 422 do C.C. e art. 319 do C.P.C.', ['cc 422', 'cpc 319']],
    ['arts. 186/187 do CC', ['cc 186', 'cc 187']],
    ['Lei n. 8.078/90 (CDC), art. 6º, inciso VIII', ['lei 8078/1990', 'cdc 6 VIII']],
    [
      'arts. 2º, 3º, 6º, incisos VI e VIII, 14 e 42, parágrafo único, todos do Código de Defesa do Consumidor',
      ['cdc 2', 'cdc 3', 'cdc 6 VI VIII', 'cdc 14', 'cdc 42 §u'],
    ],
    ['art. 1º, III e art. 5º, V e X da CF', ['cf 1 III', 'cf 5 V X']],
    ['art. 22 da Lei Maria da Penha', ['l11340 22']],
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
    expect(keys('nos termos dos arts. 98 e 99 do CPC, 15 dias')).toEqual(['cpc 98', 'cpc 99'])
    expect(keys('arts. 98 e 15 dias')).toEqual(['? 98'])
  })
  it('tells where it stands', () => {
    const text = 'Ação fundada no art. 319, § 1º, do CPC, é válida.'
    const [found] = extractCitations(text, names)
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
        processorTime(() => extractCitations(text, names)),
        text.slice(0, 12),
      ).toBeLessThan(3000)
  })
})

/** Milliseconds of the processor. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
