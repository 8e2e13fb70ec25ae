import { describe, expect, it } from 'vitest'
import { caseNumberWarning, describeCnj } from './courts'
import { cnjCheck, documentWarning } from './identifiers'

/** A number with the check digits that belong to it: 98 - (NNNNNNN AAAA J TR OOOO 00 mod 97). */
function withCheck(rest: string): string {
  const check = 98n - (BigInt(`0000417${rest.replace(/\D/g, '')}00`) % 97n)
  return `0000417-${String(check).padStart(2, '0')}.${rest}`
}

describe('a CNJ number', () => {
  it('says segment, court, year and origin', () => {
    expect(cnjCheck('5046512-94.2016.4.04.7000')).toBe(true)
    expect(describeCnj('50465129420164047000')).toEqual({
      written: '5046512-94.2016.4.04.7000',
      sequence: '5046512',
      check: '94',
      year: 2016,
      segment: { code: '4', name: 'Justiça Federal' },
      court: { code: '04', acronym: 'TRF4', name: 'Tribunal Regional Federal da 4ª Região' },
      origin: '7000',
    })
  })

  it.each([
    ['1.00', 'STF', 'Supremo Tribunal Federal'],
    ['2.00', 'CNJ', 'Conselho Nacional de Justiça'],
    ['3.00', 'STJ', 'Superior Tribunal de Justiça'],
    ['4.06', 'TRF6', 'Tribunal Regional Federal da 6ª Região'],
    ['4.90', 'CJF', 'Conselho da Justiça Federal'],
    ['5.00', 'TST', 'Tribunal Superior do Trabalho'],
    ['5.24', 'TRT24', 'Tribunal Regional do Trabalho da 24ª Região'],
    ['6.19', 'TRE-RJ', 'Tribunal Regional Eleitoral do Rio de Janeiro'],
    ['7.12', '12ª CJM', '12ª Circunscrição Judiciária Militar'],
    ['8.02', 'TJAL', 'Tribunal de Justiça de Alagoas'],
    ['8.07', 'TJDFT', 'Tribunal de Justiça do Distrito Federal e dos Territórios'],
    ['8.16', 'TJPR', 'Tribunal de Justiça do Paraná'],
    ['8.24', 'TJSC', 'Tribunal de Justiça de Santa Catarina'],
    ['8.26', 'TJSP', 'Tribunal de Justiça de São Paulo'],
    ['8.27', 'TJTO', 'Tribunal de Justiça do Tocantins'],
    ['9.13', 'TJMMG', 'Tribunal de Justiça Militar de Minas Gerais'],
    ['9.21', 'TJMRS', 'Tribunal de Justiça Militar do Rio Grande do Sul'],
    ['9.26', 'TJMSP', 'Tribunal de Justiça Militar de São Paulo'],
  ])('%s is %s', (courtDigits, acronym, name) => {
    const number = withCheck(`2025.${courtDigits}.0001`)
    expect(describeCnj(number)?.court).toMatchObject({ acronym, name })
    expect(caseNumberWarning(number)).toBeNull()
  })

  it.each(['0.01', '4.07', '5.25', '6.28', '8.00', '8.28', '9.19', '1.01'])(
    '%s is no court',
    (courtDigits) => {
      const number = withCheck(`2025.${courtDigits}.0001`)
      expect(describeCnj(number)?.court).toBeNull()
      expect(caseNumberWarning(number)).toBe('Número do processo de tribunal desconhecido. Confira o número.')
    },
  )

  it('with other check digits is doubtful, the office’s own number is not', () => {
    expect(caseNumberWarning('5046512-95.2016.4.04.7000')).toBe(
      'Número do processo com dígito verificador inválido. Confira o número.',
    )
    expect(caseNumberWarning('5046512-94.2016.4.04.7000')).toBeNull()
    expect(caseNumberWarning('PROC-2026-123456')).toBeNull()
    expect(describeCnj('PROC-2026-123456')).toBeNull()
  })
})

describe('a CPF or CNPJ', () => {
  it.each([null, '', '52998224725', '11222333000181', '12ABC34501DE35'])('%s raises no doubt', (value) =>
    expect(documentWarning(value)).toBeNull(),
  )
  it.each([
    ['52998224726', 'CPF com dígito verificador inválido. Confira o número.'],
    ['11222333000182', 'CNPJ com dígito verificador inválido. Confira o número.'],
    ['1234', 'CPF ou CNPJ incompleto. Confira o número.'],
  ])('%s: %s', (value, warning) => expect(documentWarning(value)).toBe(warning))
})
