/** The value below which `share` of them lie; 0 where there are none. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

export const median = (values: number[]): number => quantile(values, 0.5)

/** A figure at a minute of the run. */
export interface Point {
  minute: number
  value: number
}

/**
 * How a figure went: medians of the first and the last quarter, and what ten minutes added, as the median
 * over all pairs (Theil–Sen).
 */
export function trendOf(points: Point[]): { first: number; last: number; perTenMinutes: number } {
  const quarter = Math.max(1, Math.floor(points.length / 4))
  const of = (some: Point[]) => median(some.map(({ value }) => value))
  const slopes = points.flatMap((one, at) =>
    points
      .slice(at + 1)
      .flatMap((other) =>
        other.minute > one.minute ? [(other.value - one.value) / (other.minute - one.minute)] : [],
      ),
  )
  return {
    first: of(points.slice(0, quarter)),
    last: of(points.slice(-quarter)),
    perTenMinutes: 10 * median(slopes),
  }
}
