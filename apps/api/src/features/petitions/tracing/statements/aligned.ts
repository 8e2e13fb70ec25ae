import { shortDate } from '@lavra/language/dates'
import { once } from '../../../../platform/lib/memoize'
import type { Item } from '../items'
import { titleWords, type Told } from './recorded'
import type { Compared, Finding, Statement } from './statement'
import { rootsOf } from './words'

/** Said of any figure: they tell no act from another. */
const general = new Set(
  rootsOf(
    'valor quantia importância montante soma total data dia mês ano reais época período parte processo autos ação demanda autor réu autora requerente requerido reclamante reclamada doc documento conforme presente ora houve teve foi era ser deu deveria deve poderia pode foram seria sido ter realizado ocorrido próprio respectivo hoje cerca apenas',
  ),
)
/** The other figure's words and the statement's have this many in common. */
const enough = 2

type Kind = 'brl' | 'date' | 'pct'
const kindOf = ({ key }: Item): Kind | null => {
  const [kind = ''] = key.split(':')
  if (kind === 'date') return /^date:\d{4}-\d{2}-\d{2}$/.test(key) ? 'date' : null
  return kind === 'brl' || kind === 'pct' ? kind : null
}

/** The words that say what a figure is: from the figure of its kind before it to the end of its clause. */
function wordsAbout(text: string, item: Item, items: readonly Item[]): string[] {
  const same = items.filter((one) => kindOf(one) === kindOf(item))
  const before = same.findLast(({ end }) => end <= item.start)?.end ?? 0
  const next = same.find(({ start }) => start >= item.end)?.start ?? text.length
  const behind = text.slice(item.end, next)
  const clause = next === text.length ? behind : (/^[^,;]*/.exec(behind)?.[0] ?? '')
  return rootsOf(`${text.slice(before, item.start)} ${clause}`).filter((word) => !general.has(word))
}

/** What each figure of a source's sentence is said of. */
const aboutIn = once(
  ({ text, items }: Told): Map<Item, string[]> =>
    new Map(items.map((item) => [item, kindOf(item) === null ? [] : wordsAbout(text, item, items)])),
)

/** "A negativa deu-se em 16/07" where the papers date the negative otherwise and that day something else. */
export function otherFigure({ text, items }: Statement, { dossier, recorded }: Compared): Finding[] {
  const names = new Set(dossier.parties.flatMap(({ name }) => rootsOf(name)))
  const given = new Set(items.map(({ key }) => key))
  return items.flatMap((item) => {
    const kind = kindOf(item)
    const words = kind === null ? [] : wordsAbout(text, item, items).filter((word) => !names.has(word))
    const [act] = words
    const places = recorded.holding(item.key)
    if (act === undefined || places.length === 0) return []
    // The paper of which the sentence speaks may say it in other words.
    const isOwn = (place: Told): boolean => {
      const few = shared(words, place, item.key)
      return few.includes(act) || few.length >= Math.min(enough, words.length)
    }
    if (places.some(isOwn)) return []
    let rival: Rival | null = null
    for (const told of recorded.sharing(words).keys())
      for (const one of told.items.length > 0 ? rivalsIn(told, words, kind, given) : [])
        if (rival === null || one.count > rival.count) rival = one
    if (rival === null) return []
    const { start, end } = item
    return [{ start, end, note: `Consta ${figure(rival.told, rival.one)} (${rival.told.source.label}).` }]
  })
}

interface Rival {
  told: Told
  one: Item
  count: number
}

/**
 * Other figures of a kind that a sentence of a source gives for what the words say: by its first word and one
 * more, by a label all of which they have, or by the title of a paper with no other figure of the kind.
 */
function rivalsIn(
  told: Told,
  words: readonly string[],
  kind: Kind | null,
  given: ReadonlySet<string>,
): Rival[] {
  const [act = ''] = words
  const same = told.items.filter((one) => kindOf(one) === kind)
  const title = titleWords(told.source)
  return same
    .filter(({ key }) => !given.has(key))
    .flatMap((one) => {
      const about = aboutIn(told).get(one) ?? []
      const label = about.length > 0 && isLabel(told.text, one) && about.every((word) => words.includes(word))
      const alone = same.length === 1 ? [...about, ...title] : about
      const found = words.filter((word) => alone.includes(word))
      const count = label ? found.length + 1 : found.length
      return label || (found.includes(act) && count >= enough) ? [{ told, one, count }] : []
    })
}

/** "Entrega: 30/09/2021". */
const isLabel = (text: string, { start }: Item): boolean =>
  /(?:^|[.;]\s)[^.;:]{3,40}:\s?(?:R\$\s?)?$/.test(text.slice(Math.max(0, start - 60), start))

/** The words that a place of this figure shares, those of the source's title too. */
function shared(words: readonly string[], told: Told, key: string): string[] {
  const title = titleWords(told.source)
  const each = aboutIn(told)
  const about = told.items.filter((one) => one.key === key).flatMap((one) => each.get(one) ?? [])
  return words.filter((word) => about.includes(word) || title.includes(word))
}

const figure = ({ text }: Told, { key, start, end }: Item): string =>
  key.startsWith('date:') ? shortDate(key.slice(5)) : text.slice(start, end)
