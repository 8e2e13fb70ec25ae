import type { CnjNumber } from '@lavra/contracts/values/courts'

/** "Tribunal de Justiça de São Paulo (TJSP), Justiça dos Estados e …, ano 2025" */
export function courtOf({ court, segment, year }: CnjNumber): string {
  const place =
    court && court.name !== segment?.name
      ? [`${court.name} (${court.acronym})`, segment?.name]
      : [segment?.name]
  return [...place, `ano ${year}`].filter(Boolean).join(', ')
}
