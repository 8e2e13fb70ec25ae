import { isOpen, type FoundCheck } from '@lavra/contracts/petitions/checks'
import { checkText } from '../../src/features/petitions/tracing/check'
import { materialOf } from '../../src/features/petitions/tracing/material'
import { dossier } from '../dossiers'
import { piece, recordOf, sentences, type Sentence } from './record'

/**
 * `npm run eval -- gate [--held]`: which wrong citations and data the check lets pass, and which right ones
 * it marks. The misses are printed of the half that settings are chosen on, of the other with `--held`.
 */
function main(options: string[]): void {
  const shown = options.includes('--held') ? 'held' : 'chosen'
  for (const file of ['citations', 'data'] as const) {
    const outcomes = sentences(file).map((one) => ({ ...one, open: openIn(one) }))
    table(file, outcomes)
    for (const { half, wrong, open, id, kind, sentence, why } of outcomes)
      if (half === shown && wrong !== open.length > 0)
        console.log(
          `${wrong ? 'PASSED ' : 'FLAGGED'} ${id} ${kind}: ${sentence}\n        ${wrong ? why : open.map(told).join('; ')}`,
        )
  }
  for (const name of ['health-plan']) whole(name)
}

/** What is open in a petition that somebody wrote with care from its record. */
function whole(name: string): void {
  const checks = checkText(piece(name), materialOf(recordOf(name)))
  const open = checks.filter(isOpen)
  console.log(`\n${name}: ${open.length} open of ${checks.length}`)
  for (const check of open) console.log(`  ${told(check)}`)
}

const nothing = dossier({ petition_type: 'complaint' })

/** What the check leaves open of a sentence. */
function openIn({ sentence, record }: Sentence): FoundCheck[] {
  const given = record ? recordOf(record) : nothing
  const checks = checkText(sentence, materialOf(given)).filter(isOpen)
  return record ? checks : checks.filter(({ kind }) => citations.has(kind))
}
const citations = new Set<FoundCheck['kind']>([
  'artigo',
  'lei',
  'sumula',
  'tema',
  'enunciado',
  'processo',
  'precedente',
  'trecho',
])

const told = ({ text, verdict, note }: FoundCheck): string => `${text} ${verdict}${note ? ` (${note})` : ''}`

type Outcome = Sentence & { open: FoundCheck[] }

function table(name: string, outcomes: Outcome[]): void {
  console.log(`\n${name.padEnd(24)}${'wrong passed'.padEnd(26)}right flagged`)
  console.log(
    `${''.padEnd(24)}${'chosen on'.padEnd(13)}${'held back'.padEnd(13)}${'chosen on'.padEnd(13)}held back`,
  )
  for (const kind of [...new Set(outcomes.map((one) => one.kind))].toSorted())
    line(
      kind,
      outcomes.filter((one) => one.kind === kind),
    )
  line('all', outcomes)
}

function line(name: string, outcomes: Outcome[]): void {
  const cell = (half: Sentence['half'], wrong: boolean): string => {
    const of = outcomes.filter((one) => one.half === half && one.wrong === wrong)
    const missed = of.filter(({ open }) => open.length > 0 !== wrong).length
    return (of.length === 0 ? '–' : `${missed} of ${of.length}`).padEnd(13)
  }
  console.log(
    `${name.padEnd(24)}${cell('chosen', true)}${cell('held', true)}${cell('chosen', false)}${cell('held', false)}`.trimEnd(),
  )
}

main(process.argv.slice(2))
