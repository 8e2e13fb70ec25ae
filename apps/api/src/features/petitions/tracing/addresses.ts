import { matches } from '@lavra/language/matches'
import type { Span } from './span'

const rest = '[^\\s<>()\\[\\]"“”]'
const ends =
  'com|net|org|br|gov|edu|info|biz|io|co|app|dev|online|site|store|shop|xyz|top|link|click|live|web|cloud|ru|cn|us|uk|pt|eu|de|fr|es|it|ai|tv|ly|gl|gle|example|test|invalid'
const host = '(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,6}'
/** With a scheme, or a host of a common ending, or any host with a path behind it. */
const address = new RegExp(
  `(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\\/\\/${rest}{1,2000}|(?<![\\w@.-])${host}(?:(?:${ends})(?![\\w-])(?::\\d{1,5})?(?:[/?#]${rest}{0,2000})?|[a-z]{3,24}[/?#]${rest}{2,2000})`,
  'gi',
)
/** Asked first: without it there is none, and the pattern itself is dear. */
const sign = /:\/\/|[a-z0-9]\.[a-z]{2}/i
const tail = /[.,;:!?/'’*_]+$/
/** "Ltda.ME/EPP" is no address: a host is written in small letters where nothing else makes it one. */
const shouted = /[A-Z]{2}/

/** Every address of a web site, with or without what makes it a link, with its place. */
export function addressesIn(text: string): (Span & { key: string })[] {
  if (!sign.test(text)) return []
  return matches(text, address).flatMap((found) => {
    const words = found[0].replace(tail, '')
    if (!/:\/\/|^www\./i.test(words) && shouted.test(words.split(/[/?#]/)[0] ?? '')) return []
    return [{ key: keyOf(words), start: found.index, end: found.index + words.length }]
  })
}

const keyOf = (words: string): string =>
  `url:${words
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')}`

/** The site of a key; what stands before "@" names none. */
export const hostOf = (key: string): string =>
  (key.slice(4).split(/[/?#]/)[0] ?? '').replace(/^.*@/, '').replace(/:\d+$/, '')

/** Where law and decisions are published by those who make them. */
export const isOfficial = (key: string): boolean =>
  key.startsWith('url:') &&
  !key.includes('://') &&
  /(?:^|\.)(?:jus\.br|leg\.br|planalto\.gov\.br|in\.gov\.br)$/.test(hostOf(key))
