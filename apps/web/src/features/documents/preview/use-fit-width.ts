import { useEffect, useState, type RefObject } from 'react'

/** Wider than this, lines of a page are no easier to read. */
const widest = 900
const margin = 32

/** The width at which a page fits into what it scrolls in; 0 until that is known. */
export function useFitWidth(scroller: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setWidth(Math.min(widest, element.clientWidth - margin))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [scroller])
  return width
}
