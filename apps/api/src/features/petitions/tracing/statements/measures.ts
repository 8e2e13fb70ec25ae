import { fold } from '@lavra/language/text'
import { matches } from '@lavra/language/matches'
import { numberBefore } from '@lavra/language/spoken-money'

/** Units by what they measure. */
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

export interface Measure {
  value: number
  /** What is measured: a length, an area, a mass, a time. */
  kind: string
  unit: string
  start: number
  end: number
}

/** Lengths, areas, speeds, masses and times of a text, in figures or words. */
export function measuresIn(text: string): Measure[] {
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
