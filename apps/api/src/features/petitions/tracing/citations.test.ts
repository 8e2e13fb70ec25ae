import { describe, expect, test } from 'vitest'
import { sofa } from '../../../../test/dossiers'
import { documents } from '../../../../test/dossiers'
import { isOpen } from '@lavra/contracts/petitions/checks'
import { checkText } from './check'
import { materialOf } from './material'

/** What the office has at hand: a decision that names precedents, among other things. */
const given = materialOf({
  ...sofa,
  documents: documents(...sofa.documents.map(({ title, text }): [string, string | null] => [title, text]), [
    'Acórdão',
    'Aplica-se a Súmula 297 do STJ, com o Tema 988 do STJ e o REsp 1.696.396/MT. No mesmo sentido o HC 82.959, a ADI 2.591 e a Súmula Vinculante 28. Processo 5046512-94.2016.4.04.7000. ' +
      'Ver ainda a Súmula 331 do TST, o RE 566.471, a OJ 394 da SBDI-1 e o AREsp 1.234.567/SP.',
  ]),
})

const citationsIn = (text: string) =>
  checkText(text, given).filter(
    ({ kind }) => !['nome', 'valor', 'data', 'numero', 'cpf_cnpj', 'oab', 'email'].includes(kind),
  )

/** Provisions of the catalogue and precedents of the documents, as lawyers write them. */
const trueOnes = [
  'art. 319 do CPC',
  'art. 300, caput, do CPC',
  'arts. 98 e 99, § 3º, do CPC',
  'artigo 373, inciso I, do Código de Processo Civil',
  'CPC, art. 85, § 2º',
  'art. 335 do CPC/2015',
  'art. 355, I, do CPC',
  'art. 450 do CPC',
  'arts. 396 e 397 do CPC',
  'art. 1.009 do CPC',
  'art. 1.012, § 1º, II, do CPC',
  'art. 1.022 do CPC',
  'art. 1.015 do CPC',
  'art. 489, § 1º, IV, do CPC',
  'art. 319, VII, do CPC',
  'art. 292 do CPC',
  'art. 334, § 5º, do CPC',
  'art. 337 do CPC',
  'art. 341 do CPC',
  'art. 343 do CPC',
  'art. 6º, VIII, do CDC',
  'art. 14 do Código de Defesa do Consumidor',
  'art. 35, III, do CDC',
  'art. 18, § 1º, do CDC',
  'art. 42, parágrafo único, do CDC',
  'art. 186 do Código Civil',
  'arts. 186 e 927 do CC',
  'art. 389 do CC',
  'art. 475 do Código Civil',
  'art. 422 do Código Civil',
  'art. 206, § 3º, V, do Código Civil',
  'art. 1.694 do Código Civil',
  'art. 5º, XXXV, da Constituição Federal',
  'art. 5º, LV, da CF',
  'art. 93, IX, da CF/88',
  'art. 7º, XXIX, da Constituição Federal',
  'art. 818 da CLT',
  'art. 477, § 6º, da CLT',
  'CLT, art. 840, § 1º',
  'art. 791-A da CLT',
  'art. 3º da Lei nº 9.099/1995',
  'art. 58, III, da Lei nº 8.245/1991',
  'art. 62 da Lei do Inquilinato',
  'art. 7º, III, da Lei nº 12.016/2009',
  'art. 386, VII, do Código de Processo Penal',
  'art. 396-A do CPP',
  'art. 155 do Código Penal',
  'Lei nº 8.078/1990',
  'Lei nº 13.105, de 16 de março de 2015',
  'Lei nº 14.905/2024',
  'Súmula 297 do STJ',
  'Súmula nº 297/STJ',
  'Tema 988 do STJ',
  'REsp 1.696.396/MT',
  'Recurso Especial nº 1.696.396',
  'HC 82.959',
  'ADI 2.591',
  'SV 28',
  'processo nº 5046512-94.2016.4.04.7000',
  'Súmula 331 do TST',
  'RE 566.471',
  'OJ 394 da SBDI-1',
  'AREsp 1.234.567/SP',
  'art. 22 do ECA',
  'art. 27 da CLT',
]

/**
 * Made up: numbers beyond a law's end, parts that an article has not, laws, themes, súmulas and decisions
 * that nobody has at hand.
 */
