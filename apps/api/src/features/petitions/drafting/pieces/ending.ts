import { stack } from '@lavra/language/markdown'
import { exhibitList, type Reading } from '../reading'
import { clean, missing } from '@lavra/language/text'

/** "OAB/SP nº 123.456" from whatever way it was recorded. */
export function formatOab(recorded: string | null): string {
  if (!recorded) return `OAB/${missing('UF e número da OAB')}`
  const state =
    /\b([A-Z]{2})\b/.exec(recorded.replace(/OAB/i, ' ').toUpperCase())?.[1] ??
    /(?:^|\d|\W)([A-Z]{2})(?:\d|\W|$)/.exec(recorded.replace(/OAB/i, ' ').toUpperCase())?.[1]
  const number = /\d[\d.]*(?:-?[A-Z]\b)?/.exec(recorded.toUpperCase())?.[0]?.replace(/\.$/, '')
  if (!number) return `OAB/${missing('UF e número da OAB')}`
  return `OAB/${state ?? missing('UF da OAB')} nº ${number.includes('.') ? number : number.replace(/\B(?=(\d{3})+(?!\d))/g, '.')}`
}

export function closing(reading: Reading): string {
  const { lawyer, dossier, kind } = reading
  const city = clean(dossier.office.city) ?? clean(dossier.case?.district ?? null)
  const name = lawyer.name
    ? `**${lawyer.name}**`
    : `**${missing('nome de quem assina, advogado ou advogada')}**`
  return stack(
    kind.reading === 'opinion' ? 'É o parecer.' : 'Nesses termos, pede deferimento.',
    `${city ?? missing('município')}, ${missing('data')}.`,
    `${name}  \n${formatOab(lawyer.oab)}`,
  )
}

export function exhibits(reading: Reading): string | null {
  const list = exhibitList(reading)
  return list.length > 0
    ? stack('## ROL DE DOCUMENTOS', list.map((line) => `- Doc. ${line}`).join('\n'))
    : null
}
