import { expect, test } from 'vitest'
import { dossier } from '../../../../test/dossiers'
import { keptDossier } from './kept-dossiers'
import { read } from '../drafting/reading'

const today = new Date('2026-11-21T12:00:00Z')
const copy = (title: string) => structuredClone(dossier({ petition_type: 'complaint', context: title }))

test('a dossier of which not a sign has changed is read once, another one anew', () => {
  const first = keptDossier(copy('Cobrar o saldo.'), today)
  expect(keptDossier(copy('Cobrar o saldo.'), today)).toBe(first)
  const other = keptDossier(copy('Cobrar o saldo!'), today)
  expect(other.context).toBe('Cobrar o saldo!')
  expect(read(other).directives.instructions).not.toEqual(read(first).directives.instructions)
})

test('ages are counted anew on another day', () => {
  const first = keptDossier(copy('Idade.'), today)
  expect(keptDossier(copy('Idade.'), new Date('2026-11-22T12:00:00Z'))).not.toBe(first)
})

test('only the last sixteen are kept', () => {
  const first = keptDossier(copy('Primeira.'), today)
  for (let n = 0; n < 15; n++) keptDossier(copy(`Outra ${n}.`), today)
  expect(keptDossier(copy('Primeira.'), today)).toBe(first)
  for (let n = 0; n < 16; n++) keptDossier(copy(`Mais uma ${n}.`), today)
  expect(keptDossier(copy('Primeira.'), today)).not.toBe(first)
})
