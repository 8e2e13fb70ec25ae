import { cite, provision, type Provision, type RankedProvision } from '../../../law/catalogue'
import { sections, stack, bullets, fields } from '@lavra/language/markdown'
import { fitting, fittingWords } from './fitting'
import type { Reading } from './reading'
import { argue } from './strategy'
import { checkedOn } from './statutes'
import { fold, stop } from '@lavra/language/text'

/** For each thesis of the strategy, as it now reads, the provisions that carry it. */
export function composeLaws(reading: Reading, strategy: string): string {
  const own = argue(reading)
  const chosen = sections(strategy).filter(({ title }) => /^tese\b/.test(fold(title)))
  const used = new Set<string>()
  const parts = chosen.map(({ title, body }) => {
    const known = own.find((argument) => fold(title).endsWith(fold(argument.title)))
    const entries = known
      ? known.provisions.map((id) => provision(id)).filter((entry) => entry !== undefined)
      : nearest(reading, fittingWords(reading, `${title} ${fields(body).get('fato') ?? body}`, 20), 2)
    for (const { id } of entries) used.add(id)
    return stack(
      `### ${title}`,
      entries.length > 0
        ? bullets(entries.map(line))
        : 'Nenhum dispositivo do catálogo sustenta esta tese com segurança.',
    )
  })
  const others = nearest(reading, fitting(reading).slice(0, 20), 12)
    .filter(({ id }) => !used.has(id))
    .slice(0, 5)
  return stack(
    '## Dispositivos por tese',
    ...parts,
    others.length > 0 &&
      stack('## Outros dispositivos do catálogo a considerar (fora da peça)', bullets(others.map(line))),
  )
}

const nearest = (reading: Reading, found: RankedProvision[], limit: number): Provision[] =>
  found
    .filter(
      ({ weak, score, petition_types }) =>
        !weak && score > 12 && petition_types.includes(reading.dossier.petition_type),
    )
    .slice(0, limit)

/** "**art. 389 do Código Civil** — what it says. (texto conferido em …)". */
const line = (entry: Provision): string =>
  `**${cite(entry)}** — ${stop(entry.subject)} _(${checkedOn(entry)})_`
