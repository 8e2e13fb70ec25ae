import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openLaw } from '../law'
import { extractCitations } from './extract'
import { Judge } from './judge'
import { NormNames } from './names'

const law = openLaw(fileURLToPath(new URL('../../data', import.meta.url)))
const names = new NormNames(law.norms)
const judge = new Judge(law, names, () => 2026)
const judged = (text: string) => extractCitations(text, names).map((citation) => judge.of(citation, text))
const verdicts = (text: string) => judged(text).map(({ verdict }) => verdict)
const notes = (text: string) => judged(text).map(({ note }) => note)

describe('articles', () => {
  it.each([
    'art. 319, § 1º, do CPC',
    'arts. 98 e 99 do CPC',
    'art. 5º, XXXV, da Constituição Federal',
    'art. 477, § 6º, da CLT',
    'art. 389, parágrafo único, do Código Civil',
    'art. 98, § 1º, VIII, do CPC',
    'art. 85, § 8º-A, do CPC',
    'arts. 133 a 137 do CPC',
    'art. 206, § 3º, V, do CC',
    'art. 42, parágrafo único, do CDC',
    'art. 482, "e", da CLT',
    'art. 105, III, a, da CF',
    'art. 3º da Lei nº 9.099/1995',
    'art. 501 do CPC',
    'art. 5º da Lei nº 4.320/1964',
    'art. 155 do Código Penal Militar',
    'arts. 336 a 342 do CPC',
    'art. 5º, I, da CF',
    'art. 10, II, b, do ADCT',
    'art. 1.072 do CPC',
    'art. 250 da CF',
    'art. 2.046 do CC',
    'art. 922 da CLT',
    'art. 811 do CPP',
    'o art. 384 da CLT, revogado pela Lei nº 13.467/2017',
  ])('%s stands', (text) => expect(verdicts(text).filter((is) => is !== 'verificada')).toEqual([]))

  it.each([
    ['art. 1.073 do CPC', 'CPC: o último artigo é o 1.072.'],
    ['art. 9.999 do Código de Processo Civil', 'CPC: o último artigo é o 1.072.'],
    ['art. 251 da Constituição Federal', 'CF: o último artigo é o 250.'],
    ['art. 91 da Lei nº 8.245/1991', 'Lei nº 8.245/1991: o último artigo é o 90.'],
    ['arts. 1.070 a 1.090 do CPC', 'CPC: o último artigo é o 1.072.'],
    ['art. 0 do CPC', 'Não há artigo com este número.'],
    ['art. 5º, LXXX, da Constituição Federal', 'CF: art. 5º não tem inciso LXXX.'],
    ['art. 1.003, § 9º, do CPC', 'CPC: art. 1.003 não tem § 9º.'],
    ['art. 319-B do CPC', 'CPC: não há art. 319-B.'],
    ['art. 62, II, "g", da Lei do Inquilinato', 'Lei nº 8.245/1991: art. 62, inciso II não tem alínea "g".'],
  ])('%s: %s', (text, note) => {
    expect(verdicts(text)).toContain('inexistente')
    expect(notes(text)).toContain(note)
  })

  it.each([
    ['art. 384 da CLT', 'CLT, art. 384: revogado.'],
    ['art. 1.029, § 2º, do CPC', 'CPC, art. 1.029, § 2º: revogado.'],
    ['art. 5º, § 1º, do CDC', 'CDC, art. 5º, § 1º: vetado.'],
    ['art. 300 do CPC de 1973', null],
  ])('%s is out of force', (text, note) => {
    expect(verdicts(text)).toEqual(['fora_de_vigor'])
    if (note) expect(notes(text)).toEqual([note])
  })

  it.each([
    'art. 319',
    'art. 5º da Constituição do Estado de São Paulo',
    'art. 3º da Lei nº 9.099/1999',
    'art. 3º da Lei Municipal nº 9.099/1995',
    'art. 5º da Lei nº 99.999/2020',
    'art. 10-F da Lei nº 8.245/1991',
  ])('%s is not known to us', (text) => expect(verdicts(text)).toContain('fora_do_catalogo'))

  it('judges each article of a list by itself', () =>
    expect(verdicts('arts. 477, 384 e 9.999 da CLT')).toEqual(['verificada', 'fora_de_vigor', 'inexistente']))

  it('"the said Code" is the last one named', () => {
    const text = 'O CDC, no art. 14, e a CLT, no art. 818, dispõem; o art. 1.050 do referido Código também.'
    expect(judged(text).at(-1)).toMatchObject({
      verdict: 'inexistente',
      note: 'CDC: o último artigo é o 119.',
    })
  })
})

