import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openLaw } from '../law'
import { extractCitations } from './extract'
import { NormNames } from './names'
import { misquoted, quotationsIn } from './quotations'

const law = openLaw(fileURLToPath(new URL('../../data', import.meta.url)))
const names = new NormNames(law.norms)
const flaws = (text: string) =>
  quotationsIn(text, extractCitations(text, names)).map((quotation) => misquoted(quotation, law))

describe('a quotation of an article', () => {
  test.each([
    'Diz o art. 5º, XXXV, da CF que “a lei não excluirá da apreciação do Poder Judiciário lesão ou ameaça a direito”.',
    'É certo que “a lei não excluirá da apreciação do Poder Judiciário lesão ou ameaça a direito” (CF, art. 5º, XXXV).',
    'Diz o art. 5º, XXXV, da CF: “a lei não excluirá da apreciação do Poder Judiciário (...) ameaça a direito”.',
  ])('stands: %s', (text) => expect(flaws(text)).toEqual([null]))

  test('one word left out is told', () => {
    const [flaw] = flaws(
      'Diz o art. 5º, XXXV, da CF que “a lei excluirá da apreciação do Poder Judiciário lesão ou ameaça a direito”.',
    )
    expect(flaw).toBe(
      'A citação difere do texto de CF, art. 5º (cópia de 18/06/2026): confira palavra por palavra.',
    )
  })
  test('an invented one is told', () => {
    const [flaw] = flaws(
      'Segundo o art. 14 do CDC, “o fornecedor pagará sempre o dobro do prejuízo que o cliente afirmar ter sofrido”.',
    )
    expect(flaw).toBe('Estas palavras não estão em CDC, art. 14 (cópia de 18/06/2026).')
  })
  test('one of another article names it', () => {
    const [flaw] = flaws(
      'Segundo o art. 12 do CDC, “O fornecedor de serviços responde, independentemente da existência de culpa, pela reparação dos danos causados aos consumidores por defeitos relativos à prestação dos serviços”.',
    )
    expect(flaw).toBe('Estas palavras estão no art. 14, não no art. 12.')
  })
  test.each([
    'A cláusula viola o art. 51 do CDC. O contrato diz: “a contratada não responde por dano algum em hipótese alguma”.',
    'Viola o art. 51 do CDC a cláusula que diz “a contratada não responde por dano algum em hipótese alguma”.',
    'Nos termos do art. 14 do CDC, a “tabela de preços praticados” vale.',
  ])('is none: %s', (text) => expect(flaws(text).filter((flaw) => flaw !== null)).toEqual([]))
})
