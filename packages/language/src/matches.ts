/**
 * All matches of a global pattern. `matchAll` makes a copy of the pattern at each call, which is most of what
 * it takes on a short text.
 */
export function matches(text: string, pattern: RegExp): RegExpExecArray[] {
  const all: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    all.push(found)
    if (found[0] === '') pattern.lastIndex++
  }
  return all
}
