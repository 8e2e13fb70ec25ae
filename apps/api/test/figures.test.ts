import { describe, expect, it } from 'vitest'
import { median, quantile, trendOf } from '../bench/lib/figures'

const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)

describe('the figures of a measurement', () => {
  it('takes quantiles of what comes in any order, up to the greatest', () => {
    expect([0.5, 0.95, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([51, 96, 100, 100])
    expect([median([7]), median([])]).toEqual([7, 0])
  })

  it('tells what ten minutes added, whatever single moments were like', () => {
    const points = Array.from({ length: 40 }, (_, n) => ({
      minute: n / 4,
      value: 200 + n / 2 + (n % 9 === 4 ? 300 : 0),
    }))
    const { first, last, perTenMinutes } = trendOf(points)
    expect(perTenMinutes).toBeCloseTo(20, 5)
    expect([first, last]).toEqual([203, 218])
  })

  it('calls what swings about one value flat', () => {
    const points = Array.from({ length: 41 }, (_, n) => ({ minute: n, value: n % 2 === 0 ? 100 : 110 }))
    expect(trendOf(points).perTenMinutes).toBe(0)
  })
})
