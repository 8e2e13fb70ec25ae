import { once } from '../../../platform/lib/memoize'
import { touches } from './directives'
import { fitting } from './fitting'
import type { Reading } from './reading'
import { missing } from '@lavra/language/text'
import { theses as library } from './theses'
import type { Thesis } from './theses/thesis'
import { speak, tellAll } from './voice'

/** A thesis worded for this case. */
export interface Argument {
  title: string
  fact: string
  consequence: string
  request: string
  counter: string
  risk: string
  provisions: string[]
  action: string | null
}

const deepest: Record<Reading['dossier']['petition_profile'], { rank: number; most: number }> = {
  agressivo: { rank: 3, most: 9 },
  moderado: { rank: 2, most: 6 },
  pacifico: { rank: 1, most: 3 },
  outros: { rank: 2, most: 6 },
}

/**
 * The theses that the facts carry and the profile wants, main ones first; one drawn from the catalogue where
 * none of ours fits.
 */
export const argue = once((reading: Reading): Argument[] => {
  const carried = library
    .filter((thesis) => fits(thesis, reading))
    .sort((a, b) => place(a, reading) - place(b, reading))
  const { rank, most } = deepest[reading.dossier.petition_profile]
  const limit = reading.directives.narrow ? Math.min(rank, 2) : rank
  const chosen = carried.filter((thesis) => thesis.rank <= limit || ordered(thesis, reading)).slice(0, most)
  const kept = chosen.length > 0 ? chosen : carried.slice(0, 1)
  const grounded =
    kept.some((thesis) => thesis.rank === 1 || ordered(thesis, reading)) ||
    reading.dossier.petition_type === 'contract_review'
  return [
    ...(grounded && kept.length > 0 ? [] : [fromCatalogue(reading)]),
    ...kept.map((thesis) => word(thesis, reading)),
  ]
})

/** Main theses first, those the lawyer ordered among them; those that fit every case last of all. */
const place = (thesis: Thesis, reading: Reading): number =>
  thesis.when.source === '(?:)' ? thesis.rank + 1.5 : ordered(thesis, reading) ? 1 : thesis.rank

function fits(thesis: Thesis, reading: Reading): boolean {
  const { dossier, directives, kind, us, words } = reading
  if (
    !thesis.areas.includes(kind.area) ||
    !thesis.types.includes(dossier.petition_type) ||
    thesis.side !== us
  )
    return false
  if (thesis.consumer && !reading.consumer) return false
  if (
    kind.area === 'Direito Tributário' &&
    us === 'defendant' &&
    thesis.areas.length === 1 &&
    reading.ours.some((person) => person.kind === 'public')
  )
    return false
  if (thesis.topic === 'moral' && directives.moralDamages === false) return false
  if (touches(`${thesis.title} ${thesis.request}`, directives.excluded)) return false
  return (thesis.when.test(words) || ordered(thesis, reading)) && !thesis.unless?.test(words)
}

/** The lawyer's own order brings a thesis in, whatever the profile. */
const ordered = (thesis: Thesis, { directives }: Reading): boolean =>
  thesis.when.source !== '(?:)' && thesis.when.test(directives.orders)

function word(thesis: Thesis, reading: Reading): Argument {
  return {
    title: speak(thesis.title, reading),
    fact: tellAll(thesis.fact, reading),
    consequence: speak(thesis.consequence, reading),
    request: speak(thesis.request, reading),
    counter: speak(thesis.counter, reading),
    risk: speak(thesis.risk, reading),
    provisions: thesis.provisions,
    action: thesis.action ?? null,
  }
}

/** No thesis of ours fits: the nearest provisions and open brackets, rather than boilerplate. */
function fromCatalogue(reading: Reading): Argument {
  const provisions = fitting(reading)
    .slice(0, 12)
    .filter(({ weak, score, id }) => !weak && score > 14 && !id.startsWith('cpc-'))
    .slice(0, 2)
    .map(({ id }) => id)
  return {
    title: 'Do fundamento do pedido',
    fact: `Os fatos narrados e os documentos juntados devem ser ligados ao direito que ${speak('%us', reading)} invoca: ${missing('relação jurídica entre as partes e fato que gera o direito')}.`,
    consequence: `Demonstrado esse fato, impõe-se o acolhimento do pedido: ${missing('consequência jurídica pretendida')}.`,
    request: missing('pedido principal, certo e determinado'),
    counter: 'A outra parte deve sustentar que o fato não está provado.',
    risk: 'Alto enquanto a causa de pedir não for completada: o registro não basta para uma tese segura.',
    provisions,
    action: null,
  }
}

/** True where the thesis of this title speaks to these words of the other side. */
export const matches = (title: string, words: string, reading: Reading): boolean =>
  library.some(
    (thesis) =>
      speak(thesis.title, reading) === title &&
      (thesis.meets ?? thesis.when).source !== '(?:)' &&
      (thesis.meets ?? thesis.when).test(words),
  )
