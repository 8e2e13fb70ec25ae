import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openLaw } from '../law'
import { extractCitations } from './extract'
import { Judge } from './judge'
import { NormNames } from './names'
import { quantitiesIn } from './quantities'

const law = openLaw(fileURLToPath(new URL('../../data', import.meta.url)))
const names = new NormNames(law.norms)
const judge = new Judge(law, names, () => 2026)
const judged = (text: string) =>
  extractCitations(text, names).map((citation) => judge.of(citation, text, true))

test.each<[string, [number, string][]]>([
  ['em 15 (quinze) dias úteis', [[15, 'dia']]],
  [
    'no prazo de trinta dias, com multa de dez por cento',
    [
      [30, 'dia'],
      [10, '%'],
    ],
  ],
  ['devolver em dobro', [[2, 'vez']]],
  ['até quarenta salários mínimos', [[40, 'salario minimo']]],
  ['1,5% ao mês', [[1.5, '%']]],
  ['no dia 15 de maio', []],
])('%s', (text, expected) =>
  expect(quantitiesIn(text).map(({ value, unit }) => [value, unit])).toEqual(expected),
)

describe('a sentence that contradicts what it cites', () => {
  test.each([
    [
      'A multa de mora não pode passar de cinco por cento (CDC, art. 52, § 1º).',
      'A norma fala em até 2%, não em cinco por cento.',
    ],
    [
      'Prescreve em três anos a pretensão pelo fato do serviço, segundo o art. 27 do CDC.',
      'A norma fala em 5 anos, não em três anos.',
    ],
    ['O fornecedor tem noventa dias para sanar o vício, no prazo de 90 dias do art. 18, § 1º, do CDC.', null],
    ['A responsabilidade do prestador de serviços depende de culpa, nos termos do art. 14 do CDC.', null],
    [
      'Os honorários devem ser fixados entre cinco e quinze por cento do valor da condenação (CPC, art. 85, § 2º).',
      null,
    ],
    ['A gratuidade da justiça se presume da declaração da pessoa natural, conforme o art. 14 do CDC.', null],
  ])('%s', (text, note) => {
    const [found] = judged(text)
    expect(found?.verdict).toBe('diverge')
    if (note) expect(found?.note).toBe(note)
  })
})

describe('a sentence that says what it cites', () => {
  test.each([
    'A multa de mora não pode passar de dois por cento (CDC, art. 52, § 1º).',
    'A pretensão prescreve em cinco anos (art. 27 do CDC).',
    'O consumidor esperou 45 dias, mais que os trinta do art. 18, § 1º, do CDC, sem que o vício fosse sanado.',
    'O prestador responde independentemente de culpa pelo defeito do serviço (art. 14 do CDC).',
    'A responsabilidade não depende de culpa, nos termos do art. 14 do CDC.',
    'Pede honorários entre 10% e 20% do valor da condenação, na forma do art. 85, § 2º, do CPC.',
    'Requer a devolução em dobro do que pagou a mais (CDC, art. 42, parágrafo único).',
    'Nos termos do art. 14 do CDC, a autora requer a condenação da ré.',
    'A pausa era de apenas quinze minutos, em ofensa ao art. 71 da CLT.',
    'Em jornada superior a seis horas a pausa é de uma a duas horas (art. 71 da CLT).',
    'Em jornada de até seis horas, a pausa é de quinze minutos (art. 71 da CLT).',
  ])('%s', (text) => expect(judged(text)).toMatchObject([{ verdict: 'verificada' }]))
})
