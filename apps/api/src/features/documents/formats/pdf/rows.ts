import type { Run } from './canvas'

/**
 * Text in the order in which it is painted, with a line's end and a blank wherever the place of the next
 * piece shows one.
 */
export function linesOf(runs: Run[]): string {
  let text = ''
  let last: Run | undefined
  for (const run of runs) {
    if (last) text += between(last, run)
    text += run.text
    last = run
  }
  return text
}

function between(last: Run, next: Run): '' | ' ' | '\n' {
  const size = Math.max(last.size ?? 0, next.size ?? 0, 4)
  const along = Math.hypot(last.end[0] - last.start[0], last.end[1] - last.start[1])
  const [ux, uy] =
    along > 0 ? [(last.end[0] - last.start[0]) / along, (last.end[1] - last.start[1]) / along] : [1, 0]
  const [dx, dy] = [next.start[0] - last.end[0], next.start[1] - last.end[1]]
  if (Math.abs(dy * ux - dx * uy) > 0.5 * size) return '\n'
  const gap = dx * ux + dy * uy
  const isApart = gap > 0.15 * size || gap < -2 * size
  return isApart && !/\s$/.test(last.text) && !/^\s/.test(next.text) ? ' ' : ''
}
