import { fold } from '@lavra/language/text'
import { matches } from '@lavra/language/matches'
import { numberBefore } from '@lavra/language/spoken-money'
import type { Compared, Finding, Statement } from './statement'
import { rootsOf } from './words'

/** Units by what they measure: only another of the same kind contradicts. */
const unit =
  /\s?(?<length>mm|cm|km|m|metros?|cent[íi]metros?|mil[íi]metros?|quil[ôo]metros?)(?<square>[²2³3]|\squadrad[oa]s?|\sc[úu]bic[oa]s?)?(?<speed>\/h|\spor\shora)?(?![\p{L}\d²³/])|\s?(?<mass>mg|kg|g|t|quilos?|quilogramas?|gramas?|miligramas?|toneladas?)(?![\p{L}\d])|\s?(?<time>dias?(?:\s[úu]teis)?|m[êe]s(?:es)?|anos?|horas?|minutos?|semanas?|segundos?)(?![\p{L}\d])/gu
const names: Readonly<Record<string, string>> = {
  metro: 'm',
  centimetro: 'cm',
  milimetro: 'mm',
  quilometro: 'km',
  quilo: 'kg',
  quilograma: 'kg',
  grama: 'g',
  miligrama: 'mg',
  tonelada: 't',
  mese: 'mes',
}

interface Measure {
  value: number
  /** What is measured: a length, an area, a mass, a time. */
  kind: string
  unit: string
  start: number
  end: number
}

function measuresIn(text: string): Measure[] {
  return matches(text, unit).flatMap((found) => {
    const { length, square, speed, mass, time } = found.groups ?? {}
    const before = text.slice(Math.max(0, found.index - 60), found.index)
    const digits = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?:,\d+)?$|(?<![\d.,/-])\d{1,9}(?:,\d+)?$/.exec(before)
    const spoken = digits ? null : numberBefore(`${before} `)
    const value = digits ? Number(digits[0].replaceAll('.', '').replace(',', '.')) : spoken?.value
    if (value === undefined) return []
    const from = found.index - (digits ? digits[0].length : before.length - (spoken?.start ?? 0))
    const plain = fold(length ?? mass ?? time ?? '')
      .replace(/s$/, '')
      .replace(' utei', '')
    return [
      {
        value,
        kind: speed ? 'speed' : square ? 'area' : length ? 'length' : mass ? 'mass' : 'time',
        unit: `${names[plain] ?? plain}${powerOf(square)}${speed ? '/h' : ''}`,
        start: from,
        end: found.index + found[0].length,
      },
    ]
  })
}
const powerOf = (sign = ''): string => (/^$/.test(sign) ? '' : /[³3]|c[úu]bic/.test(sign) ? '3' : '2')

/** Terms of law have these numbers, too. */
const fewest = 7

/** "12 cm²" where the papers have "12 m²" and never 12 of the other. */
export function otherUnit({ text }: Statement, { recorded }: Compared): Finding[] {
  return measuresIn(text).flatMap((measure) => {
    const { start, end, value } = measure
    if (measure.kind === 'time' && value < fewest) return []
    const told = [...recorded.having(rootsOf(text))].flatMap((one) =>
      measuresIn(one.text).map((known) => ({ ...known, one })),
    )
    const same = told.filter((known) => known.value === value)
    if (same.length === 0 || same.some((known) => known.unit === measure.unit)) return []
    const [other] = same.filter(
      (known) => known.kind === measure.kind || (known.kind !== 'time' && measure.kind !== 'time'),
    )
    if (!other) return []
    return [
      {
        start,
        end,
        note: `Consta “${other.one.text.slice(other.start, other.end)}” (${other.one.source.label}).`,
      },
    ]
  })
}
