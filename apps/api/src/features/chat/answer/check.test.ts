import { describe, expect, it } from 'vitest'
import { processorTime } from '../../../../test/processor-time'
import { withoutAddresses } from './addresses'
import { AnswerCheck } from './check'
import { sentencesOf } from './sentences'

const passages = [
  {
    title: 'Contrato',
    content:
      'Cláusula 7ª. A multa por atraso é de dez por cento sobre o aluguel vencido, na forma do art. 408 do Código Civil.',
  },
  {
    title: 'Recibo',
    content: 'Recebi do Banco Sul S.A. o aluguel de janeiro de 2026, no valor de R$ 2.050,00.',
  },
  { title: 'Ata', content: 'O acórdão do REsp 1.234.567 foi juntado aos autos em 10/03/2026.' },
]

const checked = (text: string) => {
  const check = new AnswerCheck(passages)
  const shown = sentencesOf(text)
    .map((sentence) => check.pass(`${sentence} `))
    .join('')
    .trim()
  return { shown, cited: check.cited, unfound: check.unfound }
}

describe('numbers of sources', () => {
  it('are given anew, in the order in which they are cited', () => {
    expect(checked('O aluguel foi pago [2]. A multa é de dez por cento [1].')).toMatchObject({
      shown: 'O aluguel foi pago [1]. A multa é de dez por cento [2].',
      cited: [1, 0],
    })
  })

  it.each(['[99]', '[0]', '[4]', '[fonte 7]', '【9】'])('that were not given go: %s', (number) => {
    expect(checked(`A multa é de dez por cento [1] ${number}.`).shown).toBe('A multa é de dez por cento [1].')
    expect(checked(`O mutuário confessou tudo ontem ${number}.`)).toMatchObject({ shown: '', cited: [] })
  })

  it.each(['[1, 2]', '[1][2]', '[1-2]', '[1 e 2]', '[fontes 1, 2]'])(
    'are read as models write them: %s',
    (numbers) => {
      expect(checked(`O aluguel e a multa constam dos autos ${numbers}.`)).toMatchObject({
        shown: 'O aluguel e a multa constam dos autos [1][2].',
      })
    },
  )
})

describe('a sentence', () => {
  it.each([
    `[1${',   2'.repeat(10)} x`,
    `[1${' e 2'.repeat(1_000)}`,
    '['.repeat(4_000),
    ' '.repeat(4_000),
    '[1 '.repeat(1_300),
    '“'.repeat(4_000),
  ])('that was written to be slow is checked at once: %.20s', (sentence) => {
    expect(processorTime(() => checked(sentence))).toBeLessThan(1_000)
  })
})

describe('quotations', () => {
  it.each([
    '«a MULTA por atraso e de dez  por cento»',
    '“A multa por atraso é de dez por cento”',
    '"multa por atraso (...) sobre o aluguel vencido"',
  ])('are found again: %s', (quoted) => {
    expect(checked(`O contrato diz ${quoted} [1].`)).toMatchObject({
      shown: `O contrato diz ${quoted} [1].`,
      unfound: 0,
    })
  })

  it.each([
    '«a multa por atraso é de vinte por cento»',
    '“o locador renuncia a todos os direitos”',
    '"a multa por atraso é sempre devida em dobro',
  ])('that stand nowhere go with their sentence: %s', (quoted) => {
    expect(checked(`O aluguel foi pago [2]. O contrato diz ${quoted} [1].`)).toMatchObject({
      shown: 'O aluguel foi pago [1].',
      unfound: 1,
    })
  })

  it('of another source name that source', () => {
    expect(checked('O recibo diz «A multa por atraso é de dez por cento» [2].').shown).toContain('[1][2]')
  })

  it('of fewer than four words are names', () =>
    expect(checked('O “Banco Sul” pagou [2].').shown).toBe('O “Banco Sul” pagou [1].'))
})

describe('what nothing supports', () => {
  it('goes, and what a passage says without a number gets one', () => {
    expect(
      checked(
        'A capital da França é Paris e fica no norte. A multa por atraso é de dez por cento sobre o aluguel. Pedro matou Paulo ontem.',
      ).shown,
    ).toBe('A multa por atraso é de dez por cento sobre o aluguel [1].')
    expect(checked('A multa por atraso é de 50 por cento sobre o aluguel vencido.').shown).toBe('')
  })

  it('keeps a heading only for what follows it', () => {
    expect(checked('Sobre a multa:\n- Ela é de dez por cento [1].').shown).toMatch(
      /^Sobre a multa:\s*- Ela é de dez por cento \[1\]\.$/,
    )
    expect(checked('A senha do cofre:').shown).toBe('')
  })

  it('is a citation of law that neither catalogue nor passages hold', () => {
    expect(checked('Vale o art. 408 do Código Civil [1].').shown).toBe('Vale o art. 408 do Código Civil [1].')
    expect(checked('Juntou-se o REsp 1.234.567 [3].').shown).toBe('Juntou-se o REsp 1.234.567 [1].')
    expect(checked('Aplica-se o REsp 7.654.321 [1].').shown).toContain('REsp 7.654.321 [VERIFICAR]')
    expect(checked('Aplica-se o art. 9.999 do Código Civil [1].').shown).toContain('[VERIFICAR]')
  })
})

describe('the end of a sentence', () => {
  it('is no abbreviation, and no place inside a quotation', () => {
    expect(sentencesOf('O art. 5 vale. O Dr. Paulo leu fls. 12. Fim')).toEqual([
      'O art. 5 vale.',
      'O Dr. Paulo leu fls. 12.',
      'Fim',
    ])
    expect(sentencesOf('Diz «Um. Dois. Três.» [1] E só.')).toEqual(['Diz «Um. Dois. Três.» [1]', 'E só.'])
    expect(sentencesOf('É assim. [2] Depois muda.')).toEqual(['É assim. [2]', 'Depois muda.'])
  })

  it('is cut off in the end where none comes', () => {
    const check = new AnswerCheck(passages)
    const shown = Array.from({ length: 200 }, () =>
      check.pass('A multa por atraso é de dez por cento sobre o aluguel vencido [1]. '),
    ).join('')
    expect(shown.length).toBeLessThanOrEqual(4_000)
    expect(check.full).toBe(true)
  })
})

describe('addresses', () => {
  it.each([
    'Veja ![x](http://mau.exemplo/p.png?d=1)',
    '[clique](https://mau.exemplo/a)',
    'http://mau.exemplo/x',
    '<http://mau.exemplo>',
    '<img src="//mau.exemplo/i">',
    '[![i](http://mau.exemplo/i)](http://mau.exemplo/l)',
    'www.mau.exemplo',
    '//mau.exemplo/x',
    'mau.exemplo/x?d=segredo',
    '[a]: http://mau.exemplo',
    '[x](javascript:alert(1))',
    'data:text/html;base64,AAAA',
    '![x][a]',
    'ftp://mau.exemplo',
    '[a](  //mau.exemplo )',
  ])('%s leads nowhere', (text) => {
    expect(withoutAddresses(text)).not.toMatch(/mau\.exemplo|javascript:|data:|!\[|\]\(/)
  })

  it.each([
    'CNPJ 11.222.333/0001-81',
    'Lei 8.078/90',
    'maria@exemplo.com',
    'Processo 5046512-94.2016.4.04.7000',
    'e/ou [1]',
    'Aurora S.A./Filial',
    '10/03/2026',
  ])('%s stays', (text) => {
    expect(withoutAddresses(text)).toBe(text)
  })
})
