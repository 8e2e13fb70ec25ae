import { joinList } from '@lavra/language/text'
import { cite, provision, type Provision } from '../../../law/catalogue'

/**
 * Every article the drafter names goes through here, so nothing outside the catalogue can be cited.
 * "cpc-85" cites the entry, "clt-477:§ 6º" a part of it, "cpc-354-355@355:I" one article out of several.
 */
export function statute(token: string): string {
  const [, id = '', article, part] = /^([^@:]+)(?:@([^:]+))?(?::(.*))?$/.exec(token) ?? []
  const entry = provision(id)
  if (!entry) throw new Error(`No such provision in the catalogue: ${id}`)
  if (article) return cite({ ...entry, article, paragraphs: null }, part ?? '')
  return part === undefined ? cite(entry) : cite({ ...entry, paragraphs: null }, part)
}

/** Replaces each {token} of a text by its citation. */
export const withStatutes = (text: string): string =>
  text.replace(/\{([a-z][^{}\s]*(?: [^{}]+)?)\}/g, (_, token: string) => statute(token))

export const entryOf = (id: string): Provision => {
  const entry = provision(id)
  if (!entry) throw new Error(`No such provision in the catalogue: ${id}`)
  return entry
}

/** "do art. 389 do Código Civil", "dos arts. 9º e 10 do CPC". */
export const ofStatute = (citation: string): string =>
  citation.startsWith('arts.') ? `dos ${citation}` : `do ${citation}`

const checkedMonths = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** How current the text is on which the entry's description rests. */
export function checkedOn(entry: Provision): string {
  const [year, month] = entry.checked?.split('-') ?? []
  const name = checkedMonths[Number(month) - 1]
  return year && name
    ? `texto conferido em ${name} de ${year}`
    : 'conferido apenas em segunda mão: conferir no texto oficial'
}

/** Citations in one breath: "arts. 474, 475 e 389 do Código Civil", laws joined by "e". */
export function citeAll(ids: string[]): string {
  const groups = new Map<string, string[]>()
  for (const citation of ids.map(statute)) {
    const simple = /^arts?\. ([\dº.A-Z-]+(?:(?:, | e )[\dº.A-Z-]+)*) (d[oa]s? .+)$/.exec(citation)
    const key = simple?.[2] ?? citation
    groups.set(key, [...(groups.get(key) ?? []), ...(simple?.[1]?.split(/, | e /) ?? [])])
  }
  return joinList(
    [...groups].map(([law, numbers]) =>
      numbers.length === 0 ? law : `${numbers.length > 1 ? 'arts.' : 'art.'} ${joinList(numbers)} ${law}`,
    ),
  )
}
