import { expect, test } from 'vitest'
import { askedOf } from '../search/question'
import { fold, stemOf, wordVector } from './stems'

const same = [
  'ação ações acoes',
  'sócio sócia sócios',
  'funcionário funcionária funcionários',
  'citar citação citado',
  'ano anos',
  'lei leis',
  'bem bens',
  'recorrer recurso recursos recorrente',
  'inscrever inscrição inscrita',
  'suspender suspensão suspenso',
  'ofensa ofendido',
  'prisão preso prender',
  'decisão decidiu',
  'restituir restituição',
  'anúncio anúncios anunciar',
]
test.each(same)('%s are one word', (line) => {
  expect(new Set(line.split(' ').map((word) => stemOf(fold(word)))).size).toBe(1)
})

const others = [
  'pai país',
  'constituir constituição',
  'mandado mandato',
  'posse possuir',
  'ano anuidade',
  'estado estadual',
]
test.each(others)('%s are two', (line) => {
  expect(new Set(line.split(' ').map((word) => stemOf(fold(word)))).size).toBe(2)
})

test('what only names a field of the heading is no word of the passage; its value is', () => {
  const name = 'Documento: Ata.'
  const vector = wordVector(
    `${name} Processo: Despejo, nº 1. Cliente: Beta\nCliente: não consta.`,
    name.length,
  )
  expect(vector).toContain("'document':1C")
  expect(vector).toContain("'despej':4")
  expect(vector).toContain("'client':9")
  expect(vector).not.toContain("'process'")
})

test('in a story everyday words count half, and other words the less the longer it is', () => {
  const factors = (question: string) =>
    new Map(askedOf(question).terms.map(({ stem, factor }) => [stem, factor]))
  const short = factors('despejo do inquilino barulhento')
  const story = factors(
    'Ana comprou sapatos verdes numa feira, encontrou velhos amigos, jantou peixe frito, voltou cedo, dormiu pouco, acordou tarde e soube do despejo do inquilino barulhento',
  )
  expect([short.get('barulhent'), story.get('barulhent')]).toEqual([1, 0.5])
  expect([short.get('despej'), story.get('despej')]).toEqual([1, 1])
  expect(story.get('desocup')).toBeLessThan(short.get('desocup') ?? 0)
})
