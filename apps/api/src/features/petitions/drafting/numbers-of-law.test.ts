import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bakery, courtCase, documents, dossier, sofa } from '../../../../test/dossiers'
import { draft, plain } from '../../../../test/drafting'
import type { Dossier } from '../dossier/dossier'

/** Everything that the chain writes, so that a sentence is found wherever it is printed. */
const written = (given: Dossier): string => plain(Object.values(draft(given)).join('\n'))

it('calls a severance paid within ten days of the end of the contract in time, and no later one', () => {
  const paidOn = (day: string) =>
    written({
      ...bakery,
      documents: documents(
        ...bakery.documents
          .filter(({ title }) => title !== 'TRCT assinado')
          .map(({ title, text }): [string, string] => [title, text ?? '']),
        ['TRCT assinado', `dispensa sem justa causa 15/07/2025; R$ 6.120,35 pagos em ${day}`],
      ),
    })
  expect(paidOn('25/07/2025')).toContain('passaram-se 10 dias, dentro dos dez dias do art. 477, § 6º')
  expect(paidOn('26/07/2025')).not.toContain('passaram-se')
})

const appeals = [
  ['Litígio Cível', 'apelação contra a sentença', 'quinze dias', '30 de junho de 2025'],
  ['Litígio Cível', 'agravo de instrumento contra a decisão', 'quinze dias', '30 de junho de 2025'],
  ['Litígio Cível', 'agravo interno', 'quinze dias', '30 de junho de 2025'],
  ['Litígio Cível', 'recurso especial', 'quinze dias', '30 de junho de 2025'],
  ['Litígio Cível', 'recurso extraordinário', 'quinze dias', '30 de junho de 2025'],
  ['Litígio Cível', 'embargos de declaração', 'cinco dias', '16 de junho de 2025'],
  ['Litígio Cível', 'recurso inominado no juizado especial cível', 'dez dias', '23 de junho de 2025'],
  ['Direito do Trabalho', 'recurso ordinário contra a sentença', 'oito dias', '19 de junho de 2025'],
  ['Direito do Trabalho', 'recurso de revista', 'oito dias', '19 de junho de 2025'],
] as const

it.each(appeals)('counts the term of an appeal: %s, %s', (area, what, days, last) => {
  const text = written(
    dossier({
      ...sofa,
      petition_type: 'appeal_brief',
      case: courtCase({
        title: 'Recurso',
        case_type: area,
        client_name: 'Helena Prado Nogueira',
        description: `Interpor ${what}. Intimação em 09/06/2025.`,
      }),
      context: null,
      documents: [],
    }),
  )
  expect(text).toContain(`em dias úteis o prazo de ${days} `)
  expect(text).toContain(`a contagem alcança ${last}.`)
})

/**
 * Every number that the drafter's templates state as a rule of law, collected from them: changing one is
 * changing this list.
 */
const stated = [
  'clauses.ts: doze meses',
  'clauses.ts: trinta dias',
  'pieces/defence.ts: dez dias',
  'pieces/defence.ts: quinze dias',
  'pieces/defence.ts: quinze dias',
  'pieces/defence.ts: trinta dias',
  'pieces/discovery.ts: cinco dias',
  'terms.ts: cinco dias',
  'terms.ts: cinco dias',
  'terms.ts: dez dias',
  'terms.ts: oito dias',
  'terms.ts: oito dias',
  'terms.ts: quinze dias',
  'terms.ts: quinze dias',
  'terms.ts: quinze dias',
  'terms.ts: quinze dias',
  'terms.ts: quinze dias',
  'theses/crime.ts: seis meses',
  'theses/crime.ts: seis meses',
  'theses/crime.ts: seis meses',
  'theses/crime.ts: seis meses',
  'theses/defence.ts: 30%',
  'theses/labour.ts: 40%',
  'theses/labour.ts: 40%',
  'theses/tax.ts: cento e vinte dias',
  'theses/tax.ts: cinco anos',
  'theses/tax.ts: cinco anos',
  'voice.ts: dez dias',
]

it('states no number of a law but those that were compared with it', () => {
  const folder = import.meta.dirname
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(numbers)].map(([text]) => `${file}: ${text}`),
    )
  expect(found.toSorted()).toEqual(stated)
})

const numbers =
  /\b(?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|dezesseis|vinte|trinta|quarenta|sessenta|noventa|cento e vinte|\d{1,3})(?: (?:dias|anos|m[eê]s(?:es)?|por cento|salários)\b|%)/g
