import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { plainSign, plainSigns } from '@lavra/contracts/values/plain-signs'
import { emphasisIn } from './emphasis'

/** A text as a reader sees it, and where each of its signs stands in the source. */
export interface Rendered {
  text: string
  /** Offset in the source of what begins at this offset of the text. */
  start: (offset: number) => number
  /** Offset in the source behind what ends at this offset of the text. */
  end: (offset: number) => number
}

export interface Edit {
  start: number
  end: number
  put: string
}

const escaped = /\\[!-/:-@[-`{-~]|&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi
const oddSign =
  /[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2024\u202a-\u202f\u205f-\u206f\u2460-\u2468\u24b6-\u24e9\u3000\u3002\ufb00-\ufb06\ufe00-\ufe0f\ufe52\ufeff\uff01-\uff5e\uff61]|\ud835[\udc00-\udfff]|[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0e50-\u0e59]/g
const anyEdit = /[\\&*_`]|[^\u0000-\u009f\u00a1-\u00ac\u00ae-\u024f]/
const markInNumber = /(?<=\d) ?\[VERIFICAR\](?=[-./]?\d)/gi
/** Marks that stand inside a word or a number and say nothing: tags, struck-out text, lines below digits. */
const markInWord =
  /<\/?(?:a|abbr|b|big|code|del|em|font|i|ins|kbd|mark|s|small|span|strike|strong|sub|sup|tt|u|wbr)(?:\s[^<>]{0,200})?\/?>|<!--[^<>]{0,200}-->|~~|(?<=\d)_(?=[\d.,_])/gi
/** "golpe[.]com", "golpe (ponto) com": a stop so written that no program takes the address for one. */
const spelledStop = /(?<=[\p{L}\p{N}]) ?[[({] ?(?:\.|ponto|dot) ?[\])}] ?(?=[\p{L}\p{N}])/giu
/** "golpe ponto com" without brackets, its labels and what stands around them. */
const spokenHost =
  /(?<![\p{L}\p{N}@._-])[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}(?: ponto [\p{L}\p{N}][\p{L}\p{N}_-]{0,62}){1,4}(?![\p{L}\p{N}_-])/giu
const spokenEnd = / ponto (?:com|net|org|info|online|site)(?: ponto br)?$/i
/** "o ponto com que", "relógio de ponto com": words before "ponto" that name no site. */
const notAHost =
  /^(?:aos?|as?|até|cada|cart(?:ão|ões)|com|d[aeo]s?|e|em|es[ts]e|folhas?|livros?|n?aquele|n?es[st]es?|n[ao]s?|outro|os?|pelo|por|qual|quanto|que|registro|relógios?|seu|tal|um|único)$/i
/** What stands right before the host of a site. */
export const siteBefore =
  /(?:\bacess(?:e|ar|ou)|\bvisit(?:e|ar|ou)|\bsites?|\bs[íi]tios?|\blinks?|\bportal|\bpágina|\bdomínio|\bendereço(?: eletrônico)?):? [("“]?$/i
const anyMark = /\[VERIFICAR\]|<[/!a-z]|~~|\d_|[[({] ?(?:\.|ponto|dot)| ponto /i

/**
 * Escapes, entities and emphasis as they read, and no sign that nobody sees; headings, lists and tables stay
 * as they are.
 */
export function rendered(source: string): Rendered {
  if (!anyEdit.test(source)) return { text: source, start: same, end: same }
  const edits: Edit[] = []
  const taken = new Set<number>()
  for (const { 0: found, index } of source.matchAll(escaped)) {
    edits.push({
      start: index,
      end: index + found.length,
      put: found.startsWith('\\') ? found.slice(1) : plainSigns(decoded(found)),
    })
    if (found.startsWith('\\')) taken.add(index + 1)
  }
  for (const { 0: found, index } of source.matchAll(oddSign))
    edits.push({ start: index, end: index + found.length, put: plainSign(found) })
  for (const { start, end } of emphasisIn(source, taken)) edits.push({ start, end, put: '' })
  return edited(
    source,
    edits.sort((a, b) => a.start - b.start),
  )
}

/**
 * The same without marks that stand inside a number or a word ("2.200 [VERIFICAR]-2", "9<b>3</b>"): it is
 * one. Stops that are spelled out in an address are stops.
 */
export function withoutMarks(shown: Rendered): Rendered {
  if (!anyMark.test(shown.text)) return shown
  const put = (pattern: RegExp, instead: string): Edit[] =>
    [...shown.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      put: instead,
    }))
  const edits = [
    ...put(markInNumber, ''),
    ...put(markInWord, ''),
    ...put(spelledStop, '.'),
    ...spokenStops(shown.text),
  ].sort((a, b) => a.start - b.start)
  if (edits.length === 0) return shown
  const inner = edited(shown.text, edits)
  return {
    text: inner.text,
    start: (offset) => shown.start(inner.start(offset)),
    end: (offset) => shown.end(inner.end(offset)),
  }
}

/**
 * The stops of addresses that are spelled out as one says them: with "ponto br" at the end, before the end of
 * a sentence, or behind what names a site.
 */
function spokenStops(text: string): Edit[] {
  return [...text.matchAll(spokenHost)].flatMap(({ 0: found, index }) => {
    const host = spokenEnd.exec(found)
    if (!host || notAHost.test(found.slice(0, found.indexOf(' ')))) return []
    const behind = text.charAt(index + found.length)
    const before = text.slice(Math.max(0, index - 40), index)
    if (!/ br$/i.test(found) && !/^$|[.,;:!?)\]"”\n/]/.test(behind) && !siteBefore.test(before)) return []
    return [...found.matchAll(/ ponto /gi)].map((stop) => {
      const start = index + stop.index
      return { start, end: start + stop[0].length, put: '.' }
    })
  })
}

const same = (offset: number): number => offset

/** Of what is no entity the signs themselves. */
function decoded(entity: string): string {
  const name = entity.slice(1, -1)
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : entity
}

function edited(source: string, edits: readonly Edit[]): Rendered {
  let text = ''
  /**
   * Where a stretch begins in the text and in the source; what was edited is so long there, what was kept 0.
   */
  const stretches: { from: number; start: number; length: number }[] = []
  let at = 0
  const keep = (end: number): void => {
    if (end <= at) return
    stretches.push({ from: text.length, start: at, length: 0 })
    text += source.slice(at, end)
    at = end
  }
  for (const { start, end, put } of edits) {
    if (start < at) continue
    keep(start)
    if (put !== '') stretches.push({ from: text.length, start, length: end - start })
    text += put
    at = end
  }
  keep(source.length)
  const stretchAt = (offset: number) => {
    let [low, high] = [0, stretches.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((stretches[middle]?.from ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return stretches[low]
  }
  const start = (offset: number): number => {
    const stretch = stretchAt(offset)
    if (!stretch || offset >= text.length) return source.length
    return stretch.length > 0 ? stretch.start : stretch.start + offset - stretch.from
  }
  const end = (offset: number): number => {
    const stretch = offset > 0 ? stretchAt(offset - 1) : undefined
    if (!stretch) return 0
    return stretch.length > 0 ? stretch.start + stretch.length : stretch.start + offset - stretch.from
  }
  return { text, start, end }
}
