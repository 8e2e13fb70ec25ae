import { describe, expect, it } from 'vitest'
import type { Dossier } from '../src/features/petitions/dossier/dossier'
import { runChecks } from '../src/features/petitions/drafting/checks'
import { dossier, sofa } from './dossiers'

export type Plant = (text: string) => string
/** Number in the list, what the planted text shows wrong, how it is planted, words of the note. */
type Row = [number: number, fault: string, plant: Plant, note: RegExp]

export const swap =
  (from: string | RegExp, to: string): Plant =>
  (text) => {
    const planted = text.replace(from, to)
    if (planted === text) throw new Error(`nothing to plant: ${String(from)}`)
    return planted
  }
export const before = (heading: string, sentence: string): Plant => swap(heading, `${sentence}\n\n${heading}`)
export const without = (from: RegExp): Plant => swap(from, '')

export const pointOf = (given: Dossier, text: string, number: number) =>
  runChecks(text, { dossier: given, outputs: {} })[number - 1]

export function table(name: string, given: Dossier, good: string, rows: Row[], wrong = 'Corrigir'): void {
  describe(name, () => {
    it.each(rows)('%i: catches %s', (number, _, plant, note) => {
      // A good text passes, or has nothing of what the point compares.
      expect(['Confere', 'Não se aplica']).toContain(pointOf(given, good, number)?.result)
      const found = pointOf(given, plant(good), number)
      expect(found).toMatchObject({ result: wrong })
      expect(found?.note).toMatch(note)
    })
  })
}

const [buyer, shop] = sofa.parties
export const complete = dossier({
  ...sofa,
  author: { name: 'Lia Torres Amado', oab_number: '123456/SP' },
  office: { name: 'Torres', city: 'Vila Serena' },
  case: sofa.case && { ...sofa.case, court: '2ª Vara Cível', district: 'Vila Serena' },
  parties: [
    ...(buyer ? [buyer] : []),
    ...(shop ? [{ ...shop, email: 'contato@larclaro.example', zip_code: '01000222' }] : []),
  ],
})
export const closed = (text: string): string => text.replaceAll('[COMPLETAR: data]', '20 de março de 2025')
