import { isIPv4, isIPv6 } from 'node:net'
import { matches } from '@lavra/language/matches'
import { parse } from 'tldts'
import { siteBefore } from '../../../law/rendered'
import type { Span } from './span'

const sign = '[\\p{L}\\p{M}\\p{N}]'
const rest = '[^\\s<>()\\[\\]"“”]'
const label = `${sign}[\\p{L}\\p{M}\\p{N}_-]{0,62}`
const behind = `(?::\\d{1,5}(?!\\d))?(?:[/?#]${rest}{0,2000})?`
/** What a browser opens or runs: a scheme with its slashes, or one that runs or holds what follows. */
const withScheme = new RegExp(
  `(?<![\\w+.-])(?:[a-z][a-z0-9+.-]{1,20}:\\/\\/${rest}{1,2000}|(?:javascript|vbscript):${rest}{1,2000}|data:(?:[a-z]{1,20}\\/|[;,])${rest}{1,2000})`,
  'giu',
)
const bare = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}@._+-])${label}(?:\\.${label}){1,9}(?![\\p{L}\\p{M}\\p{N}_@-])${behind}`,
  'giu',
)
const sixth = new RegExp(`(?<![\\w:.])\\[?(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}(?![\\w:])\\]?${behind}`, 'gi')
/** Asked first: without them there is none, and the patterns themselves are dear. */
const schemeSign = /:\/\/|script:|data:/i
const stopSign = /[\p{L}\p{N}]\.[\p{L}\p{N}]/u
const sixthSign = /[0-9a-f]?::?[0-9a-f]{1,4}:|::[0-9a-f]/i
const tail = /[.,;:!?/'’*_]+$/

/** Every address of a web site, with or without what makes it a link, with its place. */
export function addressesIn(text: string): (Span & { key: string })[] {
  const schemes = schemeSign.test(text) ? found(text, withScheme, () => true) : []
  const hosts = stopSign.test(text)
    ? found(text, bare, (words, at) => isAddress(words) || isNamedSite(text, words, at))
    : []
  const sixths = sixthSign.test(text)
    ? found(text, sixth, (words) => isIPv6(words.replace(/^\[|\].*$/g, '').replace(/[/?#].*$/, '')))
    : []
  return outermost([...schemes, ...hosts, ...sixths])
}

/** An address that stands in another one's query is part of that one. */
function outermost<Found extends Span>(all: Found[]): Found[] {
  let end = 0
  return all
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      const free = one.start >= end
      if (free) end = one.end
      return free
    })
}

const found = (text: string, pattern: RegExp, fits: (words: string, at: number) => boolean) =>
  matches(text, pattern).flatMap((match) => {
    const words = match[0].replace(tail, '')
    return fits(words, match.index)
      ? [{ key: keyOf(words), start: match.index, end: match.index + words.length }]
      : []
  })

/** Endings that stand behind a full stop or a sign of abbreviation as often as they end a host. */
const words =
  /\.(?:ad|ag|ai|al|am|ao|art|as|at|co|da|de|do|ec|eco|et|eu|fm|id|inc|is|la|law|legal|ltda?|ma|me|mil|mo|ms|na|no|pa|pm|pr|pro|ps|sa|sc|se|so|sr|st|to|um|zip|mov|ph)$/i
const reserved = /\.(?:example|test|invalid)$/i

/** Of these, endings that no Portuguese word has: behind a stop without a blank they end a host. */
const foreign = /\.(?:ag|ai|co|ec|fm|id|inc|is|la|law|legal|me|mo|mov|ms|ph|pm|so|st|to|zip)$/
/** What is written with a full stop and no blank behind it, and is no host. */
const abbreviated =
  /^(?:adm|adv|arts?|cia|cap|cfr?|cit|cláus?|cls|des|desemb|doc|docs|etc|exm[ao]|exp|fls?|ibid|ilm[ao]|incs?|ltda|min|núm|obs|par|pág|págs|pp?|prof|profa|proc|ref|rel|segs?|sra?s?|súm|tel|tels|tít|vol)$/

/** Whether two words in small letters with a full stop between them are a site all the same: "golpe.me". */
function isNamedSite(text: string, address: string, at: number): boolean {
  const [first = '', ...others] = address.split('.')
  if (others.length !== 1 || !words.test(address) || address !== address.toLowerCase()) return false
  if (
    abbreviated.test(first) ||
    parse(address.replace(/_/g, '-'), { validateHostname: false }).isIcann !== true
  )
    return false
  if (siteBefore.test(text.slice(Math.max(0, at - 40), at))) return true
  return /\p{L}{4}|\d/u.test(first) && foreign.test(address)
}

/**
 * Whether a run of words with full stops between them is a host: its end is one of the public list, and its
 * capitals do not tell the end of a sentence or a form of company ("pagou.No dia", "Ltda.ME/EPP").
 */
function isAddress(address: string): boolean {
  const [host = ''] = address.split(/[/?#:]/)
  const path = address.length > host.length + 1
  if (isIPv4(host)) return true
  if (/^www\./i.test(host)) return true
  const { isIcann, publicSuffix, domain } = parse(host.replace(/_/g, '-'), { validateHostname: false })
  const known = (isIcann === true && domain !== null) || reserved.test(host)
  const last = host.slice(host.lastIndexOf('.') + 1)
  if (!known) return path && /^[a-z]{3,24}$/.test(last) && address.length > host.length + 2
  const twofold = publicSuffix?.includes('.') ?? false
  if (twofold) return true
  if (/^\p{Lu}\p{Ll}/u.test(last)) return false
  if (/^\p{Lu}{2}$/u.test(last)) return /^BR$/.test(last)
  return path || !(words.test(host) && host.split('.').length === 2)
}

const keyOf = (address: string): string =>
  `url:${address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')}`

/** The site of a key; what stands before "@" names none. */
export const hostOf = (key: string): string =>
  (key.slice(4).split(/[/?#\\]/)[0] ?? '').replace(/^.*@/, '').replace(/:\d+$/, '')

/** Where law and decisions are published by those who make them. */
export const isOfficial = (key: string): boolean =>
  key.startsWith('url:') &&
  !key.includes('://') &&
  /(?:^|\.)(?:jus\.br|leg\.br|planalto\.gov\.br|in\.gov\.br)$/.test(hostOf(key))