const inventedOnes = [
  'art. 1.073 do CPC',
  'art. 2.500 do CPC',
  'art. 2.047 do Código Civil',
  'art. 9.999 do CC',
  'art. 120 do CDC',
  'art. 190 do Código de Defesa do Consumidor',
  'art. 923 da CLT',
  'art. 1.200 da CLT',
  'art. 251 da Constituição Federal',
  'art. 300 da CF',
  'art. 362 do Código Penal',
  'art. 812 do CPP',
  'art. 219 do CTN',
  'arts. 1.070 a 1.080 do CPC',
  'artigo 0 do CPC',
  'art. 373, XV, do CPC',
  'art. 6º, XXV, do CDC',
  'art. 300, § 12, do CPC',
  'art. 186, § 4º, do Código Civil',
  'art. 319, XIX, do CPC',
  'art. 42, § 7º, do CDC',
  'art. 477, § 19, da CLT',
  'art. 93, XXX, da CF',
  'Lei nº 13.105/2016',
  'Lei nº 8.078/1991',
  'Lei nº 9.099/1996',
  'Lei nº 99.999/2099',
  'Lei nº 17.777/2021',
  'Lei Complementar nº 987/2019',
  'Decreto nº 88.888/2018',
  'Medida Provisória nº 9.876/2020',
  'art. 5º da Lei nº 17.777/2021',
  'art. 12 do Estatuto do Cliente Bancário',
  'art. 44 da Lei da Boa-Fé Processual',
  'art. 3º do Código Brasileiro de Mediação',
  'Súmula 1.999 do STJ',
  'Súmula 999 do STJ',
  'Súmula 297 do STF',
  'Súmula Vinculante 99',
  'Súmula 999 do TST',
  'SV 128',
  'Tema 9.988 do STJ',
  'Tema 988 do STF',
  'Tema 1.999 da repercussão geral',
  'REsp 1.696.397/MT',
  'REsp 9.876.543/RS',
  'AgInt no REsp 1.111.111/SP',
  'RE 999.999',
  'HC 82.958',
  'RHC 82.959',
  'ADI 9.999',
  'ADPF 5.555',
  'AREsp 7.654.321/SP',
  'Apelação Cível nº 1012345-67.2023.8.26.0100',
  'processo nº 5046512-95.2016.4.04.7000',
  'autos nº 0001234-00.2020.8.26.0001',
  'Agravo de Instrumento nº 2098765-43.2022.8.26.0000',
  'OJ 999 da SBDI-1',
  'Enunciado 999 do FONAJE',
  'Enunciado 888 da Súmula do STJ',
  'Informativo 9.999 do STJ',
  'IRDR 77',
  'Recurso de Revista nº 12345-67.2019.5.02.0001',
  'Mandado de Segurança nº 99.888/DF',
  'Reclamação nº 88.777/SP',
]

describe('citations of a draft', () => {
  test(`${trueOnes.length} true ones stand, each with its source`, () => {
    const flagged = trueOnes.filter((text) => {
      const found = citationsIn(`Nos termos de ${text}, o pedido procede.`)
      return found.length === 0 || found.some((check) => isOpen(check) || check.source === null)
    })
    expect(trueOnes.length).toBeGreaterThanOrEqual(60)
    console.log(`true ones flagged: ${flagged.length} of ${trueOnes.length}: ${flagged.join('; ')}`)
    expect(flagged.length).toBeLessThanOrEqual(3)
  })

  test(`${inventedOnes.length} invented ones are all open`, () => {
    const missed = inventedOnes.filter((text) => {
      const found = citationsIn(`Nos termos de ${text}, o pedido procede.`)
      return !found.some(isOpen)
    })
    expect(inventedOnes.length).toBeGreaterThanOrEqual(60)
    expect(missed).toEqual([])
  })

  test.each([
    ['art. 1.073 do CPC', 'inexistente', /último artigo é o 1\.072/],
    ['art. 251 da CF', 'inexistente', /250/],
    ['Lei nº 13.105/2016', 'inexistente', /outro ano/],
    ['processo nº 5046512-95.2016.4.04.7000', 'inexistente', /dígitos verificadores/],
    ['art. 384 da CLT', 'fora_de_vigor', /revogado/],
    ['Súmula 603 do STJ', 'fora_de_vigor', /cancelada/],
    ['Súmula 999 do STJ', 'posterior', /o último que conhecemos/],
    // A law that we do not know: never "invented".
    ['art. 4º da Lei nº 12.345/2010', 'fora_do_catalogo', null],
  ])('%s: %s', (text, verdict, note) => {
    const [found] = citationsIn(`Nos termos do ${text}, o pedido procede.`)
    expect(found).toMatchObject({ verdict, source: null })
    if (note) expect(found?.note).toMatch(note)
    else expect(found?.note).toBeNull()
  })

  test('a provision is shown with what it says and when it was read', () => {
    const [found] = citationsIn('Conforme o art. 81 do CPC.')
    expect(found).toMatchObject({
      verdict: 'verificada',
      source: 'CPC, art. 81',
      note: expect.stringMatching(/má-fé.+ Lido em 01\/2026\.$/),
    })
  })

  test('a precedent is shown with the document that names it', () =>
    expect(citationsIn('Conforme o REsp 1.696.396/MT.')[0]).toMatchObject({
      verdict: 'verificada',
      source: 'Doc. 5 – Acórdão',
    }))
})
