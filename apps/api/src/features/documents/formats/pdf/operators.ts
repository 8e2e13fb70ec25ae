import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { numbersOf, type Box, type Matrix } from './geometry'

/** How a path may end to be filled. */
export const FILLING = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

export function boxOf(given: unknown): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(given)
  return { left, bottom, right, top }
}

export const hexOf = (args: unknown[]) =>
  `#${args
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

/** One closed rectangle along the page's edges: four corners, of which neighbours share a coordinate. */
export function isRectangle(path: unknown, [a, b, c, d]: Matrix): boolean {
  const isStraight = (b === 0 && c === 0) || (a === 0 && d === 0)
  const steps = numbersOf(Array.isArray(path) ? path[0] : path)
  if (!isStraight || steps.length < 12 || steps.length > 17) return false
  const corners: [number, number][] = []
  for (let at = 0; at + 2 < steps.length; at += 3) {
    if (steps[at] !== (at === 0 ? 0 : 1)) return false
    corners.push([steps[at + 1] ?? 0, steps[at + 2] ?? 0])
  }
  return (
    corners.length >= 4 &&
    corners.slice(1).every(([x, y], n) => x === corners[n]?.[0] || y === corners[n]?.[1])
  )
}
