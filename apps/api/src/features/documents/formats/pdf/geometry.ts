/** As PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** A matrix from what an operator holds, be it a list or a typed array. */
export function matrixOf(given: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(given)
  return [a, b, c, d, e, f]
}

export function numbersOf(given: unknown): number[] {
  if (Array.isArray(given)) return given.map(Number)
  return ArrayBuffer.isView(given) ? [...(given as Float32Array)] : []
}

export interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

export function boxAround(points: [x: number, y: number][]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** Where a box of user space lies on the page. */
export function placed(matrix: Matrix, { left, bottom, right, top }: Box): Box {
  return boxAround([
    place(matrix, left, bottom),
    place(matrix, right, bottom),
    place(matrix, left, top),
    place(matrix, right, top),
  ])
}

export function overlap(one: Box, other: Box): Box | null {
  const both = {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    top: Math.min(one.top, other.top),
  }
  return both.left <= both.right && both.bottom <= both.top ? both : null
}

export const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.bottom && y <= box.top
export const covers = (outer: Box, inner: Box): boolean =>
  holds(outer, inner.left, inner.bottom) && holds(outer, inner.right, inner.top)
export function grown({ left, bottom, right, top }: Box, by: number): Box {
  return { left: left - by, bottom: bottom - by, right: right + by, top: top + by }
}
export const middle = ({ left, bottom, right, top }: Box): [x: number, y: number] => [
  (left + right) / 2,
  (bottom + top) / 2,
]
