import { matches } from '@lavra/language/matches'
import { numberBefore } from '@lavra/language/spoken-money'
import { fold } from '@lavra/language/words'
import type { Term } from '../schemas'

/** A figure with its unit, as a sentence says it. */
export interface Quantity {
  value: number
  /** Of "entre dez e vinte por cento": ten. */
  from: number | null
  unit: Unit
  start: number
  end: number
}
type Unit = 'dia' | 'mes' | 'ano' | 'hora' | 'minuto' | '%' | 'salario minimo' | 'vez' | 'parcela'

const unitOf: [RegExp, Unit][] = [
  [/^dia/, 'dia'],
  [/^me[sz]/, 'mes'],
  [/^ano/, 'ano'],
  [/^hora/, 'hora'],
  [/^minuto/, 'minuto'],
  [/^(?:%|por cento)/, '%'],
  [/^salario/, 'salario minimo'],
  [/^vez/, 'vez'],
  [/^(?:parcela|prestac)/, 'parcela'],
]
const unit =
  /(?<![a-z])(?:dias?|mes|meses|anos?|horas?|minutos?|por cento|salarios?[ -]minimos?|vez|vezes|parcelas?|prestac(?:ao|oes))(?![a-z])|%/g
const ordinary: [RegExp, number, Unit][] = [
  [/(?<![a-z])em dobro(?![a-z])|(?<![a-z])o dobro(?![a-z])/g, 2, 'vez'],
  [/(?<![a-z])(?:em|o) triplo(?![a-z])/g, 3, 'vez'],
]
const figureBefore = /(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:,(\d{1,4}))?\s*(?:\([^()]{1,40}\)\s*)?$/

/** Every figure of a sentence that has a unit: "15 (quinze) dias", "dez por cento", "em dobro". */
export function quantitiesIn(sentence: string): Quantity[] {
  const text = fold(sentence)
  const counted = matches(text, unit).flatMap((found) => {
    const before = text.slice(0, found.index)
    const read = bothEnds(before) ?? numberEnding(before)
    const of = unitOf.find(([pattern]) => pattern.test(found[0]))?.[1]
    return read && of ? [{ from: null, ...read, unit: of, end: found.index + found[0].length }] : []
  })
  const spoken = ordinary.flatMap(([pattern, value, of]) =>
    matches(text, pattern).map(({ index, 0: { length } }) => ({
      value,
      from: null,
      unit: of,
      start: index,
      end: index + length,
    })),
  )
  return [...counted, ...spoken]
}

const between =
  /entre\s+(?:o\s+minimo\s+de\s+)?([a-z0-9,.]{1,12})(?:\s*%|\s+por\s+cento)?\s+e\s+(?:o\s+maximo\s+de\s+)?([a-z0-9,.]{1,12})\s*$/

/** "entre cinco e quinze": both ends. */
function bothEnds(before: string): { value: number; from: number; start: number } | null {
  const tail = before.slice(-80)
  const found = between.exec(tail)
  const [lower, upper] = [found?.[1], found?.[2]].map((end) => numberEnding(`${end ?? ''} `))
  if (!found || !lower || !upper) return null
  return { value: upper.value, from: lower.value, start: before.length - tail.length + found.index }
}

function numberEnding(before: string): { value: number; start: number } | null {
  const figure = figureBefore.exec(before.slice(-60))
  if (figure) {
    const value = Number(`${(figure[1] ?? '').replaceAll('.', '')}.${figure[2] ?? '0'}`)
    return { value, start: Math.max(0, before.length - 60) + figure.index }
  }
  const from = Math.max(0, before.length - 80)
  const words = numberBefore(before.slice(from))
  return words && { value: words.value, start: from + words.start }
}

const days: Partial<Record<Unit, [Unit, number]>> = {
  ano: ['mes', 12],
  dia: ['hora', 24],
  hora: ['minuto', 60],
}

/** Whether a term of the law is measured in this unit, with how many of the one make one of the other. */
function factor(term: Term['unit'], said: Unit): number | null {
  const own = term === 'dia util' ? 'dia' : term
  if (own === said) return 1
  const smaller = days[said]
  if (smaller?.[0] === own) return smaller[1]
  const larger = days[own as Unit]
  return larger?.[0] === said ? 1 / larger[1] : null
}

/** Whether the term is of the same kind of measure, and allows the quantity. */
export function allows(term: Term, { value, from, unit: said }: Quantity): boolean | null {
  const by = factor(term.unit, said)
  if (by === null) return null
  const given = value * by
  const near = (other: number) => Math.abs(given - other) < 1e-6
  if (term.kind === 'max') return given > 0 && (given < term.value || near(term.value))
  if (term.kind === 'min') return given > term.value || near(term.value)
  if (term.kind === 'range' && from !== null) return near(term.to ?? term.value) && from * by === term.value
  if (term.kind === 'range')
    return near(term.value) || (given > term.value && given <= (term.to ?? term.value))
  return near(term.value)
}
