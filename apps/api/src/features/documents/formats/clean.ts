/** What sticks to what before it, with its hyphen: "verifica-se", "opôs-lhe". */
const PRONOUNS = new Set(['se', 'me', 'te', 'lhe', 'lhes', 'lo', 'la', 'los', 'las', 'nos', 'vos'])
const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }

/**
 * Soft hyphens, joiners, direction marks and tag characters: nobody sees them, and texts meant to fool a
 * reader hide in them.
 */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|[\u{e0000}-\u{e0fff}]/gu
/** With the lone halves of a pair, which no database takes. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff\p{Cs}]/gu

/**
 * Text as it can be stored, searched and shown: NFC, one kind of line end, nothing invisible, words broken at
 * a line's end joined.
 */
export function cleanText(raw: string): string {
  const text = raw
    .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, '\n')
    .replace(/(\p{L})\u00ad\n\s*(?=\p{Ll})/gu, '$1')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature: string) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .normalize('NFC')
  const lines = joinBroken(text).split('\n')
  // A pattern for blanks before a line's end takes the square of their number.
  const trimmed = lines.map((line) => line.trimEnd()).join('\n')
  return trimmed.replace(/\n{3,}/g, '\n\n').replace(/^\n+|\n+$/g, '')
}

/** Tag characters that spell something, but for those of a flag, which follow it. */
const TAGS = /(?<!\u{1f3f4})(?<![\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]+/gu

/** What is written in tag characters: letters that no program shows, but a model reads. */
export function tagText(raw: string): string {
  return (raw.match(TAGS) ?? []).map((tags) => Array.from(tags.slice(0, 20_000), letterOf).join('')).join(' ')
}

const letterOf = (tag: string) => String.fromCodePoint(Math.max(0, (tag.codePointAt(0) ?? 0) - 0xe0000))

/** Bounded and anchored, so that a hostile text of one endless word costs no more than any other. */
const BROKEN = /(?<!\p{L})(\p{L}{1,60})[-\u2010] {0,20}\n {0,60}(\p{Ll}{1,60})/gu

/**
 * "respon-" and "sabilidade" on the next line are one word; before a pronoun, a capital or a number the
 * hyphen is the word's own.
 */
function joinBroken(text: string): string {
  return text.replace(
    BROKEN,
    (_, before: string, after: string) => before + (keepsHyphen(before, after) ? '-' : '') + after,
  )
}

/** "clas-se" and "te-se" end like a pronoun but are one word. */
function keepsHyphen(before: string, after: string): boolean {
  if (!PRONOUNS.has(after)) return false
  return after !== 'se' || (before.length > 3 && !before.endsWith('s'))
}