describe('norms', () => {
  it.each(['Lei nº 14.905/2024', 'Lei 8.078/90', 'LC 123/2006', 'Decreto-Lei nº 2.848/1940'])(
    '%s is known',
    (text) => expect(verdicts(text)).toEqual(['verificada']),
  )
  it.each([
    [
      'Lei nº 13.105/2014',
      'A norma com este número é de outro ano: Código de Processo Civil (Lei nº 13.105/2015).',
    ],
    ['Lei nº 99.999/2099', 'O ano desta norma ainda não chegou.'],
    ['Lei nº 10.500/2010', 'Lei com este número não é de 2010: é de 2002.'],
  ])('%s cannot be: %s', (text, note) =>
    expect(judged(text)).toMatchObject([{ verdict: 'inexistente', note }]),
  )
  it.each([
    ['Lei nº 8.666/1993', 'fora_de_vigor'],
    ['Lei nº 99.999/2026', 'posterior'],
    ['Lei nº 10.500/2002', 'fora_do_catalogo'],
    ['Lei Municipal nº 13.105/2014', 'fora_do_catalogo'],
  ])('%s: %s', (text, is) => expect(verdicts(text)).toEqual([is]))
})

describe('what a precedent is about', () => {
  const alone = (text: string) =>
    extractCitations(text, names).map((citation) => judge.of(citation, text, true))
  it.each([
    'A Administração pode anular seus próprios atos quando ilegais, conforme a Súmula 473 do STJ.',
    'O tomador dos serviços responde subsidiariamente pelas verbas trabalhistas, na linha da Súmula 331 do STJ.',
    'No Tema 988, o STJ definiu que a negativação indevida gera dano moral presumido.',
  ])('is not what this says: %s', (text) => {
    const [found] = alone(text)
    expect([found?.verdict, found?.note?.includes('diz outra coisa:')]).toEqual(['diverge', true])
  })
  it.each([
    'A Administração pode anular seus próprios atos quando ilegais, conforme a Súmula 473 do STF.',
    'O tomador dos serviços responde subsidiariamente pelas verbas trabalhistas, na linha da Súmula 331 do TST.',
    'Incide o óbice da Súmula 7 do STJ.',
    'Aplica-se o CDC ao caso, conforme a Súmula 297 do STJ.',
  ])('may be what this says: %s', (text) => expect(alone(text)).toMatchObject([{ verdict: 'verificada' }]))
})

describe('precedents', () => {
  it.each([
    'Súmula 297 do STJ',
    'Súmula Vinculante 28',
    'Tema 988 do STJ',
    'Súmula 331 do TST',
    'OJ 394 da SDI-1',
  ])('%s is in the register', (text) => expect(verdicts(text)).toEqual(['verificada']))
  it.each([
    ['Súmula 737 do STF', 'inexistente'],
    ['Súmula Vinculante 30', 'inexistente'],
    ['Súmula Vinculante 64', 'posterior'],
    ['Súmula 999 do STJ', 'posterior'],
    ['Súmula 603 do STJ', 'fora_de_vigor'],
    ['a Súmula 603 do STJ, já cancelada', 'verificada'],
    ['REsp 1.234.567/SP', 'fora_do_catalogo'],
    ['Súmula 297', 'fora_do_catalogo'],
    ['Enunciado 54 do FONAJE', 'fora_do_catalogo'],
    ['0000417-94.2025.5.99.0001', 'inexistente'],
    ['Apelação Cível nº 1012345-67.2023.8.26.0100', 'inexistente'],
  ])('%s: %s', (text, is) => expect(verdicts(text)).toEqual([is]))
})
